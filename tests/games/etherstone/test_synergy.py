"""What goes well together, as a hint to whoever chooses cards."""

from ludoteka.games.etherstone.cards.definition import CARDS
from ludoteka.games.etherstone.synergy import hint, themes


def test_counters_go_with_what_counts_them() -> None:
    counting = next(card.code for card in CARDS[1:] if "counters" in themes(card.code)[0])
    making = [card.code for card in CARDS[1:] if "counters" in themes(card.code)[1]]
    found = hint(counting, making)
    assert found is not None
    assert found["theme"] == "counters"
    assert set(found["cards"]) == {CARDS[code].id for code in making if code != counting}
    assert hint(counting, []) is None
