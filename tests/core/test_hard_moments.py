"""The hardest moments of our rulebooks, played on the toy game.

Every moment is a script of answers; before and after each of them the match is cloned, saved and resumed, resampled
for every seat, and the answer is taken back.
"""

import json
from collections.abc import Callable
from typing import NamedTuple, cast

import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import Refused
from ludoteka.core.journal import state_hash
from ludoteka.core.match import Match
from tests.core.toy import CHIME, COIN, GAME, HUSH, NO_BID, SEEKER, SPARK, TWIN, WARD, Embers

SEATS = 3
KEY = key_from_seed("hard moments")
SAMPLES = 40


class Given(NamedTuple):
    """An answer, by text or by its place among the options, and whether it can be taken back at once."""

    seat: int
    option: str | int
    reversible: bool = True


class Moment(NamedTuple):
    name: str
    opening: str
    script: list[Given]
    outcome: Callable[[Embers], object]  # at the end of the script; compared with the next field
    expected: object


def window(first: int, last_reversible: bool = True) -> list[Given]:
    """Nobody answers a card."""
    seats = [(first + i) % SEATS for i in range(SEATS)]
    return [Given(seat, "let it be", seat != seats[-1] or last_reversible) for seat in seats]


def points(g: Embers) -> list[int]:
    return [player.points for player in g.players]


def in_play(g: Embers, seat: int) -> list[int]:
    return [placed.card for placed in g.players[seat].play]


MOMENTS = [
    Moment(
        "a simultaneous secret draft",
        "draft",
        [
            Given(0, 0),
            Given(2, 1),
            Given(1, 0, reversible=False),  # the packs move on: everybody sees new cards
            Given(1, 0),
            Given(0, 0),
            Given(2, 0, reversible=False),
        ],
        lambda g: [len(player.hand) for player in g.players],
        [2, 2, 2],
    ),
    Moment(
        "a search of the hidden deck: the card shown is kept, and stays known",
        "search",
        [
            Given(0, "play seeker"),
            *window(1, last_reversible=False),
            Given(0, "show spark", reversible=False),
            Given(0, "keep it"),
        ],
        lambda g: (g.players[0].open, SPARK in g.players[0].hand, in_play(g, 0)),
        ([SPARK], True, [SEEKER]),
    ),
    Moment(
        "a search of the hidden deck: the card shown goes on with a choice of its own",
        "search",
        [
            Given(0, "play seeker"),
            *window(1, last_reversible=False),
            Given(0, "show well", reversible=False),
            Given(0, "put it into play"),
            Given(0, "X = 2"),
        ],
        points,
        [2, 0, 0],
    ),
    Moment(
        "the effect of another card, nested twice",
        "echo",
        [
            Given(0, "play echo"),
            *window(1),
            Given(0, "echo echo#2"),
            Given(0, "echo bolt#3"),
            Given(0, "strike bolt#3"),
        ],
        lambda g: len(in_play(g, 1)),
        1,
    ),
    Moment(
        "a copied effect, with a choice of its own",
        "copy",
        [
            Given(0, "play well"),
            Given(1, "answer with twin"),
            *window(2),
            Given(1, "X = 2"),
            Given(0, "X = 3"),
        ],
        lambda g: (points(g), g.discard),
        ([3, 2, 0], [TWIN]),
    ),
    Moment(
        "a replacement: another card is sacrificed instead",
        "ward",
        [Given(0, "play bolt"), *window(1), Given(0, "strike coin#2"), Given(1, "sacrifice ward#1 instead")],
        lambda g: (in_play(g, 1), g.discard),
        ([COIN], [WARD]),
    ),
    Moment(
        "a replacement that is not wanted",
        "ward",
        [Given(0, "play bolt"), *window(1), Given(0, "strike coin#2"), Given(1, "lose coin#2")],
        lambda g: (in_play(g, 1), g.discard),
        ([WARD], [COIN]),
    ),
    Moment(
        "a reaction that cancels",
        "window",
        [Given(0, "play spark"), Given(1, "answer with hush"), *window(2)],
        lambda g: (points(g), in_play(g, 0), g.discard),
        ([0, 0, 0], [], [HUSH, SPARK]),
    ),
    Moment(
        "a reaction to a reaction: the last one is carried out first",
        "window",
        [
            Given(0, "play spark"),
            Given(1, "answer with hush"),
            Given(2, "let it be"),
            Given(0, "answer with hush"),
            *window(1),
        ],
        lambda g: (points(g), in_play(g, 0), g.discard),
        ([2, 0, 0], [SPARK], [HUSH, HUSH]),
    ),
    Moment(
        "choosing X",
        "x",
        [Given(0, "play well"), *window(1), Given(0, "X = 2")],
        lambda g: (points(g), g.players[0].embers),
        ([2, 0, 0], 1),
    ),
    Moment(
        "waiting effects in the order of the owner's choice",
        "order",
        [Given(0, "wake chime#2"), Given(0, "wake coin#1")],  # the last one is taken without asking
        lambda g: (points(g), [p.card for p in g.players[0].play]),
        ([8, 0, 0], [COIN, CHIME, CHIME]),
    ),
    Moment(
        "a question owed by all seats at once",
        "council",
        [
            Given(0, "play council"),
            *window(1),
            Given(2, "bid 1"),
            Given(0, "bid 3"),
            Given(1, "bid 3", reversible=False),
        ],
        lambda g: (points(g), [player.embers for player in g.players]),
        ([4, 0, 0], [0, 3, 3]),
    ),
]

MIDDLES = [
    pytest.param(moment, after, id=f"{moment.name} - {after}")
    for moment in MOMENTS
    for after in range(len(moment.script) + 1)
]
ANSWERS = [
    pytest.param(moment, index, id=f"{moment.name} - {index}")
    for moment in MOMENTS
    for index in range(len(moment.script))
]


def begin(moment: Moment, after: int) -> Match:
    """The moment after so many answers of its script."""
    match = Match(GAME, SEATS, KEY, {"opening": moment.opening})
    for given in moment.script[:after]:
        match.answer(given.seat, chosen(match.state, given))
    return match


def chosen(state: object, given: Given) -> int:
    g = cast(Embers, state)
    if isinstance(given.option, str):
        return g.option_named(given.seat, given.option)
    return g.options(given.seat)[given.option]


def play_on(g: Embers, script: list[Given]) -> str:
    """Give the rest of the answers, then finish the match with first options; the fingerprint of the end."""
    for given in script:
        g.answer(given.seat, chosen(g, given))
    while not g.over:
        g.answer(g.seat, g.options(g.seat)[-1])
        g.check()
    return state_hash(g)


def secrets(g: Embers, seat: int) -> dict[str, object]:
    """What a seat cannot know, by kind; kinds of which nothing lies hidden now are left out."""
    rivals = [player for s, player in enumerate(g.players) if s != seat]
    hidden: dict[str, object] = {"deck": tuple(g.deck)}
    if any(player.secret() for player in rivals):
        hidden["hands"] = [player.secret() for player in rivals]
    if any(player.pack for player in rivals):
        hidden["packs"] = [sorted(player.pack) for player in rivals]
    if any(player.pick for player in rivals):
        hidden["picks"] = [player.pick for player in rivals]
    if any(player.bid != NO_BID for player in rivals):
        hidden["bids"] = [player.bid for player in rivals]
    return hidden


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_outcome(moment: Moment) -> None:
    g = cast(Embers, begin(moment, len(moment.script)).state)
    assert moment.outcome(g) == moment.expected
    g.check()


@pytest.mark.parametrize(("moment", "after"), MIDDLES)
def test_cloned(moment: Moment, after: int) -> None:
    """A clone in the middle is equal and independent."""
    g = cast(Embers, begin(moment, after).state)
    before = g.to_json()
    copy = g.clone()
    assert copy.to_json() == before
    end = play_on(copy, moment.script[after:])
    assert g.to_json() == before
    assert play_on(g, moment.script[after:]) == end


@pytest.mark.parametrize(("moment", "after"), MIDDLES)
def test_saved_and_resumed(moment: Moment, after: int) -> None:
    """A match saved in the middle as JSON goes on as if nothing had happened."""
    g = cast(Embers, begin(moment, after).state)
    again = cast(Embers, GAME.load(json.loads(json.dumps(g.to_json()))))
    assert again.to_json() == g.to_json()
    for seat in range(-1, SEATS):
        assert again.view(seat) == g.view(seat)
    assert play_on(again, moment.script[after:]) == play_on(g, moment.script[after:])


@pytest.mark.parametrize(("moment", "after"), MIDDLES)
@pytest.mark.parametrize("seat", range(SEATS))
def test_resampled(moment: Moment, after: int, seat: int) -> None:
    """A resampled match looks the same to its seat, and everything hidden from that seat varies."""
    g = cast(Embers, begin(moment, after).state)
    before, seen, spectated = g.to_json(), json.dumps(g.view(seat)), json.dumps(g.view(-1))
    samples = [g.determinize(seat, Chance(key_from_seed(f"resample {seat} {i}"))) for i in range(SAMPLES)]
    for sample in samples:
        assert json.dumps(sample.view(seat)) == seen
        assert json.dumps(sample.view(-1)) == spectated
        sample.check()
    for kind in secrets(g, seat):
        assert len({repr(secrets(sample, seat)[kind]) for sample in samples}) > 1, f"the {kind} never change"
    for sample in samples[:3]:
        play_on(sample, [])
    assert g.to_json() == before


@pytest.mark.parametrize(("moment", "index"), ANSWERS)
def test_undone(moment: Moment, index: int) -> None:
    """An answer is taken back exactly where no barrier lies behind it, and the table says so beforehand."""
    match = begin(moment, index)
    given = moment.script[index]
    state, told, answers = state_hash(match.state), len(match.events), len(match.journal.answers)
    option = chosen(match.state, given)
    assert match.reversible(given.seat, option) == given.reversible
    match.answer(given.seat, option)
    assert match.can_undo(given.seat) == given.reversible
    after = state_hash(match.state)
    if given.reversible:
        match.undo(given.seat)
        assert (state_hash(match.state), len(match.events), len(match.journal.answers)) == (state, told, answers)
        match.answer(given.seat, option)
    else:
        with pytest.raises(Refused, match=f"seat {given.seat} cannot take anything back"):
            match.undo(given.seat)
    assert state_hash(match.state) == after
