"""Makes the pictures of boards in the browser anew: `python -m docs.images.boards [PICTURE…]`.

Computer players play a match by its seed. A server opens its record, and the first seat goes on a little before the
moment wanted, answering as recorded as far as it can, so that the log tells of something. The built client and Chromium
are needed.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from ludoteka.bots import make
from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import game_named
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from tests.browser.conftest import ARGUMENTS, chromium_path
from tests.browser.person import Person
from tests.browser.process import ServerProcess

HERE = Path(__file__).parent
NAMES = ["Olena", "Mark", "Yara", "Ivo"]
SIZE = ViewportSize(width=1440, height=900)
BEFORE = 12
LIST = "l"  # the key that opens all options


class Picture(NamedTuple):
    game: str
    players: int
    settings: dict[str, str]
    seed: str
    wanted: Callable[[dict[str, Any]], bool]  # of the first seat's position
    do: Callable[[Person], None]  # what the picture shows being done
    evening: bool = False
    before: int = BEFORE  # answers of all seats that the log tells of


def hover_die(person: Person) -> None:
    """The pointer on the die that would set off most abilities."""
    dice = person.page.locator(".board button.die.lit, .board [data-thing^='die:']:enabled")
    counts = [int(one.locator(".count").inner_text()) if one.locator(".count").count() else 0 for one in dice.all()]
    dice.nth(counts.index(max(counts))).hover()


def attack(person: Person) -> None:
    """The first threat that can be attacked, with the team that the table proposes."""
    person.page.locator(".board .threats button.card.lit").first.click()
    person.page.locator(".board .overlay .panel").wait_for()


def developed(position: dict[str, Any], least: int) -> bool:
    """The first seat has its whole turn before it and so many cards in play."""
    return bool(position["question"]["kind"] == "action" and len(position["view"]["players"][0]["tableau"]) >= least)


def can_attack(position: dict[str, Any]) -> bool:
    return any(option["text"].startswith("attack") for option in position["question"]["options"])


def grown(position: dict[str, Any]) -> bool:
    """The first seat chooses a Land to attack, with a hand and some Lands already."""
    view, texts = position["view"], [option["text"] for option in position["question"]["options"]]
    attacks = sum(text.startswith("attack") for text in texts)
    return bool(
        position["question"]["kind"] == "capture"
        and attacks > 3
        and view["players"][0]["lands"] > 3
        and view["players"][0]["hand"] > 3
    )


def full_field(position: dict[str, Any]) -> bool:
    """All four warriors stand, and one of the first seat's may strike in several directions."""
    fighters = (position["view"]["battle"] or {"fighters": []})["fighters"]
    standing = sum(0 <= fighter["slot"] < 4 for fighter in fighters)
    return bool(position["question"]["kind"] == "act" and standing == 4)


def look_only(person: Person) -> None:
    """The table as it is, the pointer out of the way."""
    person.page.mouse.move(SIZE["width"] - 1, SIZE["height"] - 1)


def point_at_actor(person: Person) -> None:
    """The pointer on the warrior whose turn it is, so that its card can be read."""
    person.page.locator(f".board [data-card='{person.position['question']['detail']['card']}']").first.hover()


PEOPLES = {"deployment": "advanced", "people-1": "forest", "people-2": "high", "people-3": "snow"}
PICTURES = {
    "board-etherstone": Picture(
        "etherstone", 3, {"start": "draft"}, "b1", lambda at: developed(at, 4), hover_die, evening=True
    ),
    "attack-etherstone": Picture(
        "etherstone", 2, {"start": "draft"}, "a1", lambda at: developed(at, 3) and can_attack(at), attack
    ),
    "board-elven-rage-map": Picture("elven-rage", 3, PEOPLES, "p3", grown, look_only),
    "board-elven-rage-battle": Picture("elven-rage", 3, PEOPLES, "f8", full_field, point_at_actor, before=4),
}


def played(picture: Picture) -> tuple[Journal, int]:
    """The record of a whole match, and the answer of the first seat with which to go on."""
    game = game_named(picture.game)
    match = Match(game, picture.players, key_from_seed(picture.seed), picture.settings, NAMES[: picture.players])
    bots = [make("adept", game, key_from_seed(f"{picture.seed} {seat}")) for seat in range(picture.players)]
    asked: list[int] = []
    start = -1
    while not match.over:
        seat = match.state.owing()[0]
        question = match.question(seat)
        if seat == 0 and start < 0 and question is not None:
            asked.append(match.state.number)
            options = [{"text": text} for text in question.texts]
            if picture.wanted({"view": match.view(0), "question": {"kind": question.kind, "options": options}}):
                start = max(number for number in asked if number <= max(asked[0], asked[-1] - picture.before))
        match.answer(seat, bots[seat].choose(match.state, seat))
    if start < 0:
        raise ValueError(f"the match of seed '{picture.seed}' never comes to the moment wanted")
    return match.journal, start


def take(browser: Browser, address: str, name: str) -> None:
    picture = PICTURES[name]
    journal, start = played(picture)
    context = browser.new_context(
        locale="en-US", viewport=SIZE, color_scheme="dark" if picture.evening else "light", reduced_motion="reduce"
    )
    person = Person(context, address)
    person.ask("PUT", "/api/me", {"name": NAMES[0]})
    record = person.ask("POST", "/api/journals", {"journal": journal.dump()})
    table = person.ask("POST", f"/api/tables/{record['id']}/continue", {"number": start, "seat": 0, "bot": "adept"})
    person.go(f"/table/{table['id']}")
    recorded = [answer.text for answer in journal.answers[start:] if answer.seat == 0]
    first = True
    while person.ready() == "turn" and (first or not picture.wanted(person.position)):
        first = False
        texts = [option["text"] for option in person.position["question"]["options"]]
        text = next((one for one in recorded if one in texts), texts[0])
        if text in recorded:
            del recorded[: recorded.index(text) + 1]
        if not person.seen("[data-option]:enabled"):
            person.key(LIST)
        before = person.number
        person.page.locator("[data-option]:enabled").nth(texts.index(text)).click()
        person.answered(before)
    if person.position["question"] is None or not picture.wanted(person.position):
        raise ValueError(f"going on with seed '{picture.seed}', the moment wanted does not come")
    picture.do(person)
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(500)
    person.page.screenshot(path=HERE / f"{name}.png")
    person.context.close()


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
            for name in names or list(PICTURES):
                take(browser, server.address, name)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
