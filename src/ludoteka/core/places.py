"""Places at the end of a match, and what decided it."""

Standing = tuple[int, ...]  # what a seat is ranked by, the weightiest first; more is better


def places(standings: list[Standing]) -> list[int]:
    """The place of each seat, 1 is best; what is equal in everything is shared."""
    return [1 + sum([1 for other in standings if other > own]) for own in standings]


def decider(standings: list[Standing]) -> int:
    """Which of the things ranked by set the best apart from the next, or -1 where the victory is shared."""
    first, second = sorted(standings, reverse=True)[:2]
    for i in range(len(first)):
        if first[i] != second[i]:
            return i
    return -1
