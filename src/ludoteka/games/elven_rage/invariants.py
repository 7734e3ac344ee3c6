"""What must be true in every position; simulations and the conformance suite check it at every question."""

from itertools import pairwise

from ludoteka.core.packing import has
from ludoteka.games.elven_rage.cards.definition import CARDS, TREASURE
from ludoteka.games.elven_rage.cards.pool import artifacts, neutrals, people_deck
from ludoteka.games.elven_rage.maps import PLAIN, TOWER
from ludoteka.games.elven_rage.pieces import GONE, NAMING, NO_REPLY, NOBODY
from ludoteka.games.elven_rage.table import CHIPS, Table
from ludoteka.games.elven_rage.turn import BEGIN, PICKED


def check(g: Table) -> None:
    """Raise AssertionError if a card was lost or a limit was broken."""
    neutral = g.neutral_deck + g.neutral_discard + [card for squad in g.squads for card in squad.cards]
    relics = g.artifact_deck + g.spent
    for seat, player in enumerate(g.players):
        where = f"seat {seat}"
        own = player.deck + player.hand + player.discard + _in_battle(g, seat)
        if g.looker == seat:
            own += g.looked
        assert sorted(own) == people_deck(player.people), f"a card of {where} was lost or doubled"
        neutral += [TREASURE] * player.treasures
        relics += player.artifacts
        assert player.hand == sorted(player.hand), f"the hand of {where} is not sorted"
        assert player.treasures >= 0, f"{where} has {player.treasures} treasures"
        _check_lands(g, seat)
        _check_knowledge(g, seat)
        assert player.reply == NO_REPLY or g.together, f"{where} has answered a window that is closed"
        assert player.alive or not has(g.asked, seat), f"{where} is out and was asked"
    neutral += _in_battle(g, -1)
    assert sorted(neutral) == neutrals(), "a neutral card or treasure was lost or doubled"
    assert sorted(relics) == artifacts(), "an artifact was lost or doubled"
    _check_field(g)
    assert len({player.people for player in g.players}) == g.seats, "two seats are of the same people"
    assert g.living() > 0, "nobody is left"
    assert (g.looker >= 0) == (g.looked != []), "nobody looks at the cards that are looked at"
    assert all(squad.open == 0 or squad.open in squad.cards for squad in g.squads), "another card lies on a squad"
    assert all(one.number < other.number for one, other in pairwise(g.squads)), "squads lie in another order"
    g.check_asked()
    _check_course(g)


def _check_course(g: Table) -> None:
    if g.over:
        return
    bottom = g.agenda[0]
    assert (g.active < 0) == (bottom.verb == BEGIN), "it is nobody's turn, or somebody's too early"
    assert g.active < 0 or (bottom.seat == g.active and g.players[g.active].alive), "it is the turn of another"
    for seat, player in enumerate(g.players):
        assert not (player.reply != NO_REPLY and has(g.asked, seat)), f"seat {seat} has answered and is asked"
        if player.reply != NO_REPLY:
            assert player.reply in g.offer(g.agenda[-1], seat), f"seat {seat} has answered what it cannot"
        for place in range(2):
            assert player.pick == 0 or PICKED.at(player.pick, place) in player.hand, (
                f"seat {seat} returns a card that it has not"
            )


def _in_battle(g: Table, seat: int) -> list[int]:
    """Cards of a seat (-1: neutrals and treasures) that lie in the battle, dragons aside."""
    b = g.battle
    if b is None:
        return []
    cards: list[int] = [fighter.card for fighter in b.fighters if fighter.slot != GONE and fighter.owner == seat]
    if seat == b.attacker:
        cards += b.attackers
    if seat == b.defender:
        cards += b.defenders
    return [card for card in cards if not CARDS[card].dragon]


def _check_lands(g: Table, seat: int) -> None:
    player = g.players[seat]
    cells = [cell for cell, owner in enumerate(g.owner) if owner == seat]
    kinds = [g.map.kinds[cell] for cell in cells]
    counted = (len(cells), kinds.count(TOWER), len(cells) - kinds.count(PLAIN))
    assert counted == (player.lands, player.towers, player.strongholds), f"the Lands of seat {seat} are miscounted"
    assert len(cells) <= CHIPS, f"seat {seat} has laid {len(cells)} chips"
    assert player.alive == (g.owner[g.map.castles[seat]] == seat), f"seat {seat} is out or not, against its Castle"


def _check_knowledge(g: Table, seat: int) -> None:
    for viewer in range(g.seats):
        held = g.players[seat].hand + _in_battle_down(g, seat)
        for card in g.known[viewer * g.seats + seat]:
            assert card in held, f"seat {viewer} believes that seat {seat} holds {CARDS[card].slug}"
            held.remove(card)
        for card in g.known_artifacts[viewer * g.seats + seat]:
            assert card in g.players[seat].artifacts, f"seat {viewer} believes in {CARDS[card].slug} at seat {seat}"


def _in_battle_down(g: Table, seat: int) -> list[int]:
    b = g.battle
    if b is None:
        return []
    return b.attackers if seat == b.attacker else b.defenders if seat == b.defender else []


def _check_field(g: Table) -> None:
    b = g.battle
    if b is None:
        return
    last = len(b.fighters)
    named = [*b.field, b.fallen, b.actor, b.struck, b.striker]
    assert all(uid < last for uid in named), "there is no such fighter"
    assert g.players[b.attacker].alive, "nobody attacks"
    assert b.stage == NAMING or b.hand >= 0, "nobody plays the defenders"
    assert b.attacker not in (b.hand, b.defender), "the attacker defends"
    for fighter in b.fighters:
        treasure = fighter.card == TREASURE
        assert (fighter.side == NOBODY) == treasure, "a treasure fights, or somebody for nobody"
        people = CARDS[fighter.card].people
        owner = g.players[fighter.owner].people if fighter.owner >= 0 else -1
        assert CARDS[fighter.card].dragon or people == owner, "a fighter serves another people"
    for slot, uid in enumerate(b.field):
        assert uid < 0 or b.fighters[uid].slot == slot, f"slot {slot} and its fighter disagree"
    for uid, fighter in enumerate(b.fighters):
        assert not 0 <= fighter.slot < 4 or b.field[fighter.slot] == uid, f"fighter {uid} stands nowhere"
