/** How cards of Etherstone to choose from are laid out. */
import { planner } from '../plan';
import { fullHeight } from './full';

export const { plan, placed, panelCards } = planner(fullHeight);
