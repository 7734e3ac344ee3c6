/** Words from the Fluent files that engine, terminal and server read too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Lang = 'en' | 'ru' | 'uk';
export type Args = Record<string, FluentVariable>;
export const LANGUAGES: readonly Lang[] = ['en', 'ru', 'uk'];
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', ru: 'Русский', uk: 'Українська' };

/** What every page needs: the shell's words, and of each game its name and the options of a table. */
const FILES = import.meta.glob<string>('../../../src/ludoteka/locales/*/{web,players,*-table}.ftl', {
  query: '?raw',
  import: 'default',
});
/** What only those need who look at a game: loaded with its board. Card texts are made of `-words` beforehand. */
const OF_GAMES = import.meta.glob<string>(
  [
    '../../../src/ludoteka/locales/*/*.ftl',
    '!../../../src/ludoteka/locales/*/{web,pages,players,reasons,preview,help,coach,puzzles,cli,*terminal,*-table}.ftl',
    '!../../../src/ludoteka/locales/*/*-{words,reasons,rulings,figures,coach}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
/** What few ask for: loaded when they do. */
const LATER = import.meta.glob<string>(
  '../../../src/ludoteka/locales/*/{pages,reasons,help,coach,puzzles,*-{reasons,rulings,figures,coach}}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);

/** Games whose words are loaded in every language that is switched to, each with the ends of files' names that are spared. */
const opened = new Map<string, ReadonlySet<string>>();
const later = new Set<string>(); // names of further files that were asked for
const bundles = new Map<Lang, FluentBundle>();
const asked = new Map<string, Promise<void>>();
const state = $state<{ lang: Lang; version: number }>({ lang: 'en', version: 0 });

/** A bundle from the text of Fluent files. */
export function makeBundle(language: Lang, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Games that bring words which the client was not built with: they come from the server, all at once. */
const brought = new Set<string>();

function fetchWords(game: string, language: Lang): Promise<void> {
  return add(language, `${language} ${game}`, async () => {
    const response = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`);
    if (!response.ok) throw new Error(response.statusText);
    return response.text();
  });
}

/** Take in the words of games that the server has, as far as the client was built without them. */
export async function bringWords(games: readonly { name: string; words: boolean }[]): Promise<void> {
  const built = new Set(Object.keys(FILES).map((path) => /([^/]+)-table\.ftl$/.exec(path)?.[1]));
  for (const { name, words } of games) if (words && !built.has(name)) brought.add(name);
  await Promise.all([...brought].map((game) => fetchWords(game, state.lang)));
}

async function load(language: Lang): Promise<void> {
  if (bundles.has(language)) return;
  const paths = Object.keys(FILES).filter((path) => path.includes(`/locales/${language}/`));
  const sources = await Promise.all(paths.map((path) => FILES[path]!()));
  install(language, makeBundle(language, sources));
}

/** Add a file to the words of a language, once. */
function add(language: Lang, path: string, file: () => Promise<string>): Promise<void> {
  const before = asked.get(path);
  if (before) return before;
  const now = file().then(
    (source) => {
      bundles.get(language)?.addResource(new FluentResource(source));
      state.version += 1;
    },
    () => {
      asked.delete(path); // the line was down: whoever needs it next asks again
    },
  );
  asked.set(path, now);
  return now;
}

async function addGame(game: string, language: Lang): Promise<void> {
  const spared = opened.get(game);
  const paths = Object.keys(OF_GAMES).filter((path) => {
    const file = new RegExp(`/${language}/${game}(?:-(.+))?\\.ftl$`).exec(path);
    return file && !spared?.has(file[1] ?? '');
  });
  await Promise.all(paths.map((path) => add(language, path, OF_GAMES[path]!)));
}

/** Load the words of a game, now and whenever the language is changed; `without`: the ends of the names of files that are not needed. */
export async function loadWords(game: string, without: readonly string[] = []): Promise<void> {
  const spared = opened.get(game);
  opened.set(game, new Set(without.filter((file) => spared?.has(file) ?? true)));
  await addGame(game, state.lang);
}

/** Add one of the files that few ask for, `help` or the `rulings` of a game, to the words of a language and of all that are switched to. */
export async function loadLater(file: string, language: Lang, game = ''): Promise<void> {
  const name = game ? `${game}-${file}` : file;
  later.add(name);
  await addLater(name, language);
}

async function addLater(name: string, language: Lang): Promise<void> {
  const path = Object.keys(LATER).find((one) => one.endsWith(`/${language}/${name}.ftl`));
  if (path) await add(language, path, LATER[path]!);
}

/** Put a ready bundle in place (tests do so directly). */
export function install(language: Lang, bundle: FluentBundle): void {
  bundles.set(language, bundle);
  state.version += 1;
}

/** The best language for a list of wishes such as `navigator.languages`. */
export function matchLanguage(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const short = wish.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
    if (short === 'be' || short === 'kk') return 'ru';
  }
  return 'en';
}

/** The present language; `lang.current` is reactive. */
export const lang = {
  get current(): Lang {
    return state.lang;
  },
};

export async function setLang(language: Lang): Promise<void> {
  await load(language);
  await Promise.all([
    ...[...opened.keys()].map((game) => addGame(game, language)),
    ...[...brought].map((game) => fetchWords(game, language)),
    ...[...later].map((name) => addLater(name, language)),
  ]);
  state.lang = language;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

function find(
  id: string,
): { bundle: FluentBundle; pattern: NonNullable<ReturnType<FluentBundle['getMessage']>>['value'] } | null {
  void state.version;
  const dot = id.indexOf('.');
  const name = dot < 0 ? id : id.slice(0, dot);
  for (const language of [state.lang, 'en'] as const) {
    const bundle = bundles.get(language);
    const message = bundle?.getMessage(name);
    if (!bundle || !message) continue;
    const pattern = dot < 0 ? message.value : message.attributes[id.slice(dot + 1)];
    if (pattern) return { bundle, pattern };
  }
  return null;
}

/** Whether a message (or `message.attribute`) exists. */
export function has(id: string): boolean {
  return find(id) !== null;
}

/** The rulings on a card or another thing with a text, as far as they are loaded, a sentence each. */
export function rulings(message: string): string[] {
  const found: string[] = [];
  while (has(`${message}-ruling-${found.length + 1}`)) found.push(t(`${message}-ruling-${found.length + 1}`));
  return found;
}

/** A message in the present language, else in English if that is loaded, else its id. */
export function t(id: string, args?: Args): string {
  const found = find(id);
  if (!found || !found.pattern) return id;
  return found.bundle.formatPattern(found.pattern, args ?? null, []);
}

/** A number with a real minus. */
export function minus(n: number): string {
  return String(n).replace('-', '−');
}

/** A number that says also that it is more. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : minus(n);
}
