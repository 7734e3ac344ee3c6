import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { LogEntry, Position } from '../types';
import { asks, passed, pauseAmong, type Wishes } from './attention';
import { allCards, cardData, mapFor } from './catalogue';
import { flightsOf } from './flights';
import {
  actions,
  canJoin,
  enemyOf,
  lent,
  offerOption,
  optionOf,
  parting,
  playable,
  plays,
  resultOf,
  sendingOf,
  sendings,
  squadOf,
  thingOf,
  touched,
  turnKey,
  wanted,
} from './logic';
import { drawMap } from './map';
import { isSign } from './signs';
import type { Question } from './question';
import {
  ATTACKS,
  ATTENTION,
  STOPS,
  type Attention,
  type ElvenRageView,
  type Option,
  type Stop,
  type WindowQuestion,
} from './shown';
import { words } from './words';

interface Fixture {
  seat: number;
  position: Position;
  fresh: LogEntry[];
}

function fixture(name: string): Fixture & { view: ElvenRageView; question: Question | null } {
  const data = JSON.parse(
    readFileSync(fileURLToPath(new URL(`./fixtures/${name}.json`, import.meta.url)), 'utf8'),
  ) as Fixture;
  return {
    ...data,
    view: data.position.view as unknown as ElvenRageView,
    question: data.position.question as unknown as Question | null,
  };
}

describe('a player who is out', () => {
  it('is told who took the start Castle', () => {
    const entry = (event: LogEntry['event']): LogEntry => ({ number: 1, event }) as LogEntry;
    const log = [
      entry({ kind: 'captured', seat: 2, land: 'K0', from: 0 }),
      entry({ kind: 'eliminated', seat: 0, goal: null }),
      entry({ kind: 'captured', seat: 2, land: 'K1', from: 1 }),
      entry({ kind: 'eliminated', seat: 1, goal: null }),
    ];
    expect(parting(log, 1)).toEqual(log.slice(3));
    expect(parting(log, 2)).toEqual([]);
  });
});

describe('options and things', () => {
  it('light neighbouring Lands, squads, fighters and cards', () => {
    const { question, view } = fixture('middle-4');
    const lit = actions(question, '');
    const lands = [...lit.keys()].filter((thing) => thing.startsWith('land:'));
    const neighbours = mapFor(4).lands;
    for (const thing of lands) {
      const name = thing.slice(5);
      expect(neighbours[name]!.neighbours.some((one) => view.lands[one] === view.seat)).toBe(true);
      expect(view.lands[name]).not.toBe(view.seat);
    }
    expect(lands.length).toBeGreaterThan(0);
  });

  it('lead every option of the table to a thing or to a panel', () => {
    const own = new Set<Option['do']>([
      'pass',
      'refuse',
      'retreat',
      'stay',
      'keep-reserve',
      'trade',
      'return',
      'discard',
      'recover',
      'answer',
      'defend',
      'commit',
      'offer',
      'no-offer',
      'accept-offer',
      'refuse-offer',
    ]);
    for (const name of [
      'middle-2',
      'squad-3',
      'act-2',
      'declared',
      'chain',
      'rich',
      'discard',
      'place',
      'reserve',
      'turn-up',
      'keep-2',
      'answer',
      'trade',
      'offer',
    ]) {
      const { question } = fixture(name);
      for (const { detail } of question!.options) {
        expect(own.has(detail.do) || thingOf(detail) !== '', `${name}: ${detail.do}`).toBe(true);
      }
    }
  });

  it('light only the targets while a card is aimed', () => {
    const { question } = fixture('declared');
    const card = playable(question).find((one) => plays(question, one).length > 1)!;
    const lit = actions(question, card);
    expect([...lit.keys()].every((thing) => thing.startsWith('fighter:'))).toBe(true);
    expect([...lit.values()].flat().every(({ detail }) => detail.do === 'play' && detail.card === card)).toBe(true);
  });

  it('find the option for the cards picked', () => {
    const { question, view } = fixture('answer');
    const hand = view.players[0]!.cards!.hand;
    expect(wanted(question)).toBe(3);
    expect(sendingOf(question, hand.slice(0, 3).reverse())?.detail.do).toBe('answer');
    expect(sendingOf(question, hand.slice(0, 2))).toBeUndefined();
    expect(canJoin(question, hand.slice(0, 2), hand[2]!)).toBe(true);
    expect(canJoin(question, hand.slice(0, 3), hand[3]!)).toBe(false);
    expect(lent(question, hand)).toEqual([]);
    expect(optionOf(question, 'retreat')?.text).toBe('retreat');
  });

  it('never pick a card more often than it is held', () => {
    const { question, view } = fixture('keep-2');
    const hand = view.players[0]!.cards!.hand;
    const single = hand.find((card) => hand.filter((one) => one === card).length === 1)!;
    expect(canJoin(question, [single], single)).toBe(false);
  });

  it('find the option for the cards to discard, of cards alike whichever', () => {
    const { question, view } = fixture('discard');
    const hand = view.players[0]!.cards!.hand;
    const alike = hand.filter((card) => hand.filter((one) => one === card).length > 1);
    expect(wanted(question)).toBe(hand.length - 5);
    expect(sendingOf(question, alike)?.detail).toEqual({ do: 'discard', cards: alike });
    expect(sendingOf(question, [hand[5]!, hand[0]!])?.detail.cards).toEqual([hand[0], hand[5]]);
    expect(sendingOf(question, hand.slice(0, 1))).toBeUndefined();
    expect(sendings(question).every(({ detail }) => thingOf(detail) === '')).toBe(true);
  });

  it('know a squad by its number, whatever was fought', () => {
    const { view } = fixture('squad-3');
    const left = { ...view, squads: view.squads.filter(({ number }) => number !== 1) };
    expect(squadOf(left, 1)).toBeUndefined();
    expect(left.squads.map(({ number }) => squadOf(left, number))).toEqual(left.squads);
  });

  it('put an offer together', () => {
    const { question } = fixture('trade');
    expect(offerOption(question, { to: 1, card: 'treasure:1', wants: 'artifact' })?.detail.do).toBe('offer');
    expect(offerOption(question, { to: 1, card: null, wants: 'nothing' })).toBeUndefined();
  });
});

describe('attention', () => {
  const BOLT = 'forest:10';
  const ASKED: readonly Wishes['attention'][] = ['useful', 'mine', 'could', 'always'];
  const window = (stops: Record<string, (Attention | Stop)[]>): WindowQuestion => ({
    kind: 'window',
    land: 'M1',
    battle: 7,
    window: 'before',
    about: 0,
    answering: false,
    chain: [],
    gains: [],
    stops: Object.entries(stops).map(([card, asks]) => ({ card, asks })),
  });
  const wish = (more: Partial<Wishes>): Wishes => ({
    attention: 'useful',
    cards: {},
    table: 'one',
    passed: 0,
    quiet: '',
    ...more,
  });
  const each = (question: WindowQuestion): boolean[] =>
    ASKED.map((attention) => asks(wish({ attention }), question, '3:0'));

  it('depends on what the engine calls a reason', () => {
    expect(ATTENTION).toEqual([...ASKED, 'never']);
    expect(each(window({ [BOLT]: ['could', 'always', 'useful', 'mine'] }))).toEqual([true, true, true, true]);
    expect(each(window({ [BOLT]: ['could', 'always', 'useful'] }))).toEqual([true, false, true, true]);
    expect(each(window({ [BOLT]: ['could', 'always'] }))).toEqual([false, false, true, true]);
    expect(each(window({}))).toEqual([false, false, false, true]);
  });

  it('may be chosen for a card', () => {
    const table = (stop: Stop, attention: Wishes['attention'] = 'useful'): boolean[] =>
      [
        window({ [BOLT]: ['could', 'always', 'useful', 'saves'] }),
        window({ [BOLT]: ['could', 'always', 'useful'] }),
      ].map((one) => asks(wish({ attention, cards: { [BOLT]: stop } }), one, '3:0'));
    expect(table('always')).toEqual([true, true]);
    expect(table('saves')).toEqual([true, false]);
    expect(table('never')).toEqual([false, false]);
    expect(table('never', 'could')).toEqual([false, false]);
    const two = window({ [BOLT]: ['useful'], 'forest:3': ['useful'] });
    expect(asks(wish({ cards: { [BOLT]: 'never' } }), two, '3:0')).toBe(true);
    expect(STOPS).toEqual(['always', 'saves', 'never']);
  });

  it('is off for the turn, or for the battle, that was passed', () => {
    const open = window({ [BOLT]: ['always', 'could', 'useful', 'mine', 'saves'] });
    const cards = { [BOLT]: 'always' } as const;
    for (const more of [{}, { cards }, { attention: 'always' }] as Partial<Wishes>[]) {
      expect(asks(wish({ ...more, quiet: '3:0' }), open, '3:0')).toBe(false);
      expect(asks(wish({ ...more, quiet: '3:0' }), open, '3:1')).toBe(true);
      expect(asks(wish({ ...more, passed: 7 }), open, '3:0')).toBe(false);
      expect(asks(wish({ ...more, passed: 6 }), open, '3:0')).toBe(true);
    }
  });

  it('hides nothing from computer players', () => {
    const seats = (...kinds: string[]): never => kinds.map((kind, seat) => ({ seat, kind, you: seat === 0 })) as never;
    expect(pauseAmong(seats('person', 'bot', 'bot'))).toBe(0);
    expect(pauseAmong(seats('person', 'bot', 'person'))).toBe(600);
  });

  it('is passed with the text that the engine gives', () => {
    const question = (detail: WindowQuestion): Question => ({
      number: 3,
      kind: 'window',
      detail,
      options: [{ text: 'let it be', detail: { do: 'pass' }, final: false }],
    });
    const quiet = question(window({}));
    expect(passed(quiet, wish({}), '3:0', [])).toEqual({ option: 'let it be', wait: 0 });
    expect(passed({ ...quiet, options: [] }, wish({}), '3:0', [])).toBeNull();
    expect(passed(question(window({ [BOLT]: ['useful'] })), wish({}), '3:0', [])).toBeNull();
  });

  it('knows the turn', () => {
    expect(turnKey(fixture('declared').view)).toBe('5:0');
  });
});

describe('the map', () => {
  it.each([2, 3, 4])('has a shape for every Land of %i players, inside its box', (seats) => {
    for (let near = 0; near < seats; near += 1) {
      const map = drawMap(seats, near);
      expect(map.lands.map((land) => land.name).sort()).toEqual(Object.keys(mapFor(seats).lands).sort());
      const [x, y, w, h] = map.box;
      for (const { at, path } of map.lands) {
        expect(at.x > x && at.x < x + w && at.y > y && at.y < y + h).toBe(true);
        expect(path).toMatch(/^M-?[\d.]+ -?[\d.]+L.*Z$/);
      }
    }
  });

  it('puts the near Castle lowest, on the half map on the left', () => {
    for (const seats of [3, 4]) {
      for (let near = 0; near < seats; near += 1) {
        const map = drawMap(seats, near);
        const castles = mapFor(seats).castles.map((name) => map.byName.get(name)!.at.y);
        expect(Math.max(...castles)).toBe(castles[near]);
      }
    }
    for (const near of [0, 1]) {
      const { byName } = drawMap(2, near);
      expect(byName.get(`K${near}`)!.at.x).toBeLessThan(byName.get(`K${1 - near}`)!.at.x);
    }
  });

  it('draws neighbours with a line in common and strangers without', () => {
    for (const seats of [2, 3, 4]) {
      const { byName } = drawMap(seats, 0);
      const points = new Map(
        [...byName].map(([name, { path }]) => [
          name,
          path
            .slice(1, -1)
            .split('L')
            .map((one) => one.split(' ').map(Number) as [number, number]),
        ]),
      );
      const touch = (a: string, b: string): number =>
        points.get(a)!.filter(([x, y]) => points.get(b)!.some(([u, v]) => Math.hypot(x - u, y - v) < 0.075)).length;
      const { lands } = mapFor(seats);
      for (const a of Object.keys(lands)) {
        for (const b of Object.keys(lands)) {
          if (a >= b) continue;
          if (lands[a]!.neighbours.includes(b)) expect(touch(a, b), `${a} ${b}`).toBeGreaterThan(1);
          else expect(touch(a, b), `${a} ${b}`).toBeLessThan(4);
        }
      }
    }
  });
});

describe('what happens', () => {
  const { view } = fixture('declared');
  const warrior = { card: 'forest:1', uid: 1, slot: 0 };

  it('flies from where it was to where it goes', () => {
    expect(
      flightsOf({ kind: 'drew', seat: 0, n: 2, why: 'summon' }, view).map((flight) => [flight.from, flight.to]),
    ).toEqual([
      ['deck:0', 'hand:0'],
      ['deck:0', 'hand:0'],
    ]);
    expect(
      flightsOf(
        {
          kind: 'struck',
          seat: 0,
          ...warrior,
          direction: 'left',
          icon: 'simple',
          victim: 'black:1',
          victim_uid: 2,
          victim_slot: 3,
          n: 1,
        },
        view,
      )[0],
    ).toMatchObject({ from: 'fighter:1', to: 'fighter:2', cargo: { kind: 'blow', n: 1 } });
    expect(flightsOf({ kind: 'captured', seat: 0, land: 'M1', from: -1 }, view)[0]).toMatchObject({
      to: 'land:M1',
      cargo: { kind: 'chip', people: 'forest' },
    });
    expect(flightsOf({ kind: 'died', seat: -1, card: 'neutral:5', uid: 0, slot: 1 }, view)[0]).toMatchObject({
      to: 'neutrals',
    });
    expect(flightsOf({ kind: 'turn', seat: 0, round: 1 }, view)).toEqual([]);
  });

  it('shows no card that was drawn unseen', () => {
    expect(flightsOf({ kind: 'drew', seat: 1, n: 1, why: 'summon' }, view)[0]!.cargo).toEqual({
      kind: 'back',
      people: 'black',
    });
    expect(flightsOf({ kind: 'artifact-gained', seat: 1, n: 1 }, view)[0]!.cargo).toEqual({
      kind: 'back',
      people: 'artifact',
    });
  });

  it('leaves a glow on what it touched', () => {
    expect(
      touched([
        { kind: 'wounded', seat: 0, ...warrior, uid: 3, n: 1, lives: 1, why: 'bolt' },
        { kind: 'captured', seat: 0, land: 'F0n', from: -1 },
        { kind: 'treasure-given', seat: 0, to: 1 },
      ]),
    ).toEqual(new Set(['fighter:3', 'land:F0n', 'treasures:0', 'treasures:1']));
  });
});

describe('a battle', () => {
  it('shows while mustering what was scouted, and no more', () => {
    const scouted = fixture('commit-4');
    const { shown } = scouted.view.battle!.defenders;
    expect(shown).toHaveLength(1);
    expect(enemyOf(scouted.view, scouted.view.battle!, 0)).toEqual({ seat: -1, sent: shown, backs: 2, held: [] });
    const rival = fixture('commit-3');
    const enemy = enemyOf(rival.view, rival.view.battle!, 0);
    const { defender, defenders } = rival.view.battle!;
    expect(defender).toBeGreaterThan(0);
    const { held } = rival.view.players[defender]!.known!;
    expect(enemy).toEqual({ seat: defender, sent: [], backs: defenders.n, held });
  });

  it('has a result: who is left, and what the winner took', () => {
    const { fresh } = fixture('result');
    expect(resultOf(fresh)).toMatchObject({ attacker: 0, defender: 1, land: 'M1', won: true, from: 1 });
    expect(resultOf([])).toBeNull();
    const [over] = fresh.filter(({ event }) => event.kind === 'battle-won');
    const more = (event: Record<string, unknown>): LogEntry => ({ number: 9, event });
    expect(
      resultOf([
        over!,
        more({ kind: 'artifact-gained', seat: 0, n: 1, card: 'artifact:1' }),
        more({ kind: 'artifact-gained', seat: 1, n: 1 }),
        more({ kind: 'treasure-gained', seat: 0 }),
      ]),
    ).toMatchObject({ from: null, artifacts: 1, seen: ['artifact:1'], treasures: 1 });
  });
});

describe('cards', () => {
  it('have a sign for every verb and every attack', () => {
    const verbs = new Set(allCards().flatMap((card) => card.action?.does.map((step) => step.verb) ?? []));
    verbs.delete('icon'); // the sign of the attack it gives
    expect([...verbs].filter((verb) => !isSign(verb))).toEqual([]);
    expect(ATTACKS.filter((attack) => !isSign(attack))).toEqual([]);
  });

  it('are known by their code', () => {
    expect(cardData('forest:1')?.kind).toBe('warrior');
    expect(cardData('nobody:9')).toBeUndefined();
  });
});

describe('the log', () => {
  const tells = (event: Record<string, unknown>): boolean => words.tell({ seat: 0, ...event }) !== null;

  it('tells nothing twice', () => {
    for (const kind of ['round', 'first', 'accepted', 'revealed', 'chose', 'idle', 'turned', 'swapped'])
      expect(tells({ kind }), kind).toBe(false);
    for (const kind of ['turn', 'named', 'struck', 'died', 'captured', 'declared'])
      expect(tells({ kind }), kind).toBe(true);
    expect(['attack', 'recoil', 'extra', 'bolt'].filter((why) => tells({ kind: 'wounded', why }))).toEqual([
      'recoil',
      'extra',
      'bolt',
    ]);
    expect([1, 2].map((round) => tells({ kind: 'battle-round', round }))).toEqual([false, true]);
  });

  it('tells what only this reader sees', () => {
    expect(tells({ kind: 'goal' })).toBe(false);
    expect(tells({ kind: 'goal', goal: 'goal:1' })).toBe(true);
    expect(tells({ kind: 'drew', why: 'refused', n: 2 })).toBe(false);
    expect(tells({ kind: 'drew', why: 'refused', n: 2, cards: ['snow:1', 'snow:2'] })).toBe(true);
    expect(tells({ kind: 'drew', why: 'summon', n: 2 })).toBe(true);
  });

  it('leaves the two in the centre to their own lines', () => {
    const fighters = [0, 1, 2, 3, 4, 5].map((slot) => ({ slot }));
    expect(words.tell({ kind: 'deployed', fighters })!.fighters).toEqual(fighters.slice(0, 4));
  });
});
