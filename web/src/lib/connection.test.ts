import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromBrowser, LogEntry, Position, TableInfo, ToBrowser } from '../protocol';
import { Connection, type Hooks, type Socket } from './connection.svelte';

class FakeSocket implements Socket {
  readyState = 0;
  sent: FromBrowser[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromBrowser);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fail(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const TABLE = { id: 't', game: 'toy', status: 'running', seats: [] } as unknown as TableInfo;
const event = (n: number, seat = 1): LogEntry => ({ number: n, event: { kind: 'moved', seat } });

function position(number: number, options: string[] = ['a', 'b']): Position {
  const question = options.length
    ? {
        number,
        kind: 'pick',
        detail: { kind: 'pick' },
        options: options.map((text) => ({ text, detail: { do: text }, final: false, weight: null })),
      }
    : null;
  return { number, view: {}, question, undo: false, restart: false, hints: true, coach: true };
}

function welcome(number: number, log: LogEntry[] = [], logFrom = 0, epoch = 'e'): ToBrowser {
  return {
    type: 'welcome',
    table: TABLE,
    seat: 0,
    position: position(number),
    epoch,
    log_from: logFrom,
    log,
    chat: [],
    now: 0,
  };
}

function update(number: number, log: LogEntry[], logFrom: number, options?: string[]): ToBrowser {
  return { type: 'update', position: position(number, options), epoch: 'e', log_from: logFrom, log, seats: [] };
}

let sockets: FakeSocket[];
let now: number;
const socket = (): FakeSocket => sockets.at(-1)!;
const answers = (from: FakeSocket): FromBrowser[] => from.sent.filter((message) => message.type === 'answer');

function begin(hooks: Hooks = {}): Connection {
  const connection = new Connection(
    () => {
      sockets.push(new FakeSocket());
      return socket();
    },
    hooks,
    () => now,
  );
  connection.start();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  now = 1000;
});
afterEach(() => {
  vi.useRealTimers();
});

test('it says hello, and shows what it is welcomed with', () => {
  const connection = begin();
  expect(connection.status).toBe('connecting');
  socket().accept();
  expect(socket().sent).toEqual([{ type: 'hello', since: 0, epoch: '' }]);
  socket().say(welcome(3, [event(1), event(2)]));
  expect(connection.status).toBe('open');
  expect(connection.position?.number).toBe(3);
  expect(connection.log).toHaveLength(2);
});

test('an answer names its question, keeps the table busy until the position after it, and is forgotten once stored', () => {
  const connection = begin();
  socket().accept();
  socket().say(welcome(3));
  connection.answer('a');
  connection.answer('b'); // a double click
  const [sent] = answers(socket());
  expect(answers(socket())).toHaveLength(1);
  expect(sent).toMatchObject({ number: 3, option: 'a' });
  socket().say({ type: 'ack', id: (sent as { id: string }).id });
  expect(connection.busy).toBe(true);
  socket().say(update(4, [event(4)], 0));
  expect(connection.busy).toBe(false);
  expect(connection.pending).toEqual([]);
});

test('an answer that was not confirmed is sent again, the same, after a reconnect', () => {
  const connection = begin();
  socket().accept();
  socket().say(welcome(3, [event(1)]));
  connection.answer('a');
  const [sent] = answers(socket());
  socket().fail();
  expect(connection.status).toBe('waiting');
  vi.advanceTimersByTime(1000);
  socket().accept();
  expect(socket().sent[0]).toEqual({ type: 'hello', since: 1, epoch: 'e' });
  socket().say(welcome(3, [], 1));
  expect(answers(socket())).toEqual([sent]);
  socket().say({ type: 'ack', id: (sent as { id: string }).id });
  expect(connection.pending).toEqual([]);
  expect(connection.log).toHaveLength(1);
});

test('an answer given while the line is down is sent when it is back', () => {
  const connection = begin();
  socket().accept();
  socket().say(welcome(3));
  socket().fail();
  connection.answer('b');
  vi.advanceTimersByTime(1000);
  socket().accept();
  socket().say(welcome(3));
  expect(answers(socket())).toMatchObject([{ option: 'b', number: 3 }]);
});

test('an answer whose question has passed meanwhile is dropped without a word', () => {
  const refused = vi.fn();
  const connection = begin({ refused });
  socket().accept();
  socket().say(welcome(3));
  connection.answer('a');
  const [sent] = answers(socket()) as { id: string }[];
  socket().say({ type: 'refusal', id: sent!.id, code: 'stale', text: '' });
  expect(connection.busy).toBe(false);
  expect(refused).not.toHaveBeenCalled();
});

test('a refusal is told and frees the table', () => {
  const refused = vi.fn();
  const connection = begin({ refused });
  socket().accept();
  socket().say(welcome(3));
  connection.answer('a');
  const [sent] = answers(socket()) as { id: string }[];
  socket().say({ type: 'refusal', id: sent!.id, code: 'illegal', text: 'no' });
  expect(refused).toHaveBeenCalledWith('illegal', 'no');
  expect(connection.busy).toBe(false);
});

test('a master is asked once about a question, and what it says goes with the question', () => {
  const refused = vi.fn();
  const connection = begin({ refused });
  const asked = (): { id: string; number: number }[] =>
    socket().sent.filter((message) => message.type === 'hint') as { id: string; number: number }[];
  const acknowledge = (): void => {
    for (const { id } of answers(socket()) as { id: string }[]) socket().say({ type: 'ack', id });
  };
  socket().accept();
  socket().say(welcome(3));
  connection.advise();
  connection.advise();
  expect(asked()).toMatchObject([{ number: 3 }]);
  expect(connection.advice).toBe('asked');
  const hints = [{ option: 'b', chance: 0.6, deals: 9, lead: null, line: [] }];
  socket().say({ type: 'hints', id: asked()[0]!.id, number: 3, hints });
  expect(connection.advice).toEqual(hints);
  socket().say(update(4, [], 0));
  expect(connection.advice).toBeNull();

  connection.advise();
  connection.answer('a');
  socket().say(update(5, [], 0));
  acknowledge();
  connection.answers(['a', 'b']);
  socket().say({ type: 'refusal', id: asked()[1]!.id, code: 'stale', text: 'too late' }); // it holds up no answers
  expect(connection.busy).toBe(true);
  expect(refused).not.toHaveBeenCalled();
  socket().say(update(6, [], 0));
  acknowledge();
  expect(answers(socket()).at(-1)).toMatchObject({ number: 6, option: 'b' });
  socket().say(update(7, [], 0));
  acknowledge();

  connection.advise();
  socket().say({ type: 'refusal', id: asked()[2]!.id, code: 'internal', text: 'no' });
  expect(refused).toHaveBeenCalledWith('internal', 'no');
  expect(connection.advice).toBeNull();
  connection.advise();
  expect(asked()).toHaveLength(4);
  socket().say(welcome(7)); // the line was lost, and the question with it
  expect(connection.advice).toBeNull();
});

test('the coach is asked once for each question, and what it refuses troubles nobody', () => {
  const refused = vi.fn();
  const connection = begin({ refused });
  const asked = (): { id: string; number: number }[] =>
    socket().sent.filter((message) => message.type === 'coach') as { id: string; number: number }[];
  socket().accept();
  socket().say(welcome(3));
  connection.listen();
  connection.listen();
  expect(asked()).toMatchObject([{ number: 3 }]);
  const notes = [{ note: { kind: 'gauge-full' }, rule: 'summoning-gauge' }];
  socket().say({ type: 'coaching', id: 'another', number: 3, notes });
  expect(connection.coaching).toBeNull();
  socket().say({ type: 'coaching', id: asked()[0]!.id, number: 3, notes });
  expect(connection.coaching).toEqual(notes);
  socket().say(update(4, [], 0));
  expect(connection.coaching).toBeNull();

  connection.listen();
  socket().say({ type: 'refusal', id: asked()[1]!.id, code: 'slow-down', text: 'wait' });
  expect(refused).not.toHaveBeenCalled();
  socket().say(welcome(4)); // the line was lost, and the question with it
  connection.listen();
  expect(asked().at(-1)).toMatchObject({ number: 4 });

  socket().say(update(5, [], 0, [])); // others are asked, and then the answer is taken back
  socket().say(update(4, [], 0));
  connection.listen();
  expect(asked().slice(2)).toMatchObject([{ number: 4 }, { number: 4 }]);
});

test('what an option would do is asked once, and only if one looks at it for a moment', () => {
  vi.useFakeTimers();
  const refused = vi.fn();
  const connection = begin({ refused });
  const asked = (): FromBrowser[] => socket().sent.filter((message) => message.type === 'preview');
  const told = (option: string): void => {
    const { id, number } = asked().at(-1) as { id: string; number: number };
    socket().say({ type: 'previews', id, number, previews: [{ option, outlook: 'certain', events: [], changes: [] }] });
  };
  socket().accept();
  socket().say(welcome(3));
  connection.look('a');
  connection.look('b');
  vi.advanceTimersByTime(200);
  expect(asked()).toMatchObject([{ number: 3, options: ['b'] }]);
  expect(connection.preview).toBeNull();
  told('b');
  expect(connection.preview).toMatchObject({ option: 'b', outlook: 'certain' });
  connection.look(null);
  expect(connection.preview).toBeNull();
  connection.look('b');
  vi.advanceTimersByTime(200);
  expect(connection.preview).not.toBeNull();
  expect(asked()).toHaveLength(1);
  expect(connection.busy).toBe(false);
  socket().say(update(4, [], 0)); // another question: what was known of the last one is worth nothing
  expect(connection.preview).toBeNull();
  vi.advanceTimersByTime(200);
  const again = asked().at(-1) as { id: string; number: number };
  expect(again.number).toBe(4);
  socket().say({ type: 'refusal', id: again.id, code: 'slow-down', text: 'wait' });
  expect(refused).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('several answers follow each other, in whichever order the server confirms', () => {
  const connection = begin();
  socket().accept();
  socket().say(welcome(3));
  connection.answers(['a', 'c', 'd']);
  let [sent] = answers(socket()).slice(-1) as { id: string }[];
  socket().say({ type: 'ack', id: sent!.id });
  expect(answers(socket())).toHaveLength(1); // the old question is still shown: nothing is sent
  socket().say(update(4, [], 0, ['c']));
  expect(answers(socket())).toMatchObject([{ option: 'a' }, { option: 'c', number: 4 }]);
  [sent] = answers(socket()).slice(-1) as { id: string }[];
  socket().say(update(5, [], 0, ['d', 'e']));
  expect(answers(socket())).toHaveLength(2);
  socket().say({ type: 'ack', id: sent!.id });
  expect(answers(socket())).toHaveLength(3);
});

test('a sequence stops where the next answer is not open', () => {
  const connection = begin();
  socket().accept();
  socket().say(welcome(3));
  connection.answers(['a', 'z', 'c']);
  const [sent] = answers(socket()) as { id: string }[];
  socket().say({ type: 'ack', id: sent!.id });
  socket().say(update(4, [], 0, ['c']));
  expect(answers(socket())).toHaveLength(1);
  expect(connection.busy).toBe(false);
});

test('it knows the question that a person has gone back to, until another one is open', () => {
  const connection = begin();
  socket().accept();
  socket().say(welcome(5));
  expect(connection.reopened).toBe(-1);
  connection.undo();
  socket().say(update(6, [], 0)); // somebody else was quicker
  expect(connection.reopened).toBe(-1);
  socket().say(update(4, [], 0));
  socket().say({ type: 'ack', id: (socket().sent.at(-1) as { id: string }).id });
  expect(connection.reopened).toBe(4);
  connection.answer('a');
  socket().say(update(5, [], 0));
  expect(connection.reopened).toBe(-1);
  socket().say(update(4, [], 0)); // another person takes something back
  expect(connection.reopened).toBe(-1);
});

test('after an undo the log is shorter', () => {
  const connection = begin();
  socket().accept();
  socket().say(welcome(3, [event(1), event(2), event(3)]));
  connection.undo();
  expect(socket().sent.at(-1)).toMatchObject({ type: 'undo', turn: false });
  socket().say(update(1, [], 1));
  expect(connection.log).toHaveLength(1);
  expect(connection.freshFrom).toBeLessThanOrEqual(1);
});

test('what happened since my last own action is fresh, until I act', () => {
  const connection = begin();
  socket().accept();
  socket().say(welcome(3, [event(1, 0), event(2, 1), event(3, 1)]));
  expect(connection.log.slice(connection.freshFrom)).toHaveLength(2);
  connection.answer('a');
  expect(connection.log.slice(connection.freshFrom)).toHaveLength(0);
  socket().say(update(4, [event(4, 0), event(4, 1)], 3));
  expect(connection.log.slice(connection.freshFrom)).toHaveLength(2);
});

test('the waits between attempts grow, and waking up tries at once', () => {
  const connection = begin();
  for (let i = 0; i < 6; i += 1) {
    socket().fail();
    vi.advanceTimersByTime(20000);
  }
  const before = sockets.length;
  socket().fail();
  vi.advanceTimersByTime(5000);
  expect(sockets.length).toBe(before);
  connection.wake();
  expect(sockets.length).toBe(before + 1);
});

test('waking up leaves an attempt alone that has just begun, and makes one anew that hangs', () => {
  const connection = begin();
  connection.wake();
  expect(sockets).toHaveLength(1);
  now += 10_000;
  connection.wake();
  expect(sockets).toHaveLength(2);
});

test('after sleep the line is made anew, even if it looks open', () => {
  const connection = begin();
  socket().accept();
  socket().say(welcome(3));
  now += 3_600_000;
  connection.wake();
  expect(sockets).toHaveLength(2);
  expect(sockets[0]!.readyState).toBe(3);
});

test('a line on which an answer stays unconfirmed is made anew', () => {
  const connection = begin();
  socket().accept();
  socket().say(welcome(3));
  connection.answer('a');
  now += 10_000;
  vi.advanceTimersByTime(5000);
  expect(sockets).toHaveLength(2);
});

test('a table that does not exist is not asked for again', () => {
  const connection = begin();
  socket().accept();
  socket().fail(4404);
  vi.advanceTimersByTime(60_000);
  expect(connection.status).toBe('gone');
  expect(sockets).toHaveLength(1);
});

test('a closed page stays silent', () => {
  const connection = begin();
  socket().accept();
  socket().say(welcome(3));
  connection.stop();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test('a chat line said again after a reconnect is shown once', () => {
  const connection = begin();
  socket().accept();
  socket().say(welcome(3));
  const line = { number: 0, seat: 1, name: 'Ann', text: 'hi', at: 0 };
  socket().say({ type: 'said', line });
  socket().say({ type: 'said', line });
  expect(connection.chat).toHaveLength(1);
});

test('a reason is told to whoever asked, once', async () => {
  const refused = vi.fn();
  const connection = begin({ refused });
  socket().accept();
  socket().say(welcome(3));
  const asked = (): string => (socket().sent.at(-1) as { id: string }).id;
  const first = connection.why([{ do: 'leap' }]);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'why', things: [{ do: 'leap' }] });
  socket().say({ type: 'reasons', id: asked(), number: 3, reasons: [[{ kind: 'lame' }]] });
  expect(await first).toEqual([[{ kind: 'lame' }]]);
  const late = connection.why([{ do: 'leap' }]);
  socket().say({ type: 'reasons', id: asked(), number: 2, reasons: [] });
  expect(await late).toBeNull(); // the position is another one by now
  const foreign = connection.why([{ do: 'fly' }]);
  socket().say({ type: 'refusal', id: asked(), code: 'bad-request', text: '' });
  expect(await foreign).toBeNull();
  expect(refused).not.toHaveBeenCalled();
  expect(connection.busy).toBe(false);
  const lost = connection.why([{ do: 'leap' }]);
  socket().fail();
  expect(await lost).toBeNull();
  expect(await connection.why([{ do: 'leap' }])).toBeNull(); // no line: it is not asked later either
});
