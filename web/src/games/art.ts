/** The pictures of the games in the lobby, small enough to come with its page. */
import type { Component } from 'svelte';
import EtherstoneArt from './etherstone/LobbyArt.svelte';
import SeasonsArt from './seasons/LobbyArt.svelte';

export const ART: Record<string, Component> = { etherstone: EtherstoneArt, seasons: SeasonsArt };
