/** The pictures of the games in the lobby, small enough to come with its page. */
import type { Component } from 'svelte';

const FILES = import.meta.glob<Component>('./*/LobbyArt.svelte', { import: 'default', eager: true });

export const ART: Record<string, Component> = Object.fromEntries(
  Object.entries(FILES).map(([path, art]) => [path.split('/')[1]!, art]),
);
