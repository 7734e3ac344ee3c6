"""What must be true in every position; simulations and the conformance suite check it at every question."""

from ludoteka.core.packing import has
from ludoteka.games.seasons.bounds import BONUS_MAX, GAUGE_MAX, MOST_STORED, MOST_TOKENS
from ludoteka.games.seasons.cards.definition import CARDS, HEART, Card
from ludoteka.games.seasons.cards.pool import pool
from ludoteka.games.seasons.effects.gain import store
from ludoteka.games.seasons.effects.kingdom import deposit, inlay, trim_later
from ludoteka.games.seasons.effects.pay import feed
from ludoteka.games.seasons.enchantments import EXTENDED_EXPERIENCE
from ludoteka.games.seasons.energy import size
from ludoteka.games.seasons.prelude import CHOOSE_TOKEN, CHOSEN_CARDS, CONSTRUCT, DRAFT, REJECT, SPLIT
from ludoteka.games.seasons.table import DISCARDED, ROLLED_DIE, TRIM, Table


def check(g: Table) -> None:
    """Raise AssertionError if a card or token was lost or a limit was broken."""
    cards: list[int] = g.deck + [DISCARDED.of(entry) for entry in g.discard] + g.looked + g.revealed
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
        assert size(player.reserve) <= MOST_TOKENS, f"{where} holds {size(player.reserve)} tokens"
        overfull = size(player.reserve) > player.capacity
        owed = any(t.verb in (TRIM, trim_later.code) and t.seat == seat for t in g.agenda)
        assert not overfull or owed, f"{where} holds {size(player.reserve)} tokens with room for {player.capacity}"
        assert player.hand == sorted(player.hand), f"the hand of {where} is not sorted"
        choice = player.pack if player.pack else player.drafted
        assert player.pick == 0 or player.pick in choice, f"{where} picked a card that is not there"
        for placed in player.tableau:
            slug = CARDS[placed.card].slug
            assert 0 < placed.uid < len(g.played), f"{slug} of {where} never entered play"
            assert g.played[placed.uid] == placed.card, f"{slug} of {where} entered play as another card"
            assert 0 <= placed.guard < len(g.played), f"{slug} of {where} has no such guard"
            assert 0 <= placed.model < len(g.played), f"{slug} of {where} has no such model"
            model = g.played[placed.model] if placed.model else placed.card
            assert placed.face == model, f"{where} copies a wrong card"
            assert size(placed.energy) <= room(CARDS[placed.face]), f"{where} has a broken store on {slug}"
        for viewer in range(g.seats):
            held = player.hand + player.archive_2 + player.archive_3 + player.drafted
            for card in g.known_hand[viewer * g.seats + seat] + g.known_held[viewer * g.seats + seat]:
                assert card in held, f"seat {viewer} believes that {where} holds {CARDS[card].slug}"
                held.remove(card)
    expected = pool(g.level, g.sets)
    assert sorted(cards) == expected, "a card was lost or doubled"
    assert len(uids) == len(set(uids)), "two cards in play share a uid"
    assert 1 <= g.space <= 12, f"the season marker is on {g.space}"
    assert g.played[0] == 0, "a card entered play before the first"
    assert len(g.final) == (g.seats if g.over else 0), "the scores come with the end"
    _check_deck(g)
    _check_dice(g)
    g.check_asked()
    _check_together(g)


def room(card: Card) -> int:
    """How many tokens a card in play can hold."""
    most = int(card.changes(HEART))
    for step in [*card.on_play, *card.activation, *card.round_end]:
        if step.verb == store.code:
            most = max(most, int(step.n))
        elif step.verb == feed.code:
            most = max(most, int(step.n) - 1)
        elif step.verb in (deposit.code, inlay.code):
            most = MOST_STORED
    return most


def _check_deck(g: Table) -> None:
    assert not g.looked or g.looker >= 0, "nobody looks at the cards that are looked at"
    assert g.row <= len(g.deck), "more cards of the deck lie open than there are"
    assert all(known <= len(g.deck) for known in g.deck_known), "more cards of the deck are known than there are"


def _check_dice(g: Table) -> None:
    n = g.seats + 1
    assert len(g.dice) == 4 * n, "a die was lost"
    row = g.dice[g.rolled_season * n : (g.rolled_season + 1) * n] if g.round else []
    assert [ROLLED_DIE.of(die) for die in g.rolled] == row, "the dice are not those of the season"
    taken = [place for place in g.taken if place >= 0]
    assert len(taken) == len(set(taken)), "two seats took the same die"
    assert all(place < len(g.rolled) for place in taken), "a seat took a die that is not there"


def _check_together(g: Table) -> None:
    """Whoever has answered a question to all has an answer lying there, and nobody else has."""
    verb = g.agenda[-1].verb if g.together else -1
    for seat, player in enumerate(g.players):
        asked = has(g.asked, seat)
        if verb in (DRAFT, REJECT):
            assert asked == (player.pick == 0), f"seat {seat} has picked and is asked, or neither"
            packs = [len(player.pack) for player in g.players]
            assert max(packs) == min(packs), "the packs are not alike"
        elif verb == CONSTRUCT:
            assert asked == (len(player.drafted) < CHOSEN_CARDS), f"seat {seat} has chosen and is asked, or neither"
        elif verb == SPLIT:
            assert asked == (player.drafted != []), f"seat {seat} has parted its cards and is asked, or neither"
            size_of = 4 if g.enchantment == EXTENDED_EXPERIENCE else 3
            parts = [size_of * 3, size_of * 2] if not player.hand else [size_of * 2]
            assert not asked or len(player.drafted) in parts, f"seat {seat} has {len(player.drafted)} cards to part"
        elif verb == CHOOSE_TOKEN:
            assert asked == (player.token == 0), f"seat {seat} has chosen a token and is asked, or neither"
