/** What the table needs when the first hand is chosen. */
export { default as Chain } from './Chain.svelte';
export { default as ChoicePanel } from './ChoicePanel.svelte';
export { default as Goal } from './Goal.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Map } from './Map.svelte';
export { default as Mine } from './Mine.svelte';
export { default as Muster } from './Muster.svelte';
export { default as OfferPanel } from './OfferPanel.svelte';
export { default as Over } from './Over.svelte';
export { default as ReactionBar } from './ReactionBar.svelte';
export { default as Rival } from './Rival.svelte';
export { default as SeveralPanel } from './SeveralPanel.svelte';
export { default as Squads } from './Squads.svelte';
export { default as Stage } from './Stage.svelte';
export { default as TradePanel } from './TradePanel.svelte';
