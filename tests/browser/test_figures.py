"""The pictures of the rulebooks: each is there, whole and legible, on a big screen and on the smallest phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from ludoteka.core.game import game_named
from ludoteka.rulebook.reading import blocks_of, rulebook
from tests.browser.conftest import Visit
from tests.browser.process import ServerProcess
from tests.browser.test_lessons import STILL

CHECK = (Path(__file__).parent / "readable.js").read_text(encoding="utf-8")
FAULTS = ("small", "cut", "beside", "word broken", "text on text", "target")  # signs of a picture lie on it on purpose
SIZES: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 360, "height": 640})
LOOK = """() => [...document.querySelectorAll('figure[data-figure]')].map((figure) => {
  const frame = figure.querySelector('.frame');
  const box = frame.getBoundingClientRect();
  const text = (node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim());
  const seen = (node) => node.getBoundingClientRect().width > 1 && !node.closest('.sr, svg, option, .dots');
  const all = [...figure.querySelectorAll('*')];
  const name = (node) => `${node.localName}.${node.getAttribute('class')}`;
  return {
    name: figure.dataset.figure,
    label: frame.getAttribute('role') === 'img' ? frame.getAttribute('aria-label') : '',
    size: [box.width, box.height],
    out: all.filter((node) => seen(node) && !inside(node, figure)).map(name),
    small: all.filter((node) => seen(node) && text(node) && parseFloat(getComputedStyle(node).fontSize) < 12).map(name),
    marks: [...figure.querySelectorAll('.frame > .mark')].map((mark) => mark.textContent),
    legend: [...figure.querySelectorAll('.legend li')].map((line) => line.textContent),
    active: [...frame.querySelectorAll('a, button, input, select, [tabindex]')]
      .filter((one) => !one.closest('[inert]')).length,
  };
  function inside(node, whole) {
    const [a, b] = [node.getBoundingClientRect(), whole.getBoundingClientRect()];
    return a.left >= b.left - 1 && a.right <= b.right + 1;
  }
})"""


@pytest.mark.parametrize("game", ["seasons", "etherstone", "elven-rage"])
def test_every_picture_is_whole_and_legible(game: str, server: ServerProcess, visit: Visit) -> None:
    book = rulebook(game_named(game), "en")
    assert book is not None
    named = [block["id"] for block in blocks_of(book) if block["kind"] == "figure"]
    person = visit(server, locale="uk-UA")
    page = person.page
    for size in SIZES:
        page.set_viewport_size(size)
        person.go(f"/rules/{game}")
        expect(page.locator("figure[data-figure]")).to_have_count(len(named))
        page.evaluate(STILL)
        expect(page.locator(".frame > .mark")).to_have_count(page.locator(".legend li").count())
        pictures: list[dict[str, Any]] = page.evaluate(LOOK)
        assert [picture["name"] for picture in pictures] == named
        for picture in pictures:
            wrong = {key: picture[key] for key in ("out", "small", "active") if picture[key]}
            assert wrong == {}, (picture["name"], size)
            assert picture["label"], picture["name"]
            assert min(picture["size"]) > 40, picture["name"]
            assert picture["marks"] == [str(n + 1) for n in range(len(picture["legend"]))], picture["name"]
            assert not [line for line in picture["legend"] if "-figure-" in line], picture["name"]
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert [one for one in page.evaluate(CHECK, size["width"] < 720) if one.startswith(FAULTS)] == []
    assert person.axe(f"pictures of {game}", within="figure") == []
