"""Chance: the stream that every die and every shuffle comes from."""

from collections import Counter
from hashlib import blake2b
from itertools import permutations
from struct import unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.core.chance import KEY_BYTES, Chance, commitment, key_from_seed, new_key

KEY = bytes(range(KEY_BYTES))
WORDS = [
    2545685138, 4132857109, 2947649576, 1364734486, 2633857100, 2852081530, 3162583930, 2407070369, 3380777507,
    2840564690, 2997493181, 961500944, 456501511, 3543378606, 2223285986, 626896806, 454011320, 3316273331,
]  # fmt: skip


def test_known_words() -> None:
    """The stream is part of the journal format: it may never change."""
    chance = Chance(KEY)
    assert [chance.word() for _ in WORDS] == WORDS


def test_words_are_keyed_blake2b_blocks_in_counter_mode() -> None:
    """Anybody can check the dice with nothing but a BLAKE2b at hand."""
    block = blake2b((5).to_bytes(8, "little"), key=KEY, digest_size=64).digest()
    chance = Chance(KEY, 5 * 16)
    assert [chance.word() for _ in range(16)] == list(unpack("<16I", block))


def test_known_numbers_below_six() -> None:
    chance = Chance(KEY)
    assert [chance.below(6) for _ in range(20)] == [2, 1, 2, 4, 2, 4, 4, 5, 5, 2, 5, 2, 1, 0, 2, 0, 2, 5, 5, 4]


def test_known_shuffle() -> None:
    items = list(range(10))
    Chance(KEY).shuffle(items)
    assert items == [9, 1, 6, 5, 7, 2, 3, 0, 4, 8]


def test_known_seed_and_commitment() -> None:
    assert key_from_seed("ludoteka").hex() == "655202a4ae75dea646586c812aba272bcf79b5c82295b5a23353fca82c9a9ef1"
    assert key_from_seed(7) == key_from_seed("7")
    assert commitment(KEY) == "a8b27702fbae186a868bce82edb04331e580da4d176e88ed95006aa6f84bc3c8"


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    """Below 3 * 2**30 only words under that bound count: the second word of the stream is not one of them."""
    chance = Chance(KEY)
    assert chance.below(3 << 30) == WORDS[0]
    assert chance.below(3 << 30) == WORDS[2]
    assert chance.position == 3


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 100])
def test_every_number_is_equally_likely(bound: int) -> None:
    chance = Chance(key_from_seed("fair"))
    draws = 600 * bound
    counts = Counter(chance.below(bound) for _ in range(draws))
    assert set(counts) == set(range(bound))
    chi_square = sum((count - 600) ** 2 / 600 for count in counts.values())
    assert chi_square < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5  # five standard deviations


def test_every_order_is_equally_likely() -> None:
    chance = Chance(key_from_seed("orders"))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations([1, 2, 3, 4]))
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 23 + 5 * 46**0.5


@given(st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES), st.integers(1, 1 << 32))
def test_below_stays_below(key: bytes, bound: int) -> None:
    assert 0 <= Chance(key).below(bound) < bound


@given(st.integers(0, 100), st.integers(0, 40))
def test_a_clone_goes_on_alike_and_apart(start: int, ahead: int) -> None:
    chance = Chance(KEY, start)
    for _ in range(ahead):
        chance.word()
    copy = chance.clone()
    words = [copy.word() for _ in range(40)]
    assert chance.position == start + ahead
    assert [chance.word() for _ in range(40)] == words


@given(st.integers(0, 1000))
def test_position_is_all_there_is_to_save(position: int) -> None:
    one = Chance(KEY)
    for _ in range(position % 50):
        one.word()
    assert Chance(KEY, one.position).word() == one.word()


def test_other_keys_give_other_streams_and_commitments() -> None:
    keys = [key_from_seed(seed) for seed in range(50)] + [new_key() for _ in range(50)]
    assert {len(key) for key in keys} == {KEY_BYTES}
    assert (
        len({commitment(key) for key in keys})
        == len({Chance(key).word() << 32 | Chance(key, 1).word() for key in keys})
        == 100
    )


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_key_of_the_wrong_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"a key has 32 bytes, not {length}"):
        Chance(b"x" * length)


@pytest.mark.parametrize("bound", [0, -1])
def test_a_bound_that_is_not_positive_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Chance(KEY).below(bound)
