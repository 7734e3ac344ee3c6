"""What seats know for certain of each other's hidden cards: at viewer * seats + owner a tuple of cards."""


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
                known[place] = _shared(known[place], known[seat * seats + owner])


def _shared(cards: tuple[int, ...], known: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(known)
    found: list[int] = []
    for card in cards:
        if card in rest:
            rest.remove(card)
            found.append(card)
    return tuple(found)
