"""What a seat may know: its view, and positions that it could as well be in."""

from typing import Final, cast

from mypy_extensions import i64

from ludoteka.core.chance import Chance
from ludoteka.core.memory import forget_secrets, known_cards
from ludoteka.core.packing import bit, has, held
from ludoteka.core.state import Task
from ludoteka.games.elven_rage.cards.definition import ATTACKS, CARDS, GOALS, ICONS, PEOPLES, TREASURE, WINDOWS
from ludoteka.games.elven_rage.fight import alive, damage, is_attack, order, outcome, place, recoils, strike, target
from ludoteka.games.elven_rage.pieces import (
    FIGHTING,
    MOVES,
    NAMING,
    NO_REPLY,
    NOBODY,
    NOTHING,
    Battle,
    Fighter,
    Player,
    Squad,
)
from ludoteka.games.elven_rage.shown import (
    Attack,
    BattleView,
    Chosen,
    DeclaredView,
    ElvenRageView,
    FighterView,
    HiddenView,
    KnownView,
    Need,
    OfferView,
    OwnView,
    Phase,
    PlayerView,
    ProgressView,
    QuestionView,
    SquadView,
    Stage,
    ThreatView,
    WindowView,
)
from ludoteka.games.elven_rage.table import SCENARIOS, WINDOW, Table
from ludoteka.games.elven_rage.trade import TRADE_ANSWER, WANTS, goods
from ludoteka.games.elven_rage.turn import DISCARD, SUMMON, returned
from ludoteka.games.elven_rage.windows import chain, reply_detail

STAGES: Final[tuple[Stage, ...]] = ("named", "deploying", "duelling", "fighting")
CHOICES: Final[tuple[Chosen, ...]] = ("", "strike", "move")


def ids(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards] if cards else []


def goal_id(goal: int) -> str | None:
    return GOALS[goal].id if goal else None


def has_seen(mask: int, seat: int) -> bool:
    """Whether a seat is among those in the mask; a spectator never is."""
    return seat >= 0 and has(mask, seat)


def view(g: Table, seat: int) -> ElvenRageView:
    """All that a seat may know, as JSON data; -1 is a spectator."""
    kept = g.open_view
    common = _open_view(g) if kept is None else cast(ElvenRageView, kept)
    g.open_view = common
    if not 0 <= seat < g.seats:
        return common
    own = common.copy()
    own["seat"] = seat
    own["squads"] = [_squad(squad, seat, common["squads"][place]) for place, squad in enumerate(g.squads)]
    own["players"] = [_player(g, seat, board) for board in common["players"]]
    if g.looker == seat:
        own["looked"] = {"by": seat, "n": len(g.looked), "cards": ids(g.looked)}
    if common["offer"] is not None:
        own["offer"] = _offer(g, seat)
    battle, shown = g.battle, common["battle"]
    if battle is not None and shown is not None:
        own["battle"] = _battle(battle, seat, shown)
    own["question"] = _question(g, seat)
    return own


def _open_view(g: Table) -> ElvenRageView:
    """What a spectator sees."""
    battle = g.battle
    return {
        "game": "elven-rage",
        "seat": -1,
        "seats": g.seats,
        "number": g.shown_number(),
        "over": g.over,
        "scores": g.scores() if g.over else [],
        "ranks": [int(rank) for rank in g.ranks()] if g.over else [],
        "winners": g.first_placed() if g.over else [],
        "decided": g.decided() if g.over else None,
        "stalemate": g.stalemate,
        "scenario": SCENARIOS[g.scenario],
        "deployment": "advanced" if g.placed else "beginner",
        "goal": goal_id(g.common_goal),
        "teams": list(g.teams),
        "round": g.round,
        "first": g.first,
        "active": g.active,
        "phase": _phase(g),
        "captures": g.captures,
        "teleport": g.teleport,
        "asked": [{"seat": s, "kind": g.question_kind(g.agenda[-1], s)} for s in g.awaited()],
        "lands": _lands(g),
        "dragons": _dragons(g),
        "neutral_deck": len(g.neutral_deck),
        "neutral_discard": ids(g.neutral_discard),
        "squads": [
            {
                "number": int(squad.number),
                "open": CARDS[squad.open].id if squad.open else None,
                "seen_by": held(squad.seen),
                "cards": None,
            }
            for squad in g.squads
        ],
        "artifact_deck": len(g.artifact_deck),
        "spent": ids(g.spent),
        "players": [_board(g, owner) for owner in range(g.seats)],
        "looked": {"by": g.looker, "n": len(g.looked), "cards": None},
        "offer": _offer(g, -1),
        "battle": None if battle is None else _open_battle(g, battle),
        "window": _window(g),
        "chain": chain(g),
        "question": None,
    }


def _lands(g: Table) -> dict[str, int]:
    """Whose each Land is; most are nobody's."""
    lands = g.map.unowned.copy()
    for cell in range(len(g.owner)):
        if g.owner[cell] != NOBODY:
            lands[g.map.names[cell]] = g.owner[cell]
    return lands


def _dragons(g: Table) -> dict[str, str]:
    """Which dragon lives in each Castle; it stays the same for a whole match. Do not change it."""
    peoples = tuple([int(player.people) for player in g.players])
    known = _DRAGONS.get(peoples)
    if known is None:
        known = {g.map.names[cell]: CARDS[g.dragon_of(cell)].id for cell in (g.map.centre, *g.map.castles)}
        _DRAGONS[peoples] = known
    return known


_DRAGONS: Final[dict[tuple[int, ...], dict[str, str]]] = {}  # by the peoples of the seats


def _squad(squad: Squad, seat: int, shown: SquadView) -> SquadView:
    if not has_seen(squad.seen, seat):
        return shown
    known = shown.copy()
    known["cards"] = ids(squad.cards)
    return known


def _phase(g: Table) -> Phase | None:
    """Where the turn has come to: what it still has to do lies on the agenda."""
    if g.round == 0 or g.over:
        return None
    if g.battle is not None:
        return "battle"
    phase: Phase = "capture"
    for task in g.agenda:
        if task.verb == SUMMON:
            return "summon"
        if task.verb == DISCARD:
            phase = "discard"
    return phase


def _question(g: Table, seat: int) -> QuestionView | None:
    question = g.question(seat)
    if question is None:
        return None
    return {"number": question.number, "kind": question.kind, "options": question.texts}


def _board(g: Table, seat: int) -> PlayerView:
    """A player as all see them."""
    player = g.players[seat]
    goal = player.goal if player.goal_shown else 0
    return {
        "seat": seat,
        "people": PEOPLES[player.people],
        "alive": player.alive,
        "lands": player.lands,
        "towers": player.towers,
        "summons": player.strongholds,
        "more_lands": player.more_lands,
        "conquests": player.conquests,
        "castles": player.castles,
        "turns": player.turns,
        "treasures": player.treasures,
        "deck": len(player.deck),
        "discard": ids(player.discard),
        "played": ids(player.played),
        "hand": len(player.hand),
        "artifacts": len(player.artifacts),
        "goal": goal_id(goal),
        "progress": _progress(g, seat, goal if goal else g.common_goal),
        "chosen": player.pick != 0,
        "cards": None,
        "known": None,
    }


def _player(g: Table, viewer: int, board: PlayerView) -> PlayerView:
    """A player as another seat, or they themselves, see them."""
    seat = board["seat"]
    seen = board.copy()
    if viewer != seat:
        seen["known"] = _known(g, viewer * g.seats + seat)
        return seen
    player = g.players[seat]
    seen["cards"] = _own(g, player)
    if player.goal and not player.goal_shown:
        seen["goal"] = goal_id(player.goal)
        seen["progress"] = _progress(g, seat, player.goal)
    return seen


def _known(g: Table, place: int) -> KnownView:
    cards, artifacts = g.known[place], g.known_artifacts[place]
    return {"held": ids(list(cards)) if cards else [], "artifacts": ids(list(artifacts)) if artifacts else []}


def _progress(g: Table, seat: int, goal: int) -> list[ProgressView]:
    """How far a seat is on the way to a goal."""
    if not goal:
        return []
    player, wanted = g.players[seat], GOALS[goal]
    rows: list[ProgressView] = []
    if wanted.lands:
        rows.append(_row("lands", player.lands, wanted.lands))
    if wanted.towers:
        rows.append(_row("towers", player.towers, wanted.towers))
    if wanted.centre:
        rows.append(_row("centre", int(g.owner[g.map.centre] == seat), 1))
    if wanted.castles:
        rows.append(_row("castles", player.castles, wanted.castles))
    if wanted.treasures:
        rows.append(_row("treasures", player.treasures, wanted.treasures))
    if wanted.artifacts:
        rows.append(_row("artifacts", len(player.artifacts), wanted.artifacts))
    if wanted.conquests:
        rows.append(_row("conquests", player.conquests, wanted.conquests))
    return rows


def _row(need: Need, have: i64, of: i64) -> ProgressView:
    return {"need": need, "have": have, "of": of, "met": have >= of}


def _own(g: Table, player: Player) -> OwnView:
    return {
        "hand": ids(player.hand),
        "artifacts": ids(player.artifacts),
        "pick": returned(player.pick) if player.pick else None,
        "reply": None if player.reply == NO_REPLY else reply_detail(g, player.reply),
    }


def _battle(b: Battle, seat: int, shown: BattleView) -> BattleView:
    """The battle; cards face down are shown to those who know them, in an order that tells nothing."""
    knows_attackers = seat == b.attacker
    knows_defenders = seat == b.defender or (b.defender < 0 and has_seen(b.seen, seat))
    if not knows_attackers and not knows_defenders:
        return shown
    seen = shown.copy()
    if knows_attackers:
        seen["attackers"] = _hidden(b.attackers, True, 0)
    if knows_defenders:
        seen["defenders"] = _hidden(b.defenders, True, b.open)
    return seen


def _open_battle(g: Table, b: Battle) -> BattleView:
    """The battle as all see it."""
    return {
        "number": b.number,
        "land": g.map.names[b.land],
        "attacker": b.attacker,
        "defender": b.defender,
        "hand": b.hand,
        "stage": STAGES[b.stage],
        "garrison": b.garrison,
        "attackers": _hidden(b.attackers, False, 0),
        "defenders": _hidden(b.defenders, False, b.open),
        "fighters": [_fighter(fighter) for fighter in b.fighters],
        "field": b.field.copy(),
        "reserve_side": b.reserve_side,
        "fallen": b.fallen,
        "round": b.round,
        "actor": b.actor,
        "choice": CHOICES[b.choice],
        "direction": b.direction,
        "struck": b.struck,
        "order": order(b) if b.stage == FIGHTING else [],
        "threats": [] if b.stage == NAMING else _threats(b),
        "declared": _declared(b),
    }


def _threats(b: Battle) -> list[ThreatView]:
    found: list[ThreatView] = []
    for uid, fighter in enumerate(b.fighters):
        if alive(fighter):
            for direction in range(3):
                icon = fighter.icon(direction)
                victim = target(b, fighter, direction) if is_attack(icon) else NOBODY
                if victim != NOBODY:
                    effect = outcome(icon, b.fighters[victim].icon(2 - direction))
                    found.append(
                        {"uid": uid, "victim_uid": victim, "damage": damage(effect), "recoil": recoils(effect)}
                    )
    return found


def _declared(b: Battle) -> DeclaredView | None:
    if b.choice == NOTHING or not alive(b.fighters[b.actor]):
        return None
    fighter, moving = b.fighters[b.actor], b.choice == MOVES
    effect = -1 if moving else strike(b, fighter, b.direction)
    return {
        "uid": b.actor,
        "slot": place(fighter.slot, b.direction),
        "move": moving,
        "victim_uid": NOBODY if effect < 0 else target(b, fighter, b.direction),
        "damage": 0 if effect < 0 else damage(effect),
        "recoil": recoils(effect),
    }


def _hidden(cards: list[int], known: bool, open_card: int) -> HiddenView:
    shown = sorted([card for card in cards if CARDS[card].dragon])
    if open_card:
        shown.append(open_card)
    return {"n": len(cards), "shown": ids(shown), "cards": ids(sorted(cards)) if known else None}


def _fighter(fighter: Fighter) -> FighterView:
    return {
        "card": CARDS[fighter.card].id,
        "side": fighter.side,
        "owner": fighter.owner,
        "slot": fighter.slot,
        "lives": fighter.lives,
        "initiative": fighter.initiative,
        "icons": _icons(fighter.icons),
        "acted": fighter.acted,
        "stands": alive(fighter),
    }


_ICONS: Final[dict[int, list[Attack]]] = {}  # by what is packed: left, forward, right


def _icons(packed: int) -> list[Attack]:
    known = _ICONS.get(packed)
    if known is None:
        known = [ATTACKS[ICONS.at(packed, direction)] for direction in range(3)]
        _ICONS[packed] = known
    return known.copy()


def _offer(g: Table, viewer: int) -> OfferView | None:
    """The offer that a partner thinks about; an artifact in it is shown to the two alone."""
    task = g.agenda[-1] if g.agenda else None
    if task is None or g.over or task.verb != TRADE_ANSWER:
        return None
    artifact = g.gift not in (0, TREASURE)
    seen = viewer in (task.seat, task.n)
    return {
        "from": task.n,
        "to": task.seat,
        "gives": goods(g.gift),
        "card": CARDS[g.gift].id if artifact and seen else None,
        "wants": WANTS[task.m],
    }


def _window(g: Table) -> WindowView | None:
    """The window that is open: what kind, about whom, and whether it is for answers."""
    task = g.agenda[-1] if g.agenda else None
    if task is None or g.over or task.verb != WINDOW:
        return None
    return {"kind": WINDOWS[task.n], "about": task.seat, "answering": task.m != 0}


# --- resampling ---


def determinize(g: Table, seat: int, chance: Chance) -> Table:
    """A copy in which all that the seat cannot know is dealt anew; its view stays the same."""
    copy = g.clone()
    copy.chance = chance
    copy.quick = True
    for other in range(copy.seats):
        if other != seat:
            _deal_cards(copy, seat, other, chance)
    if seat >= 0:
        own = copy.players[seat]
        own.deck.sort()
        chance.shuffle(own.deck)
    battle = copy.battle
    if battle is not None and seat >= 0:
        for owner, cards in ((battle.attacker, battle.attackers), (battle.defender, battle.defenders)):
            if owner == seat:  # one knows one's own cards, not the order in which they will be turned up
                cards.sort()
                chance.shuffle(cards)
    _deal_neutrals(copy, seat, chance)
    _deal_artifacts(copy, seat, chance)
    _deal_goals(copy, seat, chance)
    forget_secrets(copy.known, copy.seats, seat)
    forget_secrets(copy.known_artifacts, copy.seats, seat)
    _answer_anew(copy, seat, chance)
    return copy


def _deal_cards(copy: Table, seat: int, other: int, chance: Chance) -> None:
    """A rival's deck, hand, cards face down and cards looked at."""
    player, battle = copy.players[other], copy.battle
    known = list(known_cards(copy.known, copy.seats, seat, other))
    down: list[int] = []
    if battle is not None:
        down = battle.attackers if other == battle.attacker else battle.defenders if other == battle.defender else []
    dragons = [card for card in down if CARDS[card].dragon]
    looked = copy.looked if copy.looker == other else []
    pool = player.deck + player.hand + [card for card in down if not CARDS[card].dragon] + looked
    for card in known:
        pool.remove(card)
    pool.sort()  # what is drawn must not depend on where the cards really are
    chance.shuffle(pool)
    held = len(player.hand) + len(down) - len(dragons)
    cards = known + [pool.pop() for _ in range(held - len(known))]
    cards.sort()
    chance.shuffle(cards)
    player.hand = sorted(cards.pop() for _ in player.hand)
    if down:
        cards = sorted(cards + dragons)
        chance.shuffle(cards)
        down[:] = cards
    if looked:
        copy.looked = sorted(pool.pop() for _ in looked)
    player.deck = pool


def _deal_neutrals(copy: Table, seat: int, chance: Chance) -> None:
    """The neutral deck, squads the seat has not seen, and neutrals face down in battle."""
    battle = copy.battle
    pool = copy.neutral_deck.copy()
    unseen = [squad for squad in copy.squads if not has_seen(squad.seen, seat)]
    for squad in unseen:
        pool += squad.cards
        if squad.open:
            pool.remove(squad.open)
    down = battle.defenders if battle is not None and battle.defender < 0 else []
    knows = battle is not None and has_seen(battle.seen, seat)
    fixed = [card for card in down if CARDS[card].dragon]
    if battle is not None and battle.open:
        fixed.append(battle.open)
    if down and not knows:
        hidden = down.copy()
        for card in fixed:
            hidden.remove(card)
        pool += hidden
    pool.sort()
    chance.shuffle(pool)
    for squad in unseen:
        kept = [squad.open] if squad.open else []
        squad.cards = sorted(kept + [pool.pop() for _ in range(len(squad.cards) - len(kept))])
    if down:
        cards = down.copy() if knows else fixed + [pool.pop() for _ in range(len(down) - len(fixed))]
        cards.sort()
        chance.shuffle(cards)
        down[:] = cards
    copy.neutral_deck = pool


def _deal_artifacts(copy: Table, seat: int, chance: Chance) -> None:
    others = [other for other in range(copy.seats) if other != seat]
    pool = copy.artifact_deck.copy()
    for other in others:
        pool += copy.players[other].artifacts
        for card in known_cards(copy.known_artifacts, copy.seats, seat, other):
            pool.remove(card)
    pool.sort()
    chance.shuffle(pool)
    for other in others:
        player = copy.players[other]
        known = list(known_cards(copy.known_artifacts, copy.seats, seat, other))
        player.artifacts = sorted(known + [pool.pop() for _ in range(len(player.artifacts) - len(known))])
    copy.artifact_deck = pool
    if copy.gift not in (0, TREASURE):
        task = copy.agenda[-1]
        if seat not in (task.seat, task.n):
            goods = copy.players[task.n].artifacts
            copy.gift = goods[chance.below(len(goods))]


def _deal_goals(copy: Table, seat: int, chance: Chance) -> None:
    hidden = [
        player for other, player in enumerate(copy.players) if other != seat and player.goal and not player.goal_shown
    ]
    pool = sorted(copy.goal_box + [int(player.goal) for player in hidden])
    chance.shuffle(pool)
    for player in hidden:
        player.goal = pool.pop()
    copy.goal_box = sorted(pool)


def _answer_anew(copy: Table, seat: int, chance: Chance) -> None:
    """Secret answers to an open question are drawn anew, and the options of a rival who is asked follow their cards."""
    if not copy.asked:
        return
    task: Task = copy.agenda[-1]
    if not copy.together:
        if copy.seat != seat:
            copy.choices = copy.offer(task, copy.seat)
        return
    copy.offered_to = -1
    for other, player in enumerate(copy.players):
        if other == seat:
            continue
        if player.reply != NO_REPLY:  # nobody knows who has answered a window, so nobody has
            player.reply = NO_REPLY
            copy.asked |= bit(other)
            copy.number -= 1
        elif player.pick:
            options = copy.offer(task, other)
            player.pick = options[chance.below(len(options))]
