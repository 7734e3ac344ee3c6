import { describe, expect, it } from 'vitest';
import { Refused } from '../lib/api';
import type { LessonAsk, LessonMoment, ToBrowser } from '../protocol';
import { Lesson } from './lesson';

const RIGHT = 'right';

/** A server that knows one right answer; each one taken brings an entry to the log. */
function server(asked: LessonAsk[]): (ask: LessonAsk) => Promise<LessonMoment> {
  return (ask) => {
    asked.push(ask);
    const taken = ask.answers.filter((answer) => answer === RIGHT).length;
    const wrong = taken < ask.answers.length ? 0 : null;
    const log = Array.from({ length: taken }, (_, number) => ({ number, event: { kind: 'taken', seat: 0 } }));
    const position = {
      number: taken,
      view: {},
      question: null,
      undo: false,
      restart: false,
      hints: false,
      coach: false,
    };
    const table = { id: 'lesson', seats: [] } as unknown as LessonMoment['table'];
    return Promise.resolve({ table, position, log, step: taken, wrong, reasons: [[]], previews: [] });
  };
}

/** Open the lesson and say something; what it answers. */
async function say(lesson: Lesson, message: object): Promise<{ heard: ToBrowser[]; closed: number[] }> {
  const heard: ToBrowser[] = [];
  const closed: number[] = [];
  const socket = lesson.open();
  socket.onmessage = ({ data }) => heard.push(JSON.parse(data) as ToBrowser);
  socket.onclose = ({ code }) => closed.push(code);
  socket.send(JSON.stringify(message));
  await new Promise((done) => setTimeout(done));
  return { heard, closed };
}

const answer = (option: string): object => ({ type: 'answer', id: 'a', number: 0, option });

describe('a lesson', () => {
  it('keeps right answers and forgets wrong ones', async () => {
    const asked: LessonAsk[] = [];
    const told: (number | null)[] = [];
    const lesson = new Lesson(server(asked), ({ wrong }) => told.push(wrong));
    await say(lesson, { type: 'hello' });
    const { heard } = await say(lesson, answer('wrong'));
    expect(heard.map(({ type }) => type)).toEqual(['update', 'ack']);
    await say(lesson, answer(RIGHT));
    await say(lesson, answer(RIGHT));
    expect(asked.map(({ answers }) => answers)).toEqual([[], ['wrong'], [RIGHT], [RIGHT, RIGHT]]);
    expect(told).toEqual([null, 0, null, null]);
  });

  it('tells only what is new, and all of it to whoever comes back', async () => {
    const lesson = new Lesson(server([]), () => undefined);
    await say(lesson, { type: 'hello' });
    await say(lesson, answer(RIGHT));
    const { heard } = await say(lesson, answer(RIGHT));
    expect(heard[0]).toMatchObject({ type: 'update', log_from: 1, log: [{ number: 1 }] });
    const { heard: again } = await say(lesson, { type: 'hello' });
    expect(again[0]).toMatchObject({ type: 'welcome', seat: 0, log_from: 0, log: [{ number: 0 }, { number: 1 }] });
  });

  it('asks what an option would do, and why something cannot be done', async () => {
    const asked: LessonAsk[] = [];
    const lesson = new Lesson(server(asked), () => undefined);
    const { heard } = await say(lesson, { type: 'preview', id: 'p', number: 0, options: ['one'] });
    const { heard: reasons } = await say(lesson, { type: 'why', id: 'w', things: [{ do: 'it' }] });
    expect(asked).toEqual([
      { answers: [], previews: ['one'] },
      { answers: [], why: [{ do: 'it' }] },
    ]);
    expect([heard[0]?.type, reasons[0]?.type]).toEqual(['previews', 'reasons']);
  });

  it('loses the line when the server does not answer, and says what is refused', async () => {
    const failing = (code: 'offline' | 'illegal'): Lesson =>
      new Lesson(
        () => Promise.reject(new Refused(code, 'no')),
        () => undefined,
      );
    expect((await say(failing('offline'), { type: 'hello' })).closed).toEqual([1006]);
    expect((await say(failing('illegal'), answer('x'))).heard[0]).toMatchObject({ type: 'refusal', code: 'illegal' });
  });
});
