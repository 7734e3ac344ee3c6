"""Sentences from the engine's data: what happened, is asked, can be chosen or cannot, in the reader's language.

The messages of a game are `<game>-event-<kind>`, `<game>-ask-<kind>`, `<game>-do-<do>`, `<game>-coach-<kind>` and
`<game>-cannot-<kind>` (`cannot-<kind>` for the reasons of all games); the data become their variables by the rules of
`arguments`, so that any client can make the same sentences from the same files. A client that shows players, cards,
tokens or dice in its own way overrides `player`, `card`, `tokens` or `dice`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteka.text import message_name, plain, texts

_SEATS = {"seat": "player", "by": "doer"} | dict.fromkeys(
    ("from", "to", "target", "owner", "defender", "about"), "rival"
)
_NAMES_MESSAGE = {"kind", "do"}
_SEEN = ("card", "cards", "given", "goal")  # what only the audience of a whispered event is told


class Prose:
    """The sentences of one game in one language, about players with these names."""

    def __init__(self, game: str, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self.texts = texts(language)

    def __call__(self, name: str, **args: Any) -> str:
        """One of the game's own messages."""
        return self.texts(f"{self.game}-{name}", **args)

    def __contains__(self, name: str) -> bool:
        return f"{self.game}-{name}" in self.texts

    # --- sentences ---

    def event(self, data: Mapping[str, Any]) -> str:
        """What happened, from `Event.seen_by`."""
        name = f"event-{data['kind']}"
        seen = f"{name}.seen"
        if seen in self and any(data.get(key) is not None for key in _SEEN):
            name = seen
        return self(name, **self.arguments(data))

    def question(self, data: Mapping[str, Any]) -> str:
        """What is asked, from `State.question_detail`."""
        return self(f"ask-{data['kind']}", **self.arguments(data))

    def hint(self, data: Mapping[str, Any]) -> str:
        """A sentence that helps with the question, or nothing."""
        name = f"ask-{data['kind']}.hint"
        return self(name, **self.arguments(data)) if name in self else ""

    def option(self, data: Mapping[str, Any]) -> str:
        """What can be chosen, from `State.option_detail`."""
        return self(f"do-{data['do']}", **self.arguments(data))

    def reason(self, data: Mapping[str, Any]) -> str:
        """Why something cannot be done, from `State.why_not`."""
        name = f"cannot-{data['kind']}"
        args = self.arguments(data)
        if "branches" in data:  # reasons against each of several things
            args["branches"] = " / ".join(self.reason(branch) for branch in data["branches"])
        return self(name, **args) if name in self else self.texts(name, **args)

    def thing(self, data: Mapping[str, Any]) -> str:
        """What cannot be done, from `State.things`; nothing for what needs no name of its own."""
        name = f"thing-{data['do']}"
        return self(name, **self.arguments(data)) if name in self else ""

    def note(self, data: Mapping[str, Any]) -> str:
        """What matters now, from `coaching.counsel`."""
        return self(f"coach-{data['kind']}", **self.arguments(data))

    def note_title(self, data: Mapping[str, Any]) -> str:
        """The same in a few words."""
        return self(f"coach-{data['kind']}.title", **self.arguments(data))

    # --- names ---

    def player(self, seat: int) -> str:
        return self.names[seat]

    def card_name(self, card: str) -> str:
        """The plain name of a card."""
        return self(f"card-{message_name(card)}")

    def card_text(self, card: str) -> str:
        """What a card does; on cards with several abilities a line each."""
        return self(f"card-{message_name(card)}.text")

    def rulings(self, name: str) -> list[str]:
        """What is settled about a card or another thing beyond its text, a sentence each."""
        return self.texts.rulings(f"{self.game}-{name}")

    def card(self, card: str) -> str:
        """A card inside a sentence."""
        return self.card_name(card)

    def tokens(self, counts: Mapping[str, int]) -> str:
        """Tokens inside a sentence."""
        return ", ".join(self(f"token-{name}", n=n) for name, n in counts.items() if n) or self("token-none")

    def dice(self, dice: Any) -> str:
        """Dice with their values, or dice alone; those of a game without names for them stay unsaid."""
        if isinstance(dice, Mapping):
            return ", ".join(self(f"dice-{die}", n=n) for die, n in dice.items())
        return ", ".join(self(f"die-{die}") for die in dice if isinstance(die, str))

    # --- variables ---

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The variables of a message.

        Seats become names, their numbers stay in `<key>_id`; card ids become names of cards (a second card, such as a
        victim, too). Counts of tokens become the messages `<game>-token-<token>`, their number stays in `<key>_n`;
        dice become `<game>-dice-<die>` with the value as `$n`, or `<game>-die-<die>`. A word such as a season becomes
        the message `<game>-<key>-<word>`, and stays in `<key>_id`. In a list each record becomes the message
        `<game>-<key>`, each word `<game>-<key>-<word>`; how many there are stays in `<key>_n`. An ability becomes its
        line of the card's text. Another number goes as it is, `n` also with its sign as `change`, and through the
        message `<game>-<key>` if it exists.

        What a thing comes from stands in brackets: `why` is the card in `card`; `cause`, where `card` is the thing
        itself, what is in `cause`; both are the word in `why`, a rule, through the message `<game>-why-<word>`. Where
        it is a card of another seat, `by`, the message `<game>-why-of` names its owner as well.
        """
        args: dict[str, Any] = {"player": "", "rival": "", "card": "", "why": "", "cause": ""}
        for key, value in data.items():
            if key in _NAMES_MESSAGE:
                continue
            if key in _SEATS and isinstance(value, int):
                args[f"{key}_id"] = value
                if value >= 0:
                    args[_SEATS[key]] = self.player(value)
            elif key in {"card", "given"}:
                if value:
                    self._name_card(value, data, args)
            elif key == "why":
                args["why_id"] = value
                if value and not data.get("cause"):
                    args["why"] = args["cause"] = self._bracketed(self(f"why-{value}"), data)
            elif key == "cause":
                args["cause"] = self._bracketed(self._source(value), data)
            elif key == "elements":
                args["elements"] = self.tokens(dict.fromkeys(value, 1))
            elif key == "branch":
                args["branch"] = self(f"branch-{message_name(data['card'])}-{value}")
            elif key == "ability":
                args["ability"] = self.card_text(data["card"]).split("\n")[value - 1]
            elif key == "place":
                args["place"] = value + 1
            elif key == "on":
                args["on"] = self.card(value)
            elif key == "dice":
                args["dice"] = self.dice(value)
            elif isinstance(value, Mapping):
                args[key] = self.tokens(value)
                args[f"{key}_n"] = sum(value.values())
            elif isinstance(value, str):
                if self._is_card(value):
                    args[key] = self.card(value)
                else:
                    args[key] = self(f"{key}-{value}") if f"{key}-{value}" in self else value
                args[f"{key}_id"] = value
            elif isinstance(value, list):
                args[key] = self._list(key, value)
                args[f"{key}_n"] = len(value)
            elif isinstance(value, int):
                args[key] = self(key, **{key: int(value)}) if key in self else int(value)
        if isinstance(data.get("n"), int):
            args["change"] = f"{data['n']:+d}".replace("-", "−")
        if data.get("stores"):
            self._add_stores(data, args)
        return args

    def _list(self, key: str, values: Sequence[Any]) -> str:
        """Cards, players, records, words or plain numbers in a row."""
        if key in {"winners", "seats"}:
            return ", ".join(self.player(seat) for seat in values)
        if all(isinstance(value, int) for value in values):
            return " : ".join(map(str, values))
        if key in self:
            return ", ".join(self(key, **self.arguments(value)) for value in values)
        if values and all(isinstance(value, str) and f"{key}-{value}" in self for value in values):
            return ", ".join(self(f"{key}-{value}") for value in values)
        return ", ".join(self.card(card) for card in values if self._is_card(card))

    def _is_card(self, value: Any) -> bool:
        return isinstance(value, str) and f"card-{message_name(value)}" in self

    def _name_card(self, value: str, data: Mapping[str, Any], args: dict[str, Any]) -> None:
        """A card, or another source such as a die, that something comes from."""
        source = self._source(value)
        if f"why-{message_name(value)}" not in self:
            args["card"] = source
        if not data.get("why"):
            args["why"] = self._bracketed(source, {} if data.get("cause") else data)

    def _source(self, value: str) -> str:
        name = f"why-{message_name(value)}"
        return self(name) if name in self else self.card(value)

    def _bracketed(self, what: str, data: Mapping[str, Any]) -> str:
        """What something comes from, with its owner where that is another seat."""
        by = data.get("by")
        if isinstance(by, int) and by >= 0:
            return self("why-of", what=what, doer=self.player(by))
        return self("why", what=what)

    def _add_stores(self, data: Mapping[str, Any], args: dict[str, Any]) -> None:
        """Tokens paid from cards, after those paid from the reserve."""
        pieces = [args["energy"]] if args.get("energy_n") else []
        for store in data["stores"]:
            energy, card = self.tokens(store["energy"]), self.card(store["card"])
            pieces.append(self("energy-on-card", energy=energy, card=card))
            args["energy_n"] = args.get("energy_n", 0) + sum(store["energy"].values())
        args["energy"] = " + ".join(pieces)


def names_card(key: str) -> bool:
    """Whether a word under this key is a card, in a game that need not name its cards."""
    return key in {"card", "given"} or key.endswith(("_card", "-card"))


class PlainProse(Prose):
    """Sentences of any game: what it brings no message for is said with the names in its data.

    `{"kind": "trick-taken", "seat": 1, "card": "cups-3", "points": 11}` becomes `Bo: trick taken · Cups 3 · Points 11`.
    """

    def __call__(self, name: str, **args: Any) -> str:
        if name in self:
            return super().__call__(name, **args)
        kind, _, rest = name.partition("-")
        if kind == "why" and args:
            return f" ({', '.join(args.values())})"
        if kind == "token":
            return f"{plain(rest)} {args['n']}" if args else "–"
        return plain(rest if kind in {"card", "label", "score", "branch", "die", "why"} else name)

    def event(self, data: Mapping[str, Any]) -> str:
        if f"event-{data['kind']}" in self:
            return super().event(data)
        return " · ".join([self._who(data, plain(data["kind"])), *self.details(data)])

    def question(self, data: Mapping[str, Any]) -> str:
        if f"ask-{data['kind']}" in self:
            return super().question(data)
        return " · ".join([plain(data["kind"]), *self.details(data)])

    def option(self, data: Mapping[str, Any]) -> str:
        if f"do-{data['do']}" in self:
            return super().option(data)
        details = " · ".join(self.details(data))
        return f"{plain(data['do'])}: {details}" if details else plain(data["do"])

    def card_text(self, card: str) -> str:
        name = f"card-{message_name(card)}.text"
        return self(name) if name in self else ""

    def label(self, key: str) -> str:
        """What a zone, a counter or another field of a view is called."""
        return self(f"label-{key.replace('_', '-')}")

    def word(self, key: str, value: str) -> str:
        """A word of the data: a card, or what the game calls this value of the field."""
        if self._is_card(value) or names_card(key):
            return self.card(value)
        name = f"{key}-{value}"
        return self(name) if name in self else plain(value)

    def details(self, data: Mapping[str, Any]) -> list[str]:
        """All that the data say beyond whom and what they are about."""
        found = []
        for key, value in data.items():
            if key not in _NAMES_MESSAGE and not (key == "seat" and "kind" in data) and value not in (None, "", False):
                found.append(self.value(key, value))
        return [said for said in found if said]

    def value(self, key: str, value: Any) -> str:
        """One of the data as words."""
        if key in _SEATS and isinstance(value, int):
            return self.player(value) if value >= 0 else ""
        if isinstance(value, str):
            return self.word(key, value)
        if isinstance(value, bool):
            return self.label(key)
        if isinstance(value, int):
            number = str(value).replace("-", "−")
            return number if key == "n" else f"{self.label(key)} {number}"
        if isinstance(value, list):
            return ", ".join(self._one(key, one) for one in value)
        if isinstance(value, Mapping):
            return ", ".join(self.details(value))
        return ""

    def _one(self, key: str, value: Any) -> str:
        """One of a list, where every word is a card."""
        if key == "winners":
            return self.player(value)
        if isinstance(value, str):
            return self.card(value)
        return str(value) if isinstance(value, int) else self.value(key, value)

    def _who(self, data: Mapping[str, Any], what: str) -> str:
        seat = data.get("seat", -1)
        return f"{self.player(seat)}: {what[:1].lower()}{what[1:]}" if seat >= 0 else what
