"""What an effect is: how it is aimed when a card is declared, and what it does when the chain is resolved."""

from typing import Final, cast

from mypy_extensions import i64

from ludoteka.core.cause import Because
from ludoteka.games.elven_rage.cards.definition import ANY, CARDS, OWN, Card, Step
from ludoteka.games.elven_rage.fight import alive
from ludoteka.games.elven_rage.pieces import NOBODY, Battle, Fighter
from ludoteka.games.elven_rage.shown import Aim, NoAim, Other, Victim, Warrior, WarriorAim, WoundWhy
from ludoteka.games.elven_rage.table import Table

NO_AIM: Final = 0  # the target of an effect that needs none


class Effect:
    """A verb of actions. A target is a small number that the effect packs and unpacks itself."""

    def __init__(self, name: str) -> None:
        self.name = name

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        """What it may be aimed at now; empty if it can do nothing."""
        raise NotImplementedError

    def possible(self, g: Table, seat: i64, step: Step) -> bool:
        """Whether it could do something, judged by what everybody sees; see windows.py."""
        return len(self.targets(g, seat, step)) > 0

    def urgent(self, g: Table, seat: i64, card: Card) -> bool:
        """Whether it gains something in a window outside battle that it would not gain in one's own turn; stakes.py."""
        return False

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        """Do it; nothing happens where the target is no longer there (A64)."""
        raise NotImplementedError

    def shows(self, target: i64) -> i64:
        """The hand card that declaring it shows to all, 0 for none."""
        return 0

    def words(self, g: Table, step: Step, target: int) -> str:
        """The target in canonical texts, empty if there is none to name."""
        return ""

    def detail(self, g: Table, step: Step, target: int) -> Aim:
        """The target as data for those who show it."""
        return {"effect": cast(NoAim, self.name)}


EFFECTS: Final[list[Effect]] = []


NEEDED: Final = -99  # every card gives the number


class Word:
    """What cards are written with. Called with its number and aim, it is a step of an action."""

    def __init__(self, code: i64, name: str, windows: i64, answers: i64, aim: int, n: int) -> None:
        self.code: i64 = code
        self.name = name
        self.windows: i64 = windows
        self.answers: i64 = answers
        self.aim = aim
        self.n = n

    def __call__(self, n: int | None = None, *, aim: int | None = None) -> Step:
        if n is None and self.n == NEEDED:
            raise TypeError(f"{self.name} needs a number")
        if n is not None and self.n == 0:
            raise TypeError(f"{self.name} takes no number")
        number, target = self.n if n is None else n, self.aim if aim is None else aim
        return Step(self.code, number, target, self.windows, self.answers)


def effect(found: Effect, windows: int, *, answers: int | None = None, aim: int = ANY, n: int = 0) -> Word:
    """Declare an effect: when it may be played, by default also as an answer, and its aim and number unless a card
    says otherwise. Without a number it takes none."""
    EFFECTS.append(found)
    return Word(len(EFFECTS) - 1, found.name, windows, windows if answers is None else answers, aim, n)


def aimed(g: Table, seat: i64, fighter: Fighter, aim: i64) -> bool:
    """Whether a fighter is one that this seat may aim at."""
    if aim == ANY:
        return True
    if aim == OWN:
        return fighter.owner == seat
    return fighter.owner == NOBODY or not g.allied(seat, fighter.owner)


def standing(g: Table, seat: i64, aim: i64) -> list[int]:
    """Living warriors on the field that a seat may aim at."""
    b = g.battle
    found: list[int] = []
    if b is not None:
        for uid in range(len(b.fighters)):
            fighter = b.fighters[uid]
            if alive(fighter) and aimed(g, seat, fighter, aim):
                found.append(uid)
    return found


def defends(g: Table, seat: i64) -> bool:
    """Whether a Land of this seat is under attack."""
    b = g.battle
    return b is not None and b.defender == seat


def wound(g: Table, b: Battle, uid: i64, n: i64, why: WoundWhy, by: i64 = NOBODY) -> None:
    """A warrior loses lives, by another warrior or an action; whether it dies shows once everybody has had a say."""
    fighter = b.fighters[uid]
    fighter.lives -= n
    b.wounded = True
    b.past = []
    if g.events is not None:
        owner, lives = int(fighter.owner), int(fighter.lives)
        because = g.because(owner) if by < 0 else deed(b, by, owner)
        g.killers[int(uid)] = because
        g.tell({"kind": "wounded", "seat": owner, **named(b, uid), "n": int(n), "lives": lives, "why": why, **because})


def deed(b: Battle, uid: i64, seat: i64) -> Because:
    """A warrior as the cause of what happens to one of this seat."""
    fighter = b.fighters[uid]
    cause = CARDS[fighter.card].id
    return {"cause": cause} if fighter.owner in (seat, NOBODY) else {"cause": cause, "by": int(fighter.owner)}


def named(b: Battle, uid: i64) -> Warrior:
    """The fighter that an event, a question or an option is about."""
    fighter = b.fighters[uid]
    return {"card": CARDS[fighter.card].id, "uid": int(uid), "slot": int(fighter.slot)}


def victim(b: Battle, uid: i64) -> Victim:
    """A fighter that something is done to, beside the card that does it."""
    fighter = b.fighters[uid]
    return {"victim": CARDS[fighter.card].id, "victim_uid": int(uid), "victim_slot": int(fighter.slot)}


def other_one(b: Battle, uid: i64) -> Other:
    """The second of two fighters that something is done to."""
    fighter = b.fighters[uid]
    return {"other": CARDS[fighter.card].id, "other_uid": int(uid), "other_slot": int(fighter.slot)}


class OnFighter(Effect):
    """An effect aimed at one fighter, which is its target."""

    def words(self, g: Table, step: Step, target: int) -> str:
        return g.fight().name(target)

    def detail(self, g: Table, step: Step, target: int) -> Aim:
        return {"effect": cast(WarriorAim, self.name), **victim(g.fight(), target)}
