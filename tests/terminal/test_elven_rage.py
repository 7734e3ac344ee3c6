"""The board of Elven Rage: it fits, it is complete, it says what its options bring, and it gives no secret away."""

import re
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from textual.widgets import Static

from ludoteka.core.chance import key_from_seed
from ludoteka.core.match import Match
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.cards.definition import CARDS as BY_CODE
from ludoteka.games.elven_rage.maps import map_for
from ludoteka.games.elven_rage.scenario import Scenario, Seat
from ludoteka.lessons.reading import runs_of, shown
from ludoteka.terminal.app import TableScreen
from ludoteka.terminal.board import Scene
from ludoteka.terminal.elven_rage import Board
from ludoteka.terminal.elven_rage.chart import columns, coordinates, places
from ludoteka.terminal.elven_rage.signs import ATTACK_SIGNS, CARDS, GOALS, LAND_SIGNS, PEOPLES, progress
from ludoteka.terminal.menu import Menu
from ludoteka.terminal.screens import Reading
from ludoteka.terminal.sitting import Sitting
from ludoteka.text import LANGUAGES, message_name, texts
from tests.terminal.keyboard import SMALL, WIDE, Keyboard, at_table
from tests.terminal.reader import NAMES, drawn, labels, question


def code(slug: str) -> str:
    return next(card.id for card in CARDS.values() if card.slug == slug)


def name(slug: str) -> str:
    return texts("en")(f"elven-rage-card-{message_name(code(slug))}")


def table_of_two() -> Scenario:
    return Scenario(
        Seat(
            "black",
            hand=["initiate", "janira", "darn-guard"],
            lands=["F0n", "M0", "B0"],
            artifacts=[BY_CODE[75].slug],
            treasures=1,
            goal="seven-lands",
        ),
        Seat("snow", hand=["blizzard-lord"], lands=["M1"], discard=["raider"]),
    )


def battle(**more: Any) -> Scenario:
    return Scenario(
        Seat("black", hand=["initiate"], lands=["F0n"]),
        Seat("snow", hand=["blizzard-lord"], lands=["F1n", "M1"]),
        field=["sareons-elite 1", "janira 0 !1", "raider 1", "darn-guard 0"],
        land="M1",
        reserve=1,
        **more,
    )


# --- the map ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_land_has_a_place_on_the_map(seats: int) -> None:
    found = map_for(seats)
    assert sorted(coordinates(seats)) == sorted(found.names)
    assert len(set(coordinates(seats).values())) == len(found.names)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neighbours_lie_beside_each_other(seats: int) -> None:
    """Along a ring no Land lies between neighbours; rings touch in the same column or the next one."""
    found, where, taken = map_for(seats), coordinates(seats), places(seats)
    width = columns(seats)
    for cell, land in enumerate(found.names):
        for other in (found.names[n] for n in found.neighbours[cell]):
            if "C" in (land, other):
                assert {where[land][0], where[other][0]} == {"c", "d"}
                continue
            row, row_too = where[land][0], where[other][0]
            column, column_too = int(where[land][1:]), int(where[other][1:])
            apart = abs(column - column_too)
            if seats > 2:
                apart = min(apart, width - apart)
            assert abs(ord(row) - ord(row_too)) <= 1
            if row != row_too:
                assert apart <= 1
                continue
            step = 1 if (column_too - column) % width == apart else -1
            between = [f"{row}{(column - 1 + step * i) % width + 1}" for i in range(1, apart)]
            assert not any(place in taken for place in between)


def test_the_paths_drawn_are_the_paths_there_are() -> None:
    table = drawn(table_of_two().state).split("\n")
    rows = {line[0]: i for i, line in enumerate(table) if re.match("[abcd] ", line)}
    assert rows["b"] == rows["a"] + 2
    found, where = map_for(2), coordinates(2)
    ends = {}
    for upper in "ab":
        line = table[rows[upper] + 1][:38]
        ends[upper] = sum(line.count(path) for path in "│╲╱")
        lower = chr(ord(upper) + 1)
        pairs = {
            frozenset((land, found.names[n]))
            for cell, land in enumerate(found.names)
            for n in found.neighbours[cell]
            if where[land][0] == upper and where[found.names[n]][0] == lower
        }
        assert ends[upper] == len(pairs)


# --- the table ---


def test_a_table_shows_all_that_lies_on_it() -> None:
    table = drawn(table_of_two().state)
    lines = table.split("\n")
    ring = next(line for line in lines if line.startswith("a "))
    assert ring.startswith("a  ♜·── ·──⌂♠── ♠──♜♠── ·──⌂✻── ·──♜·")
    assert "d  ◎·  White Castle" in table
    assert " ♠─" in next(line for line in lines if line.startswith("b "))
    assert "artifacts ✧19 ─ neutrals" in table
    assert "1 ▒▒▒" in table
    assert "► Ann ☼  ♠ Black elves" in table
    assert "▣4 ─ ♜1 ─ summons 2 ─ ◆1 ─ ✧1 ─ hand 3 ─ deck 16/0" in table
    assert "Bo  ✻ Snow elves" in table
    assert "▣2 ─ ♜0 ─ summons 1 ─ hand 1 ─ deck 17/1" in table
    assert "⚑ Capture seven Lands  Lands: 4 of 7" in table
    janira = CARDS[code("janira")]
    assert f"♠ {name('janira')} ↯{janira.initiative} ♥{janira.lives} »†◊ ▣{janira.price}" in table
    assert f"✧ {name(BY_CODE[75].slug)}" in table


def test_a_small_table_shows_it_too() -> None:
    table = drawn(table_of_two().state, width=80, height=12)
    for part in ("⌂♠── ♠──♜♠", "White Castle", "▣4 ─ ♜1", "▣2 ─ ♜0", "4 of 7", name("janira"), "▒▒▒"):
        assert part in table


def test_lands_that_can_be_chosen_and_the_one_under_the_mark_stand_out() -> None:
    scenario = table_of_two()
    found = question(scenario)
    lit = frozenset[str]().union(*(choice.lights for choice in found.choices))
    scene = Scene(scenario.state.view(0), 82, 40, None, lit, frozenset(("land:G0",)))
    table = "\n".join(line.plain for line in Board("en", NAMES[:2]).draw(scene))
    assert "«♜·»" in table
    attackable = sum(1 for choice in found.choices if choice.label.plain.startswith("Attack"))
    assert len(re.findall(r"\[..\]", table)) == attackable - 1


def test_changes_since_the_last_answer_are_shown() -> None:
    scenario = table_of_two()
    before = scenario.state.clone().view(0)
    scenario.state.set_owner(scenario.state.map.cell("G0"), 0)
    lines = Board("en", NAMES[:2]).draw(Scene(scenario.state.view(0), 82, 40, before))
    assert "▣5 +1 ─ ♜2 +1" in "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("full", [True, False])
def test_a_battle_shows_places_wounds_and_order(full: bool) -> None:
    state = battle().state
    table = drawn(state, height=40 if full else 12)
    assert "Battle for Heart of the Forest b7 ─" in table
    assert "Ann attacks ─ Bo defends" in table
    assert f"♥1/{CARDS[code('janira')].lives}" in table, "wounds"
    assert "reserve: Bo" in table
    assert "↙» ←† ↖◊" in table, "east looks west: left is south"
    # of equals the attacker's come first
    order = [name(slug) for slug in ("janira", "darn-guard", "sareons-elite", "raider")]
    order.sort(key=lambda card: -next(c.initiative for c in CARDS.values() if name(c.slug) == card))
    if full:
        line = next(line for line in table.split("\n") if "Order of initiative" in line)
        assert "◎" in table, "the map as well"
    else:
        line = table
        assert re.search(rf"east .*{name('janira')} +↯", table)
    cut = [card[:8] for card in order]
    assert [line.index(card) for card in cut] == sorted(line.index(card) for card in cut)


def duel(field: list[str]) -> Scenario:
    """A battle in which nobody holds anything to answer with."""
    return Scenario(Seat("black", lands=["F0n"]), Seat("snow", lands=["M1"]), field=field, land="M1", reserve=1)


def test_a_blow_says_what_is_left_of_both() -> None:
    scenario = duel(["janira 0 !1", "raider 1", "sareons-elite 1", ""])
    assert question(scenario).prompt.plain == "Janira: What does it do?"
    assert labels(scenario) == [
        "↘ Strike left at Raider: damage 2  ♥2→0 ✗",
        "↓ Strike forward at Sareon’s Elite: damage 1  ♥2→1",
    ]
    lights = [choice.lights for choice in question(scenario).choices]
    assert lights == [{"fighter:1"}, {"fighter:2"}]
    hurt = labels(duel(["janira 0 !1", "raider 1", "ice-archer 1", ""]))
    assert hurt[1] == "↓ Strike forward at Ice Archer: damage 1, lose 1 life  ♥2→1  ♥1→0 ✗"


def test_what_is_declared_is_shown_until_it_happens() -> None:
    scenario = battle(even=True).do("play initiate on sareons-elite#0 left", seat=0).do("pass", seat=1)
    for viewer in (-1, 0, 1):
        assert "Declared Ann · Initiate: Sareon’s Elite (north), left → Shield" in drawn(scenario.state, viewer)
    assert question(scenario).prompt.plain == "Answer to Initiate (Ann)?"
    assert question(scenario).card == code("initiate"), "what is answered can be read"


def test_the_chosen_blow_is_shown_while_it_can_be_answered() -> None:
    seats = (Seat("black", lands=["F0n"]), Seat("snow", hand=["sentry"], lands=["M1", "F1n", "F1p"]))
    field = ["janira 0", "raider 1", "sareons-elite 1", ""]
    scenario = Scenario(*seats, field=field, land="M1", reserve=1, even=True).pass_windows()
    scenario.do("strike forward at sareons-elite#2")
    assert scenario.window == "declared"
    assert "↓ Janira strikes at Sareon’s Elite" in drawn(scenario.state, 1)
    assert "► ♠ Janira  Ann" in drawn(scenario.state, 1)


def test_cards_too_many_are_picked_one_by_one_and_go_together() -> None:
    hand = ["pathfinder", "sniper", "sniper", "dryad", "treant", "whisperer", "illusionist", "leaf-dancer"]
    s = Scenario(Seat("forest", hand=hand, treasures=1), Seat("snow"), at="discard")
    menu = Menu(question(s))
    assert menu.picking
    told = [menu.question.parts[key].label.plain for key in menu.keys]
    assert [text.split("  ")[0] for text in told[7:]] == [
        "Cash a treasure for two cards",
        *(f"{name('pathfinder')}: look at squad {n}" for n in (1, 2, 3)),
    ]
    sniper = next(i for i, text in enumerate(told, 1) if name("sniper") in text)
    treant = next(i for i, text in enumerate(told, 1) if name("treant") in text)
    for number in (sniper, sniper, treant):
        menu.press(str(number), str(number))
        menu.press("enter", None)
    assert not menu.can_add(menu.keys[0])
    assert not menu.can_add(menu.keys[-1])  # three are to go: nothing is cashed beside them
    menu.press("enter", None)
    assert menu.taken is not None
    s.state.answer(0, menu.taken)
    assert (s.kind, sorted(s.discard(0))) == ("capture", ["sniper", "sniper", "treant"])


def test_a_card_is_played_instead_of_being_discarded() -> None:
    hand = ["pathfinder", "sniper", "sniper", "dryad", "treant", "whisperer", "illusionist", "leaf-dancer"]
    s = Scenario(Seat("forest", hand=hand), Seat("snow"), at="discard")
    menu = Menu(question(s))
    assert menu.marked is None  # nothing is done by mistake while nothing is picked
    menu.press("8", "8")
    menu.press("enter", None)
    menu.press("enter", None)
    assert menu.taken is not None
    assert s.state.option_text(s.state.agenda[-1], 0, menu.taken) == "play pathfinder on squad 1"


def test_of_one_card_too_many_each_is_told_with_what_it_does() -> None:
    hand = ["sniper", "sniper", "dryad", "dryad", "treant", "moth-rider"]
    s = Scenario(Seat("forest", hand=hand), Seat("snow"), at="discard")
    assert len(labels(s)) == 4
    text = " ".join(texts("en")(f"elven-rage-card-{message_name(code('treant'))}.text").split())
    assert any(label.startswith(f"Discard {name('treant')}  ") and label.endswith(text) for label in labels(s))


def test_squads_are_shown_by_their_numbers() -> None:
    squads = [["orc", "goblin", "kobold"], ["ogre", "dwarf", "troll"]]
    s = Scenario(Seat("black", hand=["initiate", "fanatic", "janira"]), Seat("snow"), squads=squads)
    s.state.neutral_discard = s.state.squads.pop(0).cards
    s.do("attack M0").pass_windows()
    assert [label.split("  ")[0] for label in labels(s)] == ["Look at squad 2", "Fight squad 2", labels(s)[-1]]
    s.do("look at squad 2")
    assert re.search(rf"\b2 . {name('troll')}", drawn(s.state))


def test_a_pass_holds_for_a_battle_if_wanted() -> None:
    assert labels(battle(even=True))[:3] == ["Pass", "Pass for this battle", "Pass for this turn"]
    assert question(battle(even=True)).occasions[0] == ("battle", 1)
    assert "Pass for this battle" not in labels(table_of_two())
    settings = {"first": "1", "scenario": "race", "reactions": "even"}
    match = Match(GAME, 2, key_from_seed("passes"), settings, ["human", "random"])
    luck = Random(0)
    passed: list[int] = []

    async def play(keyboard: Keyboard) -> None:
        keyboard.table._wishes[0] = {"": "always"}
        while len(passed) < 3 and not match.over:
            await keyboard.until_asked()
            occasion = next(iter(keyboard.menu.question.occasions), ("", 0))
            if occasion[0] != "battle":
                keyboard.menu.taken = luck.choice(match.state.options(0))
                keyboard.table.after_key()
                continue
            number = match.state.view(0)["battle"]["number"]
            assert occasion == ("battle", number)
            assert number not in passed, "a pass for a battle asks no more"
            passed.append(number)
            await keyboard.choose("Pass for this battle")

    at_table(play, Sitting(match))
    assert len(passed) == 3
    answers = [answer.text for answer in match.journal.answers if answer.seat == 0]
    assert answers.count("pass") > 9, "further windows were passed unasked"


def test_a_pass_holds_for_a_turn_if_wanted() -> None:
    match = Match(GAME, 2, key_from_seed("passes"), {"first": "1", "reactions": "even"}, ["human", "random"])
    luck = Random(0)
    passed: list[tuple[int, int]] = []

    async def play(keyboard: Keyboard) -> None:
        keyboard.table._wishes[0] = {"": "always"}
        while len(passed) < 3 and not match.over:
            await keyboard.until_asked()
            if not keyboard.menu.question.occasions:
                keyboard.menu.taken = luck.choice(match.state.options(0))
                keyboard.table.after_key()
                continue
            view = match.state.view(0)
            assert (view["round"], view["active"]) not in passed, "a pass for a turn asks no more"
            passed.append((view["round"], view["active"]))
            await keyboard.choose("Pass for this turn")

    at_table(play, Sitting(match))
    assert len(passed) == 3


def test_windows_are_put_where_the_wishes_ask_for_them() -> None:
    """What each card is a reason for stands in the question; a wish for a card comes before the general one."""
    first, second = code("miraina-sharpleaf"), code("initiate")
    stops = [{"card": first, "asks": ["could", "always", "useful"]}, {"card": second, "asks": ["could", "always"]}]

    def put(wishes: dict[str, str]) -> bool:
        asked = {"kind": "window", "gains": [], "stops": stops}
        return Board("en", NAMES[:2]).spared(asked, [(0, {"do": "pass"})], wishes) is None

    assert [put(wishes) for wishes in ({}, {"": "useful"}, {"": "mine"}, {"": "could"})] == [True, True, False, True]
    assert not put({first: "never"})
    assert not put({first: "saves"})
    assert put({first: "never", second: "always"})
    assert not put({"": "could", first: "never", second: "never"})
    stops.clear()  # none gains anything, or it is for answers to one's own declaration
    assert [put({"": wish}) for wish in ("useful", "could", "always")] == [False, False, True]


def test_when_to_be_asked_is_chosen_by_a_key() -> None:
    """Nobody can hurt anybody and a bolt would decide: the last window is put, unless that card is never to be."""
    seats = (
        Seat("forest", hand=["miraina-sharpleaf"], lands=["F0n", "F0p", "M0"], goal="rival-castle"),
        Seat("black", lands=["M1"], hand=["initiate"], goal="conqueror"),
    )
    field = ["dryad 0 !1", "", "", "darn-guard 1 !1"]
    start = Scenario(*seats, field=field, land="M1", reserve=1, even=True).state.to_json()
    match = Match(GAME, 2, bytes.fromhex(start["key"]), {"reactions": "even"}, ["human", "random"], start=start)
    seen: list[str] = []

    async def play(keyboard: Keyboard) -> None:
        await keyboard.until(lambda: keyboard.table.menu is not None)
        seen.append(match.state.question_detail(match.state.agenda[-1], 0)["window"])
        await keyboard.press("a", "down", "left", "escape")
        await keyboard.until(lambda: any(answer.seat == 0 for answer in match.journal.answers))

    at_table(play, Sitting(match))
    assert seen == ["last-call"]
    assert [answer.text for answer in match.journal.answers if answer.seat == 0][:1] == ["pass"]


def test_people_who_share_a_keyboard_are_asked_alike() -> None:
    """Whoever is called to the keyboard would have something to answer with, if others were passed over."""
    match = Match(GAME, 2, key_from_seed("two people"), {"reactions": "even"}, ["human", "human"])
    screen = TableScreen(Sitting(match), Board, "en", 0.0)
    assert [screen._wishes_of(seat) for seat in (0, 1)] == [{"": "always"}] * 2


def test_the_log_tells_nothing_twice() -> None:
    board = Board("en", NAMES[:2])
    blow = {"seat": 0, "card": code("janira"), "uid": 1, "slot": 0, "victim": code("raider"), "victim_uid": 2}
    blow |= {"victim_slot": 1, "direction": "left", "icon": "piercing"}
    assert board.tell({"kind": "chose", **blow}) is None
    told = board.tell({"kind": "struck", **blow, "n": 1})
    assert told is not None
    assert told.plain == "Janira → Raider: −1 life"
    hurt = {"kind": "wounded", "seat": 1, "card": code("raider"), "uid": 2, "slot": 1, "n": 1, "lives": 0}
    hurt |= {"cause": code("janira"), "by": 0}
    assert board.tell({**hurt, "why": "attack"}) is None
    assert board.tell({**hurt, "why": "extra"}) is not None
    drew = {"kind": "drew", "seat": 1, "n": 2, "why": "refused"}
    assert board.tell(drew) is None
    assert board.tell({**drew, "cards": [code("raider"), code("sentry")]}) is not None
    field = [
        {"card": code(slug), "uid": i, "slot": slot, "side": i % 2, "owner": i % 2}
        for i, (slug, slot) in enumerate((("janira", 0), ("raider", 2), ("sentry", 4)))
    ]
    told = board.tell({"kind": "deployed", "seat": -1, "fighters": field})
    assert told is not None
    assert told.plain == "On the field: Janira (north), Raider (south)"


def test_a_battle_is_summed_up() -> None:
    board = Board("en", NAMES[:2])
    won = {"kind": "battle-won", "seat": 0, "land": "C", "won": True, "left": [2, 0], "defender": 1}
    taken = {"kind": "captured", "seat": 0, "land": "C", "from": 1}
    found = {"kind": "artifact-gained", "seat": 0}
    lost = {"kind": "battle-lost", "seat": 1, "land": "C", "won": False, "left": [0, 1], "defender": -1}
    named = {"kind": "named", "seat": 0, "land": "C", "owner": 1}
    assert [line.plain for line in board.tidings([named, won, taken, found, lost, named])] == [
        "Battle for White Castle · Ann 2 : 0 Bo; Ann captures White Castle from Bo; Ann finds an artifact",
        "Battle for White Castle · Bo 0 : 1 Neutrals; the attack is repelled",
    ]
    assert board.tidings([named, taken]) == []


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_the_end_of_a_battle_stays_in_sight_until_the_next_answer(size: tuple[int, int]) -> None:
    """Computer players fight in between, and windows are passed unasked."""
    match = Match(GAME, 3, key_from_seed("unseen"), {"first": "2"}, ["human", "random", "random"])
    luck = Random(0)
    seen: list[str] = []
    gone: list[str] = []

    async def play(keyboard: Keyboard) -> None:
        pinned = keyboard.table.query_one("#tidings", Static)
        since = 0
        while (len(seen) < 3 or not gone) and not match.over:
            await keyboard.until(lambda: match.over or keyboard.table.menu is not None)
            await keyboard.drawn()
            told = str(getattr(pinned.render(), "plain", ""))
            fresh = [event.seen_by(0) for event in match.events[since:]]
            ends = [data for data in fresh if data["kind"] in ("battle-won", "battle-lost")]
            if ends:
                land = texts("en")(f"elven-rage-land-{ends[-1]['land']}")
                assert f"Battle for {land} · " in re.sub(r"\s+", " ", told)
                assert 0 < pinned.region.height <= 3
                assert pinned.region.bottom <= keyboard.table.query_one("#prompt").region.y
                seen.append(told)
            elif seen and "Battle" not in told:
                gone.append(told)
            since = len(match.events)
            keyboard.menu.taken = luck.choice(match.state.options(0))
            keyboard.table.after_key()
        await keyboard.settled()

    at_table(play, Sitting(match), size=size)
    assert len(seen) >= 3
    assert gone, "once answered, it makes room"


def castle_falls(*names: str) -> Match:
    """The last defender of the second seat's start Castle dies, unless it strikes first."""
    seats = (Seat("black", lands=["F0n"]), Seat("snow", lands=["M1"]), Seat("high", hand=["paladin"]))
    start = Scenario(*seats, field=["initiate 0", "raider 1 !1", "janira 0", ""], land="K1", reserve=1).state.to_json()
    return Match(GAME, 3, bytes.fromhex(start["key"]), {}, list(names), start=start)


def test_people_who_share_a_keyboard_read_who_is_out() -> None:
    match = castle_falls("random", "human", "human")

    async def play(keyboard: Keyboard) -> None:
        await keyboard.press("enter")  # the curtain
        await keyboard.press(str(keyboard.row_of("Move forward")), "enter")
        assert match.state.out(1)
        assert not isinstance(keyboard.front, Reading), "nobody sits there to read it"
        await keyboard.press("enter")
        assert isinstance(keyboard.front, Reading)
        assert "Player 2 is out" in keyboard.reads()
        assert "Dabbler captures Stag Castle from Player 2" in keyboard.reads()
        await keyboard.press("escape")
        assert keyboard.sees_table()
        assert keyboard.table.viewer == 2

    at_table(play, Sitting(match))


def test_whoever_is_out_is_told_and_may_watch_or_leave() -> None:
    match = castle_falls("random", "human", "adept")
    assert not match.state.out(1)

    async def play(keyboard: Keyboard) -> None:
        await keyboard.until(lambda: keyboard.table.menu is not None)
        await keyboard.strike(str(keyboard.row_of("Move forward")), "enter")
        await keyboard.until(lambda: isinstance(keyboard.front, Reading))
        assert match.state.out(1)
        told = keyboard.reads()
        assert "Player (you) is out" in told
        assert "Dabbler captures Stag Castle from Player (you)" in told
        assert "Player (you) has lost Stag Castle to Dabbler and is out" in told
        assert "Go on watching, or press q to leave" in told
        await keyboard.strike("escape")
        answers = len(match.journal.answers)
        await keyboard.until(lambda: match.over or len(match.journal.answers) > answers + 3)
        assert match.over or "you watch" in keyboard.reads(), "the others play on"
        assert isinstance(keyboard.front, Reading) == match.over, "it is told once"
        await keyboard.strike(*["escape"] * match.over, "q")

    app = at_table(play, Sitting(match))
    assert app.return_code == 0
    assert {answer.seat for answer in match.journal.answers[1:]} <= {0, 2}


def test_captures_come_with_their_places() -> None:
    offered = labels(table_of_two())
    assert offered[0].endswith("♜  Tower")
    assert "Attack Tower of Winds  c3 ♜  Tower" in offered
    assert offered[-1] == "Do not attack, draw two cards", "what ends the turn comes last"
    cash = next(label for label in offered if label.startswith("Cash"))
    assert offered.index(cash) > offered.index("Attack Tower of Winds  c3 ♜  Tower")


def test_progress_counts_what_the_goal_asks_for() -> None:
    view = table_of_two().state.view(0)
    assert progress(view, 0) == {"lands": (4, 7)}
    assert progress(view, 1) == {}, "a rival's goal is secret"
    lords = Scenario(Seat("black"), Seat("snow"), Seat("high"), scenario="dragon-lord").state.view(0)
    assert progress(lords, 0) == {"castles": (0, 2)}


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_hands_and_goals_stay_secret(viewer: int) -> None:
    state = table_of_two().state
    view = state.view(viewer)
    table = drawn(state, viewer, 120, 50)
    board = Board("en", NAMES[:2])
    shelves = {card for shelf in board.shelves(view) for card in shelf.cards}
    for owner in (0, 1):
        player = state.view(owner)["players"][owner]
        own, goal = player["cards"], player["goal"]
        assert own is not None
        assert goal is not None
        for card in [*own["hand"], *own["artifacts"], goal]:
            assert (board.prose.card_name(card) in table) == (owner == viewer)
            assert (card in shelves) == (owner == viewer)
    for squad in state.squads:
        assert not {BY_CODE[card].id for card in squad.cards} & shelves


def test_the_heading_says_where_the_match_stands() -> None:
    board = Board("en", NAMES[:2])
    heading = board.heading(table_of_two().state.view(0)).plain
    assert heading == "Elven Rage · Round 5 · turn: Ann · Capture · Supremacy"
    assert " · Battle · " in board.heading(battle().state.view(0)).plain
    start = GAME.start(2, key_from_seed("heading"), {})
    assert "choosing the first hand" in board.heading(start.view(0)).plain


# --- cards ---


def test_faces_hold_everything_printed() -> None:
    card = CARDS[code("janira")]
    face = [line.plain for line in Board("en", NAMES[:2]).card_face(card.id, 2)]
    assert face[:7] == [
        name("janira"),
        f"♠ Black elves · hero · {card.id}",
        f"Initiative ↯{card.initiative}   Lives ♥{card.lives}   Price in Lands ▣{card.price}",
        "left: » Double Simple hit",
        "forward: † Piercing hit",
        "right: ◊ Shield",
        "",
    ]
    assert face[7].startswith("Needs 5 Lands.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_goal_has_a_face(language: str) -> None:
    board = Board(language, [])
    for card in [*CARDS, *GOALS]:
        lines = [line.plain for line in board.card_face(card, 2)]
        fights = card in CARDS and CARDS[card].lives > 0
        assert len(lines) == (8 if fights else 4)
        assert lines[0]
        assert lines[-1]
        assert board.card_rulings(card) == []


def test_every_sign_is_one_column_wide_and_explained() -> None:
    peoples = [sign for sign, _ in PEOPLES.values()]
    lands = [sign for sign in LAND_SIGNS.values() if sign != " "]
    signs = [*peoples, *lands, *ATTACK_SIGNS.values(), *"▣◆✧⚑↯♥✓✗▒☼►"]
    assert [sign for sign in [*signs, *"↖↑↗→↘↓↙←«»│╲╱"] if cell_len(sign) != 1] == []
    for kind in (peoples, lands, list(ATTACK_SIGNS.values())):
        assert len(set(kind)) == len(kind), "colour never stands alone"
    explained = "".join(sign.plain for sign, _ in Board("en", NAMES[:2]).legend())
    assert all(sign in explained for sign in signs)


def test_lessons_speak_of_signs_that_are_on_the_table() -> None:
    board = Board("en", NAMES[:2])
    signs = {run["symbol"] for lesson in shown(GAME, "en")["lessons"] for run in runs_of(lesson) if "symbol" in run}
    found = {sign: str(board.sign(sign)) for sign in signs}
    assert (found["shield"], found["tower"]) == (ATTACK_SIGNS["shield"], LAND_SIGNS["tower"])
    known = "".join(text.plain for text, _ in board.legend())
    assert all(text in known for text in found.values()), found
