"""The maps are fair: every seat finds the same Lands, Towers and rivals at the same distances."""

from collections import Counter

import pytest

from ludoteka.games.elven_rage.maps import CASTLE, CENTRE, MAPS, PLAIN, TOWER, Map, map_for

CELLS = {2: (21, 8, 10), 3: (28, 9, 15), 4: (37, 12, 20)}  # all, Towers, plain Lands
every_map = pytest.mark.parametrize("players", [2, 3, 4])


def distances(found: Map, start: int) -> list[int]:
    steps = {start: 0}
    queue = [start]
    for cell in queue:
        for other in found.neighbours[cell]:
            if other not in steps:
                steps[other] = steps[cell] + 1
                queue.append(other)
    return [steps[cell] for cell in range(len(found.names))]


def renamed(name: str, players: int, mirrored: bool, shift: int) -> str:
    """The Land that takes a Land's place when the map is turned by so many sectors, or seen in a mirror."""
    if name == "C":
        return name
    sectors = 3 if players == 3 else 4
    letter, sector, side = name[0], int(name[1]), name[2:]
    if mirrored:
        sector = -sector - (1 if letter in "BY" else 0)
        side = {"n": "p", "p": "n", "": ""}[side]
    return f"{letter}{(sector + shift) % sectors}{side}"


@every_map
def test_the_number_of_lands(players: int) -> None:
    found = map_for(players)
    kinds = Counter(found.kinds)
    assert (len(found.names), kinds[TOWER], kinds[PLAIN]) == CELLS[players]
    assert kinds[CASTLE] == players
    assert kinds[CENTRE] == 1


@every_map
def test_neighbours_are_mutual(players: int) -> None:
    found = map_for(players)
    for cell, around in enumerate(found.neighbours):
        assert around == sorted(set(around))
        assert cell not in around
        assert all(cell in found.neighbours[other] for other in around)


@every_map
def test_every_seat_has_the_same_surroundings(players: int) -> None:
    found = map_for(players)
    seen = set()
    for castle in found.castles:
        steps = distances(found, castle)
        towers = sorted(steps[cell] for cell in found.towers)
        rivals = sorted(steps[other] for other in found.castles if other != castle)
        plain = sorted(steps[cell] for cell, kind in enumerate(found.kinds) if kind == PLAIN)
        seen.add((tuple(towers), tuple(rivals), tuple(plain), steps[found.centre]))
        assert towers[:5] == [2, 2, 2, 3, 3]
        assert steps[found.centre] == 3
        assert min(rivals) == 4
        assert len(found.neighbours[castle]) == 3
    assert len(seen) == 1


@every_map
def test_turning_and_mirroring_change_nothing(players: int) -> None:
    """For two players the half map is its own mirror image; the others may be turned to any seat as well."""
    found = map_for(players)
    ways = [(True, 1)] if players == 2 else [(m, s) for m in (False, True) for s in range(players)]
    for mirrored, shift in ways:
        to = [found.cell(renamed(name, players, mirrored, shift)) for name in found.names]
        assert sorted(to) == list(range(len(to)))
        for cell, around in enumerate(found.neighbours):
            assert found.kinds[cell] == found.kinds[to[cell]]
            assert sorted(to[other] for other in around) == found.neighbours[to[cell]]


def test_two_players_have_half_of_the_large_map() -> None:
    """A7: with the Lands on the cutting line."""
    half, whole = MAPS[0], MAPS[2]
    assert set(half.names) < set(whole.names)
    assert {"B1", "Y1", "B3", "Y3"} < set(half.names)
    for name in half.names:
        around = {whole.names[n] for n in whole.neighbours[whole.cell(name)]} & set(half.names)
        assert {half.names[n] for n in half.neighbours[half.cell(name)]} == around


def test_nobody_needs_more_chips_than_they_have() -> None:
    for players in (2, 3, 4):
        assert len(map_for(players).names) <= 11 * players
