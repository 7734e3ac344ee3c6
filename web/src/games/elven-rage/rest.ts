/** Battles, trade and what the prompt asks with cards: none of it comes with the first choice. */
export { default as ChoicePanel } from './ChoicePanel.svelte';
export { default as Muster } from './Muster.svelte';
export { default as OfferPanel } from './OfferPanel.svelte';
export { default as Over } from './Over.svelte';
export { default as SeveralPanel } from './SeveralPanel.svelte';
export { default as Stage } from './Stage.svelte';
export { default as TradePanel } from './TradePanel.svelte';
