/** How games look that the client was built without. */
import type { GameClient } from '../types';
import Board from './Board.svelte';
import Brought from './Brought.svelte';
import CardFace from './CardFace.svelte';
import CardLarge from './CardLarge.svelte';

export { words } from './play.svelte';

/** `board`: the address of the board that the game brings, if it does. */
export function clientFor(board: string): GameClient {
  return { Board: board ? Brought : Board, CardFace, CardLarge, panelKinds: [] };
}
