/** The server's REST calls, typed by the protocol. */
import type {
  Code,
  ContinueFrom,
  Devices,
  ExampleInfo,
  GameInfo,
  LessonAsk,
  LessonMoment,
  Link,
  LinkInfo,
  Lobby,
  Me,
  Moment,
  NewTable,
  Notes,
  Play,
  Problem,
  PuzzleAsk,
  PuzzleList,
  PuzzleMoment,
  ReplayInfo,
  ReviewInfo,
  SeatChange,
  StandIn,
  TableId,
  TableInfo,
} from '../protocol';
import { has, t } from './i18n';

/** Why the server refused, with a sentence for the reader. */
export class Refused extends Error {
  constructor(
    readonly code: Code | 'offline',
    readonly english: string,
    /** Seconds after which it is worth another try, as far as that is known. */
    readonly wait = 0,
  ) {
    super(english);
  }
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The sentence for a refusal in the reader's language. */
export function refusalText(code: string, english: string, wait = 0): string {
  if (code === 'slow-down' && wait > HOUR) return t('web-problem-slow-down-hours', { n: Math.ceil(wait / HOUR) });
  if (code === 'slow-down' && wait > MINUTE / 2)
    return t('web-problem-slow-down-minutes', { n: Math.ceil(wait / MINUTE) });
  const id = `web-problem-${code}`;
  return has(id) ? t(id) : english;
}

export function problemText(error: unknown): string {
  return error instanceof Refused ? refusalText(error.code, error.english, error.wait) : t('web-problem-internal');
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused('offline', 'The server does not answer.');
  }
  const text = await response.text();
  if (!response.ok) {
    let problem: Partial<Problem> = {};
    try {
      problem = JSON.parse(text) as typeof problem;
    } catch {
      // not ours: a proxy spoke
    }
    const fallback = response.status === 404 ? 'not-found' : 'internal';
    throw new Refused(problem.code ?? fallback, problem.text ?? response.statusText, problem.wait);
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path);
const remove = <T>(path: string): Promise<T> => call<T>('DELETE', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

export const api = {
  me: () => get<Me>('/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  link: () => post<Link>('/me/link'),
  revokeLinks: () => remove<Devices>('/me/links'),
  lookAtLink: (token: string) => get<LinkInfo>(`/links/${encodeURIComponent(token)}`),
  followLink: (token: string) => post<Me>(`/links/${encodeURIComponent(token)}`),
  devices: () => get<Devices>('/me/devices'),
  logOut: (id: string) => remove<Devices>(`/me/devices/${id}`),
  logOutOthers: () => remove<Devices>('/me/devices'),
  games: () => get<GameInfo[]>('/games'),
  lobby: () => get<Lobby>('/lobby'),
  example: (game: string, example: string) =>
    get<ExampleInfo>(`/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(example)}`),
  lesson: (game: string, lesson: string, ask: LessonAsk) =>
    post<LessonMoment>(`/games/${encodeURIComponent(game)}/lesson/${encodeURIComponent(lesson)}`, ask),
  puzzles: (game: string) => get<PuzzleList>(`/games/${encodeURIComponent(game)}/puzzles`),
  puzzle: (game: string, puzzle: string, ask: PuzzleAsk) =>
    post<PuzzleMoment>(`/games/${encodeURIComponent(game)}/puzzle/${encodeURIComponent(puzzle)}`, ask),
  play: (wish: Play) => post<TableInfo>('/play', wish),
  open: (table: NewTable) => post<TableInfo>('/tables', table),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  sit: (id: string, seat: number) => post<TableInfo>(`/tables/${id}/join`, { seat }),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`),
  kick: (id: string, seat: number) => post<TableInfo>(`/tables/${id}/kick`, { seat }),
  seat: (id: string, change: SeatChange) => post<TableInfo>(`/tables/${id}/seat`, change),
  ready: (id: string, ready: boolean) => post<TableInfo>(`/tables/${id}/ready`, { ready }),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  standIn: (id: string, wish: StandIn) => post<TableInfo>(`/tables/${id}/stand-in`, wish),
  takeBack: (id: string) => post<TableInfo>(`/tables/${id}/return`),
  rematch: (id: string) => post<TableId>(`/tables/${id}/rematch`),
  notes: (id: string) => get<Notes>(`/tables/${id}/notes`),
  write: (id: string, text: string) => call<Notes>('PUT', `/tables/${id}/notes`, { text }),
  replay: (id: string) => get<ReplayInfo>(`/replays/${id}`),
  /** At most 60 moments at a time. */
  moments: (id: string, from: number, to: number, seat: number) =>
    get<Moment[]>(`/replays/${id}/moments?from=${from}&to=${to}&seat=${seat}`),
  /** How far the review of a seat is; it begins when it is first asked for. */
  review: (id: string, seat: number) => post<ReviewInfo>(`/replays/${id}/review`, { seat }),
  journal: (id: string) => `/api/tables/${id}/journal`,
  upload: (journal: string) => post<TableId>('/journals', { journal }),
  deleteUpload: (id: string) => remove<undefined>(`/journals/${id}`),
  goOn: (id: string, from: ContinueFrom) => post<TableInfo>(`/tables/${id}/continue`, from),
};
