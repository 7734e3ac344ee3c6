"""The board of Etherstone: it fits, it is complete, it says what its options bring, and it gives no secret away."""

import re
from random import Random

import pytest
from rich.cells import cell_len

from ludoteka.core.chance import key_from_seed
from ludoteka.games.etherstone import GAME
from ludoteka.games.etherstone.cards.definition import PROTECTION
from ludoteka.games.etherstone.scenario import Scenario, Seat
from ludoteka.games.etherstone.stones import counts
from ludoteka.lessons.reading import runs_of, shown
from ludoteka.terminal.board import Scene
from ludoteka.terminal.etherstone import Board
from ludoteka.terminal.etherstone.signs import CARDS, STONES, TYPE_SIGNS, glyphs, price
from ludoteka.text import LANGUAGES, message_name, texts
from tests.terminal.reader import NAMES, drawn, labels, question


def name(card: str) -> str:
    return texts("en")(f"etherstone-card-{message_name(card)}")


def threat(card: str) -> str:
    """The numbers of a threat."""
    return f"♥{CARDS[card].durability} †{CARDS[card].strength} ★{CARDS[card].points}"


def table_of_two() -> Scenario:
    return Scenario(
        Seat(
            leader="ВО003",
            counters=2,
            hand=["СВ001"],
            in_play=["УК002: 3", "УК001 exhausted", "ТУ001"],
            stones="wwwbb",
            durability=9,
            points=4,
            trophies=["УГ004"],
            pacts=1,
        ),
        Seat(leader="ВО010", hand=["СА001", "ТУ002"], in_play=["ИС003"], stones="r", durability=0),
        dice="wgb*",
        values=(3, 1, 6, 2, 5),
        round=4,
    )


def test_a_table_shows_all_that_lies_on_it() -> None:
    table = drawn(table_of_two().state)
    assert "pool ★15 ─ set aside ★17 ─ deck I:1 II:6" in table
    assert " │ ◇ 3  │        │  Bo  │" in table, "a die in the market, and one that was taken"
    assert "╭─▲1───╮" in table
    assert "│ ✶ 5  │" in table.split("\n")[4], "the purple die in the middle of the square"
    assert re.search(f"I   {name('УГ001')} +{threat('УГ001')}", table)
    assert Board("en", NAMES).prose.effect("УГ001", 1) in table, "the reward"
    assert f"► Ann ☼  ♔ {name('ВО003')} •2" in table
    assert "♥9 ─ pacts 1 (−7) ─ ★4 ─ score" in table
    assert " ◇3 ▲0 ♣0 ●2 " in table
    assert f" {'━' * 9}{'╌' * 7} " in table, "the dial"
    duchess = CARDS["УК002"].strength + 3
    assert f"♣ {name('УК002')} †{duchess} •3" in table, "strength with what counters add"
    assert f"♣ {name('УК001')} †{CARDS['УК001'].strength}↔" in table, "exhausted"
    assert f"● {name('ТУ001')} ¤" in table
    assert f"Trophies {name('УГ004')} ★{CARDS['УГ004'].points}" in table
    assert f"Hand ◇ {name('СВ001')} {price(CARDS['СВ001'])}" in table
    assert "infected" in table
    assert "hand 2" in table


def test_a_small_table_shows_it_too() -> None:
    table = drawn(table_of_two().state, width=80, height=14)
    for part in (
        "[◇ 3]",
        "▲ 1 Bo",
        "[✶ 5]",
        threat("УГ001"),
        Board("en", NAMES).prose.effect("УГ001", 1)[:12],
        "pool ★15",
        "I:1 II:6",
        "♥9",
        "★4",
        "◇3 ▲0 ♣0 ●2",
        f"{name('УК002')} †{CARDS['УК002'].strength + 3} •3",
        f"{name('УК001')} †{CARDS['УК001'].strength}↔",
        f"{name('УГ004')} ★",
        "infected",
        "hand 2",
    ):
        assert part in table


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_hands_stay_secret(viewer: int) -> None:
    state = GAME.start(2, key_from_seed("secret"), {"first": "1"})
    luck = Random("secret")
    while state.view(0)["round"] == 0:
        seat = state.owing()[0]
        state.answer(seat, luck.choice(state.options(seat)))
    table = drawn(state, viewer, 120, 40)
    board = Board("en", NAMES[:2])
    shelves = {card for shelf in board.shelves(state.view(viewer)) for card in shelf.cards}
    known = str(state.view(viewer))
    for owner in (0, 1):
        for card in state.view(owner)["players"][owner]["cards"]["hand"]:
            assert (board.prose.card_name(card) in table) == (owner == viewer)
            assert (card in shelves) == (f"'{card}'" in known)


def test_cards_come_apart_by_place() -> None:
    shelves = Board("en", NAMES[:2]).shelves(table_of_two().state.view(0))
    assert [(shelf.title, len(shelf.cards)) for shelf in shelves] == [
        ("Hand", 1),
        ("Threats", 3),
        ("Ann · In play", 4),
        ("Ann · Trophies", 1),
        ("Bo · In play", 2),
        ("Bo · Surely in hand", 2),
    ]


def test_faces_hold_everything_printed() -> None:
    board = Board("en", NAMES[:2])

    def face(card: str) -> list[str]:
        return [line.plain for line in board.card_face(card, 2)]

    duchess, veyl, marauders = CARDS["УК002"], CARDS["ВО003"], CARDS["УГ004"]
    points = f"   Victory points ★{duchess.points}" if duchess.points else ""
    assert face("УК002")[:4] == [
        name("УК002"),
        "♣ Tamers · † follower · УК002",
        f"Price {price(duchess)}   Strength †{duchess.strength}{points}",
        "",
    ]
    start = f"{glyphs(counts(veyl.stones))} •{veyl.counters}"
    assert face("ВО003")[:3] == [
        name("ВО003"),
        "♔ leader · ВО003",
        f"Life ♥{veyl.durability}   Strength †{veyl.strength}   At the start {start}",
    ]
    numbers = f"♥{marauders.durability}   Damage †{marauders.strength}   Victory points ★{marauders.points}"
    assert face("УГ004")[:4] == [name("УГ004"), "threat · I · УГ004", f"Life {numbers}", ""]
    assert face("УГ004")[4].startswith("Reward: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_has_a_line_for_each_ability(language: str) -> None:
    board = Board(language, [])
    for card in CARDS.values():
        lines = [line.plain for line in board.card_face(card.id, 2)]
        assert len(lines) == 4 + len(card.abilities)
        assert all(lines[4:])
        for place in range(1, len(card.abilities) + 1):
            assert lines[3 + place].endswith(f": {board.prose.effect(card.id, place)}.")


def test_every_sign_is_one_column_wide_and_explained() -> None:
    shapes = [sign for sign, _ in STONES.values()]
    signs = [*shapes, *TYPE_SIGNS.values(), *"†♥★•↔♔↻→☼►✓━╌"]
    assert [sign for sign in signs if cell_len(sign) != 1] == []
    assert len(set(shapes)) == len(STONES), "colour never stands alone"
    explained = "".join(sign.plain for sign, _ in Board("en", NAMES[:2]).legend())
    assert all(sign in explained for sign in [*shapes, *TYPE_SIGNS.values(), *"†♥★•↔♔↻→☼►"])


def test_changes_since_the_last_answer_are_shown() -> None:
    scenario = table_of_two()
    before = scenario.state.clone().view(0)
    scenario.state.players[0].durability = 7
    scenario.state.players[0].points = 6
    lines = Board("en", NAMES[:2]).draw(Scene(scenario.state.view(0), 82, 30, before))
    table = "\n".join(line.plain for line in lines)
    assert "♥7 −2" in table
    assert "★6 +2" in table


def test_actions_say_what_they_bring() -> None:
    scenario = Scenario(
        Seat(leader="ВО003", hand=["УК003"], in_play=["ТУ001"], stones="ggwwrr"), Seat(), values=(4, 1, 1, 2, 5)
    )
    offered = labels(scenario)
    assert offered[0].startswith(f"Summon {name('УК003')} · ♣♣ · 2 stones of any colours  †1 ")
    assert [label for label in offered if label.startswith("◇")] == [f"◇ Take the white die: 4 · ◇◇  → {name('ТУ001')}"]
    assert [label for label in offered if label.startswith("●")] == [
        f"● Take the black die: 2 · ●●  → {name('ВО003')}, {name('ТУ001')}"
    ]
    assert offered[-2:] == ["Rest: ready all your followers", "Refresh the market: life −5"], (
        "what costs life comes last"
    )
    white = next(choice for choice in question(scenario).choices if choice.label.plain.startswith("◇"))
    assert white.lights == {"die:white", "trigger:ТУ001"}
    assert white.card == "ТУ001"


def test_the_tray_shows_every_waiting_ability() -> None:
    scenario = Scenario(Seat(leader="ВО003", in_play=["ТУ001: 2"]), Seat(), values=(1, 1, 1, 4, 1)).do("take black")
    assert question(scenario).prompt.plain.endswith("  ● 4")
    effect = Board("en", NAMES).prose.effect
    assert labels(scenario) == [
        f"{name('ВО003')}: {effect('ВО003', 1)}",
        f"{name('ТУ001')}: {effect('ТУ001', 1)}",
        f"{name('ТУ001')} ↻: {effect('ТУ001', 2)}",
        "Enough",
    ]
    scenario.do("apply ВО003.1")
    for viewer in (0, 1):
        assert f"Die ● 4   applied: {name('ВО003')}" in drawn(scenario.state, viewer)


def test_an_attack_shows_strength_and_harm_before_it_is_confirmed() -> None:
    attacker = Seat(leader="ВО007", in_play=["УК002: 4", "УК001"], durability=3)
    scenario = Scenario(attacker, Seat(), threats=("УГ007", "УГ001", "УГ002")).do("attack УГ007")
    need = int(CARDS["УГ007"].durability)
    fighters = scenario.state.question_detail(scenario.state.agenda[-1], 0)["fighters"]
    strength = {fighter["card"]: fighter["strength"] for fighter in fighters}
    kharza, duchess, sniffer = (name(card) for card in ("ВО007", "УК002", "УК001"))
    offered = labels(scenario)
    both = strength["УК002"] + strength["УК001"]
    assert offered[0] == f"✓  Strength {both}: {duchess}, {sniffer}", "enough without the leader's blood"
    led = strength["ВО007"] + strength["УК002"]
    assert f"✓  ♥3→0 the leader will be infected  Strength {led}: {kharza}, {duchess}" in offered
    alone = strength["УК002"]
    assert f"{need - alone} short  Strength {alone}: {duchess}" in offered
    assert [part.label.plain for key, part in sorted(question(scenario).parts.items())] == [
        f"♣ {sniffer} †{strength['УК001']}",
        f"♣ {duchess} †{strength['УК002']}",
        f"♔ {kharza} †{strength['ВО007']}",
    ]
    scenario.do("team УК002")
    table = drawn(scenario.state, seat=1)
    assert f"Attack {name('УГ007')} {threat('УГ007')}  strength {alone} of {need}" in table
    assert f"{kharza}: {Board('en', NAMES).prose.effect('ВО007', 1)}" in labels(scenario)
    assert question(scenario).prompt.plain == f"{name('УГ007')}: Strength {alone} of {need}: attack?"


def test_stones_to_be_paid_are_signs_with_their_names() -> None:
    scenario = Scenario(Seat(hand=["УК001"], stones="ggggwrb"), Seat("ВО002")).do("summon УК001")
    assert "Pay ◇♣♣" in labels(scenario)
    assert [part.label.plain for _, part in sorted(question(scenario).parts.items())] == [
        "◇ white",
        "▲ red",
        "♣ green",
        "● black",
    ]
    assert f"Summoning {name('УК001')} {price(CARDS['УК001'])}" in drawn(scenario.state)
    assert all("зелений" in choice.words for choice in question(scenario, "uk").choices)


def test_the_end_is_announced() -> None:
    scenario = Scenario(Seat(hand=["УК001"]), Seat("ВО002"), active=1, first=0, ending=0, round=9)
    scenario.state.end_why = "hand"
    board = Board("en", NAMES[:2])
    assert board.heading(scenario.state.view(0)).plain == "Etherstone · Round 9 · Last round · turn: Bo"
    table = drawn(scenario.state)
    assert "Ann has the end token: the hand was empty" in table
    assert "end token +2" in table


def test_the_log_names_a_card_once() -> None:
    scenario = Scenario(Seat(leader="ВО003", in_play=["ТУ002"]), Seat(), values=(1, 1, 1, 2, 1))
    scenario.do("take black", "apply ТУ002.1")
    board = Board("en", NAMES[:2])
    told = [line.plain for event in scenario.events if (line := board.tell(event.seen_by(0))) is not None]
    at = told.index(f"Ann: {name('ТУ002')}")
    assert told[at + 1] == f"Bo: life −1 ({name('ТУ002')} of Ann)", "what is done to others names its cause"
    board.tell({"kind": "applied", "seat": 0, "card": "ТУ002", "ability": 1})
    for own in ({"kind": "durability-gained", "n": 1, "card": "ТУ002"}, {"kind": "readied", "cause": "ТУ002"}):
        line = board.tell({"seat": 0, "card": "ТУ001", **own})
        assert line is not None
        assert name("ТУ002") not in line.plain


def test_protection_spares_the_leader() -> None:
    shields = {card.id: sum(m.n for m in card.modifiers if m.what == PROTECTION) for card in CARDS.values()}
    shield, always = next((card, n) for card, n in shields.items() if n)
    strength = int(CARDS["УГ002"].strength)
    assert 0 < always < strength
    for in_play, harm in (([shield], strength - always), ([], strength)):
        scenario = Scenario(
            Seat(in_play=["УК002: 4", *in_play], durability=16), Seat("ВО002"), threats=("УГ002", "УГ001", "УГ003")
        )
        scenario.do("attack УГ002")
        assert any(f"♥16→{16 - harm}  " in label for label in labels(scenario))


def test_lessons_speak_of_signs_that_are_on_the_table() -> None:
    board = Board("en", NAMES)
    signs = {run["symbol"] for lesson in shown(GAME, "en")["lessons"] for run in runs_of(lesson) if "symbol" in run}
    found = {sign: str(board.sign(sign)) for sign in signs}
    assert found["stones/any"] == "✶"
    known = "".join(text.plain for text, _ in board.legend())
    assert all(text in known for text in found.values()), found
