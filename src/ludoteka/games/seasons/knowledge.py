"""What a seat may know: its view, and positions that it could as well be in."""

from typing import cast

from mypy_extensions import i64

from ludoteka.core.chance import Chance
from ludoteka.core.memory import forget_secrets, known_cards
from ludoteka.core.packing import bit, has
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import BONUS_PENALTY
from ludoteka.games.seasons.cards.definition import CARDS
from ludoteka.games.seasons.dice import DICE, SEASONS
from ludoteka.games.seasons.enchantments import ELEMENTAL_CONSTRUCTION
from ludoteka.games.seasons.energy import all_counts
from ludoteka.games.seasons.pieces import Player
from ludoteka.games.seasons.prelude import draft_size
from ludoteka.games.seasons.scoring import breakdown, decided
from ludoteka.games.seasons.shown import (
    BONUSES,
    Cost,
    Needs,
    OwnCards,
    PlayerView,
    QuestionView,
    RolledDie,
    SeasonsView,
)
from ludoteka.games.seasons.synergy import hints
from ludoteka.games.seasons.table import DISCARDED, LAST_YEAR, ROLLED_DIE, ROLLED_FACE, SEEN, Table
from ludoteka.games.seasons.tokens import TOKENS
from ludoteka.games.seasons.turn import cost_of, costs_change, has_fifth_bonus, rates

_TRIES = 1000


def ids(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards] if cards else []


def view(g: Table, seat: int) -> SeasonsView:
    """All that a seat may know, as JSON data; -1 is a spectator."""
    kept = g.open_view
    common = _open_view(g) if kept is None else cast(SeasonsView, kept)
    g.open_view = common
    if not 0 <= seat < g.seats:
        return common
    own = common.copy()
    own["seat"] = seat
    if top_known(g, seat):
        own["deck_top"] = ids(known_top(g, seat))
    if g.discard:
        own["discard"] = _discard(g, seat)
    if g.looked and sees_looked(g, seat):
        own["looked"] = {"by": g.looker, "n": len(g.looked), "cards": ids(g.looked)}
    own["players"] = [_player(g, seat, board) for board in common["players"]]
    if knows_left_pack(g, seat):
        own["passed"] = ids(g.players[(seat + 1) % g.seats].pack)
    own["question"] = _question(g, seat)
    return own


def _open_view(g: Table) -> SeasonsView:
    """What a spectator sees."""
    open_dice = [place for place in range(len(g.rolled)) if place not in g.taken]
    extra = g.more_crystals(g.active) if g.active >= 0 else 0
    return {
        "game": "seasons",
        "seat": -1,
        "seats": g.seats,
        "number": g.number,
        "level": g.level,
        "kingdom": g.kingdom,
        "enchantment": g.enchantment,
        "over": g.over,
        "scores": list(g.final),
        "ranks": [int(rank) for rank in g.ranks()] if g.over else [],
        "winners": g.first_placed() if g.over else [],
        "decided": decided(g) if g.over else None,
        "year": g.year if g.year < LAST_YEAR else LAST_YEAR,
        "space": g.space,
        "season": SEASONS[g.season()],
        "round": g.round,
        "first": g.first,
        "active": g.active,
        "transmuting": g.transmuting,
        "surplus": g.surplus,
        "extra": extra,
        "rates": rates(g, extra),
        "bonuses": [*BONUSES, "draw-one"] if has_fifth_bonus(g) else [*BONUSES],
        "may_transmute": g.active >= 0 and g.may_transmute(g.active),
        "asked": [{"seat": s, "kind": g.question_kind(g.agenda[-1], s)} for s in g.owing()],
        "summoning": CARDS[g.summoning].id if g.summoning else None,
        "dice_season": SEASONS[g.rolled_season],
        "dice": [_die(g, place) for place in range(len(g.rolled))],
        "leftover": open_dice[0] if len(open_dice) == 1 else -1,
        "draft_size": draft_size(g),
        "deck": len(g.deck),
        "deck_top": ids(known_top(g, -1)),
        "row": g.row,
        "revealed": ids(g.revealed),
        "discard": _discard(g, -1),
        "looked": {"by": g.looker, "n": len(g.looked), "cards": []},
        "players": [_board(g, owner) for owner in range(g.seats)],
        "passed": None,
        "question": None,
    }


def _discard(g: Table, seat: int) -> list[str | None]:
    eyes = SEEN.put(watching(g, seat))
    return [CARDS[DISCARDED.of(entry)].id if entry & eyes == eyes else None for entry in g.discard]


def _die(g: Table, place: int) -> RolledDie:
    packed = g.rolled[place]
    die, face = ROLLED_DIE.of(packed), ROLLED_FACE.of(packed)
    pips = DICE[g.rolled_season][die][face].pips
    by = g.taken.index(place) if place in g.taken else None
    return {"die": die, "face": face, "by": by, "pips": pips, "space": g.space_after(pips)}


def _question(g: Table, seat: int) -> QuestionView | None:
    question = g.question(seat)
    if question is None:
        return None
    return {"number": question.number, "kind": question.kind, "options": question.texts}


def _board(g: Table, seat: int) -> PlayerView:
    """A player as all see them."""
    player = g.players[seat]
    return {
        "seat": seat,
        "crystals": player.crystals,
        "gauge": player.gauge,
        "bonus": player.bonus,
        "penalty": BONUS_PENALTY[player.bonus],
        "reserve": all_counts(player.reserve),
        "capacity": player.capacity,
        "covered": player.covered,
        "hand": len(player.hand),
        "archive": [len(player.archive_2), len(player.archive_3)],
        "drafted": len(player.drafted),
        "pack": len(player.pack),
        "picked": player.pick != 0,
        "tableau": [
            {
                "card": CARDS[p.card].id,
                "uid": p.uid,
                "tapped": p.tapped,
                "energy": all_counts(p.energy),
                "copies": CARDS[p.face].id if p.model else None,
                "model": p.model,
            }
            for p in player.tableau
        ],
        "token": 0 if player.dealt else player.token,
        "token_used": player.token_used,
        "drought": player.drought,
        "breakdown": breakdown(g, seat) if g.over else {},
    }


def _player(g: Table, viewer: int, board: PlayerView) -> PlayerView:
    """A player as another seat, or they themselves, see them."""
    seat = board["seat"]
    seen = board.copy()
    if viewer == seat:
        seen["token"] = g.players[seat].token
        seen["cards"] = _own(g, seat)
    else:
        slot = viewer * g.seats + seat
        hand, held = g.known_hand[slot], g.known_held[slot]
        seen["known"] = {"hand": ids(sorted(hand)) if hand else [], "held": ids(sorted(held)) if held else []}
    return seen


def _own(g: Table, seat: int) -> OwnCards:
    player = g.players[seat]
    return {
        "hand": ids(player.hand),
        "archive_2": ids(player.archive_2),
        "archive_3": ids(player.archive_3),
        "drafted": ids(player.drafted),
        "pack": ids(player.pack),
        "pick": CARDS[player.pick].id if player.pick else None,
        "tokens": player.dealt.copy(),
        "costs": _costs(g, seat),
        "needs": None if g.round else _needs(g, player.drafted),
        "hints": hints(player.pack, player.drafted, g.seats) if player.pack and player.drafted else {},
    }


def _costs(g: Table, seat: int) -> dict[str, Cost]:
    changed = costs_change(g, seat)
    if g.round and not changed:
        return {}
    player = g.players[seat]
    shown = player.hand if g.round else player.drafted + player.pack + player.hand
    if changed:
        return {CARDS[code].id: cost_of(g, seat, CARDS[code]) for code in shown}
    return {CARDS[code].id: CARDS[code].costs[g.seats - 2].printed for code in shown}


def _needs(g: Table, cards: list[int]) -> Needs:
    """What cards cost together, as printed for so many players."""
    costs = [CARDS[card].costs[g.seats - 2] for card in cards]
    return {**all_counts(sum([cost.energy for cost in costs])), "crystals": sum([cost.crystals for cost in costs])}


def known_top(g: Table, seat: int) -> list[int]:
    """The cards on top of the deck that a seat has seen, the top first."""
    known = top_known(g, seat)
    return list(reversed(g.deck[len(g.deck) - known :])) if known else []


def top_known(g: Table, seat: int) -> int:
    """How many cards on top of the deck a seat knows; a spectator those that lie open."""
    return g.deck_known[seat] if seat >= 0 else g.row


def watching(g: Table, seat: int) -> i64:
    """All of those who must have seen a card if a seat knows it: the seat itself; a spectator knows what all know."""
    return bit(seat) if seat >= 0 else g.everyone()


def knows(g: Table, seat: int, mask: int) -> bool:
    """Whether a seat knows what those in the mask have seen."""
    eyes = watching(g, seat)
    return mask & eyes == eyes


def sees_looked(g: Table, seat: int) -> bool:
    """Whether a seat knows the cards that somebody has taken from the deck to look at; a spectator never does."""
    return seat >= 0 and (g.looker in (-1, seat) or has(g.looked_known, seat))


def knows_left_pack(g: Table, seat: int) -> bool:
    """After the first pick the left neighbour's pack is the one this seat passed on."""
    passing = seat >= 0 and g.enchantment != ELEMENTAL_CONSTRUCTION
    return passing and bool(g.players[seat].pack) and bool(g.players[seat].drafted)


def determinize(g: Table, seat: int, chance: Chance) -> Table:
    """A copy in which all that the seat cannot know is dealt anew; its view stays the same."""
    for _ in range(_TRIES):
        copy = _deal_anew(g, seat, chance)
        copy.chance = chance
        if copy.together or not copy.asked or copy.seat == seat:
            return copy
        # Somebody else is asked: the options follow from their new cards. That they could act at all is known.
        task: Task = copy.agenda[-1]
        copy.choices = copy.offer(task, copy.seat)
        if copy.choices:
            return copy
    raise AssertionError("no position fits what the seat knows")


def _deal_anew(g: Table, seat: int, chance: Chance) -> Table:
    copy = g.clone()
    known = top_known(copy, seat)
    hidden_deck = len(copy.deck) - known
    pool = copy.deck[:hidden_deck]
    hidden_discard = [i for i, entry in enumerate(copy.discard) if not knows(copy, seat, SEEN.of(entry))]
    pool += [DISCARDED.of(copy.discard[i]) for i in hidden_discard]
    if not sees_looked(copy, seat):
        pool += copy.looked
    left = (seat + 1) % copy.seats if knows_left_pack(copy, seat) else -1
    others = [s for s in range(copy.seats) if s != seat]
    for other in others:
        player = copy.players[other]
        hidden = player.hand + player.archive_2 + player.archive_3 + player.drafted
        for known_ones in (copy.known_hand, copy.known_held):
            for card in known_cards(known_ones, copy.seats, seat, other):
                hidden.remove(card)
        pool += hidden
        if other != left:
            pool += player.pack
    _deal_tokens(copy, seat, chance)
    pool.sort()  # what is drawn must not depend on where the cards really are
    chance.shuffle(pool)
    for other in others:
        player = copy.players[other]
        in_hand = known_cards(copy.known_hand, copy.seats, seat, other)
        held = known_cards(copy.known_held, copy.seats, seat, other)
        _deal_holdings(player, list(in_hand), list(held), pool, chance)
        if other != left:
            player.pack = sorted(pool.pop() for _ in player.pack)
        if player.pick:
            choice = player.pack if player.pack else player.drafted
            player.pick = choice[chance.below(len(choice))]
    if not sees_looked(copy, seat):
        copy.looked = [pool.pop() for _ in copy.looked]
    for i in hidden_discard:
        copy.discard[i] = DISCARDED.put(pool.pop()) | SEEN.put(SEEN.of(copy.discard[i]))
    copy.deck = pool + copy.deck[hidden_deck:]
    forget_secrets(copy.known_hand, copy.seats, seat)
    forget_secrets(copy.known_held, copy.seats, seat)
    return copy


def _deal_tokens(copy: Table, seat: int, chance: Chance) -> None:
    """Ability tokens not chosen yet are known to their owner alone."""
    if not any(player.dealt for player in copy.players):
        return
    own = copy.players[seat].dealt if seat >= 0 else []
    tokens = [token for token in range(1, TOKENS + 1) if token not in own]
    chance.shuffle(tokens)
    for other, player in enumerate(copy.players):
        if other != seat:
            player.dealt = sorted(tokens.pop() for _ in player.dealt)
            if player.token:
                player.token = player.dealt[chance.below(len(player.dealt))]


def _deal_holdings(player: Player, in_hand: list[int], held: list[int], pool: list[int], chance: Chance) -> None:
    """Give a rival new secret cards: known ones stay where they are, the rest comes from the pool."""
    open_slots = len(player.hand) - len(in_hand)
    slots = open_slots + len(player.archive_2) + len(player.archive_3) + len(player.drafted)
    cards = held + [pool.pop() for _ in range(slots - len(held))]
    chance.shuffle(cards)
    player.hand = sorted(in_hand + [cards.pop() for _ in range(open_slots)])
    player.archive_2 = sorted(cards.pop() for _ in player.archive_2)
    player.archive_3 = sorted(cards.pop() for _ in player.archive_3)
    player.drafted = cards
