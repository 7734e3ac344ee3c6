/** What the rulebook of a game tells of all that is on its table: fetched once for each language, when it is first asked for. */
import { loadLater, type Lang } from '../lib/i18n';
import type { Explained, Help } from '../rules/shown';

export type Kind = 'topics' | 'signs' | 'keywords' | 'questions' | 'events' | 'reasons';

const fetched = new Map<string, Promise<Help>>();

/** With the words around it. */
export function loadHelp(game: string, language: Lang): Promise<Help> {
  const path = `/api/games/${encodeURIComponent(game)}/help/${language}`;
  const known = fetched.get(path);
  if (known) return known;
  const help = Promise.all([fetch(path), loadLater('help', language)]).then(([response]) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.json() as Promise<Help>;
  });
  fetched.set(path, help);
  help.catch(() => fetched.delete(path));
  return help;
}

/** What a table says of a name; of `bonus/draw` it may say something, else what it says of `bonus`. */
export function lookUp(help: Help, kind: Kind, name: string): string {
  return help[kind][name] ?? help[kind][partOf(name)] ?? '';
}

function partOf(value: string): string {
  return value.split('/')[0]!;
}

/** The words for a name, if there are any. */
export function explained(help: Help, kind: Kind, name: string): Explained | null {
  return help.parts[partOf(lookUp(help, kind, name))] ?? null;
}
