"""The board of Seasons: it fits, it is complete, and it shows nothing that its viewer may not know."""

import pytest
from rich.cells import cell_len

from ludoteka.core.chance import key_from_seed
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.scenario import Scenario, Seat
from ludoteka.terminal.board import Scene
from ludoteka.terminal.seasons import Board
from ludoteka.terminal.seasons.signs import CARDS, ELEMENTS, INKS, SEASON_INKS
from ludoteka.text import texts
from tests.terminal.reader import NAMES, drawn, labels, question


def test_every_sign_is_one_column_wide() -> None:
    signs = [sign for sign, _ in ELEMENTS.values()] + list("♦↑→•■●↔×○☼►!╭─╮│╰╯▐▌…−")
    assert [sign for sign in signs if cell_len(sign) != 1] == []
    assert len({sign for sign, _ in ELEMENTS.values()}) == len(ELEMENTS)
    assert len(set(SEASON_INKS.values())) == len(SEASON_INKS)


def table_of_two() -> Scenario:
    return Scenario(
        Seat(
            hand=["amulet-of-fire"],
            in_play=["amulet-of-water: water+fire", "balance-of-ishtar tapped"],
            reserve="air+air+earth",
            crystals=23,
            gauge=6,
            bonus=2,
            archive_3=["lantern-of-xidit"],
        ),
        Seat(
            hand=["potion-of-life", "staff-of-spring"],
            in_play=["arcano-leech"],
            crystals=5,
            archive_3=["die-of-malice"],
        ),
        season="summer",
        year=2,
        discard=["purse-of-io"],
        pips=2,
    )


def test_a_table_shows_all_that_lies_on_it() -> None:
    table = drawn(table_of_two().state, 0)
    assert "@3♦  ≈2♦  ▲1♦  ♣1♦" in table, "rates of summer"
    assert "► 7" in table, "marker"
    assert "Year II" in table
    assert "▐@▌▐@▌▐♣▌ ·  ·  ·  ·" in table, "reserve"
    assert "23♦ ─ gauge 2/6↑ ─ bonus ××○ −12" in table
    assert "■ Amulet of Water ≈▲" in table, "tokens on a card"
    assert "■ Balance of Ishtar↔" in table, "turned"
    assert "Hand ■ Amulet of Fire ▲▲ +6" in table
    assert "Archive III: ■ Lantern of Xidit" in table
    assert "hand 2 ─ archive 0 + 1" in table
    assert "● Arcano Leech" in table
    assert "discard 1" in table
    assert "season +2" in table, "the leftover die"
    assert "► Ann" in table, "whose turn"


def test_a_small_table_shows_it_too() -> None:
    table = drawn(table_of_two().state, 0, 80, 14)
    for part in (
        "Year II",
        "►7",
        "@3♦",
        "@@♣ 3/7",
        "23♦",
        "2/6↑",
        "××○ −12",
        "Amulet of Water ≈▲",
        "Balance of Ishtar↔",
    ):
        assert part in table
    for part in ("Amulet of Fire ▲▲ +6", "Lantern of Xidit", "hand 2 (0+1)", "Arcano Leech", "••]"):
        assert part in table


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_hands_and_archives_stay_secret(viewer: int) -> None:
    state = table_of_two().state
    secret = {0: ["Amulet of Fire", "Lantern of Xidit"], 1: ["Potion of Life", "Staff of Spring", "Die of Malice"]}
    table = drawn(state, viewer)
    for owner, cards in secret.items():
        assert all((card in table) == (owner == viewer) for card in cards)


def test_cards_come_apart_by_kind_and_place() -> None:
    shelves = Board("en", NAMES[:2]).shelves(table_of_two().state.view(0))
    assert [(shelf.title, len(shelf.cards)) for shelf in shelves] == [
        ("Hand", 1),
        ("Archive III", 1),
        ("Ann · In play", 2),
        ("Bo · In play", 1),
    ]


def test_a_card_face_holds_everything_printed() -> None:
    face = "\n".join(line.plain for line in Board("en", NAMES[:3]).card_face("base:39", 3))
    assert face.startswith(
        "Titus Deepgaze\n● familiar · №39\nCost ▲▲   Prestige +4\n2: ▲   3: ▲▲   4: ▲▲▲\npermanent\n\n"
    )
    assert "take 1 crystal from each rival" in face


def test_rulings_follow_under_their_heading() -> None:
    rulings = [line.plain for line in Board("uk", NAMES[:3]).card_rulings("base:40")]
    assert rulings[:2] == ["", "Уточнення"]
    assert rulings[2:] == [f"· {ruling}" for ruling in texts("uk").rulings("seasons-card-base-40")]
    assert len(rulings) == 4


def test_changes_since_the_last_answer_are_shown() -> None:
    scenario = table_of_two()
    before = scenario.state.clone().view(0)
    scenario.state.players[1].crystals = 3
    scenario.state.players[0].crystals = 30
    board = Board("en", NAMES[:2])
    table = "\n".join(line.plain for line in board.draw(Scene(scenario.state.view(0), 82, 25, before)))
    assert "30♦ +7" in table
    assert "3♦ −2" in table


def test_the_turn_offers_the_useful_first_and_bonuses_last() -> None:
    scenario = Scenario(
        Seat(hand=["amulet-of-fire"], reserve="fire+fire", gauge=1, in_play=[]), Seat(), transmuting=True
    )
    assert labels(scenario) == [
        "Transmute energy",
        "Summon Amulet of Fire · ▲▲  +6",
        "End the turn",
        "Bonus: exchange 2 tokens · −5 points at the end",
        "Bonus: transmute with +1 crystal per token · −5 points at the end",
        "Bonus: summoning gauge +1 · −5 points at the end",
    ]


def test_transmuting_says_what_it_brings() -> None:
    scenario = Scenario(
        Seat(reserve="earth+fire", in_play=["purse-of-io", "amulet-of-water: water"]), Seat(), transmuting=True
    )
    scenario.do("transmute")
    assert labels(scenario) == [
        "Transmute ♣ · +4 crystals  earth",
        "Transmute ▲ · +3 crystals  fire",
        "Transmute ▲♣ · +7 crystals",
        "Transmute ≈ from Amulet of Water · +2 crystals",
    ]


def test_sets_of_cards_and_tokens_come_in_parts() -> None:
    state = GAME.start(2, key_from_seed("parts"), {"level": "apprentice"})
    task = state.agenda[-1]
    options = [(option, state.option_detail(task, 0, option)) for option in state.options(0)]
    asked = Board("en", NAMES[:2]).question(state.view(0), state.question_detail(task, 0), options)
    assert len(asked.parts) == 9
    assert {len(choice.parts) for choice in asked.choices} == {3}
    scenario = Scenario(Seat(in_play=["potion-of-knowledge"], reserve="air+air+air+air"), Seat())
    gain = question(scenario.do("activate potion-of-knowledge"))
    assert len(gain.choices) > 50
    assert [part.label.plain for part in gain.parts.values()][:2] == ["+ @ air", "+ ≈ water"]
    assert len({choice.parts for choice in gain.choices}) == len(gain.choices)


def test_a_question_names_its_card_and_looks_at_the_deck() -> None:
    scenario = Scenario(
        Seat(in_play=["crystal-orb"], reserve="air+air+air+air", gauge=5), Seat(), deck=["amulet-of-air"]
    )
    scenario.do("activate crystal-orb")
    asked = question(scenario)
    assert asked.prompt.plain == "Amulet of Air: Put the card into play?"
    assert labels(scenario) == [
        "Put Amulet of Air back  @@ +6",
        "Discard 4 tokens, put Amulet of Air into play  @@ +6",
    ]
    assert asked.card == "base:1"


def test_searches_find_tokens_by_name() -> None:
    scenario = Scenario(Seat(in_play=["hourglass-of-time"]), Seat(), space=3)
    asked = question(scenario.end_turn(), "uk")
    assert [choice.words.split()[-1] for choice in asked.choices] == ["повітря", "вода", "вогонь", "земля"]


def test_names_wear_the_colour_of_their_kind() -> None:
    board = Board("en", NAMES[:2])
    assert board.card_name("base:1").spans != board.card_name("base:10").spans
    assert INKS.plain(board.prose.card("base:1")) == "Amulet of Air"
    assert len(CARDS) == 70
