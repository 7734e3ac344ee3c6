import { Rest } from '../rest.svelte';

export const rest = new Rest(() => import('./rest'));
