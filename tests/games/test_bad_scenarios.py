"""Whatever is wrong with an argument of a scenario, one clear line says which, what it was, and what is allowed."""

import inspect
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from ludoteka.core.errors import BadSetup
from ludoteka.games.elven_rage import scenario as elven_rage
from ludoteka.games.etherstone import scenario as etherstone
from ludoteka.games.seasons import scenario as seasons

SECONDS = 5  # of computing: none of them may search for ever


class Builder(NamedTuple):
    """A game's builders, arguments that give a good scenario, and wrong values for every argument."""

    module: Any
    seats: list[dict[str, Any]]
    table: dict[str, Any]
    bad_seat: dict[str, list[Any]]
    bad_table: dict[str, list[Any]]


NO_LIST = ["amulet-of-water", 7, None, range(10**9), ["no-such-card"] * 10**5]
NO_NUMBER = ["1", None, 1.5, True]
NO_FLAG = ["yes", 1, None]
NO_NAME = [0, None, "", "nonsense"]
NO_CARDS = [*NO_LIST, ["no-such-card"], [None], [""], [[]]]

SEASONS = Builder(
    seasons,
    [{}, {}],
    {"kingdom": True},
    {
        "hand": [*NO_CARDS, ["amulet-of-watr"], [0], [51], [True], ["ek:21"], ["purse-of-io"] * 3],
        "in_play": [
            *NO_CARDS,
            ["amulet-of-water: air+air+air+air+air"],
            ["amulet-of-water: ice"],
            ["amulet-of-water:air"],
            ["amulet-of-earth: air"],
            ["amulet-of-earth tapped"],
            ["amulet-of-earth turned"],
            ["heart-of-argos: air"],
            ["glutton-cauldron: air+air+air+air+air+air+air"],
            ["raven-the-usurper copying temporal-boots of seat 1"],
            ["raven-the-usurper copying temporal-boots of seat 0", "temporal-boots"],
            ["raven-the-usurper copying temporal-boots of seat 7"],
            ["raven-the-usurper copying sid-nightshade of seat 1"],
            ["amulet-of-air copying temporal-boots of seat 1"],
            ["raven-the-usurper copying temporal-boot of seat 1"],
            ["raven-the-usurper: air"],
        ],
        "reserve": [7, None, ["air"], "ice", "air,fire", "air+", "+".join(["air"] * 8)],
        "crystals": [*NO_NUMBER, -1, 10**12],
        "gauge": [*NO_NUMBER, -1, 16],
        "bonus": [*NO_NUMBER, -1, 4],
        "archive_2": NO_CARDS,
        "archive_3": NO_CARDS,
        "die": [*NO_NUMBER, 0, 7],
        "token": [*NO_NUMBER, -1, 13],
        "token_used": [*NO_FLAG, True],
        "drought": [*NO_NUMBER, -1, 11, 1],
        "pack": [*NO_CARDS, ["purse-of-io"]],
        "drafted": [*NO_CARDS, ["purse-of-io"]],
    },
    {
        "level": [*NO_NAME, "archmages", ["archmage"]],
        "kingdom": NO_FLAG,
        "enchantment": [*NO_NAME, "drougth", 9],
        "season": [*NO_NAME, "autumn"],
        "space": ["1", 1.5, True, 0, 13],
        "year": [*NO_NUMBER, -1, 4, 5],
        "active": [*NO_NUMBER, -1, 2],
        "first": ["1", 1.5, True, -1, 2],
        "waiting": [1, None, "1", [2], [-1], [1, 1], [0], ["1"]],
        "at": [*NO_NAME, "mian", "draft"],
        "transmuting": NO_FLAG,
        "pips": [*NO_NUMBER, 0, 4],
        "deck": [*NO_CARDS, ["purse-of-io"] * 3],
        "deck_size": ["1", 1.5, True, -1, 1000],
        "discard": [*NO_CARDS, ["purse-of-io"] * 3],
        "dice": [
            [1, 2, 3],
            "winter",
            {"autumn": (1, 2, 3)},
            {"winter": (1, 2)},
            {"winter": (1, 2, 6)},
            {"winter": (1, 1, 2)},
            {"winter": 1},
            {1: (1, 2, 3)},
        ],
        "next_faces": [1, None, "123", [0], [7], [1.5], ["1"], [True], [1] * 7],
        "seed": ["1", None, 1.5, True],
    },
)

ELVEN_RAGE = Builder(
    elven_rage,
    [{"people": "black"}, {"people": "snow"}],
    {},
    {
        "people": [*NO_NAME, "blck", "snow", ["black"]],
        "hand": [*NO_CARDS, ["initiat"], ["raider"], ["orc"], ["war-horn"], ["ashmaw"], ["initiate"] * 4],
        "lands": ["M0", None, ["X9"], ["M0", "M0"], ["K1"], ["K0"], [0], ["M0", "M0n", "M0p", "F0n", "F0p", "G0", "B0",
                  "B3", "Y0", "Y3", "M1p"]],
        "deck": [*NO_CARDS, ["raider"], ["initiate"] * 4],
        "discard": [*NO_CARDS, ["raider"], ["initiate"] * 4],
        "artifacts": [*NO_CARDS, ["war-hron"], ["initiate"], ["war-horn", "war-horn"]],
        "treasures": [*NO_NUMBER, -1, 6],
        "goal": [0, "", "nonsense", "seven-land", ["seven-lands"]],
        "conquests": [*NO_NUMBER, -1, 100],
    },
    {
        "at": [*NO_NAME, "captur"],
        "active": [*NO_NUMBER, -1, 2],
        "scenario": [*NO_NAME, "supremcy", "alliance"],
        "race": [*NO_NAME, "tower"],
        "teams": [*NO_NAME, "1+1"],
        "advanced": NO_FLAG,
        "even": NO_FLAG,
        "round_number": [*NO_NUMBER, 0, 31],
        "squads": ["orc", 3, ["orc"], [["orc"]], [["orc", "goblin", "goblim"]], [["orc", "goblin", "raider"]],
                   [["mistress-of-time"] * 3]],
        "neutral_deck": [*NO_CARDS, ["raider"], ["mistress-of-time"] * 2],
        "artifact_deck": [*NO_CARDS, ["raider"], ["war-horn", "war-horn"]],
        "field": ["raider", 4, ["raider"], ["raider 1"] * 5],
        "land": ["M1", "X9", None, 5],
        "attacker": [*NO_NUMBER, -1, 2, 1],
        "reserve": ["1", 1.5, True, -2, 2, 1],
        "fallen": [None, 5, "raider 1", "nonsense 1"],
        "seed": ["1", None, 1.5, True],
    },
)  # fmt: skip

BATTLE = ELVEN_RAGE._replace(
    table={"field": ["initiate 0", "", "goblin -1", ""], "land": "M0"},
    bad_seat={},
    bad_table={
        "field": [["raider 7", "", "", ""], ["initiate 0 !9", "", "", ""], ["initiate 0 ?", "", "", ""],
                  ["initiat 0", "", "", ""], ["raider 0", "", "", ""], ["raider 1", "", "", ""], ["orc 0", "", "", ""],
                  ["war-horn 0", "", "", ""], ["initiate 0"] * 4, ["", "", "", None]],
        "land": ["X9", None, 5, "", "K0"],
        "attacker": [*NO_NUMBER, -1, 2],
        "reserve": ["1", 1.5, True, -2, 2, 1],
        "fallen": [None, 5, " ", "raider 1", "nonsense 1", "raider 7"],
        "at": ["turn", "discard"],
    },
)  # fmt: skip

ETHERSTONE = Builder(
    etherstone,
    [{"leader": "ВО001", "hand": ["УК001"]}, {"leader": "ВО002", "hand": ["УК002"]}],
    {},
    {
        "leader": [*NO_NAME, "ВО999", "УК001", "ВО002"],
        "hand": [*NO_CARDS, ["УК99"], ["ВО003"], ["УГ001"], ["УК003", "УК003"], ["УК002"]],
        "in_play": [*NO_CARDS, ["УК99"], ["ВО003"], ["УК001 tired"], ["УК001: x"], ["УК001: -1"], ["УК001: 100"],
                    ["СВ003 exhausted"], ["УК002"]],
        "stones": [7, None, ["w"], "x", "w r", "*", "w" * 100],
        "durability": ["1", 1.5, True, -1, 100],
        "counters": [*NO_NUMBER, -1, 100],
        "points": [*NO_NUMBER, -1, 100],
        "trophies": [*NO_CARDS, ["УК003"], ["УГ001"], ["УГ009", "УГ009"]],
        "pacts": [*NO_NUMBER, -1, 100],
        "leaders": [*NO_LIST, ["ВО003", "ВО004"]],
    },
    {
        "dice": [5, None, "x", "ww", ["w"]],
        "values": [1, None, (1, 1, 1), (1, 1, 1, 1, 7), (0, 1, 1, 1, 1), ("1", 1, 1, 1, 1)],
        "threats": [*NO_CARDS, ["УГ001"], ["УГ001", "УГ001", "УГ002"], ["УК003", "УГ002", "УГ003"],
                    ["УГ001", "УГ002", "УГ003", "УГ004"]],
        "deck": [7, "УГ004", ["УГ99"], ["УК003"], ["УГ001"], ["УГ004", "УГ004"]],
        "deck_size": ["1", 1.5, True, -1, 100],
        "pool": ["1", 1.5, True, -1, 100],
        "active": [*NO_NUMBER, -1, 2],
        "first": [*NO_NUMBER, -1, 2],
        "round": [*NO_NUMBER, 0, 61],
        "ending": [*NO_NUMBER, -2, 2],
        "next_rolls": [1, None, "123", [0], [7], [1.5], ["1"], [True], [1] * 7],
        "packs": [7, "УК001", [], [["УК001"]], [["УК001"] * 7, ["УК002"] * 7]],
        "seed": ["1", None, 1.5, True],
    },
)  # fmt: skip

BUILDERS = [SEASONS, ELVEN_RAGE, ETHERSTONE]
every_builder = pytest.mark.parametrize("builder", BUILDERS, ids=[b.module.__name__.split(".")[-2] for b in BUILDERS])


def build(builder: Builder, seats: list[dict[str, Any]], table: dict[str, Any]) -> Any:
    return builder.module.Scenario(*[builder.module.Seat(**seat) for seat in seats], **table)


def all_bad() -> Iterator[tuple[Builder, str, list[dict[str, Any]], dict[str, Any]]]:
    for builder in [*BUILDERS, BATTLE]:
        for argument, values in builder.bad_seat.items():
            for value in values:
                yield builder, argument, [{**builder.seats[0], argument: value}, builder.seats[1]], builder.table
        for argument, values in builder.bad_table.items():
            for value in values:
                yield builder, argument, builder.seats, {**builder.table, argument: value}


@contextmanager
def bounded() -> Iterator[None]:
    """Fail after so many seconds of computing, however busy the machine is."""

    def stop(*_: object) -> None:
        raise AssertionError(f"still at it after {SECONDS} s")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


BAD = list(all_bad())
WITHOUT_ARGUMENT = (
    "a card",
    "a neutral card",
    "purse-of-io is named more than twice",
    "no match can reach such a position",
)


@pytest.mark.parametrize(
    ("builder", "argument", "seats", "table"),
    BAD,
    ids=[f"{b.module.__name__.split('.')[-2]}-{argument}-{n}" for n, (b, argument, _, _) in enumerate(BAD)],
)
def test_a_wrong_argument_gets_one_clear_line(
    builder: Builder, argument: str, seats: list[dict[str, Any]], table: dict[str, Any]
) -> None:
    with bounded(), pytest.raises(BadSetup) as refusal:
        build(builder, seats, table)
    line = str(refusal.value)
    assert "\n" not in line
    assert len(line) < 300
    assert argument in line or line.startswith(WITHOUT_ARGUMENT), line


@every_builder
def test_every_argument_is_tried(builder: Builder) -> None:
    for described, tried in ((builder.module.Seat, builder.bad_seat), (builder.module.Scenario, builder.bad_table)):
        parameters = inspect.signature(described).parameters.values()
        assert list(tried) == [p.name for p in parameters if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]


@every_builder
def test_the_rest_of_those_scenarios_is_right(builder: Builder) -> None:
    assert build(builder, builder.seats, builder.table).options


@every_builder
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_number_of_seats(builder: Builder, seats: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 4 seats, not {seats}"):
        build(builder, [builder.seats[0]] * seats, builder.table)


@every_builder
def test_a_seat_is_a_seat(builder: Builder) -> None:
    with pytest.raises(BadSetup, match="seat 1 is 'Ada'; it must be a Seat"):
        builder.module.Scenario(builder.module.Seat(**builder.seats[0]), "Ada")


FOUGHT = {"field": ["initiate 0", "fanatic 0", "raider 1", "sentry 1"], "land": "M1"}


@pytest.mark.parametrize(
    ("ask", "line"),
    [
        (lambda: build(SEASONS, SEASONS.seats, {}).seat(2), "seat is 2; it must be a number from 0 to 1"),
        (lambda: build(ETHERSTONE, ETHERSTONE.seats, {}).seat(-1), "seat is -1; it must be a number from 0 to 1"),
        (lambda: build(ELVEN_RAGE, ELVEN_RAGE.seats, {}).hand(-1), "seat is -1; it must be a number from 0 to 1"),
        (lambda: build(SEASONS, SEASONS.seats, {}).seat(0).tokens("amulet-of-water"),
         "card is 'amulet-of-water'; it is not in play"),
        (lambda: build(SEASONS, [{"in_play": ["amulet-of-water"]}, {}], {}).seat(0).tokens("amulet-of-water", copy=2),
         "copy is 2; it must be a number from 1 to 1"),
        (lambda: build(BATTLE, BATTLE.seats, BATTLE.table).owner("M9"), "land is 'M9'; nothing has that name"),
        (lambda: build(BATTLE, [{"people": "black"}, {"people": "snow", "lands": ["M1"]}], FOUGHT).fighter("radier"),
         "fighter is 'radier'; it must be one of: sentry, raider, fanatic, initiate; did you mean 'raider'?"),
    ],
)  # fmt: skip
def test_what_is_asked_about_must_be_there(ask: Any, line: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        ask()
    assert str(refusal.value).startswith(line)


@pytest.mark.parametrize(
    ("build", "line"),
    [
        (lambda: seasons.Scenario(seasons.Seat(), seasons.Seat(), year=5),
         "year is 5; it must be a number from 0 to 3"),
        (lambda: seasons.Scenario(seasons.Seat(token=13), seasons.Seat()),
         "token of seat 0 is 13; it must be a number from 0 to 12"),
        (lambda: seasons.Scenario(seasons.Seat(token=3), seasons.Seat(token=3)),
         "token is 3; there is one of each, so two seats cannot have it"),
        (lambda: seasons.Scenario(seasons.Seat(["amulet-of-watr"]), seasons.Seat()),
         "hand of seat 0 is 'amulet-of-watr'; there is no power card of that name; did you mean 'amulet-of-water'?"),
        (lambda: seasons.Scenario(seasons.Seat(in_play=["amulet-of-earth: air"]), seasons.Seat()),
         "in_play of seat 0 is 'amulet-of-earth: air'; amulet-of-earth holds no tokens"),
        (lambda: seasons.Scenario(seasons.Seat(), seasons.Seat(), enchantment="drougth"),
         ("enchantment is 'drougth'; it must be one of: none, elemental-construction, extended-experience, "
          "natural-selection, entangling-roots, nature-spirit, argos-embrace, ios-bounty, olafs-knowledge, drought, "
          "vision-of-destiny; did you mean 'drought'?")),
        (lambda: seasons.Scenario(seasons.Seat(), seasons.Seat(), next_faces=(7,)),
         "next_faces is 7; it must be a number from 1 to 6"),
        (lambda: seasons.Scenario(seasons.Seat(), seasons.Seat(), at="turn", transmuting=True),
         "transmuting is True; with at='turn' the die decides it"),
        (lambda: seasons.Scenario(seasons.Seat(), seasons.Seat(), at="round", waiting=[1]),
         "waiting is [1]; with at='round' all turns still follow"),
        (lambda: seasons.Scenario(seasons.Seat(archive_2=[7]), seasons.Seat(), year=2),
         "archive_2 of seat 0 is [7]; it was opened when year 2 began"),
        (lambda: elven_rage.Scenario(elven_rage.Seat("blck"), elven_rage.Seat("snow")),
         "people of seat 0 is 'blck'; it must be one of: forest, black, snow, high; did you mean 'black'?"),
        (lambda: elven_rage.Scenario(elven_rage.Seat("black"), elven_rage.Seat("black")),
         "people is ['black', 'black']; 'black' is named twice"),
        (lambda: elven_rage.Scenario(elven_rage.Seat("black", ["raider"]), elven_rage.Seat("snow")),
         "a card of seat 0 is 'raider'; black has 0"),
        (lambda: elven_rage.Scenario(elven_rage.Seat("black"), elven_rage.Seat("snow"), land="M1"),
         "land is 'M1'; that needs a field"),
        (lambda: etherstone.Scenario(etherstone.Seat("ВО001"), etherstone.Seat("ВО001")),
         "a card is 'ВО001'; it stands in two places"),
    ],
)  # fmt: skip
def test_the_line_says_what_it_was_and_what_is_allowed(build: Any, line: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        build()
    assert str(refusal.value) == line


# --- what can be set up now ---


def test_a_raven_that_copies_can_be_placed() -> None:
    raven = "raven-the-usurper copying amulet-of-water#2 of seat 1: air"
    seats = [seasons.Seat(in_play=[raven]), seasons.Seat(in_play=["amulet-of-water", "amulet-of-water"], token=2)]
    s = seasons.Scenario(*seats, kingdom=True, waiting=[1], transmuting=True)
    assert s.state.view(-1)["players"][0]["tableau"][0]["copies"] == "base:4"
    s.do("transmute")
    assert s.seat(0).crystals == 1  # the air on the Raven
    s.end_turn().do("use token", "sacrifice amulet-of-water")
    assert s.seat(0).in_play == ["raven-the-usurper"]
    s = seasons.Scenario(*seats, kingdom=True, active=1).do("use token", "sacrifice amulet-of-water#2")
    assert s.seat(0).in_play == []


def test_the_packs_of_a_draft_can_be_set() -> None:
    mine, other = list(range(1, 10)), list(range(11, 20))
    s = seasons.Scenario(seasons.Seat(pack=mine), seasons.Seat(pack=other), at="draft")
    assert (s.kind, len(s.options), s.state.owing()) == ("draft", 9, [0, 1])
    s.do("draft amulet-of-air", seat=0).do("draft figrim-the-avaricious", seat=1)
    assert s.options_of(0)[0] == "draft naria-the-prophetess"
    late = [seasons.Seat(pack=mine[:2], drafted=mine[2:]), seasons.Seat(pack=other[:2], drafted=other[2:])]
    s = seasons.Scenario(*late, at="draft").do("draft amulet-of-air", seat=0)
    assert s.do("draft figrim-the-avaricious", seat=1).kind == "split"


def test_the_packs_of_a_draft_of_etherstone_can_be_set() -> None:
    packs = [[f"{people}{n:03}" for n in range(1, 8)] for people in ("УК", "ТУ")]
    s = etherstone.Scenario(etherstone.Seat(leaders=["ВО003", "ВО004"]), etherstone.Seat(), packs=packs)
    assert (s.kind, s.state.owing()) == ("draft", [0, 1])
    s.do("take УК003", seat=0).do("take ТУ001", seat=1)
    assert s.options_of(0) == [f"take ТУ{n:03}" for n in range(2, 8)]
    while s.kind == "draft":
        s.do(s.options[0])
    assert s.options_of(0) == ["leader ВО003", "leader ВО004"]
