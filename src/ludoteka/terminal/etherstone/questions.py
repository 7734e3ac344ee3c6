"""The questions of Etherstone: questions with their options as people read them."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ludoteka.games.etherstone.stones import COLOUR_NAMES, NAMES
from ludoteka.terminal.board import Choice, Part, Question
from ludoteka.terminal.etherstone.signs import (
    CARDS,
    ENOUGH,
    INKS,
    REPEATABLE,
    STONES,
    STRENGTH,
    Pieces,
)
from ludoteka.terminal.ink import CALM, FAINT, GOLD, INK, WARN, join
from ludoteka.terminal.pieces import View, question_of

# Of the actions what is rare comes first, what costs durability last: Enter alone must never cost anything.
ACTIONS: Final = ("summon", "attack", "take-die", "take-purple", "rest", "refresh")
NUMBERED: Final = frozenset(("draft", "lead", "summon", "attack", "crush", "banish", "recall", "destroy"))
SAID: Final = frozenset(("summon", "attack", "crush"))  # their sentences say the price
OUTCOMES: Final = frozenset(("team", "confirm"))
ABOUT_THREATS: Final = frozenset(("attack", "crush", "banish", "confirm", "call-off"))
FROM_HAND: Final = frozenset(("draft", "lead", "summon"))
IN_WORDS: Final = 2  # so many stones or dice are also named


class Questions(Pieces):
    """Puts questions into words."""

    def question(self, view: View, asked: View, options: Sequence[tuple[int, View]]) -> Question:
        data = dict(asked)
        card = data.get("card", "")
        prompt = INKS.paint(self.prose.question(data), f"bold {INK}")
        if card:
            prompt = join(self.card_name(card), Text(": ", FAINT), prompt)
        if data["kind"] == "tray":
            prompt = join(prompt, "  ", self._die(data["die"], data["value"]))
        parts: dict[str, Part] = {}
        ordered = sorted(options, key=lambda pair: self._rank(data, pair[1]))
        choices = [self._choice(view, data, option, detail, parts) for option, detail in ordered]
        return question_of(prompt, choices, INKS.plain(self.prose.hint(data)), card, parts)

    def option(self, view: View, detail: View) -> Text:
        return self._named(detail, INKS.paint(self.prose.option(detail)))

    def _rank(self, asked: View, detail: View) -> tuple[int, ...]:
        """Where an option stands: sufficient teams first, and those that spare the leader and others."""
        do = detail["do"]
        if asked["kind"] == "action":
            return (ACTIONS.index(do),)
        if do != "team":
            return (0,)
        return (int(detail["missing"] > 0), detail["damage"], len(detail["cards"]), -detail["strength"])

    def _choice(self, view: View, asked: View, option: int, data: View, parts: dict[str, Part]) -> Choice:
        do, card = data["do"], data.get("card", "")
        drawn = {"damage": 0} if do in OUTCOMES else {}  # the harm is drawn with its outcome
        sentence = self.prose.option({**data, **drawn})
        label = INKS.paint(sentence)
        if do in {"take-die", "take-purple"}:
            label = join(Text(f"{STONES[data['die']][0]} ", f"bold {STONES[data['die']][1]}"), label)
        woken = self._woken(view, data)
        if woken:
            label = join(label, INKS.paint(f"  → {', '.join(self.prose.card(one) for one in woken)}", FAINT))
        if do in {"apply", "after"}:
            label = self._ability(asked, data)
        elif do == "team":
            # First, since the list of a large team may be cut off.
            label = join(self._outcome(view, data), "  ", label)
        elif do == "confirm":
            label = join(label, "  ", self._outcome(view, view["attack"]))
        elif do in NUMBERED:
            label = join(label, "  ", self._numbers(CARDS[card], do in SAID))
        if do in {"draft", "lead"}:
            label = join(self._sign(CARDS[card]), label)
        if do in FROM_HAND:
            label = join(label, Text(f"  {' '.join(self.prose.card_text(card).split())}", FAINT))
        elif do in {"attack", "crush"}:
            label = join(label, Text(f"  {self.prose.effect(card, 1)}", FAINT))
        return Choice(
            option,
            self._named(data, label),
            self._words(data, sentence),
            card or next(iter(woken), ""),
            self._parts(view, asked, data, parts),
            self._lights(data) | {f"trigger:{one}" for one in woken},
        )

    def _woken(self, view: View, data: View) -> list[str]:
        """The viewer's cards that a die taken, or turned to another value, triggers."""
        return list(dict.fromkeys(one["card"] for one in data.get("triggers", ()) if one["seat"] == view["seat"]))

    def _ability(self, asked: View, data: View) -> Text:
        """An ability that waits. What triggered it is told only where that is news."""
        card, place = data["card"], data["ability"]
        whole = asked["kind"] == "react"
        text = self.prose.ability(card, place) if whole else self.prose.effect(card, place)
        again = Text(f" {REPEATABLE}" if CARDS[card].abilities[place - 1].repeat else "", GOLD)
        return join(self.card_name(card), again, Text(": ", FAINT), INKS.paint(text))

    def _outcome(self, view: View, team: View) -> Text:
        """What a team achieves: whether it is strong enough, and what the leader loses."""
        missing = team["missing"]
        verdict = Text(self.prose("board-missing", n=missing), WARN) if missing else Text(ENOUGH, CALM)
        return join(verdict, "  ", self._harmed(view, view["seat"], team)) if team["damage"] else verdict

    def _named(self, data: View, label: Text) -> Text:
        """Signs are easier to read with their names, where there are only a few."""
        colours = self._colours(data)
        if not 0 < len(colours) <= IN_WORDS:
            return label
        return join(label, Text(f"  {', '.join(dict.fromkeys(colours))}", FAINT))

    def _colours(self, data: View) -> list[str]:
        """The colours of an option's stones, each as often as it is there, or of its dice."""
        if data["do"] == "reroll":
            return [self.prose(f"die-{die}") for die in data["dice"]]
        return [self.prose(f"colour-{name}") for name, n in data.get("stones", {}).items() for _ in range(n)]

    def _words(self, data: View, sentence: str) -> str:
        """What a search finds: the sentence, and every stone or die by its colour."""
        return " ".join([INKS.plain(sentence), *self._colours(data)]).lower()

    def _parts(self, view: View, asked: View, data: View, parts: dict[str, Part]) -> tuple[str, ...]:
        """The attackers, stones or dice that an option is made of; each kind is added to `parts`."""
        found: list[str] = []

        def add(key: str, label: Text, card: str = "") -> None:
            parts.setdefault(key, Part(label, label.plain.lower(), card))
            found.append(key)

        strengths = {fighter["card"]: fighter["strength"] for fighter in asked.get("fighters", ())}
        for card in data.get("cards", ()):
            strength = INKS.paint(f" {STRENGTH}{strengths[card]}")
            add(f"card {CARDS[card].code:03d}", join(self._sign(CARDS[card]), self.card_name(card), strength), card)
        whose = f"{self.names[data['target']]} " if "target" in data else ""
        for i, name in enumerate(NAMES):
            for _ in range(data.get("stones", {}).get(name, 0)):
                add(f"stone {whose}{i}", INKS.paint(f"{whose}{STONES[name][0]} {self.prose(f'colour-{name}')}"))
        if data["do"] == "reroll":
            for die in data["dice"]:
                i = COLOUR_NAMES.index(die)
                value = view["dice"][i]["value"]
                add(f"die {i}", INKS.paint(f"{STONES[die][0]} {self.prose(f'dice-{die}', n=value)}"))
        return tuple(sorted(found))

    def _lights(self, data: View) -> frozenset[str]:
        """What an option concerns on the table. What it triggers lights up as well, but only under the mark."""
        do = data["do"]
        if do in {"take-die", "take-purple"}:
            return frozenset((f"die:{data['die']}",))
        if do == "reroll":
            return frozenset(f"die:{die}" for die in data["dice"])
        if do == "team":
            return frozenset(f"card:{card}" for card in data["cards"])
        if "card" not in data:
            return frozenset()
        place = "threat" if do in ABOUT_THREATS else "hand" if do in FROM_HAND else "card"
        return frozenset((f"{place}:{data['card']}",))
