"""Paying with energy. A payment is one number: what leaves the reserve, then what leaves each card whose tokens may be
spent, in the order of play. It may have more than 63 bits."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Row
from ludoteka.games.seasons.cards.definition import CARDS, SPENDABLE
from ludoteka.games.seasons.energy import (
    TYPES,
    common,
    counts,
    covers,
    parts,
    parts_of_size,
    size,
    words,
)
from ludoteka.games.seasons.pieces import Placed, Player
from ludoteka.games.seasons.shown import Activate, FromStore, OfPlaced, Payment, PaymentDo, PlacedDo
from ludoteka.games.seasons.table import Table

PILES: Final = Row(32)


def stores(player: Player) -> list[Placed]:
    """The cards in play whose tokens may be spent."""
    return [placed for placed in player.tableau if CARDS[placed.face].changes(SPENDABLE)]


def splits(player: Player, tokens: int) -> list[int]:
    """Every way to take exactly these tokens from reserve and cards."""
    if player.stores == 0:
        return [tokens] if covers(player.reserve, tokens) else []
    piles: list[int] = [player.reserve]
    piles += [placed.energy for placed in stores(player)]
    return _splits(piles, 0, tokens)


def _splits(piles: list[int], first: int, tokens: int) -> list[int]:
    if first == len(piles) - 1:
        return [tokens] if covers(piles[first], tokens) else []
    found: list[int] = []
    for part in [0, *parts(tokens)]:
        if covers(piles[first], part):
            for rest in _splits(piles, first + 1, tokens - part):
                found.append(PILES.join(part, rest))
    return found


def ways_any(player: Player, n: int) -> list[int]:
    """Every way to pay n tokens of any types."""
    if player.stores == 0:
        return parts_of_size(player.reserve, n)
    return [way for tokens in parts_of_size(player.spendable(), n) for way in splits(player, tokens)]


def ways_identical(player: Player, n: int) -> list[int]:
    """Every way to pay n tokens of one type."""
    return [way for kind in TYPES for way in splits(player, kind * n)]


def saving(player: Player, tokens: i64) -> i64:
    """How many of a cost of `tokens` tokens are saved: never so many that nothing is left to pay."""
    if tokens <= 1:
        return 0
    return player.discount if player.discount < tokens - 1 else tokens - 1


def ways_cost(player: Player, cost: i64, surcharge: i64) -> list[int]:
    """Every way to pay a summoning cost less savings, with a surcharge of that many tokens (0 or 1) of any type."""
    whole = size(cost)
    saved = saving(player, whole + surcharge)
    if surcharge == 0:
        if saved == 0 and player.stores == 0:
            return [cost]
        return [way for tokens in parts_of_size(cost, whole - saved) for way in splits(player, tokens)]
    paid: list[int] = []
    for printed in parts_of_size(cost, whole - saved):  # where the surcharge itself is saved, `extra` is a printed one
        for extra in TYPES:
            if printed + extra not in paid:
                paid.append(printed + extra)
    return [way for tokens in paid for way in splits(player, tokens)]


def affordable(player: Player, have: i64, cost: i64, surcharge: i64) -> bool:
    """Whether the spendable tokens `have` suffice for an energy cost and a surcharge of any type."""
    if player.discount == 0 and surcharge == 0:
        return covers(have, cost)
    whole = size(cost)
    due = whole + surcharge - saving(player, whole + surcharge)
    return size(have) >= due and common(have, cost) >= due - surcharge


def total(payment: int) -> int:
    """All tokens of a payment together."""
    return sum(PILES.unpack(payment))


def pay(g: Table, seat: i64, payment: int) -> int:
    """Take the tokens of a payment away; returns them all together."""
    player = g.players[seat]
    tokens = PILES.first(payment)
    player.reserve -= tokens
    rest = PILES.rest(payment)
    if rest:
        for placed in stores(player):
            taken = PILES.first(rest)
            placed.energy -= taken
            tokens += taken
            rest = PILES.rest(rest)
    if g.events is not None and tokens:
        g.tell({"kind": "energy-spent", "seat": seat, "energy": counts(tokens)})
    return tokens


def payment_words(g: Table, seat: int, payment: int) -> str:
    """A payment as text: `air+air`, and `water@amulet-of-water` for tokens lying on a card."""
    player = g.players[seat]
    pieces = [words(PILES.first(payment))] if PILES.first(payment) else []
    rest = PILES.rest(payment)
    for placed in stores(player) if rest else []:
        if PILES.first(rest):
            pieces.append(f"{words(PILES.first(rest))}@{placed_words(g, seat, placed.uid)}")
        rest = PILES.rest(rest)
    return " ".join(pieces) if pieces else "nothing"


def payment_detail(do: PaymentDo, g: Table, seat: int, payment: int) -> Payment:
    """A payment as data."""
    on_cards: list[FromStore] = []
    rest = PILES.rest(payment)
    for placed in stores(g.players[seat]) if rest else []:
        if PILES.first(rest):
            on_cards.append({"card": CARDS[placed.card].id, "uid": placed.uid, "energy": counts(PILES.first(rest))})
        rest = PILES.rest(rest)
    return {"do": do, "energy": counts(PILES.first(payment)), "stores": on_cards}


def placed_words(g: Table, seat: int, uid: int) -> str:
    """A card in play as text: its slug, with `#2` for the second of its name at this seat."""
    same = 0
    target = g.find(seat, uid)
    if target is None:
        return "?"
    for placed in g.players[seat].tableau:
        if placed.card == target.card:
            same += 1
        if placed.uid == uid:
            break
    slug = CARDS[target.card].slug
    return f"{slug}#{same}" if same > 1 else slug


def placed_detail(do: PlacedDo, g: Table, seat: int, uid: int) -> OfPlaced:
    """What is done with a card in play, as data."""
    return {"do": do, "card": placed_id(g, seat, uid), "uid": uid}


def activate_detail(g: Table, seat: int, uid: int) -> Activate:
    return {"do": "activate", "card": placed_id(g, seat, uid), "uid": uid, "fee": g.rival_fairies(seat)}


def placed_id(g: Table, seat: int, uid: int) -> str:
    placed = g.find(seat, uid)
    return CARDS[placed.card].id if placed is not None else ""
