"""The text of every card, composed from its data, so that engine, icons and text agree.

Initiative, lives and attacks are drawn on the face; the text tells the action with its price, what a card is for that
has none, and what a goal asks for. The words come from `locales/*/elven-rage-words.ftl`; `ludoteka.wording` writes the
texts beside the names.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from ludoteka.games.elven_rage.cards.definition import ATTACKS, NEUTRAL, WINDOWS

Data = dict[str, Any]

# Moments that have a name as a whole, the widest first. The last call is one more time before a warrior could act.
MOMENTS: Final = (
    ("any-time", frozenset(WINDOWS.values())),
    ("battle", frozenset(("before", "declared", "damaged", "last-call"))),
    ("unhurt", frozenset(("before", "declared", "last-call"))),
    ("outside", frozenset(("turn", "named"))),
    ("before", frozenset(("before", "last-call"))),
    *((name, frozenset((name,))) for name in WINDOWS.values()),
)
# What a goal asks for by what one does with it.
NEEDS: Final = {
    "hold": ("lands", "towers", "centre"),
    "have": ("treasures", "artifacts"),
    "take": ("castles", "conquests"),
}
# Verbs whose time is narrower than their window: only in the own turn, for an own Land, against an attack or a warrior.
TIMES: Final = {
    "teleport": "own-turn",
    "march": "own-turn",
    "garrison": "attacked",
    "redirect": "attack",
    "stop": "chosen",
}
# Verbs whose second mention speaks of the warrior that the first one was aimed at.
ON_A_FIGHTER: Final = frozenset(("icon", "bolt", "heal", "again", "freeze", "speed"))


class Wording:
    """The texts of the cards in one language."""

    def __init__(self, texts: Callable[..., str]) -> None:
        self.texts = texts

    def say(self, name: str, **args: Any) -> str:
        return self.texts(f"elven-rage-words-{name}", **args)

    def lines(self, card: Data) -> list[str]:
        """The text of a card, one line."""
        if card["kind"] == "goal":
            return [self.goal(card["needs"])]
        if card["action"]:
            return [self.action(card)]
        kind = "ebrung" if card["kind"] == "dragon" and card["set"] == NEUTRAL else card["kind"]
        return [self.say(kind)]

    def branches(self, card: Data) -> dict[str, str]:
        """No card has a choice that needs words of its own."""
        return {}

    # --- actions ---

    def action(self, card: Data) -> str:
        action = card["action"]
        first, *others = action["does"]
        told = [self.step(first), *(self.step(step, also=True) for step in others)]
        text = self.say("line", when=capital(self.when(action)), does="; ".join(told))
        return self.say("price", n=action["price"], text=text) if action["price"] else text

    def when(self, action: Data) -> str:
        """When the action may be declared, whether as an answer to another, and whether only in one's own battle."""
        if not action["when"]:
            return self.say("when-answer")
        first = action["does"][0]
        if first["verb"] in TIMES:
            when = self.say(f"when-{TIMES[first['verb']]}", aim=first["aim"])
        elif set(action["answers"]) > set(action["when"]):
            # An attack or a move is answered, too, so the window in which it may be is not told twice.
            when = self.listed("or", [self.moments(set(action["when"]) - {"declared"}), self.say("when-as-answer")])
        else:
            when = self.moments(action["when"])
        if not action["answers"]:
            when = self.say("no-answer", when=when)
        return self.say("own-battle", when=when) if action["own_battle"] else when

    def moments(self, windows: Iterable[str]) -> str:
        """`in the duel or before a warrior acts`."""
        rest = set(windows)
        told: list[str] = []
        for name, whole in MOMENTS:
            if whole <= rest:
                told.append(self.say(f"when-{name}"))
                rest -= whole
        return self.listed("or", told)

    def step(self, step: Data, also: bool = False) -> str:
        """What a verb does; `also` after another one, to the same warrior."""
        name = f"do-{step['verb']}" + (".also" if also and step["verb"] in ON_A_FIGHTER else "")
        kind = self.say(f"kind-{ATTACKS[step['n']]}") if step["verb"] == "icon" else ""
        return self.say(name, n=step["n"], change=signed(step["n"]), aim=step["aim"], kind=kind)

    # --- goals ---

    def goal(self, needs: dict[str, int]) -> str:
        told: list[str] = []
        for verb, names in NEEDS.items():
            things = [self.say(f"need-{name}", n=needs[name]) for name in names if name in needs]
            if things:
                told.append(self.say(verb, what=self.listed("and", things)))
        return self.say("goal", needs=self.listed("also", told))

    def listed(self, word: str, parts: list[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(word, a=", ".join(parts[:-1]), b=parts[-1])


def signed(n: int) -> str:
    return f"{n:+d}".replace("-", "−")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
