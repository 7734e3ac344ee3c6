/**
 * A table's websocket. Answers are numbered, kept until the server says they are stored, and sent again after every
 * reconnect; the log goes on where it stopped. Nothing is lost by sleep, a restart of the server or a tunnel.
 */
import type { Heard } from './follow.svelte';
import type {
  Chances,
  ChatLine,
  CoachNote,
  QuestionInfo,
  FromBrowser,
  Json,
  LogEntry,
  News,
  OptionHint,
  OptionPreview,
  Position,
  Previews,
  SeatInfo,
  TableInfo,
  ToBrowser,
  Welcome,
} from '../protocol';

/** An answer by its text, or found among the options of the question that it is for. */
export type Step = string | ((question: QuestionInfo) => string | undefined);

export type Status = 'connecting' | 'open' | 'waiting' | 'gone';

/** What is needed of a WebSocket. */
export interface Socket {
  readyState: number;
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export interface Hooks {
  refused?(code: string, text: string): void;
  said?(line: ChatLine): void;
  news?(news: News): void;
}

type Sent = Exclude<FromBrowser, { type: 'hello' | 'preview' | 'hint' | 'coach' | 'why' }>;

const CONNECTING = 0;
const OPEN = 1;
const BACKOFF = [300, 1000, 2000, 4000, 8000, 15000];
const UNANSWERED_MS = 8000; // a stored answer is confirmed far sooner
const GLANCE_MS = 80; // what is looked at for less is not asked about
const TICK_MS = 5000;
const KEPT = 40; // chances: who follows step by step is not told how it went on
const SLEPT_MS = 20000; // a tick this late means that the computer slept
const LOGGED_OUT = 4403;
const GONE = [LOGGED_OUT, 4404]; // the server will not have us: asking again is no use

function newId(): string {
  return crypto.randomUUID();
}

/** Entries after this visitor's last own action glow. */
function lastOwn(log: readonly LogEntry[], seat: number): number {
  const own = log.findLastIndex((entry) => entry.event.seat === seat);
  return seat < 0 || own < 0 ? Math.max(0, log.length - 6) : own + 1;
}

export class Connection {
  status = $state<Status>('connecting');
  /** It is gone because this device was logged out. */
  loggedOut = $state(false);
  table = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Computer players that search have less time than usual. */
  hurried = $state(false);
  pending = $state.raw<Sent[]>([]);
  /** When clocks were last heard of, in the browser's time. */
  heard = $state(0);
  freshFrom = $state(0);
  /** The number of the question that this person has gone back to, by taking back the answer to it; -1: none. */
  reopened = $state(-1);
  /** The option that is looked at, by its text. */
  private looked = $state('');
  /** Who follows the match: told of every update before anything is drawn. */
  follower: ((heard: Heard) => void) | null = null;
  /** What options of the open question would do, as far as it was asked. */
  private previews = $state.raw<ReadonlyMap<string, OptionPreview>>(new Map());
  /** What a master would do about the open question, if it was asked. */
  advice = $state.raw<'asked' | readonly OptionHint[] | null>(null);
  /** What matters for the open question, once the coach has said. */
  coaching = $state.raw<readonly CoachNote[] | null>(null);
  /** Who watches is told each seat's chance to win: after the latest positions, the newest last. */
  chances = $state.raw<readonly Chances[]>([]);
  /** An answer was given and the position after it has not come yet. */
  private unsettled = $state(false);

  private deliberate = false; // a person chose what was sent and is not confirmed yet
  private queue: Step[] = []; // answers to follow, one question each
  private glance: ReturnType<typeof setTimeout> | undefined;
  private curious = new Map<string, string>(); // what was asked about options, by the id of the message
  private advising = { id: '', number: -1 }; // the message that asked a master last, and about which question
  private consulting = new Set<string>(); // messages that a master has not answered
  private listening = { id: '', number: -1 }; // the message that asked the coach last, and about which question
  private epoch = '';
  private socket: Socket | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ticker: ReturnType<typeof setInterval> | undefined;
  private lastTick = 0;
  private oldest = 0; // since when the first pending message waits
  private asked = 0; // when the last attempt to connect began
  private stopped = false;
  private readonly asking = new Map<string, (reasons: Json[][] | null) => void>(); // what cannot be done, by id

  constructor(
    private readonly open: () => Socket,
    private readonly hooks: Hooks = {},
    private readonly now: () => number = () => Date.now(),
  ) {}

  get busy(): boolean {
    return this.unsettled || this.pending.some((message) => message.type !== 'chat');
  }

  /** What the option that is looked at would do, once the server has told. */
  get preview(): OptionPreview | null {
    return this.previewOf(this.looked);
  }

  /** What an option would do, once the server has told. */
  previewOf(option: string): OptionPreview | null {
    return this.previews.get(option) ?? null;
  }

  // --- the line itself ---

  start(): void {
    this.stopped = false;
    this.lastTick = this.now();
    this.ticker = setInterval(() => this.tick(), TICK_MS);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.ticker);
    clearTimeout(this.retry);
    clearTimeout(this.glance);
    this.drop();
  }

  /** Connect at once: the network or the window is back. */
  wake(): void {
    if (this.stopped || this.status === 'gone') return;
    const awake = this.now() - this.lastTick < SLEPT_MS;
    if (awake && this.socket?.readyState === OPEN) return;
    if (awake && this.socket?.readyState === CONNECTING && this.now() - this.asked < UNANSWERED_MS) return;
    this.failures = 0;
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    this.status = 'connecting';
    this.asked = this.now();
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', since: this.log.length, epoch: this.epoch }));
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as ToBrowser);
    socket.onclose = (event) => this.lost(event.code);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  private lost(code: number): void {
    this.socket = null;
    for (const id of this.asking.keys()) this.told(id, null);
    if (this.stopped) return;
    if (GONE.includes(code)) {
      this.status = 'gone';
      this.loggedOut = code === LOGGED_OUT;
      clearInterval(this.ticker);
      return;
    }
    this.status = 'waiting';
    const wait = BACKOFF[Math.min(this.failures, BACKOFF.length - 1)]!;
    this.failures += 1;
    this.retry = setTimeout(() => this.connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  private tick(): void {
    const now = this.now();
    const slept = now - this.lastTick > SLEPT_MS;
    this.lastTick = now;
    const unanswered = this.pending.length > 0 && now - this.oldest > UNANSWERED_MS;
    if (this.status === 'open' && (slept || unanswered)) {
      this.oldest = now;
      this.connect();
    }
  }

  // --- what the server says ---

  private receive(message: ToBrowser): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        break;
      case 'update': {
        const { position: before, log } = this;
        const mine = this.deliberate;
        this.epoch = message.epoch;
        this.log = [...log.slice(0, message.log_from), ...message.log];
        this.freshFrom = Math.min(this.freshFrom, this.log.length);
        this.setSeats(message.seats);
        this.follower?.({
          before,
          position: message.position,
          log: this.log,
          known: log.length,
          kept: message.log_from,
          mine,
        });
        this.setPosition(message.position);
        break;
      }
      case 'table':
        this.table = message.table;
        this.seat = message.table.seats.find((seat) => seat.you)?.seat ?? -1;
        this.heard = this.now();
        break;
      case 'said':
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        this.hooks.said?.(message.line);
        break;
      case 'news':
        this.hooks.news?.(message);
        break;
      case 'thinking':
        this.hurried = message.hurried;
        break;
      case 'ack':
        this.settle(message.id);
        this.follow();
        break;
      case 'reasons':
        this.told(message.id, message.number === this.position?.number ? message.reasons : null);
        break;
      case 'previews':
        this.learn(message);
        break;
      case 'hints':
        this.consulting.delete(message.id);
        if (message.id === this.advising.id) this.advice = message.hints;
        break;
      case 'coaching':
        if (message.id === this.listening.id) this.coaching = message.notes;
        break;
      case 'chances':
        this.chances = [...this.chances.filter((one) => one.number < message.number), message].slice(-KEPT);
        break;
      case 'refusal':
        if (this.told(message.id, null)) break;
        if (this.curious.delete(message.id)) break; // the question has passed, or too many were asked
        if (message.id !== '' && message.id === this.listening.id) break;
        if (this.consulting.delete(message.id)) {
          if (message.id === this.advising.id) this.forgetAdvice();
        } else {
          this.queue = [];
          this.unsettled = false;
          this.settle(message.id);
        }
        // A repeated answer whose question has passed needs no words: the table shows what holds.
        if (message.code !== 'stale') this.hooks.refused?.(message.code, message.text);
        break;
    }
  }

  private welcome(message: Welcome): void {
    const first = this.table === null;
    this.failures = 0;
    this.status = 'open';
    this.curious.clear();
    this.consulting.clear();
    if (this.advice === 'asked') this.forgetAdvice();
    if (this.coaching === null) this.listening = { id: '', number: -1 };
    this.hurried = false;
    this.epoch = message.epoch;
    this.chances = [];
    this.table = message.table;
    this.seat = message.seat;
    this.heard = this.now();
    this.log = [...this.log.slice(0, message.log_from), ...message.log];
    this.chat = message.chat;
    this.freshFrom = first ? lastOwn(this.log, this.seat) : Math.min(this.freshFrom, this.log.length);
    const { position } = message;
    if (position) {
      this.follower?.({ before: null, position, log: this.log, known: 0, kept: 0, mine: false });
      this.setPosition(position);
    } else this.position = null;
    this.unsettled = false;
    for (const waiting of this.pending) this.write(waiting);
  }

  private setSeats(seats: SeatInfo[]): void {
    if (this.table) this.table = { ...this.table, seats };
    this.heard = this.now();
  }

  private setPosition(position: Position): void {
    const open = position.question?.number ?? -1;
    const back = position.number < (this.position?.number ?? 0) && this.pending.some(({ type }) => type === 'undo');
    if (back || open !== this.reopened) this.reopened = back ? open : -1;
    this.position = position;
    this.curious.clear();
    this.previews = new Map();
    if (open !== this.advising.number) this.forgetAdvice();
    if (open !== this.listening.number) {
      this.coaching = null;
      this.listening = { id: '', number: -1 }; // it may be asked again: answers are taken back
    }
    if (this.looked) this.look(this.looked);
    this.unsettled = false;
    this.follow();
  }

  private settle(id: string): void {
    this.pending = this.pending.filter((message) => message.id !== id);
    if (!this.busy) this.deliberate = false;
    this.oldest = this.now();
  }

  private learn(message: Previews): void {
    if (!this.curious.delete(message.id)) return;
    this.previews = new Map([...this.previews, ...message.previews.map((one) => [one.option, one] as const)]);
  }

  // --- what we say ---

  /** Look at an option: what it would do is asked once, and only if one looks for a moment. */
  look(option: string | null): void {
    this.looked = option ?? '';
    clearTimeout(this.glance);
    if (option) this.glance = setTimeout(() => this.wonder(option), GLANCE_MS);
  }

  private wonder(option: string): void {
    const question = this.position?.question;
    if (!question?.options.some((one) => one.text === option) || this.busy) return;
    if (this.previews.has(option) || [...this.curious.values()].includes(option)) return;
    const id = newId();
    this.curious.set(id, option);
    this.write({ type: 'preview', id, number: question.number, options: [option] });
  }

  /** Ask what a master would do; once for each question. */
  advise(): void {
    const question = this.position?.question;
    if (!question || this.advice !== null || this.status !== 'open') return;
    this.advice = 'asked';
    this.advising = { id: newId(), number: question.number };
    this.consulting.add(this.advising.id);
    this.write({ type: 'hint', ...this.advising });
  }

  /** Ask the coach what matters; once for each question. */
  listen(): void {
    const question = this.position?.question;
    if (!question || question.number === this.listening.number || this.status !== 'open') return;
    this.listening = { id: newId(), number: question.number };
    this.write({ type: 'coach', ...this.listening });
  }

  private forgetAdvice(): void {
    this.advice = null;
    this.advising = { id: '', number: -1 };
  }

  /** `byItself`: nobody pressed anything, so what happened before is as new as it was. */
  answer(option: string, byItself = false): void {
    const question = this.position?.question;
    if (!question || this.busy) return;
    if (!byItself) this.freshFrom = this.log.length;
    this.deliberate = !byItself;
    this.unsettled = true;
    this.send({ type: 'answer', id: newId(), number: question.number, option });
  }

  /** Several answers, each to the question that follows from the one before. */
  answers([first, ...rest]: readonly Step[]): void {
    const question = this.position?.question;
    if (this.busy || first === undefined || !question) return;
    const option = typeof first === 'string' ? first : first(question);
    if (option === undefined) return;
    this.queue = rest;
    this.answer(option);
  }

  private follow(): void {
    const next = this.queue[0];
    const question = this.position?.question;
    if (next === undefined || this.busy || !question) return;
    const wanted = typeof next === 'string' ? next : next(question);
    const open = question.options.some((option) => option.text === wanted);
    this.queue = open ? this.queue.slice(1) : [];
    if (open) this.answer(wanted!);
  }

  undo(turn = false): void {
    if (this.busy) return;
    this.queue = [];
    this.deliberate = true;
    this.send({ type: 'undo', id: newId(), turn });
  }

  say(text: string): void {
    this.send({ type: 'chat', id: newId(), text });
  }

  /** Why things cannot be done now; null: nothing was heard, and it is not asked again. */
  why(things: Json[]): Promise<Json[][] | null> {
    if (this.status !== 'open' || this.socket?.readyState !== OPEN) return Promise.resolve(null);
    const id = newId();
    return new Promise((resolve) => {
      this.asking.set(id, resolve);
      this.write({ type: 'why', id, things });
    });
  }

  private told(id: string, reasons: Json[][] | null): boolean {
    this.asking.get(id)?.(reasons);
    return this.asking.delete(id);
  }

  private send(message: Sent): void {
    if (this.pending.length === 0) this.oldest = this.now();
    this.pending = [...this.pending, message];
    this.write(message);
  }

  private write(message: FromBrowser): void {
    if (this.status === 'open' && this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }
}

/** The connection of a page: it wakes with the window and the network. */
export function connectTable(id: string, hooks: Hooks): { connection: Connection; close: () => void } {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const url = `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
  const connection = new Connection(() => new WebSocket(url) as unknown as Socket, hooks);
  const wake = (): void => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  const events = ['online', 'pageshow', 'focus'] as const;
  for (const name of events) addEventListener(name, wake);
  document.addEventListener('visibilitychange', wake);
  connection.start();
  return {
    connection,
    close: () => {
      for (const name of events) removeEventListener(name, wake);
      document.removeEventListener('visibilitychange', wake);
      connection.stop();
    },
  };
}
