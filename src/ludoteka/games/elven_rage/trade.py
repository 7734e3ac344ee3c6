"""Trading: the active player offers treasures or artifacts, or asks for them, before naming a Land (A59)."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Field, bit, has
from ludoteka.core.shape import SEAT, Number
from ludoteka.core.state import Task
from ludoteka.games.elven_rage.cards.definition import CARDS, TREASURE
from ludoteka.games.elven_rage.effects.land import give_artifact, give_treasure
from ludoteka.games.elven_rage.shown import Gift, Goods, Happening, Hidden, Option, Question
from ludoteka.games.elven_rage.table import TRADE, Table, Verb, verb

BACK: Final = 0
WANTS_NOTHING: Final = 0
WANTS_TREASURE: Final = 1
WANTS_ARTIFACT: Final = 2  # whichever the partner chooses
WANTS: Final[tuple[Goods, ...]] = ("nothing", "treasure", "artifact")

# An offer: the partner, counted from 1, what is given, and what is asked for.
PARTNER: Final = Field(4)
GIVEN: Final = Field(8, above=PARTNER)
WANTED: Final = Field(2, above=GIVEN)

REFUSE: Final = 0
ACCEPT: Final = 1  # where no artifact is asked for; else the artifact itself


def goods(code: int) -> Goods:
    return "nothing" if code == 0 else "treasure" if code == TREASURE else "artifact"


def gift(code: int) -> Gift:
    """What one side of a trade gives: a treasure, an artifact, or nothing."""
    return {"gives": goods(code), "card": CARDS[code].id if code else None}


class Trade(Verb):
    """Make an offer, one to each partner a turn; one side of it may be empty."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options: list[int] = [BACK]
        player = g.players[seat]
        gives: list[int] = [0, *player.artifacts]
        if player.treasures > 0:
            gives.append(TREASURE)
        for partner in range(g.seats):
            if partner == seat or not g.players[partner].alive or has(g.offered, partner):
                continue
            for given in gives:
                for wanted in range(3):
                    if (given or wanted) and can_give(g, partner, wanted):
                        options.append(PARTNER.put(partner + 1) | GIVEN.put(given) | WANTED.put(wanted))
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option == BACK:
            g.offered = g.everyone()  # no more offers this turn, or one could go back and forth for ever
            return
        partner = PARTNER.of(option) - 1
        given = GIVEN.of(option)
        g.offered |= bit(partner)
        if given and given != TREASURE:  # it is shown to the partner alone
            place = partner * g.seats + seat
            if given not in g.known_artifacts[place]:
                g.known_artifacts[place] = tuple(sorted((*g.known_artifacts[place], given)))
            g.barrier += 1
        if g.events is not None:
            gives, wants = goods(given), WANTS[WANTED.of(option)]
            hidden: Hidden = {"card": CARDS[given].id} if gives == "artifact" else {}
            audience = (bit(seat) | bit(partner)) if hidden else 0
            offer: Happening = {"kind": "offered", "seat": int(seat), "to": partner, "gives": gives, "wants": wants}
            g.whisper(offer, hidden, audience)
        g.gift = given
        g.push(Task(TRADE_ANSWER, partner, 0, seat, WANTED.of(option)))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        if option == BACK:
            return "no offer"
        given = CARDS[GIVEN.of(option)].slug if GIVEN.of(option) else "nothing"
        return f"offer seat {PARTNER.of(option) - 1} {given} for {WANTS[WANTED.of(option)]}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        if option == BACK:
            return {"do": "no-offer"}
        given, wanted = GIVEN.of(option), WANTED.of(option)
        return {"do": "offer", "to": PARTNER.of(option) - 1, **gift(given), "wants": WANTS[wanted]}


def can_give(g: Table, seat: i64, wanted: int) -> bool:
    if wanted == WANTS_TREASURE:
        return g.players[seat].treasures > 0
    return wanted == WANTS_NOTHING or len(g.players[seat].artifacts) > 0


class TradeAnswer(Verb):
    """The partner accepts or refuses the offer of seat n; m is what is asked for."""

    def fits(self, g: Table, t: Task) -> bool:
        giver = g.players[t.n]
        given = g.gift == 0 or g.gift in giver.artifacts or (g.gift == TREASURE and giver.treasures > 0)
        return t.n != t.seat and given and can_give(g, t.seat, int(t.m))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        if t.m == WANTS_ARTIFACT:
            return [REFUSE, *g.players[seat].artifacts]
        return [REFUSE, ACCEPT]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        given = g.gift
        g.gift = 0
        if g.events is not None:
            g.tell({"kind": "accepted-offer" if option else "refused-offer", "seat": int(seat), "to": int(t.n)})
        if option == REFUSE:
            return
        both = bit(seat) | bit(t.n)
        if given == TREASURE:
            give_treasure(g, t.n, seat)
        elif given:
            give_artifact(g, t.n, seat, given, both)
        if t.m == WANTS_TREASURE:
            give_treasure(g, seat, t.n)
        elif t.m == WANTS_ARTIFACT:
            give_artifact(g, seat, t.n, option, both)
        g.check_goals()

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        if option == REFUSE:
            return "refuse the offer"
        return f"accept and give {CARDS[option].slug}" if option > ACCEPT else "accept"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        if option == REFUSE:
            return {"do": "refuse-offer"}
        return {"do": "accept-offer", **gift(option if option > ACCEPT else 0)}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "trade-answer", "from": int(t.n), **gift(g.gift), "wants": WANTS[t.m]}


verb(Trade("trade"), promised=TRADE)
TRADE_ANSWER: Final = verb(TradeAnswer("trade-answer", n=SEAT, m=Number(0, WANTS_ARTIFACT)))
