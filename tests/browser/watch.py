"""Watches a browser for everything that must never happen on the page."""

from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  window.tellPolicyViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""


@dataclass
class Watch:
    """Errors, violations of the content security policy, requests elsewhere, missing files.

    A test about something that fails forgives it by naming the kind.
    """

    origin: str
    forgiven: tuple[str, ...] = ()
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def follow(self, context: BrowserContext) -> None:
        context.expose_function("tellPolicyViolation", self._violated)
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("console", self._said)
        context.on("weberror", self._threw)
        context.on("request", self._asked)
        context.on("response", self._answered)

    def _complain(self, kind: str, text: str) -> None:
        if kind not in self.forgiven:
            self.complaints.append(f"{kind}: {text}")

    def _violated(self, text: str) -> None:
        self._complain("policy", text)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain("console", f"{message.text} {message.location.get('url', '')}")

    def _threw(self, error: WebError) -> None:
        self._complain("page", str(error.error))

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self.origin, "data:", "blob:")):
            self._complain("elsewhere", request.url)

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._complain("missing", f"{response.status} {response.url}")
