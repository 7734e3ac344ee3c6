import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  costChange,
  actions,
  ahead,
  askedOf,
  amounts,
  arrangeOption,
  canGain,
  canLose,
  cardAnswers,
  dealAnswers,
  exchangeAnswers,
  gainLeft,
  gainOption,
  gainRule,
  mirrorAnswers,
  needsOf,
  optionFor,
  pick,
  pilesOf,
  reachable,
  receiversOf,
  size,
  splitAnswers,
  touched,
  unpick,
  usurpers,
  waysOf,
  type Gain,
  spread,
  type Token,
  type Way,
  thingOf,
} from './logic';
import type { Step } from '../types';
import type { Question } from './question';
import type { Counts, Happening, Option, SeasonsView } from './shown';

interface Fixture {
  position: { view: SeasonsView; question: Question };
  seat: number;
  fresh: { event: Happening }[];
}

function load(name: string) {
  const fixture = JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as Fixture;
  const { view, question } = fixture.position;
  return { view, question: question, board: view.players[fixture.seat]!, seat: fixture.seat, fresh: fixture.fresh };
}

const reserve = (...elements: Token['element'][]): Token[] => elements.map((element) => ({ pile: 'reserve', element }));

/** The picks an option consists of. */
function picksOf({ piles }: Way): Token[] {
  return Object.entries(piles).flatMap(([pile, tokens]) => spread(tokens).map((element) => ({ pile, element })));
}

describe('things', () => {
  test('are called by the engine as its options call them', () => {
    let found = 0;
    for (const name of ['main-stores', 'dice-3']) {
      const { question, board, seat } = load(name);
      for (const { detail } of question.options) {
        const asked = askedOf(thingOf(detail, question.kind, seat), board, seat);
        if (!asked || asked.do !== detail.do) continue;
        expect(detail).toMatchObject(asked);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(5);
    expect(askedOf('token:1', load('dice-3').board, 0)).toBeNull();
    expect(askedOf('card:999', load('dice-3').board, 0)).toBeNull();
  });

  test('the main question lights hand, cards, reserve and bonuses', () => {
    const { question, seat } = load('main-stores');
    const lit = actions(question, seat);
    expect([...lit.keys()].filter((thing) => thing.startsWith('hand:')).sort()).toEqual(
      ['hand:base:2', 'hand:base:31', 'hand:base:7'].sort(),
    );
    expect(lit.get('reserve')?.map((option) => option.text)).toEqual(['transmute']);
    expect([...lit.keys()].filter((thing) => thing.startsWith('bonus:'))).toHaveLength(3);
    expect([...lit.keys()].filter((thing) => thing.startsWith('card:')).length).toBeGreaterThan(0);
  });
  test('dice, season spaces and reserves of rivals can be clicked', () => {
    const dice = load('dice-3');
    expect([...actions(dice.question, 0).keys()].every((thing) => /^die:\d$/.test(thing))).toBe(true);
    expect([...actions(load('boots').question, 0).keys()].sort()).toEqual(
      ['move:1', 'move:2', 'move:3', 'move:-1', 'move:-2', 'move:-3'].sort(),
    );
    expect([...actions(load('copy-reserve').question, 0).keys()]).toEqual(['reserve:1', 'reserve:2']);
  });
  test('a familiar is given up from hand or from play', () => {
    const { question } = load('sacrifice-familiar');
    const lit = [...actions(question, 0).keys()];
    expect(lit.some((thing) => thing.startsWith('hand:'))).toBe(true);
    expect(lit.some((thing) => thing.startsWith('card:'))).toBe(true);
  });
});

describe('taking tokens', () => {
  test.each([
    'pay',
    'transmute',
    'mirror',
    'transmute-identical',
    'exchange',
    'feed',
    'trim',
    'store',
    'choose-elements',
  ])('every option of %s can be composed, token by token', (name) => {
    const { question } = load(name);
    const ways = waysOf(question);
    for (const way of ways) {
      let picks: Token[] = [];
      for (const token of picksOf(way)) picks = pick(ways, picks, token);
      expect(optionFor(ways, picks)?.text).toBe(way.option.text);
    }
  });
  test('a payment mixes reserve and cards', () => {
    const { question, board } = load('pay');
    const ways = waysOf(question);
    expect(amounts(ways)).toEqual({ least: 5, most: 5 }); // six less one: Hand of Fortune
    const piles = pilesOf(question, board);
    const amulet = piles.find((pile) => pile.card === 'base:4')!;
    const picks = [
      ...reserve('fire', 'fire', 'earth'),
      { pile: amulet.key, element: 'earth' as const },
      { pile: amulet.key, element: 'fire' as const },
    ];
    expect(optionFor(ways, picks)?.text).toBe('pay fire+fire+earth fire+earth@amulet-of-water');
    expect(optionFor(ways, picks.slice(1))).toBeNull();
    expect(reachable(ways, reserve('air'))).toBe(false);
  });
  test('tokens of another pile take the place of those that do not go with them', () => {
    const { question, board } = load('transmute');
    const ways = waysOf(question);
    const amulet = pilesOf(question, board).find((pile) => pile.card === 'base:4')!;
    const picks = pick(ways, reserve('air', 'air'), { pile: amulet.key, element: 'fire' });
    expect(picks).toEqual([{ pile: amulet.key, element: 'fire' }]);
    expect(unpick(picks, picks[0]!)).toEqual([]);
  });
  test('the mirror takes tokens of one type', () => {
    const ways = waysOf(load('mirror').question);
    expect(pick(ways, reserve('air'), reserve('fire')[0]!)).toEqual(reserve('fire'));
  });
  test('a full trim names what goes', () => {
    const { question, board } = load('trim');
    const over = size(board.reserve) - board.capacity;
    expect(amounts(waysOf(question))).toEqual({ least: over, most: over });
  });
});

describe('gaining', () => {
  const gain = (gained: Counts, lost: Counts = {}): Gain => ({ gained, lost });
  test('what fits is simply chosen', () => {
    const { question, board } = load('energy');
    const rule = gainRule(question, board);
    expect(rule).toMatchObject({ n: 5, spare: 0 });
    expect(gainLeft(rule, gain({ water: 3 }))).toBe(2);
    expect(canLose(rule, gain({ water: 3 }), 'air')).toBe(false);
    expect(gainOption(question, rule, gain({ water: 3, earth: 2 }))?.text).toBe('gain water+water+water+earth+earth');
    expect(canGain(rule, gain({ water: 3, earth: 2 }))).toBe(false);
  });
  test('what does not fit is one choice of what to hold', () => {
    const { question, board } = load('energy-full'); // air, water, fire, fire, earth; five come, two fit
    const rule = gainRule(question, board);
    expect(rule).toMatchObject({ n: 5, spare: 3 });
    expect(gainOption(question, rule, gain({ water: 2 }))?.text).toBe('gain water+water');
    expect(gainLeft(rule, gain({ water: 5 }))).toBe(-3);
    expect(gainOption(question, rule, gain({ water: 5 }, { air: 1, fire: 2 }))?.text).toBe(
      'gain water+water+water+water+water lose air+fire+fire',
    );
    // a token that comes and goes is the same as one that never came
    expect(gainOption(question, rule, gain({ water: 2, fire: 1 }, { fire: 1 }))?.text).toBe('gain water+water');
    expect(canLose(rule, gain({ water: 5 }, { air: 1, fire: 2 }), 'earth')).toBe(false);
  });
  test('every option can be composed', () => {
    for (const name of ['energy', 'energy-full']) {
      const { question, board } = load(name);
      const rule = gainRule(question, board);
      for (const option of question.options) {
        if (option.detail.do !== 'gain') throw new Error(option.text);
        const found = gainOption(question, rule, gain(option.detail.energy, option.detail.lost));
        expect(found?.text).toBe(option.text);
      }
    }
  });
});

describe('transmuting', () => {
  test('every way says what it is worth', () => {
    for (const name of ['transmute', 'transmute-identical']) {
      for (const { option } of waysOf(load(name).question))
        expect('crystals' in option.detail && option.detail.crystals, option.text).toBeGreaterThan(0);
    }
  });
});

/** The answer that a step gives to a question. */
function given(step: Step | undefined, kind: string, ...details: Option[]): string | undefined {
  const options = details.map((detail, i) => ({ text: `option ${i}`, detail, final: false, weight: null }));
  return typeof step === 'function' ? step({ number: 1, kind, detail: { kind }, options }) : step;
}

describe('parting the cards', () => {
  test.each(['split-2', 'split-3', 'split-4'])(
    '%s: the first answer is an option, the second one of those that follow',
    (name) => {
      const { question, board } = load(name);
      const cards = [...board.cards!.drafted].reverse();
      const answers = splitAnswers(question, cards.slice(0, 3), cards.slice(3, 6))!;
      expect(question.options.map((option) => option.text)).toContain(answers[0]);
      const second = cards.slice(3, 6);
      expect(
        given(
          answers[1],
          'split',
          { do: 'year-2', cards: cards.slice(6, 9) },
          { do: 'year-2', cards: [...second].reverse() },
        ),
      ).toBe('option 1');
      expect(given(answers[1], 'split', { do: 'hand', cards: second })).toBeUndefined();
      expect(splitAnswers(question, cards.slice(0, 2), cards.slice(3, 6))).toBeNull();
      expect(splitAnswers(question, cards.slice(0, 3), cards.slice(3, 5))).toBeNull();
    },
  );
});

describe('Naria', () => {
  test('keeping and dealing is one choice', () => {
    const { view, question } = load('prophecy-3');
    expect(receiversOf(question)).toEqual([0, 1, 2]);
    const [a, b, c] = view.looked.cards as [string, string, string];
    const answers = dealAnswers(question, [a, b, c])!;
    expect(typeof answers[0] === 'function' && answers[0](question as never)).toMatch(/^keep /);
    expect(given(answers[1], 'deal', { do: 'give', card: c, target: 1 }, { do: 'give', card: b, target: 1 })).toBe(
      'option 1',
    );
    expect(given(answers[2], 'deal', { do: 'give', card: c, target: 1 })).toBeUndefined(); // it is for another seat
    expect(given(answers[2], 'main', { do: 'end' })).toBeUndefined(); // the last card needs no answer
    expect(dealAnswers(question, [b, c])).toBeNull();
  });
  test('goes on in the middle of the dealing', () => {
    const { view, question } = load('deal');
    expect(receiversOf(question)).toEqual([1, 2, 3]);
    const [first] = dealAnswers(question, [...view.looked.cards].reverse())!;
    expect(typeof first === 'function' && first(question as never)).toMatch(/ to seat 1$/);
  });
});

describe('the wheel', () => {
  test('shows only what is still open', () => {
    const { view } = load('dice-3');
    const open = view.dice.filter((die) => die.by === null).length;
    expect(ahead(view).flatMap((way) => way.places)).toHaveLength(open);
    expect(view.leftover).toBe(-1);
    expect(load('full-3').view.leftover).toBeGreaterThanOrEqual(0);
  });
});

describe('what just happened', () => {
  test('a summoned card is found in play', () => {
    const { view, fresh } = load('store');
    const placed = view.players[0]!.tableau[0]!;
    expect(
      touched(
        fresh.map((entry) => entry.event),
        view.players,
      ).has(`card:${placed.uid}`),
    ).toBe(true);
  });
});

describe('what cards need', () => {
  test('is added up', () => {
    const unchanged = { any: 0, saved: 0, fee: 0 };
    const costs = {
      a: { energy: { air: 2 }, crystals: 0, ...unchanged },
      b: { energy: { air: 1, fire: 1 }, crystals: 3, ...unchanged },
    };
    expect(needsOf(['a', 'b', 'b'], costs)).toEqual({ air: 4, water: 0, fire: 2, earth: 0, crystals: 6 });
  });

  test('tells what effects change', () => {
    const printed = { energy: { air: 2 }, crystals: 0 };
    expect(costChange(undefined)).toBeNull();
    expect(costChange({ ...printed, any: 0, saved: 0, fee: 0 })).toBeNull();
    expect(costChange({ ...printed, any: 1, saved: 1, fee: 0 })).toBeNull();
    expect(costChange({ ...printed, any: 1, saved: 0, fee: 2 })).toEqual({ tokens: 1, fee: 2 });
    expect(costChange({ ...printed, any: 0, saved: 2, fee: 0 })).toEqual({ tokens: -2, fee: 0 });
  });
});

describe('Enchanted Kingdom', () => {
  test.each(['tithe', 'inlay', 'usurp-elements', 'drain-water', 'deposit', 'withdraw', 'forfeit', 'rob'])(
    'every option of %s that takes tokens can be composed',
    (name) => {
      const { question, board } = load(name);
      const ways = waysOf(question);
      expect(ways.length).toBeGreaterThan(1);
      const piles = new Map(pilesOf(question, board).map((pile) => [pile.key, pile.tokens]));
      for (const way of ways) {
        let picks: Token[] = [];
        for (const token of picksOf(way)) {
          expect(piles.get(token.pile)?.[token.element] ?? 0).toBeGreaterThan(0);
          picks = pick(ways, picks, token);
        }
        expect(optionFor(ways, picks)?.text).toBe(way.option.text);
      }
    },
  );
  test('moving nothing is no way of taking tokens', () => {
    const { question } = load('deposit');
    expect(waysOf(question)).toHaveLength(question.options.length - 1);
  });
  test('tokens come from the card, from a rival or from the supply', () => {
    const keys = (name: string): string[] => pilesOf(load(name).question, load(name).board).map((pile) => pile.key);
    expect(keys('withdraw')).toEqual(['store']);
    expect(keys('rob')).toEqual(['rival']);
    expect(keys('usurp-elements')).toEqual(['supply']);
    expect(keys('forfeit')).toEqual(['reserve']);
  });
  test('cards are put back in the order composed', () => {
    const { question } = load('arrange');
    expect(question.options).toHaveLength(6);
    for (const option of question.options) {
      if (option.detail.do !== 'arrange') throw new Error(option.text);
      expect(arrangeOption(question, option.detail.cards)).toBe(option);
    }
    expect(arrangeOption(question, ['base:1', 'base:2', 'base:3'])).toBeNull();
  });
  test('cards are exchanged one answer each, and the end is told if it is asked', () => {
    const { question } = load('exchange-cards');
    const [none] = exchangeAnswers(question, [])!;
    expect(typeof none === 'function' && none(question as never)).toBe('enough');
    const answers = exchangeAnswers(question, ['base:11', 'base:11'])!;
    expect(answers.slice(0, 2)).toEqual(['discard figrim-the-avaricious', 'discard figrim-the-avaricious']);
    expect(given(answers[2], 'main', { do: 'enough' })).toBeUndefined();
    expect(exchangeAnswers(question, ['base:50'])).toBeNull();
  });
  test('the mirror names its element when it is asked', () => {
    const [option] = load('mirror').question.options;
    const answers = mirrorAnswers(option!, 'fire');
    expect(answers[0]).toBe(option!.text);
    expect(given(answers[1], 'reflect', { do: 'into', element: 'air' }, { do: 'into', element: 'fire' })).toBe(
      'option 1',
    );
  });
  test('nine of eighteen', () => {
    const { question, board, view } = load('construct');
    const pack = board.cards!.pack;
    expect([pack.length, view.draft_size]).toEqual([18, 9]);
    const answers = cardAnswers(question, pack.slice(0, 9))!;
    expect(answers).toHaveLength(9);
    expect(answers.every((text) => question.options.some((option) => option.text === text))).toBe(true);
  });
  test('twelve cards are parted into sets of four', () => {
    const { question, board } = load('split-four');
    const cards = board.cards!.drafted;
    expect(question.detail).toMatchObject({ n: 4 });
    const answers = splitAnswers(question, cards.slice(0, 4), cards.slice(4, 8))!;
    expect(answers).toHaveLength(2);
    expect(splitAnswers(question, cards.slice(0, 4), cards.slice(4, 7))).toBeNull();
    expect(splitAnswers(question, cards.slice(0, 3), cards.slice(4, 7))).toBeNull();
  });
  test('token, open card and fifth bonus are things on the table', () => {
    const lit = (name: string): string[] => [...actions(load(name).question, 0).keys()];
    expect(lit('kingdom-4')).toEqual(expect.arrayContaining(['token:0', 'open-top']));
    expect(lit('kingdom-2')).toContain('bonus:draw-one');
    expect(lit('leap')).toEqual(expect.arrayContaining(['move:2', 'move:-2']));
    expect(lit('wither')).toContain('reserve');
    expect(lit('usurp').every((thing) => thing.startsWith('card:'))).toBe(true);
    expect(lit('reject-last').every((thing) => thing.startsWith('pack:'))).toBe(true);
  });
  test('copied cards', () => {
    const { view, board } = load('kingdom-3');
    const raven = board.tableau.find((placed) => placed.model)!;
    expect(usurpers(view.players, raven.model)).toEqual([0]);
    expect(usurpers(view.players, raven.uid)).toEqual([]);
  });
  test('what happened is seen where it happened', () => {
    const { view } = load('kingdom-3');
    const things = touched(
      [
        { kind: 'energy-taken', seat: 0, from: 1, energy: { fire: 2 }, card: 'ek:20' },
        { kind: 'token-used', seat: 2, token: 7 },
        { kind: 'reserve-shrunk', seat: 1, capacity: 6, card: 'enchantment:9' },
      ],
      view.players,
    );
    expect([...things].sort()).toEqual(['reserve:0', 'reserve:1', 'token:2']);
  });
});
