"""Each language on every page: all words are there, nothing is left in another, and a switch keeps the match."""

import re
from collections.abc import Set as AbstractSet
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludoteka.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.person import Person
from tests.browser.process import ServerProcess

JOURNAL = Path(__file__).parents[1] / "journals" / "seasons-2-archmage.jsonl"
MESSAGE_ID = re.compile(
    r"\b(?:web|player|seasons|etherstone|elven-rage)-[a-z0-9]+(?:-[a-z0-9]+)*\b|\{\s*\$|\bundefined\b|\bNaN\b|\[object"
)
LATIN = re.compile(r"[A-Za-z]{2,}")
# Names, addresses and commands are the same in every language; so are the names of the languages in their list.
SAME = {"Ludoteka", "Libellud", "QR", "ThunderGryph", "Games", "English", "Enter", "Esc", "Tab"}
SAME |= {"ludoteka", "replay", "match", "jsonl", "verify", "http"}
SOURCES = {"Alegreya", "Literata", "TypeTogether", "SIL Open Font License", "cookie"}
SOURCES |= {"Svelte", "Vite", "Project Fluent", "Litestar", "msgspec", "SQLAlchemy"}
FEW = 60  # letters
ROMAN = re.compile(r"[IVX]+")
LETTER = {"ru": "а-яё", "uk": "а-щьюяєіїґ", "en": "a-z"}


def wrong(person: Person, language: str, names: AbstractSet[str]) -> list[str]:
    """What a page says that it should not say in a language, or does not say."""
    text = person.texts()
    for name in names:
        text = text.replace(name, "")
    found = [f"words are missing: {word}" for word in MESSAGE_ID.findall(text)]
    if len(re.findall(f"[{LETTER[language]}]", text.lower())) <= FEW:
        found.append("too few words")
    if language != "en":
        text = re.sub(r"https?://\S+|[0-9a-f]{32,}", "", text)
        left = {word for word in LATIN.findall(text) if word not in SAME and not ROMAN.fullmatch(word)}
        found += [f"English is left: {word}" for word in sorted(left)]
    return found


def check(person: Person, language: str, page: str, names: AbstractSet[str]) -> None:
    """A page speaks a language; what is fetched first, such as rulings, is waited for."""
    found: list[str] = []

    def sound() -> bool:
        found[:] = wrong(person, language, names)
        return not found

    with suppress(AssertionError):
        person.until(sound, page)
    assert found == [], f"{language}, {page}"


def speak(person: Person, language: str) -> None:
    """Choose a language in the bar."""
    person.page.locator(".lang select").select_option(language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def read(person: Person, moment: str, names: AbstractSet[str] = frozenset()) -> None:
    """A page in every language."""
    for language in LANGUAGES:
        speak(person, language)
        check(person, language, moment, names)


@pytest.mark.parametrize(("language", "locale"), [("ru", "ru-RU"), ("uk", "uk-UA"), ("en", "en-GB")])
def test_the_browser_says_which_language(server: ServerProcess, visit: Visit, language: str, locale: str) -> None:
    anna = visit(server, locale=locale)
    anna.go()
    expect(anna.find("play-seasons")).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    expect(anna.page.locator(".lists")).to_be_visible()
    check(anna, language, "lobby", set())


def test_every_page_speaks(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.go()
    expect(anna.find("play-seasons")).to_be_visible()
    anna.find("carry").click()
    anna.find("make-link").click()
    link = anna.find("link").input_value()
    read(anna, "devices", {link, "Chrome", "HeadlessChrome", "Linux", "Mac", "Windows"})
    boris = visit(server)
    boris.ask("POST", "/api/play", {"game": "seasons"})
    boris.page.goto(link)
    expect(boris.find("link-yes")).to_be_visible()
    read(boris, "a private link", {link})
    page.keyboard.press("Escape")

    anna.find("invite-seasons").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    read(anna, "new table")
    page.locator("dialog footer button.primary, dialog button[type=submit]").last.click()
    page.wait_for_url("**/table/*")
    expect(anna.find("link")).to_be_visible()
    read(anna, "waiting room", {anna.find("link").input_value()})

    anna.sit("wizard")
    read(anna, "draft")
    page.locator("button.card").first.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    read(anna, "card")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    read(anna, "help")
    page.keyboard.press("Escape")
    hurry(anna, until=lambda: anna.position["view"]["round"] >= 2 and anna.kind == "main")
    anna.open().ready()
    read(anna, "turn")
    page.locator("h1 button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    read(anna, "options of the table", {anna.table["commitment"]})

    anna.go()
    expect(anna.find("play-seasons")).to_be_visible()
    page.locator("input[type=file]").set_input_files(JOURNAL)
    page.wait_for_url("**/replay/*")
    expect(page.locator("tfoot td")).to_have_count(2)
    names = set(page.locator("thead .player").all_inner_texts())
    read(anna, "result", names)
    page.locator("a[href*='/replay/'][href$='/0']").click()
    page.get_by_role("slider").fill("120")
    anna.watch(120, -1)
    read(anna, "replay", names)
    for path in ("/about", "/settings", "/check", "/rules/etherstone", "/nowhere/at/all"):
        anna.go(path)
        expect(page.locator("h1")).not_to_be_empty()
        read(anna, path, SOURCES | set(page.locator("main a[href^=http]").all_inner_texts()))


def test_the_language_changes_in_the_middle_of_a_match(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.deal(level="apprentice")
    hurry(anna, until=lambda: anna.kind == "main")
    anna.open().ready()
    page.evaluate("window.stays = true")
    before, number, english = anna.my_board, anna.number, anna.find("prompt").inner_text()
    options = page.locator("[data-option]").evaluate_all("nodes => nodes.map((node) => node.dataset.option)")
    for language in ("ru", "uk"):
        speak(anna, language)
        expect(anna.find("prompt")).not_to_have_text(english)
        check(anna, language, "match", set(page.locator(".board .name").all_inner_texts()))
        now = page.locator("[data-option]").evaluate_all("nodes => nodes.map((node) => node.dataset.option)")
        assert (anna.my_board, anna.number, now) == (before, number, options)
    assert page.evaluate("window.stays")
    anna.move()
    anna.go()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
