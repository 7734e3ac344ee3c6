/** What this browser remembers: language, theme, text size, sound, motion, what was played last. */
import { PACES, type Pace } from './follow.svelte';
import { LANGUAGES, matchLanguage, setLang, type Lang } from './i18n';
import type { Wish } from './settings';

export const THEMES = ['auto', 'day', 'evening'] as const;
export const SIZES = ['normal', 'large', 'larger', 'largest'] as const;
export type Theme = (typeof THEMES)[number];
export type Size = (typeof SIZES)[number];

/** Puzzles that are solved, those of them at once, and the days in a row on which the daily one was. */
export interface Solved {
  done: string[];
  clean: string[];
  day: string; // the last of these days
  days: number;
}

interface Stored {
  lang: Lang | '';
  theme: Theme;
  size: Size; // of all text
  sound: boolean;
  motion: boolean;
  pace: Pace; // at which the others are followed
  gains: boolean; // plain gains are taken without asking
  chances: boolean; // who watches sees each player's chance to win
  confirm: boolean; // what costs a lot and cannot be taken back is pressed twice
  notify: boolean;
  side: 'coach' | 'log' | 'chat' | 'notes';
  coach: boolean; // says before each choice what matters, against computer players
  wishes: Record<string, Wish>; // by game: the players, the computer's strength and the options of the last table
  muted: string[];
  hints: string[];
  learned: Record<string, string[]>; // by game: the lessons that are done
  solved: Record<string, Solved>; // by game: the puzzles
}

const KEY = 'ludoteka';
const DAY = 86_400_000; // milliseconds
const FRESH: Stored = {
  lang: '',
  theme: 'auto',
  size: 'normal',
  sound: true,
  motion: true,
  pace: 'normal',
  gains: true,
  chances: true,
  confirm: true,
  notify: false,
  side: 'log',
  coach: false,
  wishes: {},
  muted: [],
  hints: [],
  learned: {},
  solved: {},
};

function read(): Stored {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    return { ...FRESH, ...stored };
  } catch {
    return { ...FRESH }; // storage forbidden or damaged: begin afresh
  }
}

export const prefs = $state<Stored>(read());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // a browser that stores nothing still plays
  }
}

export function set<K extends keyof Stored>(key: K, value: Stored[K]): void {
  prefs[key] = value;
  keep();
  if (key === 'theme' || key === 'size' || key === 'motion') paint();
}

/** The pace in force: whoever wants no motion sees at once what holds. */
export function pace(): Pace {
  const still = !prefs.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still || !PACES.includes(prefs.pace) ? 'instant' : prefs.pace;
}

export async function chooseLanguage(language: Lang): Promise<void> {
  set('lang', language);
  await setLang(language);
}

/** The theme in force, "auto" resolved by the system. */
export function theme(): 'day' | 'evening' {
  if (prefs.theme !== 'auto') return prefs.theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'evening' : 'day';
}

function paint(): void {
  document.documentElement.dataset.theme = matchMedia('print').matches ? 'day' : theme(); // paper is white
  document.documentElement.dataset.size = prefs.size;
  document.documentElement.dataset.motion = prefs.motion ? 'on' : 'off';
}

/** Before the first page is shown: colours at once, then the words. */
export async function prepare(): Promise<void> {
  paint();
  for (const media of ['(prefers-color-scheme: dark)', 'print']) matchMedia(media).addEventListener('change', paint);
  const wished = LANGUAGES.find((language) => language === prefs.lang);
  await setLang(wished ?? matchLanguage(navigator.languages));
}

/** Who said a line, for muting. */
export function speaker(line: { seat: number; name: string }): string {
  return `${line.seat} ${line.name}`;
}

export function rememberWish(game: string, wish: Wish): void {
  set('wishes', { ...prefs.wishes, [game]: wish });
}

/** A new thing is explained once: true the first time. */
export function firstTime(hint: string): boolean {
  return !prefs.hints.includes(hint);
}

export function seenHint(hint: string): void {
  if (firstTime(hint)) set('hints', [...prefs.hints, hint]);
}

/** The lessons of a game that are done. */
export function learned(game: string): readonly string[] {
  return prefs.learned[game] ?? [];
}

export function learn(game: string, lesson: string): void {
  if (!learned(game).includes(lesson)) set('learned', { ...prefs.learned, [game]: [...learned(game), lesson] });
}

/** The puzzles of a game that are solved. */
export function solved(game: string): Solved {
  return { done: [], clean: [], day: '', days: 0, ...prefs.solved[game] };
}

/** The days in a row up to a day, or up to the one before it while its own puzzle is open. */
export function daysInARow(game: string, day: string): number {
  const { day: last, days } = solved(game);
  return last && Date.parse(day) - Date.parse(last) <= DAY ? days : 0;
}

/** Keep that a puzzle is solved; `clean`: without a wrong answer. `day`: it is that day's; empty: of none. */
export function solve(game: string, puzzle: string, clean: boolean, day: string): void {
  const known = solved(game);
  const fresh = !known.done.includes(puzzle);
  const next = {
    ...known,
    done: fresh ? [...known.done, puzzle] : known.done,
    clean: fresh && clean ? [...known.clean, puzzle] : known.clean,
  };
  if (day > known.day) {
    next.days = daysInARow(game, day) + 1;
    next.day = day;
  }
  set('solved', { ...prefs.solved, [game]: next });
}
