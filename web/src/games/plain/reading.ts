/**
 * A view of any game, read by its shape: lists of words are zones of cards (null: a hidden one), numbers are counters,
 * words are words, lists of records are what they say of seats and cards, other records are groups.
 * docs/adding-a-game.md tells it to those who write views; terminal/generic.py reads them in the same way.
 */
import { namesCard } from '../../lib/prose';
import type { Json } from '../../protocol';

export type Field =
  | { kind: 'zone'; key: string; cards: (string | null)[] }
  | { kind: 'records'; key: string; records: Json[] }
  | { kind: 'group'; key: string; fields: Field[] }
  | { kind: 'card'; key: string; card: string }
  | { kind: 'word'; key: string; word: string }
  | { kind: 'numbers'; key: string; numbers: number[] }
  | { kind: 'flag'; key: string };

/** Said in a word or a number, where others need room. */
export function isShort(one: Field): one is Extract<Field, { kind: 'numbers' | 'word' | 'flag' }> {
  return one.kind === 'numbers' || one.kind === 'word' || one.kind === 'flag';
}

/** The hue of a card: those that are named alike, as the cards of a suit are, have the same one. */
export function hueOf(card: string): number {
  const parts = card.split(/[-_:\s]+/);
  const family = parts.findLast((part) => /^\p{L}{2,}$/u.test(part)) ?? parts[0] ?? '';
  let sum = 7;
  for (const letter of family) sum = (sum * 31 + letter.codePointAt(0)!) % 65521;
  return (sum * 302) % 360;
}

export interface Table {
  /** What lies before each seat. */
  players: Field[][];
  /** What lies in the middle. */
  common: Field[];
  /** The seats that act or are asked. */
  acting: ReadonlySet<number>;
  scores: number[];
}

/** What the page around the board shows, or nobody needs to see. */
const FRAME = new Set('active asked question game number over players round scores seat seats'.split(' '));

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function field(key: string, value: unknown): Field | null {
  if (typeof value === 'number') return { kind: 'numbers', key, numbers: [value] };
  if (value === true) return { kind: 'flag', key };
  if (typeof value === 'string' && value)
    return namesCard(key) ? { kind: 'card', key, card: value } : { kind: 'word', key, word: value };
  if (isRecord(value)) {
    const fields = read(value);
    return fields.length > 0 ? { kind: 'group', key, fields } : null;
  }
  if (!Array.isArray(value)) return null;
  if (value.every((one) => one === null || typeof one === 'string')) return { kind: 'zone', key, cards: value };
  if (value.every((one) => typeof one === 'number')) return { kind: 'numbers', key, numbers: value };
  return { kind: 'records', key, records: value.filter(isRecord) };
}

export function read(data: Json, skip: ReadonlySet<string> = new Set()): Field[] {
  return Object.entries(data).flatMap(([key, value]) => (skip.has(key) ? [] : (field(key, value) ?? [])));
}

export function readTable(view: Json): Table {
  const players = Array.isArray(view.players) ? (view.players as Json[]) : [];
  const asked = Array.isArray(view.asked)
    ? (view.asked as unknown[]).map((one) => (isRecord(one) ? Number(one.seat) : Number(one)))
    : [];
  return {
    players: players.map((player) => read(player)),
    common: read(view, FRAME),
    acting: new Set(view.over === true ? [] : typeof view.active === 'number' ? [...asked, view.active] : asked),
    scores: Array.isArray(view.scores) ? (view.scores as number[]) : [],
  };
}
