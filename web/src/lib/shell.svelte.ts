/** What lies over the page, and who this guest is. */
import type { GameInfo, Me } from '../protocol';
import { api } from './api';

export const shell = $state<{
  help: boolean;
  card: { game: string; id: string; among: string[] } | null;
  me: Me | null;
  games: GameInfo[];
}>({ help: false, card: null, me: null, games: [] });

export async function loadMe(): Promise<void> {
  shell.me = await api.me();
}

export async function loadGames(): Promise<GameInfo[]> {
  if (shell.games.length === 0) shell.games = await api.games();
  return shell.games;
}

/** Show a card large; `among`: those to leaf through. */
export function openCard(game: string, id: string, among: string[] = []): void {
  shell.card = { game, id, among: among.includes(id) ? among : [] };
}
