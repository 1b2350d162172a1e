"""The Chromium that tests and benchmarks drive."""

import os
import shutil

# Two pages that Chromium 156 opens by itself in every new context, at most of a second each; then
# what Playwright 1.63 switches off, whose own list this one takes the place of.
FEATURES_OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "BlockOriginHeaderModificationOnRedirect",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "Translate",
)
# Quiet and repeatable: no GPU, no updates, no talk with its maker.
CHROMIUM_ARGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(FEATURES_OFF)}",
    # Chromium's sandbox refuses to run as root, as in a container of CI.
    *(("--no-sandbox",) if os.geteuid() == 0 else ()),
)

_NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


class BrowserMissing(RuntimeError):
    """No Chromium was found; the text says what to do."""


def chromium_path() -> str:
    """Return the path of Chromium: the environment's CHROMIUM, else the first one installed.

    Raises BrowserMissing when there is none, or when CHROMIUM names nothing that runs: a test
    that needs a browser must fail without one, not be skipped.
    """
    asked = os.environ.get("CHROMIUM")
    for name in (asked,) if asked else _NAMES:
        found = shutil.which(name)
        if found:
            return found
    raise BrowserMissing(
        f"CHROMIUM is {asked!r}, and no such program was found."
        if asked
        else "No Chromium was found. Install it (Debian: apt-get install chromium), "
        "or set CHROMIUM to the path of a Chromium or Chrome."
    )
