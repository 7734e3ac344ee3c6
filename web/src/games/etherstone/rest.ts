/** What the table needs when cards and leaders are chosen. */
export { default as ChoicePanel } from './ChoicePanel.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Market } from './Market.svelte';
export { default as Mine } from './Mine.svelte';
export { default as Over } from './Over.svelte';
export { default as PlanPanel } from './PlanPanel.svelte';
export { default as Rival } from './Rival.svelte';
export { default as StonesPanel } from './StonesPanel.svelte';
export { default as Tableau } from './Tableau.svelte';
export { default as TeamPanel } from './TeamPanel.svelte';
export { default as ThingReader } from './ThingReader.svelte';
export { default as Threats } from './Threats.svelte';
export { default as TrayPanel } from './TrayPanel.svelte';
