"""Options as words over a fixed alphabet: an action of the lab is a letter, and letters spell an option.

The word of an option begins with what it does; then come the parts of its detail that tell it from others, in a fixed
order. Which parts those are depends on the letters before them alone, and each is spelt so that its end is seen
without looking further. So no word begins another, and words differ wherever one of these parts does. What is left
unspelt follows from the rest; a question that disproves it is refused, see `Speller.words`.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from ludoteka.core.event import Data
from ludoteka.core.state import State

Word = tuple[int, ...]


class Alphabet:
    """The letters of a game, each with its kind and its value, numbered from 0."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str]] = []
        self.kinds: dict[str, tuple[int, tuple[str, ...]]] = {}

    def __len__(self) -> int:
        return len(self.letters)

    def add(self, kind: str, values: Sequence[str]) -> int:
        """The first letter of a kind; the others follow it."""
        known = self.kinds.get(kind)
        if known is not None:
            if known[1] != tuple(values):
                raise ValueError(f"the letters of '{kind}' are given twice, and differ")
            return known[0]
        first = len(self.letters)
        self.kinds[kind] = first, tuple(values)
        self.letters += [(kind, value) for value in values]
        return first

    def name(self, letter: int) -> str:
        """A letter as people read it: `card base:1`."""
        return " ".join(self.letters[letter]).rstrip()


class Place:
    """Where words are spelt: the position and the seat that is asked."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Any = state
        self.seat = seat
        self.seats = int(state.seats)
        self.kept: dict[int, int] | None = None  # of `Nth`: worked out once


class Part:
    """How a part of a detail is spelt."""

    def spell(self, value: Any, place: Place, word: list[int]) -> None:
        """Add the letters of a value."""
        raise NotImplementedError

    def told(self) -> str:
        """The letters it takes, for the documentation."""
        raise NotImplementedError


class OneOf(Part):
    """One letter for each of some values; `None` may be one of them."""

    def __init__(self, alphabet: Alphabet, kind: str, values: Sequence[Any]) -> None:
        first = alphabet.add(kind, ["nothing" if value is None else str(value) for value in values])
        self.kind = kind
        self.letter = {value: first + i for i, value in enumerate(values)}

    def spell(self, value: Any, place: Place, word: list[int]) -> None:
        word.append(self.letter[value])

    def told(self) -> str:
        return f"one `{self.kind}`"


class Seat(Part):
    """A seat, counted clockwise from the one that is asked."""

    def __init__(self, alphabet: Alphabet, most: int = 4) -> None:
        self.first = alphabet.add("seat", [f"+{i}" for i in range(most)])

    def spell(self, value: Any, place: Place, word: list[int]) -> None:
        word.append(self.first + (value - place.seat) % place.seats)

    def told(self) -> str:
        return "one `seat`, clockwise from one's own"


class Count(Part):
    """A number from 0 on. The last letter says that so many are not all: what is beyond them follows."""

    def __init__(self, alphabet: Alphabet, kind: str, most: int) -> None:
        self.kind = kind
        self.most = most
        self.first = alphabet.add(kind, [*map(str, range(most)), f"{most} and"])

    def spell(self, value: Any, place: Place, word: list[int]) -> None:
        if value < 0:
            raise ValueError(f"{value} is no count")
        while value >= self.most:
            word.append(self.first + self.most)
            value -= self.most
        word.append(self.first + value)

    def told(self) -> str:
        return f"a number as `{self.kind}`"


class Nth(Part):
    """Something with a number of its own, by the place where `of` says that it lies."""

    def __init__(self, alphabet: Alphabet, kind: str, most: int, of: Callable[[Any], dict[int, int]]) -> None:
        self.count = Count(alphabet, kind, most)
        self.of = of

    def spell(self, value: Any, place: Place, word: list[int]) -> None:
        if place.kept is None:
            place.kept = self.of(place.state)
        self.count.spell(place.kept[value], place, word)

    def told(self) -> str:
        return self.count.told()


class Parts(Part):
    """Several keys of one record, in this order; numbers that are not there are 0."""

    def __init__(self, **parts: Part) -> None:
        self.parts = parts

    def spell(self, value: Any, place: Place, word: list[int]) -> None:
        for key, part in self.parts.items():
            part.spell(value.get(key, 0), place, word)

    def told(self) -> str:
        return ", ".join(part.told() for part in self.parts.values())


class Several(Part):
    """A list: one after the other, then the letter `end`."""

    def __init__(self, alphabet: Alphabet, part: Part) -> None:
        self.part = part
        self.end = alphabet.add("end", [""])

    def spell(self, value: Any, place: Place, word: list[int]) -> None:
        for one in value:
            self.part.spell(one, place, word)
        word.append(self.end)

    def told(self) -> str:
        return f"for each: {self.part.told()}; then `end`"


class Speller:
    """The words of a game's options.

    `forms` are the deeds with the keys that their details may have, `parts` the keys that are spelt, in order.
    `unspelt` are those that follow from them, as `key`, or as `do.key` where that holds for some options only.
    """

    def __init__(
        self,
        alphabet: Alphabet,
        forms: Mapping[str, Collection[str]],
        parts: Mapping[str, Part],
        unspelt: Collection[str],
    ) -> None:
        self.alphabet = alphabet
        self.deeds = tuple(forms)
        self.parts = dict(parts)
        self.unspelt = frozenset(unspelt)
        first = alphabet.add("do", self.deeds)
        self.letter = {do: first + i for i, do in enumerate(self.deeds)}
        known = {name for do, keys in forms.items() for key in keys for name in (key, f"{do}.{key}")}
        if not self.unspelt <= known:
            raise ValueError(f"no option has {sorted(self.unspelt - known)}")
        self._spelt: dict[str, list[tuple[str, Part]]] = {}
        for do, keys in forms.items():
            told = {key for key in keys if not self.skips(do, key)} - {"do"}
            if not told <= self.parts.keys():
                raise ValueError(f"{sorted(told - self.parts.keys())} of '{do}' is neither spelt nor left unspelt")
            self._spelt[do] = [(key, part) for key, part in self.parts.items() if key in told]

    def skips(self, do: str, key: str) -> bool:
        """Whether this key of such an option is left unspelt."""
        return key in self.unspelt or f"{do}.{key}" in self.unspelt

    def spelt(self, do: str) -> list[tuple[str, Part]]:
        """The parts that may follow a deed, in order."""
        return self._spelt[do]

    def word(self, detail: Data, place: Place) -> Word:
        """The letters of an option, from its detail."""
        do = detail["do"]
        word = [self.letter[do]]
        for key, part in self._spelt[do]:
            if key in detail:
                part.spell(detail[key], place, word)
        return tuple(word)

    def words(self, state: State, seat: int) -> dict[Word, int]:
        """The words of all options of a seat that is asked, each with its option."""
        place = Place(state, seat)
        task = state.agenda[-1]
        options = state.options(seat)
        found = {self.word(state.option_detail(task, seat, option), place): option for option in options}
        if len(found) != len(options):
            raise ValueError(f"two options of '{state.question_kind(task, seat)}' are spelt alike")
        return found
