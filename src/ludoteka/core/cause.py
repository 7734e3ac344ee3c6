"""What an event comes from, as games declare it. Not compiled: mypyc forgets the types of typed dicts."""

from typing import TypedDict


class Owned(TypedDict, total=False):
    """Whose card did it, where that is another seat than the one it happened to."""

    by: int


class Because(Owned, total=False):
    """What did it, where the event's card is the thing that it happened to: a card, or another source."""

    cause: str
