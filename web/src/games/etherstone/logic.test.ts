import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { abilityKey, allCards, price } from './catalogue';
import { fitCards } from '../fit';
import { flightsOf } from './flights';
import { bodyGlyphs, triggerGlyphs } from './glyphs';
import {
  actions,
  askedOf,
  canReroll,
  diceOption,
  isStop,
  lackingOf,
  teamOption,
  teamSaid,
  thingOf,
  touched,
  waiting,
} from './logic';
import {
  aimedAt,
  canAdd,
  canRemove,
  change,
  forced,
  matching,
  most,
  onlyOne,
  same,
  size,
  spread,
  STONE_KINDS,
} from './stones';
import { having, type ChoiceWith, type Question, type TeamOf } from './question';
import { COLOURS, SOURCES, STONES, THEMES, type Counts, type EtherstoneView } from './shown';

interface Fixture {
  position: { view: EtherstoneView; question: Question | null };
  seat: number;
}

function load(name: string): Fixture {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as Fixture;
}
function question(name: string): Question {
  return load(name).position.question!;
}
function fight(name: string): TeamOf {
  const asked = question(name);
  if (asked.kind !== 'team') throw new Error(`${name} asks ${asked.kind}`);
  return asked;
}
function stones(...list: Counts[]): ChoiceWith<'stones'>[] {
  return list.map((counts, i) => ({ text: `pay ${i}`, detail: { do: 'pay', stones: counts }, final: false }));
}

describe('stones', () => {
  const options = stones({ white: 1, black: 2 }, { red: 1, black: 2 }, { black: 3 });
  test('what every option contains is chosen already', () => {
    expect(forced(options)).toEqual({ black: 2 });
    expect(canRemove(options, forced(options), 'black')).toBe(false);
    expect(canRemove(options, { black: 3 }, 'black')).toBe(true);
  });
  test('a colour can be added while an option contains it all', () => {
    expect(canAdd(options, { black: 2 }, 'white')).toBe(true);
    expect(canAdd(options, { black: 2 }, 'green')).toBe(false);
    expect(canAdd(options, { black: 2, white: 1 }, 'red')).toBe(false);
  });
  test('a choice is an option or none', () => {
    expect(matching(options, { black: 2, red: 1 })?.text).toBe('pay 1');
    expect(matching(options, { black: 2, red: 0 })).toBeUndefined();
    expect(onlyOne(options, { white: 1 })?.text).toBe('pay 0');
    expect(onlyOne(options, { black: 2 })).toBeUndefined();
    expect(most(options)).toBe(3);
  });
  test('every option of the engine can be composed stone by stone', () => {
    for (const name of ['pay', 'gain', 'swap', 'steal']) {
      const all = having(question(name).options, 'stones');
      expect(all.length).toBeGreaterThan(0);
      for (const option of all) {
        const aimed = aimedAt(all, 'target' in option.detail ? option.detail.target : -1);
        let chosen = forced(aimed);
        for (const stone of spread(option.detail.stones)) {
          if ((chosen[stone] ?? 0) >= (option.detail.stones[stone] ?? 0)) continue;
          expect(canAdd(aimed, chosen, stone), `${name} ${option.text}`).toBe(true);
          chosen = change(chosen, stone, 1);
        }
        expect(matching(aimed, chosen)?.text).toBe(option.text);
      }
    }
  });
  test('stealing is aimed at one rival', () => {
    const all = having(question('steal').options, 'target');
    const targets = new Set(all.map((option) => option.detail.target));
    expect(targets.size).toBeGreaterThan(1);
    for (const target of targets)
      expect(aimedAt(all, target)).toEqual(all.filter((option) => option.detail.target === target));
  });
  test('counting', () => {
    expect(size({ white: 2, black: 1 })).toBe(3);
    expect(spread({ black: 1, white: 2 })).toEqual(['white', 'white', 'black']);
    expect(same({ white: 1 }, { white: 1, red: 0 })).toBe(true);
  });
});

describe('things', () => {
  test('every action has its thing on the table', () => {
    for (const name of ['full-2', 'full-3', 'full-4', 'early-2', 'middle-3']) {
      const asked = question(name);
      for (const option of asked.options) expect(thingOf(option.detail, asked.kind), option.text).not.toBe('');
    }
  });
  test('the purple die offers four colours, each other die itself', () => {
    const lit = actions(question('full-2'));
    expect(having(lit.get('die:purple')!, 'colour').map((option) => option.detail.colour)).toEqual([...STONES]);
    expect(lit.get('die:green')).toHaveLength(1);
    expect(lit.has('die:white')).toBe(false);
    expect(lit.has('rest')).toBe(true);
    expect(lit.has('refresh')).toBe(true);
  });
  test('abilities that wait lie on their cards', () => {
    const asked = question('tray');
    const lit = actions(asked);
    expect(waiting(asked).size).toBe(asked.options.filter((option) => !isStop(option.detail)).length);
    for (const key of waiting(asked).keys()) expect(lit.has(`card:${key.split('.')[0]}`)).toBe(true);
  });
  test('before summoning they lie on the card in hand', () => {
    const asked = question('before');
    expect([...actions(asked).keys()].every((thing) => thing.startsWith('hand:'))).toBe(true);
  });
  test('the draft is a click on a card of the pack, the leader one on a leader', () => {
    expect([...actions(question('draft-2')).keys()].every((thing) => thing.startsWith('pack:'))).toBe(true);
    expect([...actions(question('leaders-2')).keys()].every((thing) => thing.startsWith('choice:'))).toBe(true);
  });
  test('nothing is lit when nothing is asked', () => {
    expect(actions(null).size).toBe(0);
  });
});

describe('teams', () => {
  const asked = fight('team');
  const teams = having(asked.options, 'cards');
  test('every team the engine allows is found by its members', () => {
    expect(teams).toHaveLength(asked.options.length);
    for (const option of teams) expect(teamOption(asked.options, new Set(option.detail.cards))?.text).toBe(option.text);
    expect(teamOption(asked.options, new Set())).toBeUndefined();
  });
  test('what is shown of a team is what the engine says of it, be it an option or not', () => {
    const { fighters, suggested, weak } = asked.detail;
    expect(weak.length + teams.length).toBe(2 ** fighters.length);
    for (const team of [...weak, ...teams.map(({ detail }) => detail)])
      expect(teamSaid(asked, new Set(team.cards))).toBe(team);
    expect(teamSaid(asked, new Set())!.missing).toBe(asked.detail.n);
    expect(teamSaid(asked, new Set(suggested))!.missing).toBe(0);
    const untrue = { ...asked, detail: { ...asked.detail, weak: weak.map((team) => ({ ...team, strength: 99 })) } };
    expect(teamSaid(untrue, new Set())!.strength).toBe(99);
  });
});

describe('dice to roll again', () => {
  const options = having(question('reroll').options, 'dice');
  test('every set is found, and no die beyond the number', () => {
    for (const option of options) expect(diceOption(options, new Set(option.detail.dice))?.text).toBe(option.text);
    const largest = options.reduce((a, b) => (b.detail.dice.length > a.detail.dice.length ? b : a));
    const full = new Set(largest.detail.dice);
    const other = (['white', 'red', 'green', 'black', 'purple'] as const).find((die) => !full.has(die))!;
    expect(canReroll(options, full, other)).toBe(false);
    expect(canReroll(options, new Set(), other)).toBe(true);
  });
});

test('the stones shown as missing are as many as the engine says', () => {
  expect(lackingOf([{ kind: 'needs-stones', stones: { black: 2 }, any: 1, n: 3 }])).toEqual([
    'black',
    'black',
    'purple',
  ]);
  expect(lackingOf([{ kind: 'needs-some', stones: { black: 2 }, any: 1, n: 2 }])).toEqual(['black', 'black']);
  expect(lackingOf([{ kind: 'waiting', seats: [1] }])).toEqual([]);
});

test('the abilities of my cards can be asked about, those of rivals and those that work by themselves not', () => {
  const { position, seat } = load('tray');
  const [mine, rival] = [position.view.players[seat]!, position.view.players[1 - seat]!];
  const ask = (thing: string) => askedOf(thing, mine, position.question);
  expect(ask('ability:УК003.2')).toEqual({ do: 'apply', card: 'УК003', ability: 2 });
  expect(ask('card:УК003')).toEqual({ do: 'apply', card: 'УК003', ability: 1 });
  expect(ask(`card:${rival.leader}`)).toBeNull();
  const still = allCards().find((card) => card.abilities.every((ability) => !ability.applied))!.id;
  const placed = { ...mine.tableau[0]!, card: still };
  expect(askedOf(`card:${still}`, { ...mine, tableau: [placed] }, null)).toBeNull();
});

test('where cards are to be chosen, a card does not stand for its ability', () => {
  const { position, seat } = load('tray');
  const exhaust = { ...position.question!, kind: 'exhaust' } as Question;
  expect(askedOf('card:УК003', position.view.players[seat]!, exhaust)).toBeNull();
});

describe('prices', () => {
  test('name their stones, those of any colour last', () => {
    for (const card of allCards().filter((one) => one.cost)) {
      const found = price(card.id);
      const { any = 0, ...coloured } = card.cost!;
      expect(found.length).toBe(size(coloured) + any);
      expect(found.slice(found.length - any).every((stone) => stone === 'purple')).toBe(true);
    }
  });
});

describe('abilities as signs', () => {
  test('every ability of every card is drawn, none by the name of a verb', () => {
    for (const card of allCards()) {
      card.abilities.forEach((ability, i) => {
        const glyphs = bodyGlyphs(ability);
        expect(glyphs.length, abilityKey(card.id, i + 1)).toBeGreaterThan(0);
        for (const glyph of glyphs) expect(glyph.text ?? '', abilityKey(card.id, i + 1)).not.toMatch(/[a-z]/);
        const trigger = triggerGlyphs(ability);
        expect(Boolean(trigger.sign) || trigger.any || trigger.colours.length + trigger.values.length > 0).toBe(true);
      });
    }
  });
  test('values, ranges and every value look different', () => {
    expect(triggerGlyphs({ trigger: 'die', values: [1, 6] }).values).toEqual(['1', '6']);
    expect(triggerGlyphs({ trigger: 'die', values: [1, 2, 3], range: true }).values).toEqual(['1–3']);
    expect(triggerGlyphs({ trigger: 'die', values: [1, 2, 3, 4, 5, 6], range: true }).any).toBe(true);
  });
  test('a cost stands before an arrow, a condition before what it allows', () => {
    const glyphs = bodyGlyphs({
      trigger: 'die',
      costs: [{ verb: 'hurt', n: 1 }],
      effects: [[{ verb: 'points', n: 1, measure: 'durability', at_least: 10 }]],
    });
    expect(glyphs.map((glyph) => glyph.sign ?? glyph.text)).toEqual(['hurt', 'arrow', 'heart', ':', 'points']);
  });
});

describe('what happened', () => {
  const { view } = load('full-3').position;
  test('the things that events touched glow', () => {
    const found = touched(
      [
        { kind: 'took-die', seat: 1, die: 'red', colour: 'red', value: 3 },
        { kind: 'stole', seat: 1, from: 0, stones: { red: 1 }, card: 'ИС001' },
        { kind: 'summoned', seat: 0, card: view.players[0]!.tableau[0]!.card, stones: {} },
        { kind: 'summoned', seat: 0, card: 'gone', stones: {} },
        { kind: 'durability-lost', seat: 2, n: 1, card: '', why: 'refresh' },
      ],
      view.players,
    );
    expect([...found].sort()).toEqual(
      [`card:${view.players[0]!.tableau[0]!.card}`, 'dial:2', 'die:red', 'stones:0', 'stones:1'].sort(),
    );
  });
  test('stones fly from the card that gave them, at most five', () => {
    const card = view.players[1]!.tableau[0]!.card;
    const flights = flightsOf({ kind: 'stones-gained', seat: 1, stones: { red: 7 }, card }, view);
    expect(flights).toHaveLength(5);
    expect(flights[0]).toMatchObject({ from: `card:${card}`, to: 'stones:1', cargo: { kind: 'stone', stone: 'red' } });
  });
  test('a summoned card comes with its price', () => {
    const card = view.players[0]!.tableau[1]!.card;
    const flights = flightsOf({ kind: 'summoned', seat: 0, card, stones: { green: 2 } }, view);
    expect(flights.map((flight) => flight.cargo.kind)).toEqual(['stone', 'stone', 'card']);
  });
  test('what nobody sees does not fly', () => {
    expect(flightsOf({ kind: 'rested', seat: 0 }, view)).toEqual([]);
  });
});

describe('room', () => {
  test('cards get smaller until they fit', () => {
    expect(fitCards([false, false], 1000, 1000, 8, 100)).toBe(100);
    const seven = fitCards(Array<boolean>(7).fill(true), 800, 150, 9, 112);
    expect(seven).toBeLessThan(112);
    expect(seven).toBeGreaterThan(60);
  });
});

describe('words made from data', () => {
  const kinds = ['lay', 'gain', 'take-for', 'receive', 'spend', 'swap', 'lose-stones', 'steal'];
  const ids = [
    ...kinds.map((kind) => `board-confirm-${kind}`),
    ...THEMES.map((theme) => `board-theme-${theme}`),
    ...COLOURS.flatMap((colour) => [`board-stone-${colour}`, `colour-${colour}`]),
    ...['hand', 'deck', 'pool'].map((why) => `board-end-${why}`),
    ...['follower', 'ritual', 'technology', 'leader', 'threat'].map((type) => `type-${type}`),
    ...SOURCES.map((source) => `score-${source}`),
  ];
  test.each(['en', 'ru', 'uk'])('exist in %s', (language) => {
    const folder = new URL(`../../../../src/ludoteka/locales/${language}/`, import.meta.url);
    const text = ['etherstone.ftl', 'etherstone-board.ftl']
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    expect(ids.filter((id) => !text.includes(`etherstone-${id} =`))).toEqual([]);
    expect([...STONE_KINDS].sort()).toEqual([...kinds].sort());
  });
});
