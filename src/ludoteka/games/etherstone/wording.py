"""The text of every card, composed from its abilities as data, so that engine, icons and text agree.

The words come from `locales/*/etherstone-words.ftl`; `ludoteka.wording` writes the texts beside the names.
"""

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

Data = dict[str, Any]

# Steps whose things are listed after one verb: "gain 2 red stones and 1 VP".
VERBS: Final = {
    "gain": "get",
    "heal": "get",
    "points": "get",
    "reserve": "get",
    "hurt": "lose",
    "spend": "spend",
    "strength": "bonus",
    "protect": "bonus",
    "rivals-lose": "rivals-lose",
    "rivals-lose-stones": "rivals-lose",
    "rivals-gain": "rivals-gain",
}
THINGS: Final = {
    "heal": "durability",
    "hurt": "durability",
    "points": "points",
    "reserve": "reserve",
    "strength": "strength",
    "protect": "protect",
    "rivals-lose": "durability",
    "rivals-lose-stones": "own-stones",
}
ANY_VALUE: Final = 6  # a die that may be turned so far shows what its owner likes
ALL_VALUES: Final = (1, 6)  # the ends of a range that every die lies in


class Clause:
    """What is said of some steps. One with a subject or a condition of its own stands apart from the others."""

    def __init__(self, text: str, apart: bool, x: bool) -> None:
        self.text = text
        self.apart = apart
        self.x = x  # whether it speaks of X


class Wording:
    """The texts of the cards in one language."""

    def __init__(self, texts: Callable[..., str]) -> None:
        self.texts = texts
        self.card: Data = {}  # the card that speaks

    def say(self, name: str, **args: Any) -> str:
        return self.texts(f"etherstone-words-{name}", **args)

    def lines(self, card: Data) -> list[str]:
        """A line for each ability."""
        self.card = card
        return [self.ability(data) for data in card["abilities"]] or [self.say("none")]

    def branches(self, card: Data) -> dict[str, str]:
        """The branches of a card's choices by place: `2-1` is the first branch of its second ability."""
        self.card = card
        return {
            f"{index}-{n}": capital(self.joined(branch))
            for index, data in enumerate(card["abilities"], 1)
            for n, branch in enumerate(data.get("effects", ()), 1)
            if len(data["effects"]) > 1
        }

    def ability(self, data: Data) -> str:
        notes = self.say("repeat") if data.get("repeat") else ""
        body = self.body(data)
        body += self.say("must", trigger=data["trigger"]) if data.get("must") else ""
        return self.say("line", trigger=capital(self.trigger(data)), notes=notes, body=body)

    # --- triggers ---

    def trigger(self, data: Data) -> str:
        if "occasion" in data:
            kind = data["occasion"].removeprefix("summon").removeprefix("-") or "any"
            return self.say(f"occasion-{data['occasion']}", another=self.another({"type": kind}))
        if data["trigger"] != "die":
            return self.say(f"trigger-{data['trigger']}")
        colour = self.listed("or", [self.say(f"die-{name}") for name in data.get("colours", ())])
        numbers = data.get("values", ())
        if numbers and data["range"]:
            if (numbers[0], numbers[-1]) == ALL_VALUES:
                return self.say("trigger-any")
            values = self.say("range", **{"from": numbers[0], "to": numbers[-1]})
        else:
            values = self.listed("or", [str(number) for number in numbers])
        kind = "both" if colour and values else "colour" if colour else "values"
        return self.say(f"trigger-{kind}", colour=colour, values=values)

    # --- what happens ---

    def body(self, data: Data) -> str:
        if "modifier" in data:
            return self.modifier(data["modifier"])
        if "score" in data:
            return self.score(data["score"])
        given = self.say(f"measure-{data['given']}") if "given" in data else ""
        effects = [self.joined(branch, given) for branch in data.get("effects", ())]
        told = [self.listed("or", effects)] if effects else []
        if "after" in data:
            told.append(self.say("after", steps=self.joined(data["after"])))
        effect = "; ".join(told)
        if "costs" not in data:
            return effect
        cost = self.listed("and", [clause.text for clause in self.clauses(data["costs"])])
        cost += self.say("limit", n=data["limit"]) if "limit" in data else ""
        return self.say("cost", cost=cost, effect=effect)

    def modifier(self, data: Data) -> str:
        measure = self.say(f"measure-{data['measure']}.each", n=data["n"]) if "measure" in data else ""
        return self.say(f"modifier-{data['what']}", n=data["n"], measure=measure, **which(data))

    def score(self, data: Data) -> str:
        if data["each"]:
            form, n = "each", data["each"]
        elif data["at_least"]:
            form, n = "least", data["at_least"]
        else:
            form, n = "most", 0
        return self.say(f"score-{form}", n=data["n"], measure=self.say(f"measure-{data['measure']}.{form}", n=n))

    def joined(self, steps: list[Data], given: str = "") -> str:
        """Steps in the order in which they are done. What X is, if it is given, is said where X was named last."""
        clauses = self.clauses(steps)
        naming = [clause for clause in clauses if clause.x]
        if given and naming:
            form = "given" if naming[-1] is clauses[-1] else "given-between"
            naming[-1].text = self.say(form, effect=naming[-1].text, measure=given)
        text = clauses[0].text
        for index in range(1, len(clauses)):
            before, clause = clauses[index - 1], clauses[index]
            if before.apart or clause.apart:
                text = f"{text}; {clause.text}"
            elif index + 1 < len(clauses) and not clauses[index + 1].apart:
                text = f"{text}, {clause.text}"
            else:
                text = self.say("then", a=text, b=clause.text)
        return text

    def clauses(self, steps: list[Data]) -> list[Clause]:
        """What the steps do. Neighbours that share a verb, or the rivals as their subject, are told together."""
        found: list[Clause] = []
        for _, group in groupby(steps, kin):
            alike = list(group)
            told = [self.predicate(list(same)) for _, same in groupby(alike, shared_verb)]
            text = self.listed("and", told)
            rivals = alike[0]["verb"].startswith("rivals")
            if rivals:
                text = self.say("rivals", what=text)
            if "measure" in alike[0]:
                text = self.conditional(alike[0], text)
            found.append(Clause(text, rivals or "measure" in alike[0], any("x" in step for step in alike)))
        return found

    def conditional(self, step: Data, text: str) -> str:
        form = "least" if step["at_least"] else "most"
        measure = self.say(f"measure-{step['measure']}.{form}", n=step["at_least"])
        return self.say(f"if-{form}", measure=measure, step=text)

    def predicate(self, alike: list[Data]) -> str:
        """One verb with all its things."""
        verb = VERBS.get(alike[0]["verb"])
        if verb is None:
            return self.step(alike[0])
        return self.say(f"do-{verb}", what=self.listed("and", [self.thing(step) for step in alike]))

    def step(self, step: Data) -> str:
        verb = "set-die" if step["verb"] == "shift-die" and step["n"] == ANY_VALUE else step["verb"]
        return self.say(f"do-{verb}", n=number(step), another=self.another(which(step)), **which(step))

    def another(self, meant: dict[str, str]) -> str:
        """Whether the card that speaks is itself one of those that are meant, though it does not mean itself."""
        if "colour" not in self.card:
            return "no"  # a leader or a threat is no entity
        return "yes" if all(value in {"any", self.card[key]} for key, value in meant.items()) else "no"

    def thing(self, step: Data) -> str:
        name = THINGS.get(step["verb"]) or f"stones-{step['colour']}"
        return self.say(name, n=number(step))

    def listed(self, word: str, parts: list[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(word, a=", ".join(parts[:-1]), b=parts[-1])


def kin(step: Data) -> str | int:
    """The same for neighbours that are told together: none with a condition."""
    if "measure" in step:
        return id(step)
    return "rivals" if step["verb"].startswith("rivals") else shared_verb(step)


def shared_verb(step: Data) -> str | int:
    return VERBS.get(step["verb"]) or id(step)


def number(step: Data) -> int | str:
    """The number of a step, or so many times X."""
    n: int = step["n"]
    if "x" not in step:
        return n
    return "X" if n == 1 else f"{n}X"


def which(data: Data) -> dict[str, str]:
    """The cards that are meant."""
    return {"colour": data.get("colour", "any"), "type": data.get("type", "any")}


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
