"""Packing: what was put in comes out again, and what does not fit is refused."""

import ast
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.core.packing import PLACES, WIDTH, Field, Row, bit, has, held

CARD = Field(7)
SEEN = Field(4, above=CARD)
ROW = Row(5)


@given(st.integers(0, 127), st.integers(0, 15))
def test_fields_keep_their_values_apart(card: int, seen: int) -> None:
    packed = CARD.put(card) | SEEN.put(seen)
    assert (CARD.of(packed), SEEN.of(packed)) == (card, seen)


def test_fields_lie_where_saved_states_have_them() -> None:
    assert CARD.put(3) | SEEN.put(5) == 3 + 128 * 5


@pytest.mark.parametrize("value", [-1, 128, 2**40])
def test_what_does_not_fit_into_a_field_is_refused(value: int) -> None:
    with pytest.raises(ValueError, match=rf"^{value} does not fit into 7 bits$"):
        CARD.put(value)


def test_a_value_may_fill_its_field() -> None:
    assert CARD.of(CARD.put(127) | SEEN.put(15)) == 127
    assert SEEN.of(CARD.put(127) | SEEN.put(15)) == 15


@pytest.mark.parametrize("bits", [0, 60])
def test_fields_stay_within_a_number(bits: int) -> None:
    with pytest.raises(ValueError, match=rf"^a field of {bits} bits above 7 others is too wide$"):
        Field(bits, above=CARD)
    assert Field(WIDTH - 7, above=CARD).of(-1) == 2 ** (WIDTH - 7) - 1


@pytest.mark.parametrize("bits", range(1, WIDTH))
def test_fields_and_rows_of_every_width(bits: int) -> None:
    most = 2**bits - 1
    assert (Field(bits).high, Row(bits).high) == (most, most)
    assert Field(bits).of(Field(bits).put(most)) == most
    assert Row(bits).unpack(Row(bits).pack([most, 0, most])) == [most, 0, most]


@given(st.lists(st.integers(0, 31), max_size=40).filter(lambda row: not row or row[-1] > 0))
def test_a_row_comes_out_as_it_went_in_at_any_length(values: list[int]) -> None:
    assert ROW.unpack(ROW.pack(values)) == values


@given(st.lists(st.integers(0, 31), min_size=12, max_size=12), st.integers(0, 11), st.integers(0, 31))
def test_a_place_of_a_row_is_read_and_changed(values: list[int], place: int, value: int) -> None:
    packed = ROW.pack(values)
    assert [ROW.at(packed, i) for i in range(12)] == values
    changed = ROW.replace(packed, place, value)
    assert [ROW.at(changed, i) for i in range(12)] == [*values[:place], value, *values[place + 1 :]]
    assert ROW.put(place, value) == ROW.pack([0] * place + [value])


@pytest.mark.parametrize("value", [-1, 32])
def test_what_does_not_fit_into_a_row_is_refused(value: int) -> None:
    with pytest.raises(ValueError, match=rf"^{value} does not fit into 5 bits$"):
        ROW.pack([1, value])
    with pytest.raises(ValueError, match=rf"^{value} does not fit into 5 bits$"):
        ROW.put(0, value)
    with pytest.raises(ValueError, match=rf"^{value} does not fit into 5 bits$"):
        ROW.replace(0, 0, value)


@pytest.mark.parametrize("place", [-1, 12])
def test_a_row_has_no_place_beyond_its_end(place: int) -> None:
    with pytest.raises(ValueError, match=rf"^a row of 5 bits each has no place {place}$"):
        ROW.put(place, 1)


@given(st.lists(st.integers(0, 31), max_size=9).map(sorted), st.integers(0, 5))
def test_choices_are_every_different_one_in_order(values: list[int], n: int) -> None:
    assert ROW.choices(values, n) == sorted({ROW.pack(chosen) for chosen in combinations(values, n)})


@pytest.mark.parametrize(("values", "n"), [([1, 32], 1), ([-1, 5], 1), ([1] * 20, 13)])
def test_choices_that_do_not_fit_are_refused(values: list[int], n: int) -> None:
    with pytest.raises(ValueError, match=rf"^{n} of these values do not fit into 63 bits$"):
        ROW.choices(values, n)


@pytest.mark.parametrize("bits", [0, WIDTH])
def test_a_row_has_numbers_of_some_width(bits: int) -> None:
    with pytest.raises(ValueError, match=rf"^numbers of {bits} bits cannot lie in a row$"):
        Row(bits)


def test_masks() -> None:
    mask = bit(0) | bit(3)
    assert mask == 9
    assert [place for place in range(5) if has(mask, place)] == [0, 3]
    assert [bit(place) for place in range(PLACES)] == [2**place for place in range(PLACES)]


@given(st.sets(st.integers(0, PLACES - 1)))
def test_a_mask_lists_the_places_it_holds(places: set[int]) -> None:
    assert held(sum(bit(place) for place in places)) == sorted(places)


def test_a_list_of_places_is_its_callers_own() -> None:
    held(5).append(3)
    assert held(5) == [0, 2]


@pytest.mark.parametrize("place", [-1, PLACES])
def test_a_mask_has_no_place_beyond_its_width(place: int) -> None:
    with pytest.raises(ValueError, match=rf"^a mask has no place {place}$"):
        bit(place)


BITS = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
SOURCES = Path(__file__).parents[2] / "src" / "ludoteka"
HELPERS = {"packing.py", "energy.py"}  # which name what they shift and mask


def sides(node: ast.AST) -> list[ast.expr]:
    """What an operation on bits works with."""
    match node:
        case ast.UnaryOp(op=ast.Invert(), operand=operand):
            return [operand]
        case ast.BinOp(left=left, op=op, right=right) if isinstance(op, BITS):
            return [left, right]
        case ast.AugAssign(op=op, value=value) if isinstance(op, BITS):
            return [value]
    return []


def bare(source: str) -> list[int]:
    """The lines that shift or mask by a number without a name; 1 alone is a bit."""
    numbers = [side for node in ast.walk(ast.parse(source)) for side in sides(node) if isinstance(side, ast.Constant)]
    return [side.lineno for side in numbers if isinstance(side.value, int) and side.value > 1]


@pytest.mark.parametrize("line", ["a & 127", "a & ~127", "a >> 7", "a << 8", "a |= 64", "0x7F & a"])
def test_what_counts_as_a_bare_number(line: str) -> None:
    assert bare(line) == [1]
    assert bare(line.replace("a", "MASK").translate({ord(digit): "N" for digit in "0123456789"})) == []


def test_no_bits_in_the_open() -> None:
    """Fields and rows have names: a number in the open is known to nobody but its writer."""
    files = [path for name in ("core", "games") for path in (SOURCES / name).rglob("*.py") if path.name not in HELPERS]
    assert len(files) > 80
    assert [f"{path.name}:{line}" for path in files for line in bare(path.read_text(encoding="utf-8"))] == []
