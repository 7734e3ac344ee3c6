"""What seats know for certain of each other's hidden cards: at viewer * seats + owner a tuple of cards.

A spectator, seat -1, knows of no hidden card.
"""


def known_cards(known: list[tuple[int, ...]], seats: int, viewer: int, owner: int) -> tuple[int, ...]:
    """The cards of an owner that a viewer knows."""
    return known[viewer * seats + owner] if viewer >= 0 else ()


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one copy of a card."""
    rest = list(cards)
    rest.remove(card)
    return tuple(rest)


def forget_secrets(known: list[tuple[int, ...]], seats: int, seat: int) -> None:
    """What rivals know of each other stays only as far as the seat knows it too: more would tell it the truth."""
    for viewer in range(seats):
        for owner in range(seats):
            if viewer != owner and seat not in (viewer, owner):
                place = viewer * seats + owner
                known[place] = _shared(known[place], known_cards(known, seats, seat, owner))


def _shared(cards: tuple[int, ...], known: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(known)
    found: list[int] = []
    for card in cards:
        if card in rest:
            rest.remove(card)
            found.append(card)
    return tuple(found)
