"""The questions of Elven Rage: questions with their options as people read them."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from ludoteka.games.elven_rage.fight import place
from ludoteka.games.elven_rage.shown import ATTENTION, STOPS
from ludoteka.terminal.board import Choice, Part, Question, Standing
from ludoteka.terminal.elven_rage.signs import ARROWS, CARDS, DEAD, INKS, LANDS, LIVES, Pieces, fighter_of, squad_of
from ludoteka.terminal.ink import FAINT, GOLD, INK, WARN, join
from ludoteka.terminal.pieces import View, question_of

DIRECTIONS: Final = ("left", "forward", "right")
# Of what can be done instead of attacking, what ends the turn comes last.
CAPTURE: Final = ("attack", "play", "cash", "trade", "refuse")
WORTH: Final = ("centre", "castle", "tower", "plain")
ABOUT_CARDS: Final = frozenset(("keep", "turn-up"))
ALL: Final = ""  # what holds for cards without a wish of their own
TREASURE: Final = "treasure:1"
SETS: Final = frozenset(("return", "discard", "recover", "answer", "defend", "commit"))
ONE_BY_ONE: Final = frozenset(("discard", "recover"))  # of which a single card is told like any other choice of a card


class Questions(Pieces):
    """Puts questions into words."""

    def question(self, view: View, asked: View, options: Sequence[tuple[int, View]]) -> Question:
        data = dict(asked)
        card = data.get("card") or ""
        prompt = INKS.paint(self.prose.question(data), f"bold {INK}")
        if card and data["kind"] in {"act", "place"}:
            prompt = join(self.card_name(card), Text(": ", FAINT), prompt)
        parts: dict[str, Part] = {}
        ordered = sorted(options, key=lambda pair: self._rank(view, data, pair[1]))
        choices = [self._choice(view, data, option, detail, parts) for option, detail in ordered]
        if data["kind"] == "window" and data["chain"]:
            card = data["chain"][0]["card"]
        found = question_of(prompt, choices, INKS.plain(self.prose.hint(data)), card, parts)
        return self._with_passes(found, view, data, ordered) if data["kind"] == "window" else found

    def _with_passes(
        self, question: Question, view: View, asked: View, options: Sequence[tuple[int, View]]
    ) -> Question:
        """More choices after the pass: for all windows of this battle, and of this turn."""
        occasions: list[tuple[str, Hashable]] = [("battle", asked["battle"])] if "battle" in asked else []
        occasions.append(("turn", self.turn(view)))
        choices = list(question.choices)
        for option, detail in options:
            if detail["do"] == "pass":
                for place, occasion in enumerate(occasions, 1):
                    label = self.prose(f"board-pass-{occasion[0]}")
                    choices.insert(place, Choice(option, Text(label, INK), label.lower(), lasting=occasion))
        return replace(question, choices=choices, occasions=occasions)

    def option(self, view: View, detail: View) -> Text:
        return INKS.paint(self.prose.option(detail))

    # --- when to be asked ---

    def standing(self, view: View) -> list[Standing]:
        """When to be asked in windows, in general and card by card."""
        own = view["players"][view["seat"]]
        asked = [(one, self.prose(f"board-attention-{one}")) for one in ATTENTION if one != "never"]
        found = [Standing(ALL, Text(self.prose("board-attention"), f"bold {INK}"), asked)]
        stops = [("", self.prose("board-stop-none")), *((one, self.prose(f"board-stop-{one}")) for one in STOPS)]
        held = [*own["cards"]["hand"], *own["cards"]["artifacts"], *([TREASURE] if own["treasures"] else [])]
        return [*found, *(Standing(card, self.card_name(card), stops) for card in dict.fromkeys(held))]

    def spared(self, asked: View, options: Sequence[tuple[int, View]], wishes: Mapping[str, str]) -> int | None:
        """The pass in a window that the person does not want to see, as in the browser."""
        if asked["kind"] != "window":
            return None
        attention = wishes.get(ALL) or ATTENTION[0]
        if attention == "always" or any(
            (wishes.get(one["card"]) or attention) in one["asks"] for one in asked["stops"]
        ):
            return None
        return next(option for option, detail in options if detail["do"] == "pass")

    def _rank(self, view: View, asked: View, detail: View) -> tuple[int, ...]:
        """Where an option stands: of Lands to attack the precious ones first, of blows those that hurt most."""
        if asked["kind"] == "capture":
            kind = LANDS[view["seats"]][detail["land"]] if detail["do"] == "attack" else ""
            return (CAPTURE.index(detail["do"]), WORTH.index(kind) if kind else 0)
        if asked["kind"] == "squad":
            return (int(detail["do"] == "refuse"), int(detail["do"] == "fight"))
        if detail["do"] == "strike":
            return (-detail["damage"], int(detail["recoil"]))
        return (0,)

    def _choice(self, view: View, asked: View, option: int, data: View, parts: dict[str, Part]) -> Choice:
        do, card = data["do"], data.get("card") or ""
        if do in ONE_BY_ONE and len(data["cards"]) == 1:
            card = data["cards"][0]
        sentence = self.prose.option(data)
        label = INKS.paint(sentence)
        if do == "attack":
            label = self._attack(view, data, label)
        elif do == "lift":
            label = join(label, "  ", self._where(view, data["land"]))
        elif do in {"strike", "move"}:
            label = self._act(view, asked, data, label)
        elif do == "place":
            label = join(label, self._around(view, data["slot"]))
        elif do in {"look", "fight"}:
            label = join(label, self._squad_told(view, data["squad"]))
        elif do in ONE_BY_ONE | {"turn-up"} and card:
            label = join(label, "  ", self._numbers(card))
        if do in {"act-with", "swap-reserve"}:
            label = join(label, "  ", self._state_of(fighter_of(view, data["uid"])))
        if do in ABOUT_CARDS | ONE_BY_ONE | {"play"} and card:
            label = join(label, Text(f"  {' '.join(self.prose.card_text(card).split())}", FAINT))
        if do == "accept-offer" and card and data["gives"] == "artifact":
            label = join(label, Text(f"  {self.prose.card_text(card)}", FAINT))
        return Choice(
            option,
            label,
            INKS.plain(sentence).lower(),
            card or data.get("victim", ""),
            self._parts(data, parts) if asked["kind"] != "discard" or do in SETS else self._deed(option, label, parts),
            self._lights(asked, data),
        )

    # what an option brings

    def _attack(self, view: View, data: View, label: Text) -> Text:
        """A Land to attack: where it lies and what kind it is."""
        line = join(label, "  ", self._where(view, data["land"]))
        kind = LANDS[view["seats"]][data["land"]]
        return line if kind == "plain" else join(line, Text(f"  {self.prose(f'cell-{kind}')}", GOLD))

    def _act(self, view: View, asked: View, data: View, label: Text) -> Text:
        """A blow or a move: its arrow on the field, and what is left of the victim."""
        actor = fighter_of(view, asked["uid"])
        direction = DIRECTIONS.index(data["direction"])
        line = join(Text(f"{ARROWS[actor['slot']][direction]} ", GOLD), label)
        if data["do"] == "move":
            uid = view["battle"]["field"][data["slot"]]
            return join(line, INKS.paint(f" ⇄ {self.prose.card(fighter_of(view, uid)['card'])}")) if uid >= 0 else line
        lives = fighter_of(view, data["victim_uid"])["lives"]
        left = max(lives - data["damage"], 0)
        line = join(line, INKS.paint(f"  {LIVES}{lives}→{left}{f' {DEAD}' if not left else ''}"))
        if data["recoil"]:
            own = actor["lives"]
            line = join(line, Text("  "), INKS.paint(f"{LIVES}{own}→{own - 1}{f' {DEAD}' if own == 1 else ''}", WARN))
        return line

    def _around(self, view: View, slot: int) -> Text:
        """Who would stand beside and opposite a place."""
        found: list[str] = []
        for direction in range(3):
            uid = view["battle"]["field"][int(place(slot, direction))]
            if uid >= 0:
                found.append(f"{ARROWS[slot][direction]} {self.prose.card(fighter_of(view, uid)['card'])}")
        return INKS.paint(f"  {'  '.join(found)}" if found else "", FAINT)

    def _squad_told(self, view: View, number: int) -> Text:
        squad = squad_of(view, number)
        known = squad["cards"] if squad["cards"] is not None else [squad["open"]] if squad["open"] else []
        if not known:
            return Text(f"  {self.prose('board-squad-hidden')}", FAINT)
        return INKS.paint(f"  {', '.join(self.prose.card(card) for card in known)}", FAINT)

    def _state_of(self, fighter: View) -> Text:
        return join(self._lives(fighter), "  ", self._aimed(fighter)) if CARDS[fighter["card"]].lives else Text()

    # sets of cards, and what lights up

    def _parts(self, data: View, parts: dict[str, Part]) -> tuple[str, ...]:
        """The cards that an option is made of; each is added to `parts`."""
        if data["do"] not in SETS:
            return ()
        found: list[str] = []
        for card in data["cards"]:
            key = f"card {CARDS[card].code:03d}"
            label = join(self._sign(card), self.card_name(card), "  ", self._numbers(card))
            parts.setdefault(key, Part(label, label.plain.lower(), card))
            found.append(key)
        return tuple(sorted(found))

    def _deed(self, option: int, label: Text, parts: dict[str, Part]) -> tuple[str, ...]:
        """What is done instead of putting cards together: a part that goes with no other."""
        key = f"play {option:06d}"
        parts[key] = Part(label, label.plain.lower())
        return (key,)

    def _lights(self, asked: View, data: View) -> frozenset[str]:
        """What an option concerns on the table."""
        found: set[str] = set()
        if "land" in data:
            found.add(f"land:{data['land']}")
        if "squad" in data:
            found.add(f"squad:{data['squad']}")
        found |= {f"fighter:{data[key]}" for key in ("uid", "victim_uid", "other_uid") if key in data}
        found |= {f"hand:{card}" for card in data.get("cards", ())}
        if data["do"] in {"play", "offer", "accept-offer"} and data.get("card"):
            found.add(f"hand:{data['card']}")
        return frozenset(found)
