"""Attacking a threat in nine steps. The first three are a plan that can be called off; the rest follows a success."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import bit, has
from ludoteka.core.state import Task
from ludoteka.games.etherstone.abilities import (
    REACT,
    ability_text,
    amount,
    applicable,
    apply_detail,
    begin,
    given_x,
    happen,
    most_x,
    push_steps,
)
from ludoteka.games.etherstone.bounds import A_THREAT
from ludoteka.games.etherstone.cards.definition import (
    ABILITIES,
    CARDS,
    DEFEAT,
    EXHAUSTED,
    FOLLOWER,
    FOLLOWERS,
    LEADER_STRONGER,
    PROTECTION,
    RIVAL_DEFEAT,
    STRENGTH_PER,
    STRONGER,
    Ability,
    Modifier,
)
from ludoteka.games.etherstone.measures import measure
from ludoteka.games.etherstone.shown import (
    AbilityOption,
    Attempt,
    CardOption,
    CardQuestion,
    ConfirmOption,
    Fighter,
    Lineup,
    PlanQuestion,
    TeamOption,
    TeamQuestion,
    ThreatOption,
)
from ludoteka.games.etherstone.table import ABILITY, ACTION, BESIDE, STRENGTH, Placed, Table, Verb, verb

CONFIRM: Final = 0  # options of the plan; abilities have higher numbers
CALL_OFF: Final = -1
LEADS: Final[i64] = 0  # a team is a mask: first the leader's place, then the entities in play in their order


def strengthening(g: Table, seat: i64) -> list[Modifier]:
    """The constant abilities of a seat's cards that make its followers stronger."""
    player = g.players[seat]
    found = [modifier for modifier in CARDS[player.leader].modifiers if modifier.what == STRONGER]
    for placed in player.tableau:
        for modifier in CARDS[placed.card].modifiers:
            if modifier.what == STRONGER:
                found.append(modifier)
    return found


def follower_strength(g: Table, seat: i64, placed: Placed, more: list[Modifier]) -> i64:
    """The strength of a follower with what constant abilities add to it; `more`: see `strengthening`."""
    card = CARDS[placed.card]
    total: i64 = card.strength
    for modifier in card.modifiers:
        if modifier.what == STRENGTH_PER:
            total += measure(g, seat, placed.card, modifier.measure) // modifier.n
    for modifier in more:
        if modifier.colour < 0 or modifier.colour == card.colour:
            total += modifier.n
    return total


def leader_strength(g: Table, seat: i64) -> i64:
    return CARDS[g.players[seat].leader].strength + g.modified(seat, LEADER_STRONGER)


class Muster:
    """Who may fight for a seat, the leader first, then the upright followers in their order."""

    def __init__(self, g: Table, seat: i64) -> None:
        player = g.players[seat]
        more = strengthening(g, seat)
        self.places: list[int] = [int(LEADS)]  # in the mask of a team
        self.cards: list[int] = [int(player.leader)]
        self.strengths: list[int] = [int(leader_strength(g, seat))]
        for index, placed in enumerate(player.tableau):
            if not placed.exhausted and CARDS[placed.card].kind == FOLLOWER:
                self.places.append(int(place_of(index)))
                self.cards.append(int(placed.card))
                self.strengths.append(int(follower_strength(g, seat, placed, more)))

    def teams(self) -> list[int]:
        """Every team that could be formed, nobody at all first."""
        found: list[int] = [0]
        for place in self.places:
            member: int = bit(place)
            found += [team | member for team in found]
        return found

    def lineup(self, g: Table, t: Task, seat: i64, team: int) -> Lineup:
        """A team with how far it gets against the threat of a task."""
        strength: i64 = g.strength
        cards: list[str] = []
        for number, place in enumerate(self.places):
            if has(team, place):
                strength += self.strengths[number]
                cards.append(CARDS[self.cards[number]].id)
        return {**attempt(g, seat, t.card, has(team, LEADS), strength), "cards": cards}

    def fighters(self) -> list[Fighter]:
        return [
            {"card": CARDS[card].id, "leader": number == 0, "strength": self.strengths[number]}
            for number, card in enumerate(self.cards)
        ]


def damage(g: Table, seat: i64, threat: i64) -> i64:
    """The durability that a leader loses who fights against a threat."""
    harm = CARDS[threat].strength - g.protection - g.modified(seat, PROTECTION)
    return harm if harm > 0 else 0


def attempt(g: Table, seat: i64, threat: i64, leader: bool, strength: i64) -> Attempt:
    """How far a strength gets against a threat, and what it costs a leader who fights."""
    life: i64 = g.players[seat].durability
    harm: i64 = damage(g, seat, threat) if leader else 0
    loss: i64 = harm if harm < life else life
    missing: i64 = CARDS[threat].durability - strength
    return {
        "strength": int(strength),
        "missing": int(missing) if missing > 0 else 0,
        "leader": leader,
        "damage": int(loss),
        "left": int(life - loss),
        "infects": loss > 0 and loss == life,
    }


def attack_abilities(g: Table, seat: i64) -> list[Ability]:
    """The abilities of a seat that work on attack and can be applied now."""
    player = g.players[seat]
    found: list[Ability] = []
    for ability in CARDS[player.leader].on_attack:
        if applicable(g, seat, ability):
            found.append(ability)
    for placed in player.tableau:
        for ability in CARDS[placed.card].on_attack:
            if applicable(g, seat, ability):
                found.append(ability)
    return found


def most_bonuses(g: Table, seat: i64, abilities: list[Ability], followers: i64) -> list[int]:
    """What abilities can add to the strength of an attack, by how many upright followers stay away (A63)."""
    totals: list[int] = [0] * (followers + 1)
    for ability in abilities:
        x: i64
        if ability.chosen_x:
            x = most_x(g, seat, ability)
        elif ability.given == EXHAUSTED:
            x = measure(g, seat, ability.card, FOLLOWERS)  # the team will be exhausted
        else:
            x = given_x(g, seat, ability)
        best: i64 = 0
        for branch in ability.branches:
            bonus: i64 = 0
            for step in branch:
                if step.verb == STRENGTH:
                    bonus += amount(step, x)
            best = bonus if bonus > best else best
        if best:
            for idle in range(ability.exhausts, followers + 1):
                totals[idle] += int(best)
    return totals


def most_strength(g: Table, seat: i64) -> i64:
    """An upper bound of the strength of an attack of a seat: the weakest followers may do better by staying away."""
    strengths: list[int] = []
    together: i64 = 0
    more = strengthening(g, seat)
    for placed in g.players[seat].tableau:
        if not placed.exhausted and CARDS[placed.card].kind == FOLLOWER:
            strength = follower_strength(g, seat, placed, more)
            strengths.append(int(strength))
            together += strength
    abilities = attack_abilities(g, seat)
    if not abilities:
        return leader_strength(g, seat) + together
    strengths.sort()
    most: i64 = 0
    for idle, bonus in enumerate(most_bonuses(g, seat, abilities, len(strengths))):
        most = max(most, together + bonus)
        if idle < len(strengths):
            together -= strengths[idle]
    return leader_strength(g, seat) + most


def targets(g: Table, seat: i64, plus: i64) -> list[int]:
    """The open threats that a seat might defeat."""
    most = most_strength(g, seat) + plus
    found: list[int] = []
    for threat in g.row:
        if CARDS[threat].durability <= most and threat not in g.barred and not falling(g, threat):
            found.append(threat)
    return found


def falling(g: Table, threat: i64) -> bool:
    """Whether a threat is defeated and only waits to be taken: it is no target any more (A71)."""
    for task in g.agenda:
        if task.verb == TROPHY and task.card == threat:
            return True
    return False


def start_attack(g: Table, seat: i64, threat: i64, plus: i64, as_effect: bool) -> None:
    """Step 1 is done: the threat is chosen."""
    g.target = threat
    g.strength = plus
    g.protection = 0
    g.as_effect = as_effect
    g.leader_fights = False
    g.push(Task(TEAM, seat, threat))


def attack_detail(threat: i64) -> ThreatOption:
    card = CARDS[threat]
    return {"do": "attack", "card": card.id, "n": card.durability, "points": card.points}


class OnThreat(Verb):
    """What has to do with an open threat."""

    def fits(self, g: Table, t: Task) -> bool:
        return t.card in g.row


def place_of(index: i64) -> i64:
    """The place of an entity in play in the mask of a team."""
    return index + 1


class Team(OnThreat):
    """Step 2: who attacks. Teams that could not defeat the threat with any ability are not offered."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        need: i64 = CARDS[t.card].durability - g.strength
        muster = Muster(g, seat)
        places, strengths = muster.places, muster.strengths
        bonuses = most_bonuses(g, seat, attack_abilities(g, seat), len(places) - 1)
        found: list[int] = []
        for choice in range(1, bit(len(places))):
            team = 0
            strength = 0
            idle = len(places) - 1
            for index, place in enumerate(places):
                if has(choice, index):
                    team |= bit(place)
                    strength += strengths[index]
                    idle -= 1 if index else 0
            if strength + bonuses[idle] >= need:
                found.append(team)
        return found

    def run(self, g: Table, t: Task) -> None:
        g.ask(t, t.seat, self.offer(g, t, t.seat))

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        player = g.players[seat]
        g.plan = player.clone()
        if has(option, LEADS):
            g.leader_fights = True
            g.strength += leader_strength(g, seat)
        team: list[int] = []
        more = strengthening(g, seat)
        for index, placed in enumerate(player.tableau):
            if has(option, place_of(index)):
                g.strength += follower_strength(g, seat, placed, more)
                team.append(int(placed.card))
        for card in team:
            member = player.find(card)
            if member is not None:
                member.exhausted = True
        if g.events is not None:
            fighters = [int(player.leader), *team] if g.leader_fights else team
            g.tell(
                {
                    "kind": "attacked",
                    "seat": seat,
                    "card": CARDS[t.card].id,
                    "leader": g.leader_fights,
                    "cards": [CARDS[card].id for card in fighters],
                    "n": g.strength,
                }
            )
        g.push(Task(PLAN, seat, t.card))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        player = g.players[seat]
        team = ["leader"] if has(option, LEADS) else []
        team += [CARDS[p.card].id for index, p in enumerate(player.tableau) if has(option, place_of(index))]
        return f"team {'+'.join(team)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> TeamOption:
        return {"do": "team", **Muster(g, seat).lineup(g, t, seat, option)}

    def question(self, g: Table, t: Task, seat: int) -> TeamQuestion:
        muster = Muster(g, seat)
        offered = set(g.options(seat))
        strong = [one for one in (muster.lineup(g, t, seat, team) for team in g.options(seat)) if not one["missing"]]
        strong.sort(key=lambda team: (team["leader"], len(team["cards"]), team["strength"]))
        return {
            "kind": "team",
            "card": CARDS[t.card].id,
            "n": CARDS[t.card].durability,
            "fighters": muster.fighters(),
            "suggested": strong[0]["cards"] if strong else [],
            "weak": [muster.lineup(g, t, seat, team) for team in muster.teams() if team not in offered],
        }


class Plan(OnThreat):
    """Steps 3 and 4: abilities on attack, then success or calling it off, which restores everything (A62)."""

    def fits(self, g: Table, t: Task) -> bool:
        return super().fits(g, t) and g.plan is not None and g.target == t.card

    def run(self, g: Table, t: Task) -> None:
        options = self.offer(g, t, t.seat)
        if options[0] == CONFIRM:
            self.settle(g, t, t.seat, CONFIRM)  # no ability is left that could change the attack
        else:
            g.ask(t, t.seat, options)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        abilities = [a for a in attack_abilities(g, seat) if a.code not in g.attack_used]
        found = [int(a.code) for a in abilities]
        if g.strength >= CARDS[t.card].durability and not any(a.must for a in abilities):
            found.append(CONFIRM)
        found.append(CALL_OFF)
        return found

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option == CALL_OFF:
            call_off(g, seat)
        elif option == CONFIRM:
            g.plan = None
            g.attack_used = []
            for step in (TROPHY, GAIN_REWARD, AFTER_ATTACK, DAMAGE):
                g.push(Task(step, seat, t.card))
        else:
            g.attack_used.append(option)
            g.push(t)
            begin(g, seat, ABILITIES[option])

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        if option > 0:
            return f"apply {ability_text(option)}"
        return "confirm" if option == CONFIRM else "call off"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> AbilityOption | CardOption | ConfirmOption:
        if option > 0:
            return apply_detail(option)
        if option == CALL_OFF:
            return {"do": "call-off", "card": CARDS[t.card].id}
        harm = attempt(g, seat, t.card, g.leader_fights, g.strength)["damage"]
        return {"do": "confirm", "card": CARDS[t.card].id, "damage": harm}

    def question(self, g: Table, t: Task, seat: int) -> PlanQuestion:
        return {
            "kind": "plan",
            "card": CARDS[t.card].id,
            "n": CARDS[t.card].durability,
            "strength": g.strength,
        }


def call_off(g: Table, seat: i64) -> None:
    """Nothing of the plan has happened; the threat is barred for the rest of the turn (A63)."""
    before = g.plan
    if before is not None:
        g.players[seat] = before
        g.destroyed = [card for card in g.destroyed if before.find(card) is None]
    g.plan = None
    g.barred.append(int(g.target))
    if g.events is not None:
        g.tell({"kind": "called-off", "seat": seat, "card": CARDS[g.target].id})
    end_attack(g)
    if not g.as_effect:
        g.fresh = False
        g.push(Task(ACTION, seat))


def end_attack(g: Table) -> None:
    g.target = 0
    g.strength = 0
    g.protection = 0
    g.leader_fights = False
    g.attack_used = []
    g.after = []


class Damage(OnThreat):
    """Step 5: a leader in the team takes the threat's strength, less protection."""

    def run(self, g: Table, t: Task) -> None:
        if g.leader_fights:
            g.lose_durability(t.seat, damage(g, t.seat, t.card), t.card)


class AfterAttack(OnThreat):
    """Step 6: what the abilities of step 3 demand after the attack, in the order of the attacker's choice."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return g.after.copy()

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.after.remove(option)
        g.push(t)
        ability = ABILITIES[ABILITY.of(option)]
        push_steps(g, seat, ability.card, ability.after, BESIDE.of(option))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"after {ability_text(ABILITY.of(option))}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> AbilityOption:
        ability = ABILITIES[ABILITY.of(option)]
        return {"do": "after", "card": CARDS[ability.card].id, "ability": ability.index}

    def question(self, g: Table, t: Task, seat: int) -> CardQuestion:
        return {"kind": "after-attack", "card": CARDS[t.card].id}


class GainReward(OnThreat):
    """Step 7: the reward of the threat. From here on another attack may begin."""

    def run(self, g: Table, t: Task) -> None:
        if t.card == g.target:
            end_attack(g)
        push_steps(g, t.seat, t.card, CARDS[t.card].reward, 0)


class Trophy(OnThreat):
    """Steps 8 and 9: the threat joins the trophies, the next one is opened."""

    def run(self, g: Table, t: Task) -> None:
        g.players[t.seat].trophies.append(int(t.card))
        if g.events is not None:
            g.tell({"kind": "defeated", "seat": t.seat, "card": CARDS[t.card].id})
        replace_threat(g, t.seat, t.card)
        happen(g, t.seat, DEFEAT, RIVAL_DEFEAT)
        g.push(Task(REACT, g.active))


def replace_threat(g: Table, seat: i64, threat: i64) -> None:
    """The top card of the threat deck takes the place of a threat that has left the row."""
    place = g.row.index(int(threat))
    if g.deck:
        g.row[place] = g.deck.pop()
        g.barrier += 1
        if g.events is not None:
            g.tell({"kind": "opened", "seat": seat, "card": CARDS[g.row[place]].id})
    else:
        del g.row[place]


TEAM: Final = verb(Team("team", card=A_THREAT))
PLAN: Final = verb(Plan("plan", card=A_THREAT))
DAMAGE: Final = verb(Damage("damage", card=A_THREAT))
AFTER_ATTACK: Final = verb(AfterAttack("after-attack", card=A_THREAT))
GAIN_REWARD: Final = verb(GainReward("reward", card=A_THREAT))
TROPHY: Final = verb(Trophy("trophy", card=A_THREAT))
