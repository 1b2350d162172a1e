"""Whatever is missing, its page leads home."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools.serve import serving
from tools.site import build_site

PRESS = "text=Go to the home page"


@pytest.mark.parametrize(
    "missing", ["nothing", "nothing/", "a/nothing", "a/b/c/", "a/b/nothing.html"]
)
def test_a_missing_page_leads_home_under_a_sub_path_it_was_not_told(
    browser: Browser, site_url: str, missing: str
) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        answer = page.goto(site_url + missing)
        assert answer is not None
        assert answer.status == 404
        page.click(PRESS)
        page.wait_for_url(site_url)


def test_a_build_that_knows_its_sub_path_leads_home_without_a_script(
    browser: Browser, tmp_path: Path
) -> None:
    build_site(tmp_path, base="/statecraft/")
    with (
        serving(tmp_path, base="/statecraft/") as url,
        browser.new_context(java_script_enabled=False) as context,
    ):
        page = context.new_page()
        page.goto(url + "one/two/three/four/five/six")
        assert page.locator("header").evaluate("it => getComputedStyle(it).display") == "flex"
        page.click(PRESS)
        page.wait_for_url(url)


def test_the_missing_page_says_what_to_do_in_words(site: Path) -> None:
    words = (site / "404.html").read_text()
    assert "Nothing is here." in words
    assert "Go to the home page" in words
