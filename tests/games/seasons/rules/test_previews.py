"""What an option would do is told beforehand, and what the view says of crystals, the wheel, the reserve and hints."""

import pytest

from ludoteka.core.preview import Preview, preview
from ludoteka.games.seasons.cards.definition import CARDS, card_named
from ludoteka.games.seasons.effects.crystals import gauge
from ludoteka.games.seasons.scenario import Scenario, Seat
from ludoteka.games.seasons.shown import Hint
from ludoteka.games.seasons.synergy import hint


def foreseen(s: Scenario, text: str) -> Preview:
    return preview(s.state, 0, s.state.option_named(0, text))


def changes(told: Preview) -> dict[tuple[int | str, ...], tuple[object, object]]:
    return {tuple(path): (before, after) for path, before, after in told.changes}


def test_transmuting_is_foreseen() -> None:
    """The rulebook's example: one fire and two earth in winter make eight crystals."""
    s = Scenario(Seat(reserve="fire+earth+earth+water"), Seat(), transmuting=True)
    s.do("transmute")
    assert s.state.view(0)["rates"] == {"air": 1, "water": 1, "fire": 2, "earth": 3}
    told = foreseen(s, "transmute fire+earth+earth")
    assert told.outlook == "certain"
    assert changes(told)["players", 0, "crystals"] == (0, 8)
    assert changes(told)["players", 0, "reserve", "earth"] == (2, 0)
    option = s.state.option_named(0, "transmute fire+earth+earth")
    assert s.state.option_detail(s.state.agenda[-1], 0, option)["crystals"] == 8


def test_a_purse_counts_for_every_token() -> None:
    """Purse of Io: one crystal more for each token."""
    s = Scenario(Seat(reserve="fire+earth+earth", in_play=["purse-of-io"]), Seat(), transmuting=True)
    view = s.state.view(0)
    assert view["extra"] == 1
    assert view["rates"] == {"air": 2, "water": 2, "fire": 3, "earth": 4}
    s.do("transmute")
    assert changes(foreseen(s, "transmute fire+earth+earth"))["players", 0, "crystals"] == (0, 8 + 3)


def test_summoning_with_a_token_saved() -> None:
    """Hand of Fortune: the vase costs one of its three tokens less (R239), and each payment is foreseen."""
    s = Scenario(Seat(["yjangs-forgotten-vase"], ["hand-of-fortune"], reserve="water+fire+earth"), Seat())
    s.do("summon yjangs-forgotten-vase")
    told = changes(foreseen(s, "pay fire+earth"))
    assert told["players", 0, "reserve", "fire"] == (1, 0)
    assert told["players", 0, "reserve", "earth"] == (1, 0)
    assert ("players", 0, "reserve", "water") not in told
    before, after = told["players", 0, "tableau"]
    assert [len(cards) for cards in (before, after) if isinstance(cards, list)] == [1, 2]


def test_a_drawn_card_is_not_foreseen() -> None:
    s = Scenario(Seat(["amulet-of-fire"], reserve="fire+fire"), Seat())
    told = foreseen(s, "summon amulet-of-fire")
    assert (told.outlook, told.events, told.changes) == ("open", [], [])


def test_the_wheel_says_where_it_would_turn() -> None:
    """Twelve spaces; past the last one begins the next year."""
    s = Scenario(Seat(["temporal-boots"]), Seat(), space=11)
    s.do("summon temporal-boots")
    asked = s.state.agenda[-1]
    spaces = {
        text: s.state.option_detail(asked, 0, s.state.option_named(0, text))["space"]
        for text in ("forward 1", "forward 2", "forward 3", "back 3")
    }
    assert spaces == {"forward 1": 12, "forward 2": 1, "forward 3": 2, "back 3": 8}
    view = s.state.view(-1)
    for die in view["dice"]:
        assert die["space"] == (view["space"] + die["pips"] - 1) % 12 + 1


def test_spaces_of_the_reserve_that_are_covered() -> None:
    """Seven spaces, ten with the Bespelled Grimoire."""
    boards = Scenario(Seat(), Seat(in_play=["bespelled-grimoire"])).state.view(-1)["players"]
    assert [(board["capacity"], board["covered"]) for board in boards] == [(7, 0), (10, 0)]


@pytest.mark.parametrize(
    ("card", "picks", "expected"),
    [
        (
            "base:43",
            ["base:10", "base:11", "base:1"],
            {"kind": "theme", "theme": "familiars", "cards": ["base:10", "base:11"]},
        ),
        ("base:10", ["base:46"], {"kind": "against", "cards": ["base:46"]}),
        ("base:1", ["base:19"], {"kind": "energy", "elements": ["air"], "cards": []}),
        ("base:1", [], None),
        ("ek:9", ["base:8"], {"kind": "theme", "theme": "transmute", "cards": ["base:8"]}),
    ],
)
def test_hints(card: str, picks: list[str], expected: Hint | None) -> None:
    """Cards that live from each other, that share their energies, or that spoil each other."""
    codes = {card.id: int(card.code) for card in CARDS}
    assert hint(codes[card], [codes[pick] for pick in picks], 2) == expected


def test_whoever_raises_the_gauge_goes_with_cards_that_want_many_summons() -> None:
    """Staff of Spring pays for every summon, and the gauge says how many there can be."""
    staff = card_named("staff-of-spring")
    raising = [card for card in CARDS if any(step.verb == gauge.code for step in card.on_play)]
    assert [card.slug for card in raising] == ["amulet-of-air", "cursed-treatise-of-arus", "argos-hawk"]
    for card in raising:
        assert hint(card.code, [staff.code], 2) == {"kind": "theme", "theme": "summons", "cards": [staff.id]}
