"""Whole matches of Etherstone against the computer, by mouse and by touch, on the table itself."""

import pytest
from playwright.sync_api import expect

from ludoteka.core.match import Match
from ludoteka.games.etherstone import GAME
from ludoteka.games.etherstone.scenario import Scenario
from tests.browser.conftest import Visit
from tests.browser.hurry import Practice
from tests.browser.person import MOVING, Person, sit_together
from tests.browser.process import ServerProcess
from tests.browser.test_lessons import asked
from tests.games.etherstone.rules.positions import me, rival

WIDTH, HEIGHT = 390, 844
PHONE = {"viewport": {"width": WIDTH, "height": HEIGHT}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
TILES = ".board .overlay .tile:enabled"


def sit(person: Person, start: str) -> None:
    person.deal("etherstone", "adept", start=start)
    person.open().ready()


def offered(person: Person) -> set[str]:
    return {option["text"] for option in person.position["question"]["options"]}


def move(person: Person) -> None:
    """Apply an ability that waits more often than not, or if nothing else is open; answer as usual otherwise."""
    tiles = person.page.locator(TILES)
    before = person.number
    only = not person.seen(".board .overlay .foot button:enabled")
    if tiles.count() and (only or person.chance.random() < 0.7):
        person.press(tiles.nth(person.chance.randrange(tiles.count())))
        person.answered(before)
    else:
        person.move()


def test_a_whole_match_by_mouse(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, reduced_motion="no-preference").at_once()
    sit(anna, "draft")
    kinds = set()
    practice = Practice(anna)
    while anna.ready() == "turn":
        if anna.number > MOVING:
            anna.page.emulate_media(reduced_motion="reduce")
            if practice.skip():
                continue
        kinds.add(anna.kind)
        assert anna.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        move(anna)
    assert {"draft", "action"} <= kinds
    expect(anna.page.get_by_role("dialog").get_by_role("link", name="Result")).to_be_visible()
    anna.until(lambda: all(seat["score"] is not None for seat in anna.table["seats"]), "the final scores")
    assert [seat["score"] for seat in anna.table["seats"]] == anna.position["view"]["scores"]


def test_a_whole_match_by_touch(server: ServerProcess, visit: Visit) -> None:
    olha = visit(server, touch=True, locale="uk-UA", **PHONE)
    sit(olha, "sets")
    kinds = set()
    practice = Practice(olha)
    while olha.ready() == "turn":
        if practice.skip():
            continue
        kinds.add(olha.kind)
        assert olha.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        move(olha)
    assert "draft" not in kinds
    assert olha.position["view"]["over"]


def test_a_die_looked_at_lights_what_it_triggers(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    sit(anna, "sets")
    leader = anna.page.locator(f".board .mine [data-card='{anna.my_board['leader']}']")
    expect(leader).to_be_visible()
    for die in anna.position["view"]["dice"]:
        button = anna.page.locator(f".board [data-thing='die:{die['die']}']")
        count = button.locator(".count")
        told = int(count.inner_text()) if count.count() else 0
        button.hover()
        expect(anna.page.locator(".board .mine .ability.lit, .board .play .ability.lit")).to_have_count(told)


def test_the_tray_tells_what_a_die_leaves_and_takes_it(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    sit(anna, "sets")
    dice = {die["die"]: die["value"] for die in anna.position["view"]["dice"] if die["by"] is None}
    colours = ("white", "red", "green", "black")
    colour = max(colours, key=lambda die: dice.get(die, 0))
    had, before = anna.my_board["stones"][colour], anna.number
    anna.page.locator(f".board [data-thing='die:{colour}']").hover()
    tray = anna.page.locator("[data-part=tray]")
    then = tray.locator(".outcome b").nth(colours.index(colour))
    expect(then).not_to_have_text(str(had))
    told = int(then.inner_text())
    anna.press(tray.locator(".deed"))
    anna.answered(before)
    anna.ready()
    assert had < told <= anna.my_board["stones"][colour]


def test_a_gain_taken_without_asking_can_be_taken_back(server: ServerProcess, visit: Visit) -> None:
    """Then it is asked about: undo would seem to do nothing if it were taken at once again."""
    anna = visit(server)
    start = Scenario(me(in_play=["ТУ009", "УК001"]), rival(), values=(1, 1, 1, 1, 1)).state.to_json()
    match = Match(GAME, start["seats"], bytes.fromhex(start["key"]), start=start)
    table = anna.ask("POST", "/api/journals", {"journal": match.journal.dump()})
    wish = {"number": match.state.number, "seat": 0, "bot": "random"}
    found = anna.ask("POST", f"/api/tables/{table['id']}/continue", wish)
    anna.go(f"/table/{found['id']}")
    anna.ready()
    gift, before = "apply ТУ009.1", anna.number
    anna.press(anna.page.locator(".board [data-thing='die:red']"))

    def taken() -> bool:
        return anna.number == before + 2 and gift not in offered(anna)

    anna.until(taken, "the gain is taken without asking")
    anna.ready()
    anna.page.keyboard.press("u")
    anna.until(lambda: anna.number == before + 1, "it is taken back")
    expect(anna.page.locator(TILES)).to_have_count(len(offered(anna)) - 1)  # all but going on without them
    assert gift in offered(anna)
    assert anna.number == before + 1


# Notes all that was kept back until it landed: cards and dice by their place, numbers by what they said before.
WATCH = """() => {
    window.kept = [];
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            if ('coming' in target.dataset) window.kept.push(target.dataset.anchor);
            if (target.dataset.before) window.kept.push(target.dataset.before);
        }
    }).observe(document.body, { subtree: true, attributeFilter: ['data-coming', 'data-before'] });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_flies_is_not_there_before_it_lands(server: ServerProcess, visit: Visit, motion: str) -> None:
    anna, boris = visit(server, reduced_motion=motion), visit(server)
    sit_together(anna, boris, "etherstone", start="sets")  # who does not answer: a round that ends puts the dice back
    anna.ready()
    dice = {die["die"]: die["value"] for die in anna.position["view"]["dice"]}
    colour = max(("white", "red", "green", "black"), key=lambda die: dice[die])
    had = anna.my_board["stones"][colour]
    anna.page.evaluate(WATCH)
    before = anna.number
    anna.press(anna.page.locator(f".board [data-thing='die:{colour}']"))
    anna.answered(before)
    expect(anna.page.locator(f".board .mine [data-anchor='held:{colour}']")).to_be_visible()
    if motion == "reduce":
        anna.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert anna.page.evaluate("window.kept") == []
    else:
        both = [f"held:{colour}", str(had)]
        anna.until(lambda: set(both) <= set(anna.page.evaluate("window.kept")), "what flies is kept back")
    expect(anna.page.locator("[data-coming], [data-before], .flight")).to_have_count(0)


def test_the_lobby_assigns_sets(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.go()
    anna.find("how-etherstone").click()
    choices = page.locator("#how-etherstone")

    def choose(label: str, value: str) -> None:
        choices.get_by_role("combobox", name=label, exact=True).select_option(value)

    expect(choices.get_by_role("combobox", name="Set of seat 3")).to_have_count(0)
    choose("Cards", "draft")
    expect(choices.get_by_role("combobox", name="Set of seat 1")).to_have_count(0)
    choose("Cards", "sets")
    choose("Set of seat 1", "В")
    expect(choices.get_by_text("Horde: another seat has this set already.")).to_be_visible()
    expect(choices.get_by_role("combobox", name="Set of seat 2").locator("option[value=В]")).to_be_disabled()
    choose("Set of seat 2", "А")
    anna.find("play-etherstone").click()
    page.wait_for_url("**/table/*")
    anna.ready()
    assert [board["leader"] for board in anna.position["view"]["players"]] == ["ВО004", "ВО002"]


def test_a_die_that_was_taken_is_read_as_taken(server: ServerProcess, visit: Visit) -> None:
    """Not as one that triggers nothing: its abilities are just being applied."""
    anna = visit(server)
    page = anna.page
    anna.go("/learn/etherstone/together")
    asked(anna, 0)
    die = page.locator(".board [data-thing='die:green']")
    die.hover()
    reader = page.locator("article.ether-card.green")
    expect(reader).to_contain_text("of your abilities")
    anna.press(die)
    asked(anna, 1)
    expect(reader).to_contain_text("with ")
    expect(reader).not_to_contain_text("of your abilities")
