/** Addresses and pages: the history API, nothing else. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'result'; id: string; number: number | null; seat: number | null; review: boolean }
  | { page: 'check'; key: string; commitment: string }
  | { page: 'link'; token: string; to: string }
  | { page: 'about' }
  | { page: 'settings' }
  | { page: 'rules'; game: string }
  | { page: 'cards'; game: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'puzzles'; game: string; puzzle: string }
  | { page: 'dev'; fixture: string }
  | { page: 'missing'; path: string };

function wholeNumber(text: string | null): number | null {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

/** An address of ours to go on to, never one of another site. */
function inside(to: string | null): string {
  return to !== null && /^\/(?![/\\])/.test(to) ? to : '/';
}

/** The page of an address. */
export function match(path: string, search = ''): Route {
  const parts = path.split('/').filter(Boolean);
  const query = new URLSearchParams(search);
  const [head, id, tail] = parts;
  if (!head) return { page: 'lobby' };
  if (head === 'table' && id && !tail) return { page: 'table', id };
  if (head === 'replay' && id && parts.length <= 3) {
    return {
      page: 'result',
      id,
      number: wholeNumber(tail ?? null),
      seat: wholeNumber(query.get('seat')),
      review: query.has('review'),
    };
  }
  if (head === 'check' && !id)
    return { page: 'check', key: query.get('key') ?? '', commitment: query.get('commitment') ?? '' };
  if (head === 'link' && id && !tail) return { page: 'link', token: id, to: inside(query.get('to')) };
  if (head === 'about' && !id) return { page: 'about' };
  if (head === 'rules' && id && !tail) return { page: 'rules', game: id };
  if (head === 'cards' && id && !tail) return { page: 'cards', game: id };
  if (head === 'learn' && id && parts.length <= 3) return { page: 'learn', game: id, lesson: tail ?? '' };
  if (head === 'puzzles' && id && parts.length <= 3) return { page: 'puzzles', game: id, puzzle: tail ?? '' };
  if (head === 'settings' && !id) return { page: 'settings' };
  if (import.meta.env.DEV && head === 'dev' && id === 'board') return { page: 'dev', fixture: tail ?? '' };
  return { page: 'missing', path };
}

/** The address of a page. */
export const address = {
  lobby: (): string => '/',
  table: (id: string): string => `/table/${id}`,
  /** A table's address for others: its preview in a messenger is in the language of whoever sends it. */
  invitation: (id: string, language: string): string => `/table/${id}?lang=${language}`,
  replay: (id: string, number: number | null = null, seat: number | null = null): string =>
    `/replay/${id}${number === null ? '' : `/${number}`}${seat === null ? '' : `?seat=${seat}`}`,
  /** A moment of a replay beside what a master says about the decisions of a seat. */
  review: (id: string, number: number, seat: number): string => `/replay/${id}/${number}?seat=${seat}&review`,
  check: (key = '', commitment = ''): string => (key ? `/check?key=${key}&commitment=${commitment}` : '/check'),
  about: (): string => '/about',
  settings: (): string => '/settings',
  rules: (game: string, part = ''): string => `/rules/${game}${part && `#${part}`}`,
  cards: (game: string): string => `/cards/${game}`,
  learn: (game: string, lesson = ''): string => `/learn/${game}${lesson && `/${lesson}`}`,
  puzzles: (game: string, puzzle = ''): string => `/puzzles/${game}${puzzle && `/${puzzle}`}`,
};

const here = typeof location === 'undefined' ? { pathname: '/', search: '' } : location;
const state = $state<{ route: Route; turned: number }>({ route: match(here.pathname, here.search), turned: 0 });

export const router = {
  get route(): Route {
    return state.route;
  },
  /** Grows with every page turned: focus goes to the new page's heading. */
  get turned(): number {
    return state.turned;
  },
};

function nameOf(route: Route): string {
  if (route.page === 'learn') return `${route.game} ${route.lesson}`;
  if (route.page === 'puzzles') return `${route.game} ${route.puzzle}`;
  return 'id' in route ? route.id : 'game' in route ? route.game : '';
}

function show(): void {
  const before = state.route;
  state.route = match(location.pathname, location.search);
  const same = before.page === state.route.page && nameOf(before) !== '' && nameOf(before) === nameOf(state.route);
  if (!same) {
    state.turned += 1;
    scrollTo(0, 0);
  }
}

export function go(to: string, replace = false): void {
  if (to !== location.pathname + location.search + location.hash)
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
  show();
}

/** Links inside the page turn pages without a reload. */
export function listen(): () => void {
  const clicked = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // a place on this page
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', clicked);
  addEventListener('popstate', show);
  return () => {
    document.removeEventListener('click', clicked);
    removeEventListener('popstate', show);
  };
}
