"""What must be true in every position; simulations and the conformance suite check it at every decision."""

from ludoteka.games.etherstone.cards.definition import CARDS, FIRST_LEADER, FIRST_THREAT, LAST_CARD
from ludoteka.games.etherstone.stones import COLOURS, count
from ludoteka.games.etherstone.table import DICE, DURABILITY_MAX, Table


def check(g: Table) -> None:
    """Raise AssertionError if a card or token was lost or a limit was broken."""
    cards: list[int] = g.box + g.row + g.deck + g.unused + g.banished + g.destroyed
    for pack in g.packs:
        cards += pack
    for seat, player in enumerate(g.players):
        where = f"seat {seat}"
        cards += player.hand + player.trophies + [int(placed.card) for placed in player.tableau]
        cards += player.leaders if player.leaders else [int(player.leader)]
        assert 0 <= player.durability <= DURABILITY_MAX, f"{where} has durability {player.durability}"
        if player.leader:
            assert player.infected == (player.durability == 0), f"{where} is infected at {player.durability}"
        assert player.points >= 0, f"{where} has {player.points} points"
        assert player.pacts >= 0, f"{where} has {player.pacts} pacts"
        assert all(0 <= count(player.stones, colour) < 200 for colour in range(COLOURS)), f"{where}: broken stones"
        assert player.hand == sorted(player.hand), f"the hand of {where} is not sorted"
        assert player.leader_counters >= 0, f"{where} has broken counters"
        for placed in player.tableau:
            assert placed.counters >= 0, f"{where} has broken counters on {CARDS[placed.card].id}"
            assert placed.card in player.shown, f"{CARDS[placed.card].id} lies open unseen"
            assert not placed.exhausted or CARDS[placed.card].kind == 0, f"{CARDS[placed.card].id} is exhausted"
        assert player.pick == 0 or player.pick in player.leaders or player.pick in _pack(g, seat), f"{where}: pick"
    assert sorted(cards) == list(range(1, LAST_CARD + 1)), "a card was lost or doubled"
    assert all(card >= FIRST_THREAT for card in g.row + g.deck), "a stray card among the threats"
    assert all(card < FIRST_LEADER for player in g.players for card in player.hand), "a stray card in a hand"
    assert len(g.row) == 3 or not g.deck, "a threat was not replaced"
    assert g.pool >= 0, "the pool is overdrawn"
    assert len(g.values) == DICE, "a die was lost"
    assert all(1 <= value <= 6 for value in g.values), "a broken die"
    g.check_asked()


def _pack(g: Table, seat: int) -> list[int]:
    return g.packs[(seat - len(g.picks[0])) % g.seats] if g.packs else []
