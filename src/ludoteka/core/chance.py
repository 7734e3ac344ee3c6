"""Randomness: a keyed BLAKE2b stream in counter mode.

Whoever knows the 32-byte key can recompute every die and every shuffle; whoever does not can predict none.
The position is one number, so a copy of the stream is the key and that number.
"""

import secrets
from hashlib import blake2b
from struct import Struct
from typing import Final

from mypy_extensions import i64, mypyc_attr

KEY_BYTES: Final = 32
_WORDS: Final = 16  # 32-bit words in one 64-byte block
_BLOCK: Final = Struct("<16I")


def new_key() -> bytes:
    """A key from the operating system, fit for a match between people."""
    return secrets.token_bytes(KEY_BYTES)


def key_from_seed(seed: str | int) -> bytes:
    """A key that anyone can make again from a short seed: for tests, simulations and benchmarks."""
    return blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"ludoteka seed").digest()


def commitment(key: bytes) -> str:
    """The hash that is published when a match starts; the key itself is published when it ends."""
    return blake2b(key, digest_size=32, person=b"ludoteka commit").hexdigest()


@mypyc_attr(acyclic=True)
class Chance:
    """A position in the stream of one key."""

    def __init__(self, key: bytes, position: int = 0) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        self.key: bytes = key
        self.position: i64 = position
        self._block: tuple[int, ...] = ()
        self._block_index: i64 = -1

    def clone(self) -> "Chance":
        copy = Chance(self.key, self.position)
        copy._block = self._block
        copy._block_index = self._block_index
        return copy

    def word(self) -> i64:
        """The next 32 random bits."""
        position: i64 = self.position
        index: i64 = position // _WORDS
        if index != self._block_index:
            counter: int = index
            digest = blake2b(counter.to_bytes(8, "little"), key=self.key, digest_size=64).digest()
            self._block = _BLOCK.unpack(digest)
            self._block_index = index
        self.position = position + 1
        return self._block[position % _WORDS]

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely."""
        if n <= 0 or n > 4294967296:
            raise ValueError("below() needs a bound from 1 to 2**32")
        limit: i64 = (4294967296 // n) * n
        while True:
            word = self.word()
            if word < limit:
                return word % n

    def shuffle(self, items: list[int]) -> None:
        """Bring a list into random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1
