"""What must be true in every position; simulations and the conformance suite check it at every question."""

from ludoteka.core.packing import has
from ludoteka.games.etherstone.attack import PLAN
from ludoteka.games.etherstone.bounds import HAND
from ludoteka.games.etherstone.cards.definition import ABILITIES, CARDS, FIRST_LEADER, FIRST_THREAT, FOLLOWER, LAST_CARD
from ludoteka.games.etherstone.stones import COLOURS, count
from ludoteka.games.etherstone.table import ABILITY, DICE, DURABILITY_MAX, Table
from ludoteka.games.etherstone.turn import END_TURN


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
            assert not placed.exhausted or CARDS[placed.card].kind == FOLLOWER, f"{CARDS[placed.card].id} is exhausted"
        assert player.pick == 0 or player.pick in player.leaders or player.pick in _pack(g, seat), f"{where}: pick"
    assert sorted(cards) == list(range(1, LAST_CARD + 1)), "a card was lost or doubled"
    assert all(card >= FIRST_THREAT for card in g.row + g.deck), "a stray card among the threats"
    assert all(card < FIRST_LEADER for player in g.players for card in player.hand), "a stray card in a hand"
    assert len(g.row) == 3 or not g.deck, "a threat was not replaced"
    assert g.pool >= 0, "the pool is overdrawn"
    assert len(g.values) == DICE, "a die was lost"
    assert all(1 <= value <= 6 for value in g.values), "a broken die"
    assert g.die < 0 or (g.die_colour >= 0 and g.die_value > 0), "the die being resolved shows nothing"
    coded = g.used + g.attack_used + [ABILITY.of(entry) for entry in g.after + g.waiting]
    assert all(code < len(ABILITIES) for code in coded), "there is no such ability"
    g.check_asked()
    _check_course(g)
    _check_plan(g)


def _check_course(g: Table) -> None:
    """In the draft all choose at once; then there is always one whose turn it is."""
    drafting = not g.over and g.agenda[0].verb != END_TURN
    assert (g.active < 0) == (g.over or drafting), "it is nobody's turn, or somebody's too many"
    assert g.active < 0 or g.agenda[0].seat == g.active, "it is the turn of another"
    assert len(g.packs) == len(g.picks) == (g.seats if g.start == "draft" else 0), "a pack was lost"
    assert len({len(pack) for pack in g.packs}) <= 1, "the packs are not alike"
    for seat, player in enumerate(g.players):
        assert (player.leader > 0) == (not drafting), f"seat {seat} is led by nobody, or too early"
        if drafting:
            assert has(g.asked, seat) == (player.pick == 0), f"seat {seat} has picked and is asked, or neither"
            assert len(player.leaders) == 2, f"seat {seat} has lost a leader"
            assert len(g.packs[seat]) + len(g.picks[seat]) == HAND, f"a pick of pack {seat} was lost"
            assert len(player.hand) == len(g.picks[0]), f"seat {seat} has lost a pick"


def _check_plan(g: Table) -> None:
    """The attacker has the same cards as in the plan, from before the attack, but for what the attack took."""
    plan = g.plan
    planned = [task for task in g.agenda if task.verb == PLAN]
    assert (plan is not None) == (len(planned) == 1), "an attack is planned and there is no plan, or no attack"
    if plan is None:
        return
    player = g.players[planned[0].seat]
    before = plan.hand + [int(placed.card) for placed in plan.tableau]
    now = player.hand + [int(placed.card) for placed in player.tableau]
    now += [card for card in before if card in g.destroyed]
    assert sorted(before) == sorted(now), "the plan of an attack has other cards"
    kept = (plan.leader, plan.leaders, plan.trophies)
    assert kept == (player.leader, player.leaders, player.trophies), "the plan of an attack has another leader"


def _pack(g: Table, seat: int) -> list[int]:
    return g.packs[(seat - len(g.picks[0])) % g.seats] if g.packs else []
