/** Lessons: their words, fetched once for each language, and one being played; a puzzle is played in the same way. */
import type { Socket } from '../lib/connection.svelte';
import { api, Refused } from '../lib/api';
import type { FromBrowser, LessonAsk, LessonMoment, ToBrowser } from '../protocol';
import type { Lessons } from './shown';

const fetched = new Map<string, Promise<Lessons>>();

export function loadLessons(game: string, language: string): Promise<Lessons> {
  const path = `/api/games/${encodeURIComponent(game)}/lessons/${language}`;
  const known = fetched.get(path);
  if (known) return known;
  const lessons = fetch(path).then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.json() as Promise<Lessons>;
  });
  fetched.set(path, lessons);
  lessons.catch(() => fetched.delete(path));
  return lessons;
}

const OPEN = 1;
const CLOSED = 3;
const LOST = 1006;
const EPOCH = 'lesson'; // nothing that was told is ever taken back

/** A lesson being played. The server keeps nothing of it: each time it hears what was answered so far. */
export class Lesson {
  private answers: readonly string[] = [];
  private moment: LessonMoment | null = null;

  constructor(
    private readonly ask: (ask: LessonAsk) => Promise<LessonMoment>,
    /** how the lesson stands, and which reason speaks against the last answer */
    private readonly told: (moment: LessonMoment) => void,
  ) {}

  /** What a connection needs of a websocket: it speaks as that of a table does. */
  readonly open = (): Socket => {
    const socket: Socket = {
      readyState: OPEN,
      onopen: null,
      onclose: null,
      onmessage: null,
      close: () => {
        socket.readyState = CLOSED;
      },
      send: (data) => void this.answer(socket, JSON.parse(data) as FromBrowser),
    };
    queueMicrotask(() => socket.onopen?.());
    return socket;
  };

  private async answer(socket: Socket, message: FromBrowser): Promise<void> {
    const say = (reply: ToBrowser): void => socket.onmessage?.({ data: JSON.stringify(reply) });
    try {
      for (const reply of await this.replies(message)) say(reply);
    } catch (error) {
      const code = error instanceof Refused ? error.code : 'offline';
      if (code !== 'offline' && 'id' in message) say({ type: 'refusal', id: message.id, code, text: String(error) });
      else {
        socket.readyState = CLOSED;
        socket.onclose?.({ code: LOST });
      }
    }
  }

  private async replies(message: FromBrowser): Promise<ToBrowser[]> {
    const { answers } = this;
    switch (message.type) {
      case 'hello': {
        const { table, position, log } = this.keep(await this.ask({ answers: [...answers] }));
        const now = Date.now() / 1000;
        const seat = table.seats.find(({ you }) => you)?.seat ?? 0;
        return [{ type: 'welcome', table, seat, position, epoch: EPOCH, log_from: 0, log, chat: [], now }];
      }
      case 'answer': {
        const known = this.moment?.log.length ?? 0;
        const given = [...answers, message.option];
        const moment = await this.ask({ answers: given });
        if (moment.wrong === null) this.answers = given;
        const { position, log, table } = this.keep(moment);
        const fresh = log.slice(known);
        return [
          { type: 'update', position, epoch: EPOCH, log_from: known, log: fresh, seats: table.seats },
          { type: 'ack', id: message.id },
        ];
      }
      case 'preview': {
        const { previews } = await this.ask({ answers: [...answers], previews: message.options });
        return [{ type: 'previews', id: message.id, number: message.number, previews }];
      }
      case 'why': {
        const { reasons, position } = await this.ask({ answers: [...answers], why: message.things });
        return [{ type: 'reasons', id: message.id, number: position.number, reasons }];
      }
      default:
        return [{ type: 'refusal', id: message.id, code: 'forbidden', text: 'a lesson knows no such thing' }];
    }
  }

  private keep(moment: LessonMoment): LessonMoment {
    this.moment = moment;
    this.told(moment);
    return moment;
  }
}

/** A lesson of the server. */
export function playLesson(game: string, lesson: string, told: (moment: LessonMoment) => void): Lesson {
  return new Lesson((ask) => api.lesson(game, lesson, ask), told);
}
