"""The worker that thinks: it arrives, answers as CPython does, and is replaced when it dies."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from engine import Record
from engine.thinking import answer
from tests.browser.conftest import Newcomer
from tests.browser.network import HOWS, How, Network
from tests.browser.visitor import START
from tools.serve import serving

GOLDEN = Path(__file__).parents[1] / "engine/golden"
SOUND = Record.start("pacification", "7KQ2M9")
DEALT = f"verify {SOUND.text}"

# What the page would hear is shown instead.
LISTEN = """
globalThis.statecraft = {
  hear(name, value) {
    const told = document.createElement("pre");
    told.className = name;
    told.textContent = value;
    document.body.append(told);
  },
};
"""
# The next thought of the worker is its last.
DIES = {
    "throws": "() => addEventListener('message', () => { throw new Error('gone'); }, true)",
    "closes itself": "() => addEventListener('message', () => close(), true)",
    "never returns": "() => addEventListener('message', () => { for (;;); }, true)",
}
# In front of the worker's own code: a question it cannot survive, however often it is replaced.
DEADLY = """
addEventListener("message", (event) => {
  if (event.data !== "deadly") return;
  event.stopImmediatePropagation();
  throw new Error("gone");
}, true);
"""
# The same for one that never ends.
ENDLESS = """
addEventListener("message", (event) => {
  while (event.data === "endless");
}, true);
"""


@pytest.fixture(scope="module")
def bare(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a page without anything but the site's policy, among the site's files."""
    (built,) = (site / "v").iterdir()
    folder = tmp_path_factory.mktemp("bare") / "site"
    shutil.copytree(built, folder, copy_function=os.link)
    page = (site / "index.html").read_text()
    (policy,) = re.findall(r'<meta http-equiv="Content-Security-Policy"[^>]+>', page)
    (folder / "index.html").write_text(
        f"<!doctype html><meta charset=utf-8>{policy}<link rel=icon href='data:,'>"
        "<title>Thinking</title><h1>Thinking</h1>"
    )
    with serving(folder, base="/any/sub/path/") as url:
        yield url


@pytest.fixture
def page(newcomer: Newcomer, bare: str) -> Page:
    """The bare page, for tests in which things go wrong."""
    forgiving = ("missing", "console", "page")
    page = newcomer(site=bare, script=LISTEN, forgiving=forgiving).page
    page.goto(bare)
    return page


def start(page: Page, **times: object) -> None:
    page.evaluate(
        "async (times) => (await import('./ui/js/thinking.js')).startThinking(times)", times
    )


def ask(page: Page, *questions: str, budget: int = 0) -> None:
    page.evaluate(
        """async ([budget, questions]) => {
          await import("./ui/js/thinking.js");
          for (const question of questions) statecraft.think(question, budget);
        }""",
        [str(budget), questions],
    )


def hears(page: Page, state: str) -> None:
    expect(page.locator("pre.thinking").last).to_have_text(state, timeout=START)


def thoughts(page: Page, count: int) -> list[str]:
    expect(page.locator("pre.thought")).to_have_count(count, timeout=START)
    return page.locator("pre.thought").all_text_contents()


def states(page: Page) -> list[str]:
    return page.locator("pre.thinking").all_text_contents()


def spoiled(page: Page, code: str) -> None:
    """Put code in front of the worker's own."""

    def spoil(route: Route) -> None:
        route.fulfill(response=(met := route.fetch()), body=code + met.text())

    page.context.route("**/thinker.js", spoil)


def golden_records() -> list[str]:
    lines = [line for file in sorted(GOLDEN.glob("*.txt")) for line in file.read_text().split("\n")]
    return [line.removeprefix("record ") for line in lines if line.startswith("record ")]


def test_questions_that_take_too_long_do_not_end_the_worker(page: Page) -> None:
    page.context.route(
        "**/thinker.js",
        lambda route: route.fulfill(content_type="text/javascript", body='postMessage("ready");'),
    )
    start(page, pauses=[10, 10])
    questions = [f"move careful {number}" for number in range(6)]
    ask(page, *questions, budget=50)
    assert thoughts(page, 6) == [f"{question}\nno answer" for question in questions]
    hears(page, "ready")
    assert "failed" not in states(page)


def test_it_arrives_and_answers_as_cpython_does(newcomer: Newcomer, bare: str) -> None:
    page = newcomer(site=bare, script=LISTEN).page
    page.goto(bare)
    records = golden_records()
    records += [Record.parse(text).until(3).text for text in records]
    questions = [f"{task} {text}" for task in ("verify", "outcomes") for text in records]
    questions += [question[:-1] for question in questions[:5]] + ["", "think hard"]
    ask(page, *questions[:9])
    assert not page.workers
    start(page)
    hears(page, "ready")
    ask(page, *questions[9:])
    assert thoughts(page, len(questions)) == [f"{text}\n{answer(text)}" for text in questions]
    assert states(page) == ["arriving", "ready"]


@pytest.mark.parametrize("death", sorted(DIES))
def test_a_worker_that_dies_in_a_thought_is_replaced_and_asked_again(
    page: Page, death: str
) -> None:
    page.clock.install()
    page.reload()
    start(page)
    hears(page, "ready")
    page.workers[0].evaluate(DIES[death])
    ask(page, DEALT, "outcomes x")
    if death == "throws":
        hears(page, "arriving")
    else:
        page.clock.fast_forward(20_000)  # as long as a thought may take
    page.clock.fast_forward(1_000)  # until it is replaced
    assert thoughts(page, 2) == [f"{DEALT}\n{answer(DEALT)}", f"outcomes x\n{answer('outcomes x')}"]
    assert states(page) == ["arriving", "ready", "arriving", "ready"]
    while len(page.workers) > 1:  # Chromium ends a busy worker after a moment
        page.wait_for_timeout(50)


def test_a_question_that_two_workers_died_of_is_put_aside(page: Page) -> None:
    spoiled(page, DEADLY)
    start(page, pauses=[0, 0, 0])
    ask(page, DEALT, "deadly", DEALT)
    told = f"{DEALT}\n{answer(DEALT)}"
    assert thoughts(page, 3) == [told, "deadly\nno answer", told]
    hears(page, "ready")


def test_a_question_with_a_budget_has_one_attempt_of_that_length(page: Page) -> None:
    spoiled(page, ENDLESS)
    page.clock.install()
    page.reload()
    start(page)
    hears(page, "ready")
    ask(page, "endless", budget=5_000)
    page.clock.fast_forward(5_000)
    assert thoughts(page, 1) == ["endless\nno answer"]
    hears(page, "arriving")
    page.clock.fast_forward(1_000)  # until it is replaced
    hears(page, "ready")


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize(
    "file",
    ["pyodide.asm.wasm", "pyodide.asm.mjs", "python_stdlib.zip", "app.zip", "thinker.js"],
)
def test_a_part_that_does_not_arrive_is_a_failure_and_not_a_wait(
    page: Page, file: str, how: How
) -> None:
    Network(page).breaks(file, how)
    ask(page, DEALT)
    start(page, pauses=[])
    hears(page, "failed")
    assert thoughts(page, 0) == []
    while page.workers:  # Chromium tells that one is gone a moment later
        page.wait_for_timeout(50)


def test_a_part_that_hangs_is_a_failure_in_the_end(page: Page) -> None:
    page.clock.install()
    page.reload()
    Network(page).holds(lambda request: request.url.endswith(".wasm"))
    start(page, pauses=[])
    hears(page, "arriving")
    page.clock.fast_forward(120_000)
    hears(page, "failed")


def test_it_is_tried_four_times_then_given_up_until_the_network_is_back(page: Page) -> None:
    network = Network(page)
    network.breaks("thinker.js", "missing")
    start(page, pauses=[0, 0, 0])
    hears(page, "failed")
    assert states(page) == ["arriving"] * 4 + ["failed"]
    ask(page, DEALT)
    assert states(page)[-2:] == ["failed", "failed"]
    network.mends()
    page.evaluate("() => dispatchEvent(new Event('online'))")
    hears(page, "ready")
    ask(page, DEALT)
    assert thoughts(page, 1) == [f"{DEALT}\n{answer(DEALT)}"]
