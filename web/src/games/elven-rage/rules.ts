/** The rules of the field as the browser needs them to show what would happen; the server has the last word. */

import { cardData, type Need } from './catalogue';
import { ATTACKER, DIRECTIONS, GONE, NOBODY, RESERVE, type Attack, type BattleView, type ElvenRageView, type FighterView, type Option, type Way } from './shown';

/** The slot that lies in a direction: left, forward, right. */
export function slotTowards(slot: number, direction: number): number {
  return (slot + direction + 1) & 3;
}

export interface Blow {
  damage: number;
  recoil: boolean;
}

export function isAttack(icon: Attack): boolean {
  return icon === 'simple' || icon === 'double-simple' || icon === 'piercing' || icon === 'double-piercing';
}

/** What an attack does against the icon that faces it. */
export function outcome(attack: Attack, facing: Attack): Blow {
  const strength = attack.startsWith('double') ? 2 : 1;
  const guarded = (facing === 'shield' || facing === 'fire-shield') && !attack.endsWith('piercing');
  return { damage: guarded ? 0 : strength, recoil: facing === 'counterattack' || facing === 'fire-shield' };
}

/** A living warrior on one of the four slots. */
export function stands(fighter: FighterView | undefined): fighter is FighterView {
  return fighter !== undefined && fighter.side !== NOBODY && fighter.slot >= 0 && fighter.slot < 4 && fighter.lives > 0;
}

export interface Threat extends Blow {
  from: number;
  to: number;
  direction: number;
}

/** Every attack that would meet an enemy now, harmless ones too. */
export function threats(fighters: readonly FighterView[]): Threat[] {
  const found: Threat[] = [];
  const at = new Map(fighters.map((fighter, uid) => [fighter.slot, uid] as const).filter(([slot]) => slot >= 0 && slot < 4));
  fighters.forEach((fighter, from) => {
    if (!stands(fighter)) return;
    fighter.icons.forEach((icon, direction) => {
      const to = at.get(slotTowards(fighter.slot, direction));
      const target = to === undefined ? undefined : fighters[to];
      if (to === undefined || !isAttack(icon) || !stands(target) || target.side === fighter.side) return;
      found.push({ from, to, direction, ...outcome(icon, target.icons[2 - direction]!) });
    });
  });
  return found;
}

/** Who acts in what order in the rest of this round: by initiative, equals in turn, the attacker's first. */
export function order(battle: BattleView): number[] {
  const { fighters } = battle;
  const waits = new Set(fighters.map((_, uid) => uid).filter((uid) => stands(fighters[uid]) && !fighters[uid]!.acted));
  const actor = fighters[battle.actor];
  let [side, at] = battle.stage === 'fighting' && actor?.acted ? [actor.side, actor.initiative] : [NOBODY, 0];
  const found: number[] = [];
  while (waits.size) {
    const top = Math.max(...[...waits].map((uid) => fighters[uid]!.initiative));
    const equal = [...waits].filter((uid) => fighters[uid]!.initiative === top).sort((a, b) => a - b);
    const wanted = side === ATTACKER && at === top ? 1 - ATTACKER : ATTACKER;
    const next = equal.find((uid) => fighters[uid]!.side === wanted) ?? equal[0]!;
    waits.delete(next);
    found.push(next);
    [side, at] = [fighters[next]!.side, top];
  }
  return found;
}

// --- previews ---

/** What would be different: fighters by uid as they would be, and cards that would enter. */
export interface Preview {
  fighters: Map<number, Partial<FighterView>>;
  /** Declarations that would do nothing, by place in the chain. */
  cancelled: number[];
}

function turned(icons: readonly Attack[], way: Way | undefined): Attack[] {
  const first = way === 'clockwise' ? 2 : 1; // the side that comes to the left
  return [...icons.slice(first), ...icons.slice(0, first)];
}

/** What an option would do to the fighters on the field if nobody answers it. */
export function preview(detail: Option, view: ElvenRageView): Preview | null {
  const battle = view.battle;
  const found: Preview = { fighters: new Map(), cancelled: [] };
  if (!battle) return null;
  const now = (uid: number): FighterView => ({ ...battle.fighters[uid]!, ...found.fighters.get(uid) });
  const change = (uid: number, by: Partial<FighterView>): void => {
    if (battle.fighters[uid]) found.fighters.set(uid, { ...found.fighters.get(uid), ...by });
  };
  const hurt = (uid: number, n: number): void => change(uid, { lives: Math.max(0, now(uid).lives - n) });
  if (detail.do === 'strike') {
    if (detail.damage) hurt(detail.victim_uid, detail.damage);
    if (detail.recoil) hurt(battle.actor, 1);
    return found;
  }
  if (detail.do === 'move') {
    const actor = now(battle.actor);
    const to = slotTowards(actor.slot, DIRECTIONS.indexOf(detail.direction));
    const other = battle.field[to]!;
    if (other >= 0) change(other, { slot: actor.slot });
    change(battle.actor, { slot: to });
    return found;
  }
  if (detail.do === 'place') {
    change(battle.actor, { slot: detail.slot });
    return found;
  }
  if (detail.do === 'swap-reserve') {
    const reserve = battle.fighters.findIndex((fighter) => fighter.slot === RESERVE);
    if (reserve >= 0) change(reserve, { slot: now(detail.uid).slot });
    change(detail.uid, { slot: RESERVE });
    return found;
  }
  if (detail.do !== 'play') return null;
  const uid = detail.victim_uid ?? -1;
  for (const { verb, n } of cardData(detail.card)?.action?.does ?? []) {
    if (verb === 'cancel') found.cancelled.push(0);
    if (!battle.fighters[uid]) continue;
    const most = cardData(now(uid).card)?.lives ?? 0;
    const direction = DIRECTIONS.indexOf(detail.direction ?? 'left');
    switch (verb) {
      case 'bolt':
      case 'extra':
        hurt(uid, n);
        break;
      case 'heal':
        change(uid, { lives: Math.min(most, now(uid).lives + n) });
        break;
      case 'save':
        change(uid, { lives: 1 });
        break;
      case 'speed':
        change(uid, { initiative: now(uid).initiative + n });
        break;
      case 'freeze':
        change(uid, { acted: true });
        break;
      case 'again':
        change(uid, { acted: false });
        break;
      case 'icon':
        if (detail.icon) change(uid, { icons: now(uid).icons.map((icon, i) => (i === direction ? detail.icon! : icon)) });
        break;
      case 'turn':
        change(uid, { icons: turned(now(uid).icons, detail.way) });
        break;
      case 'swap':
        if (detail.other_uid !== undefined) {
          const [one, other] = [now(uid).slot, now(detail.other_uid).slot];
          change(uid, { slot: other });
          change(detail.other_uid, { slot: one });
        }
        break;
      case 'withdraw':
      case 'relieve':
        change(uid, { slot: GONE });
        break;
      default:
        break;
    }
  }
  return found;
}

/** The fighters as a preview would leave them. */
export function applied(battle: BattleView, seen: Preview | null): FighterView[] {
  return battle.fighters.map((fighter, uid) => ({ ...fighter, ...seen?.fighters.get(uid) }));
}

/** The declared attack or movement of the actor, or null. */
export function declared(battle: BattleView): { from: number; to: number; slot: number; move: boolean; blow: Blow | null } | null {
  const actor = battle.fighters[battle.actor];
  if (!battle.choice || !stands(actor)) return null;
  const slot = slotTowards(actor.slot, battle.direction);
  const to = battle.field[slot]!;
  const target = battle.fighters[to];
  const icon = actor.icons[battle.direction]!;
  const blow = battle.choice === 'strike' && stands(target) && isAttack(icon) ? outcome(icon, target.icons[2 - battle.direction]!) : null;
  return { from: battle.actor, to, slot, move: battle.choice === 'move', blow };
}

// --- goals ---

export interface Progress {
  need: Need;
  have: number;
  of: number;
}

/** How far a seat is on the way to a goal. */
export function progress(goal: string, view: ElvenRageView, seat: number): Progress[] {
  const player = view.players[seat]!;
  const have: Record<Need, number> = {
    lands: player.lands,
    towers: player.towers,
    centre: view.lands['C'] === seat ? 1 : 0,
    castles: player.castles,
    treasures: player.treasures,
    artifacts: player.artifacts,
    conquests: player.conquests,
  };
  return Object.entries(cardData(goal)?.needs ?? {}).map(([need, of]) => ({ need: need as Need, have: have[need as Need], of }));
}
