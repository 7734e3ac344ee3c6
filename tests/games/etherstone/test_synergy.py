"""What goes well together, as a hint to whoever chooses cards."""

import pytest

from ludoteka.games.etherstone.cards.definition import CARDS, FOLLOWER, Modifier
from ludoteka.games.etherstone.cards.words import RED, always, cheaper
from ludoteka.games.etherstone.catalogue import ability_data
from ludoteka.games.etherstone.synergy import _wanted, hint, themes


def test_counters_go_with_what_counts_them() -> None:
    counting = next(card.code for card in CARDS[1:] if "counters" in themes(card.code)[0])
    making = [card.code for card in CARDS[1:] if "counters" in themes(card.code)[1]]
    found = hint(counting, making)
    assert found is not None
    assert found["theme"] == "counters"
    assert set(found["cards"]) == {CARDS[code].id for code in making if code != counting}
    assert hint(counting, []) is None


@pytest.mark.parametrize(
    ("modifier", "wanted"),
    [(cheaper(1, type=FOLLOWER), {"followers"}), (cheaper(1, colour=RED), {"red"}), (cheaper(1), set())],
)
def test_what_saves_stones_wants_the_cards_it_saves_them_for(modifier: Modifier, wanted: set[str]) -> None:
    assert _wanted({**ability_data(always(modifier))}) == wanted
