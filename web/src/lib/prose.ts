/**
 * Sentences from the engine's data: what happened, what is asked, what can be chosen. The rules are those of prose.py;
 * a sentence comes as parts, so that cards can be opened, players coloured and tokens drawn.
 */
import type { GameWords } from '../games/types';
import type { QuestionInfo, Json, LogEntry, OptionInfo, SeatInfo } from '../protocol';
import { has, minus, signed, t, type Args } from './i18n';
import { cardMessage, messageName, plainName } from './names';

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'card'; text: string; card: string }
  | { kind: 'player'; text: string; seat: number }
  | { kind: 'tokens'; text: string; counts: Record<string, number> };

/** Whose match it is, for names and the game's own words. */
export interface Telling {
  game: string;
  seats: readonly SeatInfo[];
  words: GameWords | null;
}

const SEATS: Record<string, string> = {
  seat: 'player',
  by: 'doer',
  from: 'rival',
  to: 'rival',
  target: 'rival',
  owner: 'rival',
  defender: 'rival',
  about: 'rival',
};
const SEEN = ['card', 'cards', 'given', 'goal'];
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKED = /\uE000(\d+)\uE001/;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a player is called; an empty seat by its number. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats.find((one) => one.seat === seat);
  if (!info) return t('web-seat-number', { n: seat + 1 });
  if (info.kind === 'bot' && !info.name) {
    const alike = seats.filter((one) => one.kind === 'bot' && !one.name && one.bot === info.bot);
    if (alike.length === 1) return botName(info.bot);
    return t('player-namesake', { bot: botName(info.bot), n: alike.indexOf(info) + 1 });
  }
  if (info.name) return personName(info.name);
  return t(info.kind === 'person' ? 'player-number' : 'web-seat-number', { n: seat + 1 });
}

/** Who chose no name has a number; the word before it is the reader's. */
export function personName(name: string): string {
  const [, kind, n] = /^(Guest|Player) (\d{1,4})$/.exec(name) ?? [];
  if (!n) return name;
  return t(kind === 'Guest' ? 'player-guest' : 'player-number', { n });
}

export function botName(bot: string): string {
  const id = `player-bot-${bot}`;
  return has(id) ? t(id) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** What a game is called; one that brings no words by its plain name. */
export function gameName(game: string): string {
  return has(game) ? t(game) : plainName(game);
}

export function cardName(game: string, card: string): string {
  const message = cardMessage(game, card);
  return has(message) ? t(message) : plainName(card);
}

/** Whether a word under this key is a card, in a game that need not name its cards. */
export function namesCard(key: string): boolean {
  return key === 'card' || key === 'given' || /[-_]card$/.test(key);
}

/** What a zone, a counter or another field of a view is called. */
export function fieldLabel(game: string, key: string): string {
  const message = `${game}-label-${key.replaceAll('_', '-')}`;
  return has(message) ? t(message) : plainName(key);
}

/** What a game calls this value of a field. */
export function fieldWord(game: string, key: string, value: string): string {
  const message = `${game}-${key}-${messageName(value)}`;
  return has(message) ? t(message) : plainName(value);
}

/** What a card does; on cards with several abilities a line each. */
export function cardText(game: string, card: string): string {
  const message = `${cardMessage(game, card)}.text`;
  return has(message) ? t(message) : '';
}

/** What one ability of a card does: its line, from 1, of the card's text. */
export function abilityText(game: string, card: string, ability: number): string {
  return cardText(game, card).split('\n')[ability - 1] ?? '';
}

/** The sentences of one telling. Marks stand for parts while Fluent builds a sentence. */
class Writer {
  private readonly marks: Part[] = [];

  constructor(private readonly telling: Telling) {}

  private has(name: string): boolean {
    return has(`${this.telling.game}-${name}`);
  }

  /** A message of the game; what it brings none for is said with the names in its data. */
  private say(name: string, args?: Args): string {
    if (this.has(name)) return t(`${this.telling.game}-${name}`, args);
    const [, kind = '', rest = ''] = /^([a-z]+)-?(.*)$/.exec(name) ?? [];
    if (kind === 'why' && args) return ` (${Object.values(args).join(', ')})`;
    if (kind === 'token') return args ? `${plainName(rest)} ${String(args.n)}` : '–';
    return plainName(['card', 'branch', 'die', 'dice', 'why'].includes(kind) ? rest : name);
  }

  /** All that data say beyond whom and what they are about. */
  private details(data: Json): string[] {
    return Object.entries(data)
      .filter(
        ([key, value]) =>
          key !== 'kind' &&
          key !== 'do' &&
          !(key === 'seat' && 'kind' in data) &&
          value !== null &&
          value !== '' &&
          value !== false,
      )
      .map(([key, value]) => this.value(key, value))
      .filter(Boolean);
  }

  /** One of the data as words. */
  private value(key: string, value: unknown): string {
    if (key in SEATS && typeof value === 'number') return value >= 0 ? this.player(value) : '';
    if (typeof value === 'string')
      return namesCard(key) || this.isCard(value) ? this.card(value) : fieldWord(this.telling.game, key, value);
    if (typeof value === 'boolean') return fieldLabel(this.telling.game, key);
    if (typeof value === 'number')
      return key === 'n' ? minus(value) : `${fieldLabel(this.telling.game, key)} ${minus(value)}`;
    if (Array.isArray(value) && key === 'winners') return value.map((seat) => this.player(Number(seat))).join(', ');
    if (Array.isArray(value))
      return value
        .map((one) =>
          typeof one === 'string' ? this.card(one) : typeof one === 'number' ? minus(one) : this.value(key, one),
        )
        .join(', ');
    return isObject(value) ? this.details(value as Json).join(', ') : '';
  }

  /** Data without a message: `Bo: trick taken · Cups 3 · Points 11`, as prose.py says it. */
  private outright(what: string, data: Json): Part[] {
    const seat = 'kind' in data && typeof data.seat === 'number' ? data.seat : -1;
    const head = seat >= 0 ? `${this.player(seat)}: ${what.charAt(0).toLowerCase()}${what.slice(1)}` : what;
    return this.split([head, ...this.details(data)].join(' · '));
  }

  /** All that a record says, in parts. */
  said(data: Json): Part[] {
    return this.split(this.details(data).join(' · '));
  }

  private mark(part: Part): string {
    this.marks.push(part);
    return `${OPEN}${this.marks.length - 1}${CLOSE}`;
  }

  private player(seat: number): string {
    return this.mark({ kind: 'player', text: seatName(this.telling.seats, seat), seat });
  }

  private card(card: string): string {
    return this.mark({ kind: 'card', text: cardName(this.telling.game, card), card });
  }

  /** Tokens as words, with the marks of a drawn part around them. */
  private tokens(counts: Record<string, number>): string {
    const words = Object.entries(counts)
      .filter(([, n]) => n > 0)
      .map(([name, n]) => this.say(`token-${name}`, { n }));
    if (words.length === 0) return this.say('token-none');
    return this.mark({ kind: 'tokens', text: words.join(', '), counts });
  }

  /** A die's face: its tokens, its symbols, its dots. */
  private die(face: Record<string, unknown>): string {
    const pieces: string[] = [];
    const energy = face.energy as Record<string, number>;
    if (Object.values(energy).some((n) => n > 0)) pieces.push(this.tokens(energy));
    if (face.crystals) pieces.push(`${String(face.crystals)}\u2009◆`);
    if (face.gauge) pieces.push(`${this.say('label-gauge')} +1`);
    if (face.transmute) pieces.push(this.say('why-transmute'));
    if (face.draw) pieces.push(this.say('label-draw'));
    return `${pieces.join(', ')}\u00a0${'•'.repeat(Number(face.pips))}`.trim();
  }

  /** Dice with their values, or dice alone; those of a game without names for them stay unsaid. */
  private dice(dice: unknown): string {
    if (isObject(dice))
      return Object.entries(dice as Record<string, number>)
        .map(([die, n]) => this.say(`dice-${die}`, { n }))
        .join(', ');
    return (dice as unknown[])
      .filter((die) => typeof die === 'string')
      .map((die) => this.say(`die-${die}`))
      .join(', ');
  }

  /** Cards, players, records, words or plain numbers in a row. */
  private list(key: string, values: unknown[]): string {
    if (key === 'winners' || key === 'seats') return values.map((seat) => this.player(Number(seat))).join(', ');
    if (values.every((value) => typeof value === 'number')) return values.join(' : ');
    if (this.has(key)) return values.map((value) => this.say(key, this.arguments(value as Json))).join(', ');
    if (values.length > 0 && values.every((value) => typeof value === 'string' && this.has(`${key}-${value}`)))
      return values.map((value) => this.say(`${key}-${String(value)}`)).join(', ');
    return values
      .filter((value) => this.isCard(value))
      .map((card) => this.card(card))
      .join(', ');
  }

  private isCard(value: unknown): value is string {
    return typeof value === 'string' && has(cardMessage(this.telling.game, value));
  }

  sentence(name: string, data: Json): Part[] {
    return this.split(this.say(name, this.arguments(data)));
  }

  event(data: Json): Part[] {
    const name = `event-${data.kind}`;
    if (!this.has(name)) return this.outright(plainName(String(data.kind)), data);
    const seen = `${name}.seen`;
    return this.sentence(this.has(seen) && SEEN.some((key) => data[key] != null) ? seen : name, data);
  }

  hint(data: Json): string {
    const name = `ask-${data.kind}.hint`;
    return this.has(name) ? plain(this.sentence(name, data)) : '';
  }

  option(data: Json): Part[] {
    if (this.has(`do-${data.do}`)) return this.sentence(`do-${data.do}`, data);
    const details = this.details(data).join(' · ');
    return this.split(details ? `${plainName(String(data.do))}: ${details}` : plainName(String(data.do)));
  }

  reason(data: Json): Part[] {
    return this.split(this.reasonText(data));
  }

  private reasonText(data: Json): string {
    const args = this.arguments(data);
    if (Array.isArray(data.branches))
      args.branches = (data.branches as Json[]).map((branch) => this.reasonText(branch)).join(' / ');
    const name = `cannot-${data.kind}`;
    return this.has(name) ? this.say(name, args) : t(name, args);
  }

  question(data: Json): Part[] {
    return this.has(`ask-${data.kind}`)
      ? this.sentence(`ask-${data.kind}`, data)
      : this.outright(plainName(String(data.kind)), data);
  }

  private arguments(data: Json): Args {
    const args: Args = { player: '', rival: '', card: '', why: '', cause: '' };
    for (const [key, value] of Object.entries(data) as [string, unknown][]) {
      if (key === 'kind' || key === 'do') continue;
      if (key in SEATS && typeof value === 'number') {
        args[`${key}_id`] = value;
        if (value >= 0) args[SEATS[key]!] = this.player(value);
      } else if (key === 'card' || key === 'given') {
        if (value) this.nameCard(String(value), data, args);
      } else if (key === 'why') {
        args.why_id = String(value);
        if (value && !data.cause) args.why = args.cause = this.bracketed(this.say(`why-${String(value)}`), data);
      } else if (key === 'cause') {
        args.cause = this.bracketed(this.source(String(value)), data);
      } else if (key === 'elements' && Array.isArray(value)) {
        args.elements = this.tokens(Object.fromEntries(value.map((name: string) => [name, 1])));
      } else if (key === 'branch') {
        args.branch = this.say(`branch-${messageName(String(data.card))}-${String(value)}`);
      } else if (key === 'ability' && typeof value === 'number') {
        args.ability = abilityText(this.telling.game, String(data.card), value);
      } else if (key === 'place' && typeof value === 'number') {
        args.place = value + 1;
      } else if (key === 'die' && isObject(value)) {
        args.die = this.die(value);
      } else if (key === 'on') {
        args.on = this.card(String(value));
      } else if (key === 'dice') {
        args.dice = this.dice(value);
      } else if (isObject(value)) {
        const counts = value as Record<string, number>;
        args[key] = this.tokens(counts);
        args[`${key}_n`] = total(counts);
      } else if (typeof value === 'string') {
        if (this.isCard(value)) args[key] = this.card(value);
        else args[key] = this.has(`${key}-${value}`) ? this.say(`${key}-${value}`) : value;
        args[`${key}_id`] = value;
      } else if (Array.isArray(value)) {
        args[key] = this.list(key, value);
        args[`${key}_n`] = value.length;
      } else if (typeof value === 'number' || typeof value === 'boolean') {
        args[key] = this.has(key) ? this.say(key, { [key]: Number(value) }) : Number(value);
      }
    }
    if (typeof data.n === 'number') args.change = signed(data.n);
    if (Array.isArray(data.stores) && data.stores.length > 0) this.addStores(data, args);
    return args;
  }

  /** A card, or another source such as a die, that something comes from. */
  private nameCard(value: string, data: Json, args: Args): void {
    const source = this.source(value);
    if (!this.has(`why-${messageName(value)}`)) args.card = source;
    if (!data.why) args.why = this.bracketed(source, data.cause ? {} : data);
  }

  private source(value: string): string {
    const name = `why-${messageName(value)}`;
    return this.has(name) ? this.say(name) : this.card(value);
  }

  /** What something comes from, with its owner where that is another seat. */
  private bracketed(what: string, data: Json): string {
    if (typeof data.by !== 'number' || data.by < 0) return this.say('why', { what });
    return this.say('why-of', { what, doer: this.player(data.by) });
  }

  private addStores(data: Json, args: Args): void {
    const pieces = args.energy_n ? [String(args.energy)] : [];
    for (const store of data.stores as { card: string; energy: Record<string, number> }[]) {
      pieces.push(this.say('energy-on-card', { energy: this.tokens(store.energy), card: this.card(store.card) }));
      args.energy_n = Number(args.energy_n ?? 0) + total(store.energy);
    }
    args.energy = pieces.join(' + ');
  }

  /** A sentence with marks, cut into its parts. */
  private split(sentence: string): Part[] {
    const parts: Part[] = [];
    for (const [i, piece] of sentence.split(MARKED).entries()) {
      if (i % 2 === 1) parts.push(this.marks[Number(piece)]!);
      else if (piece) parts.push({ kind: 'text', text: piece });
    }
    return parts;
  }
}

function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** Parts as plain text. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join('');
}

/** What happened, or null when the game finds it not worth a line. */
export function eventParts({ event }: Pick<LogEntry, 'event'>, telling: Telling): Part[] | null {
  const told = telling.words ? telling.words.tell(event) : event;
  return told && new Writer(telling).event(told);
}

export function optionParts(option: OptionInfo, telling: Telling, view: Json = {}): Part[] {
  return detailParts(option.detail, telling, view);
}

/** An option by its detail alone, such as one that is to come. */
export function detailParts(detail: Json, telling: Telling, view: Json = {}): Part[] {
  const data = telling.words?.offer?.(detail, view) ?? detail;
  return new Writer(telling).option(data);
}

function asked(question: QuestionInfo, telling: Telling, view: Json): Json {
  const details = question.options.map((option) => option.detail);
  return telling.words?.ask?.(question.detail, details, view) ?? question.detail;
}

/** What is asked, with the card it is about in front. */
export function askParts(question: QuestionInfo, telling: Telling, view: Json = {}): Part[] {
  const data = asked(question, telling, view);
  const parts = new Writer(telling).question(data);
  const card = typeof data.card === 'string' && has(cardMessage(telling.game, data.card));
  if (!card) return parts;
  return [
    { kind: 'card', text: cardName(telling.game, data.card), card: data.card },
    { kind: 'text', text: '. ' },
    ...parts,
  ];
}

/** Why something cannot be done. */
export function reasonParts(reason: Json, telling: Telling): Part[] {
  return new Writer(telling).reason(reason);
}

/** What a coach says matters now; `.title`: in a few words. */
export function noteParts(note: Json, telling: Telling, attribute: '' | '.title' = ''): Part[] {
  return new Writer(telling).sentence(`coach-${note.kind}${attribute}`, note);
}

/** One sentence that helps with the question, or nothing. */
export function hintText(question: QuestionInfo, telling: Telling, view: Json = {}): string {
  return new Writer(telling).hint(asked(question, telling, view));
}

/** All that a record of a view says, such as a bid in a list of bids. */
export function recordParts(record: Json, telling: Telling): Part[] {
  return new Writer(telling).said(record);
}
