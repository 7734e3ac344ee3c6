"""What must be true in every position; simulations and the conformance suite check it at every decision."""

from ludoteka.games.seasons.cards.definition import CARDS
from ludoteka.games.seasons.cards.pool import pool
from ludoteka.games.seasons.energy import count, size
from ludoteka.games.seasons.table import BONUS_MAX, GAUGE_MAX, Table


def check(g: Table) -> None:
    """Raise AssertionError if a card or token was lost or a limit was broken."""
    cards: list[int] = g.deck + [entry & 127 for entry in g.discard] + g.looked + g.revealed
    if g.summoning:
        cards.append(g.summoning)
    uids: list[int] = []
    for seat, player in enumerate(g.players):
        cards += player.hand + player.archive_2 + player.archive_3 + player.drafted + player.pack
        cards += [placed.card for placed in player.tableau]
        uids += [placed.uid for placed in player.tableau]
        where = f"seat {seat}"
        assert player.crystals >= 0, f"{where} has {player.crystals} crystals"
        assert 0 <= player.gauge <= GAUGE_MAX, f"{where} has a gauge of {player.gauge}"
        assert 0 <= player.bonus <= BONUS_MAX, f"{where} used {player.bonus} bonuses"
        assert all(0 <= count(player.reserve, i) <= 30 for i in range(4)), f"{where} has a broken reserve"
        overfull = size(player.reserve) > player.capacity
        owed = any(g.task_name(t.verb) in {"trim", "trim-later"} and t.seat == seat for t in g.agenda)
        assert not overfull or owed, f"{where} holds {size(player.reserve)} tokens with room for {player.capacity}"
        assert player.hand == sorted(player.hand), f"the hand of {where} is not sorted"
        choice = player.pack if player.pack else player.drafted
        assert player.pick == 0 or player.pick in choice, f"{where} picked a card that is not there"
        for placed in player.tableau:
            assert size(placed.energy) >= 0, f"{where} has a broken store on {CARDS[placed.card].slug}"
            assert placed.model == 0 or placed.face == g.played[placed.model], f"{where} copies a wrong card"
        for viewer in range(g.seats):
            held = player.hand + player.archive_2 + player.archive_3 + player.drafted
            for card in g.known_hand[viewer * g.seats + seat] + g.known_held[viewer * g.seats + seat]:
                assert card in held, f"seat {viewer} believes that {where} holds {CARDS[card].slug}"
                held.remove(card)
    expected = pool(g.level, g.kingdom)
    assert sorted(cards) == expected, "a card was lost or doubled"
    assert len(uids) == len(set(uids)), "two cards in play share a uid"
    assert 1 <= g.space <= 12, f"the season marker is on {g.space}"
    g.check_asked()
