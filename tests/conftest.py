"""What all tests share: one built site, one server of it, one Chromium."""

import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

from tools.browser import CHROMIUM_ARGS, chromium_path
from tools.serve import serving
from tools.site import build_site

# A slow machine is no failure; in CI a failure must be repeatable.
settings.register_profile("statecraft", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("statecraft")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, built once in a run, whatever the number of worker processes."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    dist = shared / "dist"
    with (shared / "dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not dist.exists():
            half_built = shared / "dist.part"
            build_site(half_built)
            half_built.rename(dist)
    return dist


@pytest.fixture(scope="session")
def site_url(site: Path) -> Iterator[str]:
    """The address of the served site, under a sub-path that nothing in it knows."""
    with serving(site, base="/any/sub/path/") as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for a worker process; open a context of your own in it."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=chromium_path(), args=list(CHROMIUM_ARGS)
        )
        yield chromium
        chromium.close()
