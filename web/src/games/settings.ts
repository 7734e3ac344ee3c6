/** Which options of a table go together, game by game; the server has the last word. */

export type Settings = Readonly<Record<string, string>>;

/** The message that says why a value cannot be taken with the other options, or '' when it can. */
type Obstacle = (setting: string, value: string, settings: Settings, players: number) => string;

const GAMES: Record<string, Obstacle> = { seasons };

export function obstacle(game: string, setting: string, value: string, settings: Settings, players: number): string {
  if (Number(value) > players) return 'web-setting-no-seat';
  return GAMES[game]?.(setting, value, settings, players) ?? '';
}

/** The cards each player is dealt by the enchantments that change the prelude. */
const DEALT: Record<string, number> = { 'elemental-construction': 18, 'extended-experience': 12, 'natural-selection': 11 };
const POOL: Record<string, number> = { wizard: 60, archmage: 100 };
const KINGDOM_CARDS = 40;

function seasons(setting: string, value: string, settings: Settings, players: number): string {
  const { level = '', kingdom = 'off' } = settings;
  if (setting === 'kingdom' && value === 'on' && level === 'apprentice') return 'seasons-setting-needs-draft';
  if (setting !== 'enchantment' || !DEALT[value]) return '';
  if (level === 'apprentice') return 'seasons-setting-needs-draft';
  const cards = (POOL[level] ?? 0) + (kingdom === 'on' ? KINGDOM_CARDS : 0);
  return DEALT[value] * players > cards ? 'seasons-setting-needs-cards' : '';
}
