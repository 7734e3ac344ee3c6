"""What a seat may know: its view, and positions that it could as well be in.

Hidden are hands, the leaders not chosen, the cards outside the match and the threats not yet opened. A seat remembers
every pack it saw in the draft (A3). A pack goes round: what was taken from it between two looks of a seat was taken by
the others, one card each. So the cards of such a stretch can be dealt out anew among those who drafted in it, except
those that their owners have shown since; cards from before the first look come from all that the seat never saw.
"""

from typing import Final, cast

from ludoteka.core.chance import Chance
from ludoteka.games.etherstone import shown
from ludoteka.games.etherstone.abilities import triggers
from ludoteka.games.etherstone.attack import attempt, follower_strength, leader_strength, strengthening
from ludoteka.games.etherstone.cards.definition import ABILITIES, CARDS, FIRST_LEADER, FOLLOWER
from ludoteka.games.etherstone.scoring import breakdown, decided
from ludoteka.games.etherstone.shown import (
    AbilityOf,
    Attack,
    EtherstoneView,
    Hint,
    InPlay,
    Needs,
    OwnCards,
    PlayerView,
    QuestionView,
    Waiting,
)
from ludoteka.games.etherstone.stones import COLOUR_NAMES, NAMES, PURPLE, by_name
from ludoteka.games.etherstone.synergy import hint
from ludoteka.games.etherstone.table import ABILITY, BESIDE, POOL, DraftSeen, Player, Table

HAND: int = shown.HAND
LEVELS: int = 3
TRIES: int = 1000


def ids(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards] if cards else []


# --- the view ---


def view(g: Table, seat: int) -> EtherstoneView:
    """All that a seat may know, as JSON data; -1 is a spectator."""
    kept = g.open_view
    common = _open_view(g) if kept is None else cast(EtherstoneView, kept)
    g.open_view = common
    if not 0 <= seat < g.seats:
        return common
    known = known_hands(g, seat)
    own = common.copy()
    own["seat"] = seat
    own["players"] = [_player(g, seat, board, known[place]) for place, board in enumerate(common["players"])]
    own["seen"] = _seen(g, seat)
    own["question"] = _question(g, seat)
    return own


def _open_view(g: Table) -> EtherstoneView:
    """What a spectator sees."""
    begun = g.active >= 0 or g.over
    points = [breakdown(g, owner) if begun else {} for owner in range(g.seats)]
    known = known_hands(g, -1)
    return {
        "game": "etherstone",
        "seat": -1,
        "seats": g.seats,
        "number": g.number,
        "start": g.start,
        "over": g.over,
        "scores": [sum(found.values()) for found in points] if g.over else [],
        "ranks": [int(rank) for rank in g.ranks()] if g.over else [],
        "winners": g.first_placed() if g.over else [],
        "decided": decided(g) if g.over else None,
        "round": g.round,
        "first": g.first,
        "active": g.active,
        "fresh": g.fresh,
        "ending": g.ending,
        "end_token": g.end_token,
        "end_why": g.end_why,
        "asked": [{"seat": s, "kind": g.question_kind(g.agenda[-1], s)} for s in g.owing()],
        "dice": [
            {
                "die": COLOUR_NAMES[die],
                "value": g.values[die],
                "by": g.holders[die] if g.holders[die] >= 0 else None,
                "triggers": triggers(g, -1 if die == PURPLE else die, g.values[die]) if g.holders[die] < 0 else [],
            }
            for die in range(len(g.values))
        ],
        "die": {"die": COLOUR_NAMES[g.die], "colour": NAMES[g.die_colour], "value": g.die_value}
        if g.die >= 0
        else None,
        "used": [_ability(code) for code in g.used],
        "threats": ids(g.row),
        "deck": _levels(g.deck),
        "banished": ids(g.banished),
        "destroyed": ids(g.destroyed),
        "barred": ids(g.barred),
        "pool": g.pool,
        "full_pool": POOL[g.seats],
        "reserve": g.reserve if g.reserve > 0 else 0,
        "summoning": {"card": CARDS[g.summoning].id, "less": g.less, "any": g.any_colours} if g.summoning else None,
        "attack": _attack(g) if g.target else None,
        "waiting": [_waiting(entry) for entry in g.waiting],
        "players": [_board(g, owner, points[owner], known[owner]) for owner in range(g.seats)],
        "seen": [],
        "question": None,
    }


def _seen(g: Table, seat: int) -> list[list[str]]:
    """Every pack that a seat held in the draft. Once the turns have begun, that stays as it is."""
    if g.active < 0:
        return [ids(pack) for pack in seen_packs(g, seat)]
    draft = g.draft_seen
    if draft is None or draft.picks is not g.picks:
        draft = DraftSeen(g.picks)
        g.draft_seen = draft
    if seat not in draft.packs:
        draft.packs[seat] = [ids(pack) for pack in seen_packs(g, seat)]
    return draft.packs[seat]


def _levels(threats: list[int]) -> list[int]:
    found = [0] * LEVELS
    for card in threats:
        found[CARDS[card].level - 1] += 1
    return found


def _ability(code: int) -> AbilityOf:
    ability = ABILITIES[code]
    return {"card": CARDS[ability.card].id, "ability": ability.index}


def _waiting(entry: int) -> Waiting:
    ability = ABILITIES[ABILITY.of(entry)]
    return {"seat": BESIDE.of(entry), "card": CARDS[ability.card].id, "ability": ability.index}


def _question(g: Table, seat: int) -> QuestionView | None:
    question = g.question(seat)
    if question is None:
        return None
    return {"number": question.number, "kind": question.kind, "options": question.texts}


def _attack(g: Table) -> Attack:
    return {
        **attempt(g, g.active, g.target, g.leader_fights, g.strength),
        "threat": CARDS[g.target].id,
        "need": CARDS[g.target].durability,
        "protection": g.protection,
        "planned": g.plan is not None,
    }


def _player(g: Table, viewer: int, board: PlayerView, known: list[int]) -> PlayerView:
    """A player as another seat, or they themselves, see them."""
    own = viewer == board["seat"]
    if not own and not known:
        return board
    seen = board.copy()
    seen["known"] = ids(known)
    if own:
        seen["cards"] = _own(g, viewer, g.players[viewer])
    return seen


def _board(g: Table, seat: int, points: dict[str, int], known: list[int]) -> PlayerView:
    """A player as all see them."""
    player = g.players[seat]
    own = leader_strength(g, seat) if player.leader else 0
    ready = own
    more = strengthening(g, seat)
    tableau: list[InPlay] = []
    for placed in player.tableau:
        card = CARDS[placed.card]
        strength: int | None = None
        if card.kind == FOLLOWER:
            strength = int(follower_strength(g, seat, placed, more))
            if not placed.exhausted:
                ready += strength
        tableau.append(
            {"card": card.id, "exhausted": placed.exhausted, "counters": placed.counters, "strength": strength}
        )
    return {
        "seat": seat,
        "leader": CARDS[player.leader].id if player.leader else None,
        "leader_counters": player.leader_counters,
        "leader_strength": own,
        "ready": ready,
        "durability": player.durability,
        "infected": player.infected,
        "pacts": player.pacts,
        "stones": by_name(player.stones),
        "points": player.points,
        "score": sum(points.values()),
        "breakdown": points,
        "hand": len(player.hand),
        "known": ids(known),
        "tableau": tableau,
        "trophies": ids(player.trophies),
        "picked": player.pick != 0,
        "set": player.set,
    }


def _own(g: Table, seat: int, player: Player) -> OwnCards:
    pack = g.packs[(seat - len(g.picks[0])) % g.seats] if g.packs else []
    hints: dict[str, Hint] = {}
    if not player.leader:
        others = [*player.leaders, *player.hand] if pack else player.hand
        for card in pack or player.leaders:
            found = hint(card, others)
            if found is not None:
                hints[CARDS[card].id] = found
    return {
        "hand": ids(player.hand),
        "pack": ids(pack),
        "pick": CARDS[player.pick].id if player.pick else None,
        "leaders": ids(player.leaders),
        "hints": hints,
        "needs": None if player.leader else _needs(player.hand),
        "passed": ids(passed_on(g, seat)),
    }


def _needs(cards: list[int]) -> Needs:
    """What cards cost together."""
    stones = sum([CARDS[card].cost for card in cards])
    return {**by_name(stones), "any": sum([CARDS[card].any_cost for card in cards])}


# --- the draft as a seat saw it ---


def pack_at(g: Table, pack: int, round: int) -> list[int]:
    """The cards of a pack before the pick of a round."""
    return sorted(g.picks[pack][round:] + g.packs[pack])


def passed_on(g: Table, seat: int) -> list[int]:
    """The pack that a seat has just passed on; its left neighbour chooses from it."""
    done = len(g.picks[0]) if g.packs else 0
    return g.packs[(seat - done + 1) % g.seats] if 0 < done < HAND else []


def looks(viewer: int, pack: int, seats: int, done: int) -> list[int]:
    """The rounds in which a seat held a pack, of those that are over and the one under way."""
    if viewer < 0:
        return []
    last = min(done, HAND - 1)
    return list(range((viewer - pack) % seats, last + 1, seats))


def seen_packs(g: Table, viewer: int) -> list[list[int]]:
    """Every pack that a seat held, round by round."""
    if not g.packs:
        return []
    done = min(len(g.picks[0]), HAND - 1)
    return [pack_at(g, (viewer - round) % g.seats, round) for round in range(done + 1)]


class Stretch:
    """The places of a pack that a seat cannot tell apart: rounds in which others drafted from it, and what is left."""

    def __init__(self, pack: int, seats: int, rounds: list[int], rest: bool, seen: bool) -> None:
        self.pack = pack
        self.rounds = rounds
        self.owners = [owner_of(pack, round, seats) for round in rounds]  # who drafted in them
        self.rest = rest  # the cards still in the pack belong to it
        self.seen = seen  # the viewer knows which cards they are


def stretches(g: Table, viewer: int) -> list[Stretch]:
    """The draft as a seat knows it: all of it but the seat's own picks. Do not change the list."""
    if not g.packs:
        return []
    done = len(g.picks[0])
    slot = (viewer, int(g.seats), done)
    known = _STRETCHES.get(slot)
    if known is None:
        known = _stretches(viewer, g.seats, done)
        _STRETCHES[slot] = known
    return known


_STRETCHES: Final[dict[tuple[int, int, int], list[Stretch]]] = {}  # by viewer, seats and rounds that are over


def _stretches(viewer: int, seats: int, done: int) -> list[Stretch]:
    found: list[Stretch] = []
    for pack in range(seats):
        rounds = looks(viewer, pack, seats, done)
        holding = bool(rounds) and rounds[-1] == done and done < HAND
        first = rounds[0] if rounds else done
        if first > 0 or not rounds:
            found.append(Stretch(pack, seats, list(range(min(first, done))), not rounds, False))
        for index, look in enumerate(rounds):
            if look == done:
                continue  # the pack is in the seat's hands
            end = rounds[index + 1] if index + 1 < len(rounds) else done
            last = index + 1 == len(rounds) and not holding
            found.append(Stretch(pack, seats, list(range(look + 1, end)), last, True))
    return found


def owner_of(pack: int, round: int, seats: int) -> int:
    """The seat that drafted from a pack in a round."""
    return (pack + round) % seats


def known_hands(g: Table, viewer: int) -> list[list[int]]:
    """The cards that are surely in each hand: shown before, or drafted where only one card is left to be told apart."""
    if g.start == "sets":
        return [player.hand for player in g.players]
    known = [[card for card in player.hand if card in player.shown] for player in g.players]
    for stretch in stretches(g, viewer):
        if not stretch.seen or (stretch.rest and g.packs[stretch.pack]):
            continue
        picks = g.picks[stretch.pack]
        hidden, card, owner = 0, 0, 0
        for place, round in enumerate(stretch.rounds):
            if picks[round] not in g.players[stretch.owners[place]].shown:
                hidden, card, owner = hidden + 1, picks[round], stretch.owners[place]
        if hidden == 1:
            known[owner].append(card)
    return [player.hand if seat == viewer else sorted(known[seat]) for seat, player in enumerate(g.players)]


# --- resampling ---


def determinize(g: Table, viewer: int, chance: Chance) -> Table:
    """A copy in which all that the viewer cannot know is drawn anew."""
    for _ in range(TRIES):
        copy = g.clone()
        copy.chance = chance
        _redeal_threats(copy, chance)
        if g.start != "sets":
            _redeal_draft(copy, viewer, chance)
            _redeal_leaders(copy, viewer, chance)
        if copy.together or not copy.asked or copy.seat == viewer:
            return copy
        # Somebody else is asked: the options follow from the new hand. That there was a choice at all is known.
        copy.choices = copy.offer(copy.agenda[len(copy.agenda) - 1], copy.seat)
        if copy.choices:
            return copy
    raise AssertionError("no position fits what the seat knows")


def _redeal_threats(g: Table, chance: Chance) -> None:
    unused = g.unused.copy()
    for level in range(1, LEVELS + 1):
        places = [i for i, card in enumerate(g.deck) if CARDS[card].level == level]
        spare = [i for i, card in enumerate(unused) if CARDS[card].level == level]
        cards = sorted([g.deck[i] for i in places] + [unused[i] for i in spare])
        chance.shuffle(cards)
        for i in places:
            g.deck[i] = cards.pop()
        for i in spare:
            unused[i] = cards.pop()
    g.unused = unused


def _redeal_draft(g: Table, viewer: int, chance: Chance) -> None:
    picks = [pack.copy() for pack in g.picks]
    packs = [pack.copy() for pack in g.packs]
    box = [card for card in g.box if card < FIRST_LEADER]
    never_seen = box.copy()
    unseen: list[Stretch] = []
    for stretch in stretches(g, viewer):
        if not stretch.seen:
            unseen.append(stretch)
            never_seen += _hidden(g, stretch, picks, packs)
            continue
        cards = _hidden(g, stretch, picks, packs)
        chance.shuffle(cards)
        _put(g, stretch, picks, packs, cards)
    never_seen.sort()
    chance.shuffle(never_seen)
    for stretch in unseen:
        _put(g, stretch, picks, packs, never_seen)
    for seat in range(g.seats):
        if seat != viewer:
            taken = [
                picks[p][r] for p in range(len(picks)) for r in range(len(picks[p])) if owner_of(p, r, g.seats) == seat
            ]
            _redeal_hand(g.players[seat], taken)
            if g.plan is not None and seat == g.active:
                _redeal_hand(g.plan, taken)
            if g.players[seat].pick and g.players[seat].pick < FIRST_LEADER:
                pack = packs[(seat - len(picks[0])) % g.seats]
                g.players[seat].pick = pack[chance.below(len(pack))]
    g.picks = picks
    g.packs = packs
    g.box = [card for card in g.box if card >= FIRST_LEADER] + sorted(never_seen)


def _hidden(g: Table, stretch: Stretch, picks: list[list[int]], packs: list[list[int]]) -> list[int]:
    """The cards of a stretch that their owners have not shown, in an order that tells nothing."""
    cards = [picks[stretch.pack][r] for r in stretch.rounds if not _shown(g, stretch.pack, r, picks)]
    return sorted(cards + (packs[stretch.pack] if stretch.rest else []))


def _shown(g: Table, pack: int, round: int, picks: list[list[int]]) -> bool:
    return picks[pack][round] in g.players[owner_of(pack, round, g.seats)].shown


def _put(g: Table, stretch: Stretch, picks: list[list[int]], packs: list[list[int]], cards: list[int]) -> None:
    """Deal cards, taken from the end, to the places of a stretch that are not shown."""
    for r in stretch.rounds:
        if not _shown(g, stretch.pack, r, picks):
            picks[stretch.pack][r] = cards.pop()
    if stretch.rest:
        packs[stretch.pack] = sorted([cards.pop() for _ in packs[stretch.pack]])


def _redeal_hand(player: Player, taken: list[int]) -> None:
    """What was shown is where it is; all else that was drafted is in the hand."""
    player.hand = sorted(
        [card for card in player.hand if card in player.shown] + [card for card in taken if card not in player.shown]
    )


def _redeal_leaders(g: Table, viewer: int, chance: Chance) -> None:
    hidden = [card for card in g.box if card >= FIRST_LEADER]
    for seat, player in enumerate(g.players):
        if seat != viewer:
            hidden += [card for card in player.leaders if card != player.leader]
    hidden.sort()
    chance.shuffle(hidden)
    for seat, player in enumerate(g.players):
        if seat != viewer:
            player.leaders = sorted([card if card == player.leader else hidden.pop() for card in player.leaders])
            if player.pick >= FIRST_LEADER:
                player.pick = player.leaders[chance.below(len(player.leaders))]
    if g.plan is not None:
        g.plan.leaders = g.players[g.active].leaders.copy()
    g.box = [card for card in g.box if card < FIRST_LEADER] + sorted(hidden)
