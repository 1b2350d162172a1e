"""What can be pressed on a page, read from its HTML as `ui.html` writes it."""

from dataclasses import dataclass

from engine import Stream

MARK = ' data-message="'
PRIMARY = 'id="act-primary"'  # what a person most likely wants
TYPED = ("", "7KQ2M9", "Zoë & <Bo>", "🕊", " a", "x" * 70, "#/game/pAAA")


@dataclass(frozen=True)
class Control:
    """A button or link, or a form with the text between its tags.

    `primary` is what leads on most.
    """

    name: str
    about: str
    primary: bool = False
    form: str = ""

    def value(self, rng: Stream) -> str:
        """What its message is about; a form is filled in with whatever `rng` draws."""
        if not self.form:
            return self.about
        return "\n".join([self.about, *filled(self.form, rng)])


def controls_of(html: str) -> list[Control]:
    """All controls, or those of the sheet that lies over the page."""
    _, _, sheet = html.partition("<dialog")
    found = []
    parts = (sheet or html).split(MARK)
    for at in range(1, len(parts)):
        message = parts[at].partition('"')[0]
        name, _, about = unescaped(message).partition(":")
        before, behind = parts[at - 1].split("<")[-1], parts[at].partition(">")[0]
        primary = PRIMARY in f"{before} {behind}"
        form = "".join(parts[at:]).partition("</form>")[0] if before.startswith("form") else ""
        found.append(Control(name, about, primary, form))
    return found


def filled(form: str, rng: Stream) -> list[str]:
    """What a browser sends of a form, a line for each field: name, tab, value."""
    lines = []
    for tag in tags(form, "input"):
        kind = attribute(tag, "type")
        if kind in ("checkbox", "radio"):
            if rng.below(2):
                lines.append(f"{attribute(tag, 'name')}\t{attribute(tag, 'value')}")
        elif attribute(tag, "name"):
            typed = attribute(tag, "value") if rng.below(8) else TYPED[rng.below(len(TYPED))]
            lines.append(f"{attribute(tag, 'name')}\t{typed}")
    for part in form.split("<select")[1:]:
        choices = tags(part.partition("</select>")[0], "option")
        choice = attribute(choices[rng.below(len(choices))], "value")
        lines.append(f"{attribute(part.partition('>')[0], 'name')}\t{choice}")
    return lines


def tags(html: str, name: str) -> list[str]:
    """The insides of all tags of this name."""
    return [part.partition(">")[0] for part in html.split(f"<{name}")[1:]]


def attribute(tag: str, name: str) -> str:
    """The value of an attribute, "" if there is none."""
    return unescaped(tag.partition(f' {name}="')[2].partition('"')[0])


def unescaped(text: str) -> str:
    """Text as it was before it was made safe."""
    for code, letter in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&amp;", "&")):
        text = text.replace(code, letter)
    return text
