"""The questions of Seasons: questions with their options as people read them."""

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from ludoteka.games.seasons.energy import NAMES
from ludoteka.terminal.board import Choice, Part, Question
from ludoteka.terminal.ink import FAINT, INK, join
from ludoteka.terminal.pieces import View, question_of
from ludoteka.terminal.seasons.signs import (
    CARDS,
    ELEMENTS,
    INKS,
    PIP,
    Pieces,
    face_pips,
    face_signs,
)

# Options about a card whose price and prestige help to decide.
PRICED: Final = frozenset(
    ("draft", "keep", "play", "give", "discard", "play-it", "put-back", "choose", "reject", "take", "refuse")
)

TO_BE_PAID: Final = frozenset(("summon", "usurp"))  # their energy is a price; with which tokens comes next


class Questions(Pieces):
    """Puts questions into words."""

    def question(self, view: View, asked: View, options: Sequence[tuple[int, View]]) -> Question:
        data = dict(asked)
        if data["kind"] == "deal" and options:
            data["target"] = options[0][1]["target"]
        prompt = INKS.paint(self.prose.question(data), f"bold {INK}")
        card = data.get("card", "")
        if data["kind"] == "peek" and view["deck_top"]:
            card = view["deck_top"][0]
        if card:
            prompt = join(self.card_name(card), Text(": ", FAINT), prompt)
        parts: dict[str, Part] = {}
        # What is worth doing comes first, what costs prestige last: Enter alone must never cost anything.
        ordered = sorted(options, key=lambda pair: _rank(pair[1]["do"]))
        choices = [self._choice(view, option, detail, parts) for option, detail in ordered]
        return question_of(prompt, choices, self.prose.hint(data), card, parts)

    def option(self, view: View, detail: View) -> Text:
        data = self._seen(view, detail)
        return self._named(data, INKS.paint(self.prose.option(data)))

    def _seen(self, view: View, detail: View) -> dict[str, Any]:
        """An option with what is to be seen of it on the table, if it lies there already."""
        data = dict(detail)
        do = data["do"]
        if do in {"play-it", "put-back"} and view["deck_top"]:
            data["card"] = view["deck_top"][0]
        if do == "take-die":
            dice = view["dice"][data["place"] :]
            shown = [self._die_text(view["dice_season"], die["die"], die["face"]) for die in dice[:1]]
            data["die"] = shown[0] if shown else ""
        return data

    def _choice(self, view: View, option: int, detail: View, parts: dict[str, Part]) -> Choice:
        data = self._seen(view, detail)
        do = data["do"]
        sentence = self.prose.option(data)
        label = INKS.paint(sentence)
        card = data.get("card", "")
        players = view["seats"]
        if do in PRICED and card:
            label = join(label, "  ", self._price(CARDS[card], players), " ", self._worth(CARDS[card]))
        if do in {"draft", "choose", "reject"}:
            label = join(self._sign(card), label)
        elif do == "summon":
            label = join(label, "  ", self._worth(CARDS[card]))
        label = self._named(data, label)
        return Choice(
            option, label, self._words(data, INKS.plain(sentence)), card, self._parts(data, parts), self._lights(data)
        )

    def _named(self, data: View, label: Text) -> Text:
        """Signs are easier to read with their names, where there are only a few."""
        if "element" in data:
            return join(INKS.paint(ELEMENTS[data["element"]][0]), " ", label)
        names = list(data.get("elements", ()))
        energy = data.get("energy", {})
        if sum(energy.values()) == 1 and not data.get("stores") and data["do"] not in {"mirror", *TO_BE_PAID}:
            names = list(energy)
        words = ", ".join(self.prose(f"element-{name}") for name in names)
        return join(label, Text(f"  {words}", FAINT)) if words else label

    def _die_text(self, season: str, die: int, face: int) -> str:
        signs = " ".join(face_signs(season, die, face, self._label("draw")))
        return f"{signs} {PIP * face_pips(season, die, face)}"

    def _words(self, data: View, sentence: str) -> str:
        """What a search finds: the sentence and every token by name."""
        piles = [data[key] for key in ("energy", "lost") if key in data]
        piles += [store["energy"] for store in data.get("stores", ())]
        tokens = [self.prose(f"element-{name}") for pile in piles for name, n in pile.items() for _ in range(n)]
        tokens += [self.prose(f"element-{name}") for name in data.get("elements", ())]
        tokens += [self.prose(f"element-{name}") for name, (sign, _) in ELEMENTS.items() if sign in data.get("die", "")]
        return " ".join([sentence, *tokens]).lower()

    def _parts(self, data: View, parts: dict[str, Part]) -> tuple[str, ...]:
        """The cards or tokens that an option is made of; each kind is added to `parts`."""
        found: list[str] = []

        def add(key: str, label: Text, words: str, card: str = "") -> None:
            parts.setdefault(key, Part(label, words.lower(), card))
            found.append(key)

        for card in data.get("cards", ()):
            label = join(self._sign(card), self.card_name(card), "  ", self._price(CARDS[card], len(self.names)), " ")
            add(f"card {CARDS[card].code:03d}", join(label, self._worth(CARDS[card])), self.prose.card_name(card), card)
        piles = [("energy", "", data["energy"])] if "energy" in data and data["do"] not in TO_BE_PAID else []
        if "lost" in data:
            piles = [("gain", "+ ", data["energy"]), ("lose", "− ", data["lost"])]
        piles += [
            (f"store {store['uid']}", self.prose.card_name(store["card"]) + " ", store["energy"])
            for store in data.get("stores", ())
        ]
        for pile, prefix, tokens in piles:
            for i, name in enumerate(NAMES):
                for _ in range(tokens.get(name, 0)):
                    word = self.prose(f"element-{name}")
                    add(f"{pile} {i}", INKS.paint(f"{prefix}{ELEMENTS[name][0]} {word}"), f"{prefix}{word}")
        return tuple(sorted(found))

    def _lights(self, data: View) -> frozenset[str]:
        lights = set()
        if data["do"] == "take-die":
            lights.add(f"die:{data['place']}")
        elif "uid" in data:
            lights.add(f"uid:{data['uid']}")
        elif "card" in data:
            lights.add(f"hand:{data['card']}")
        for store in data.get("stores", ()):
            lights.add(f"uid:{store['uid']}")
        return frozenset(lights)


def _rank(do: str) -> int:
    return 2 if do.startswith("bonus-") else 1 if do == "end" else 0
