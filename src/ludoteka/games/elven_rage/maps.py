"""The maps of Farrun: cells, their kinds and neighbours.

Both sides of the map are built from the same ring pattern, once with three and once with four sectors, so every seat
finds the same surroundings; two players use half of the larger one. docs/design/elven-rage.md draws it.
"""

from typing import Final, Literal, get_args

from mypy_extensions import i64

PLAIN: Final[i64] = 0
TOWER: Final[i64] = 1
CASTLE: Final[i64] = 2
CENTRE: Final[i64] = 3
LandKind = Literal["plain", "tower", "castle", "centre"]
KINDS: Final[tuple[LandKind, ...]] = get_args(LandKind)
_KIND_OF: Final = {"C": CENTRE, "K": CASTLE, "B": TOWER, "G": TOWER, "Y": TOWER, "F": PLAIN, "M": PLAIN}


def mask_of(cells: list[int]) -> int:
    """The mask of some cells. The largest map has more of them than `bit` has places."""
    mask: int = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


class Map:
    """The cells in play for a number of players. A cell is an index into these lists."""

    def __init__(self, names: list[str], kinds: list[int], neighbours: list[list[int]], castles: list[int]) -> None:
        self.names = names
        self.kinds = kinds
        self.neighbours = neighbours
        self.castles = castles  # the start Castle of each seat
        self.alone: list[int] = list(range(len(castles)))  # teams where all play for themselves
        self.unowned: dict[str, int] = dict.fromkeys(names, -1)  # how views begin to tell whose a Land is
        self.centre: i64 = names.index("C")
        self.towers: list[int] = [cell for cell, kind in enumerate(kinds) if kind == TOWER]
        self.around: list[int] = [mask_of(cells) for cells in neighbours]  # as masks
        self.by_towers: i64 = mask_of([cell for tower in self.towers for cell in neighbours[tower]])

    def cell(self, name: str) -> int:
        if name not in self.names:
            raise ValueError(f"there is no Land '{name}' on this map; there are: {' '.join(self.names)}")
        return self.names.index(name)


def _edges(sectors: int) -> list[tuple[str, str]]:
    """Pairs of neighbours, sector by sector. `n` is the side of the next seat, `p` that of the one before."""
    found: list[tuple[str, str]] = []
    for q in range(sectors):
        after, before = (q + 1) % sectors, (q - 1) % sectors
        castle, middle, gate = f"K{q}", f"M{q}", f"G{q}"
        found += [(castle, middle), (middle, gate), ("C", gate), ("C", f"Y{q}")]
        for side, border in (("n", q), ("p", before)):
            field, meadow = f"F{q}{side}", f"M{q}{side}"
            found += [(castle, field), (field, f"B{border}"), (field, middle), (field, meadow), (middle, meadow)]
            found += [(meadow, f"B{border}"), (meadow, gate), (meadow, f"Y{border}"), (gate, f"Y{border}")]
        found.append((f"M{q}n", f"M{after}p"))
    return found


def _sector(q: int) -> list[str]:
    return [
        f"{letter}{q}{side}" for letter, sides in (("K", ("",)), ("F", "np"), ("M", ("", "n", "p"))) for side in sides
    ]


def build(sectors: int, seats: int) -> Map:
    """The ring pattern with so many sectors, cut down to what the seats' sectors and their borders hold."""
    names = ["C"]
    borders: list[int] = sorted({q for seat in range(seats) for q in (seat, (seat - 1) % sectors)})
    for seat in range(seats):
        names += [*_sector(seat), f"G{seat}"]
    names += [f"{letter}{q}" for letter in "BY" for q in borders]
    places = {name: cell for cell, name in enumerate(names)}
    around: list[set[int]] = [set() for _ in names]
    for one, other in _edges(sectors):
        if one in places and other in places:
            around[places[one]].add(places[other])
            around[places[other]].add(places[one])
    kinds: list[int] = [_KIND_OF[name[0]] for name in names]
    return Map(names, kinds, [sorted(cells) for cells in around], [places[f"K{seat}"] for seat in range(seats)])


MAPS: Final[list[Map]] = [build(4, 2), build(3, 3), build(4, 4)]  # for 2, 3 and 4 players


def map_for(seats: int) -> Map:
    return MAPS[seats - 2]
