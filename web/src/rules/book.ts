/** A rulebook: fetched once for each language, and searched. */
import type { Figures, GameClient } from '../games/types';
import { loadLater, type Lang } from '../lib/i18n';
import type { Block, Example, Rulebook, Run, Section } from './shown';

const fetched = new Map<string, Promise<Rulebook>>();

export function loadRulebook(game: string, language: string): Promise<Rulebook> {
  const path = `/api/games/${encodeURIComponent(game)}/rulebook/${language}`;
  const known = fetched.get(path);
  if (known) return known;
  const book = fetch(path).then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.json() as Promise<Rulebook>;
  });
  fetched.set(path, book);
  book.catch(() => fetched.delete(path));
  return book;
}

/** The pictures of a book with their words. */
export async function loadFigures(game: string, client: GameClient | null, language: Lang): Promise<Figures> {
  const [figures] = await Promise.all([client?.figures?.() ?? {}, loadLater('figures', language, game)]);
  return figures;
}

/** What is needed to show a part of a book. */
export interface Shown {
  game: string;
  client: GameClient | null;
  figures?: Figures;
  /** the headings of all parts: what a sign of the same name is called */
  titles: ReadonlyMap<string, string>;
  /** show an example on the table */
  play?: (example: Example) => void;
}

/** A chapter of the contents with its parts. */
export interface Chapter {
  section: Section;
  parts: Section[];
}

export function chapters(book: Rulebook): Chapter[] {
  const found: Chapter[] = [];
  for (const section of book.sections) {
    if (section.level === 2) found.push({ section, parts: [] });
    else found.at(-1)?.parts.push(section);
  }
  return found;
}

function wordsOf(runs: readonly Run[], cardName: (id: string) => string): string {
  return runs.map((run) => run.text ?? (run.card ? cardName(run.card) : '')).join('');
}

/** The part of a book in which an example stands. */
export function partOf(book: Rulebook, example: Example): Section | undefined {
  const holds = (blocks: readonly Block[]): boolean =>
    blocks.some((block) => block === example || ('blocks' in block && holds(block.blocks)));
  return book.sections.find((section) => holds(section.blocks));
}

/** What blocks say, a line a paragraph. */
export function lines(blocks: readonly Block[], cardName: (id: string) => string): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
        return [wordsOf(block.runs, cardName)];
      case 'list':
        return block.items.flatMap((item) => lines(item, cardName));
      case 'table':
        return [block.head, ...block.rows].map((row) => row.map((cell) => wordsOf(cell, cardName)).join(' · '));
      case 'example':
        return [...lines(block.blocks, cardName), ...block.steps.flatMap((step) => lines(step, cardName))];
      default:
        return lines(block.blocks, cardName);
    }
  });
}

/** Without case and accents, ё as е: people search as they type. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u0305\u0307\u0308]/g, '') // й keeps its breve
    .replace(/[’']/g, '’');
}

export interface Found {
  section: Section;
  /** the first line with the words, empty where the heading has them */
  line: string;
}

/** The sections with all words of a query, those whose heading has them first. */
export function search(book: Rulebook, query: string, cardName: (id: string) => string): Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const all = (text: string): boolean => words.every((word) => folded(text).includes(word));
  const headed = book.sections.filter(({ title }) => all(title)).map((section) => ({ section, line: '' }));
  const said = book.sections
    .filter(({ title }) => !all(title))
    .flatMap((section) => {
      const text = lines(section.blocks, cardName);
      const line =
        text.find(all) ??
        (all([section.title, ...text].join(' '))
          ? (text.find((one) => words.some((word) => folded(one).includes(word))) ?? '')
          : null);
      return line === null ? [] : [{ section, line }];
    });
  return [...headed, ...said];
}
