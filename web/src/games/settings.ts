/** Which options of a table go together, game by game; the server has the last word. */

export type Settings = Readonly<Record<string, string>>;

/** The message that says why a value cannot be taken with the other options, or '' when it can. */
type Obstacle = (setting: string, value: string, settings: Settings, players: number) => string;

/** Whether an option matters with the others as they are. */
type Use = (setting: string, settings: Settings, players: number) => boolean;

const GAMES: Record<string, Obstacle> = { seasons, 'elven-rage': elvenRage };
const USES: Record<string, Use> = { 'elven-rage': usedInElvenRage };

export function obstacle(game: string, setting: string, value: string, settings: Settings, players: number): string {
  if (Number(value) > players) return 'web-setting-no-seat';
  return GAMES[game]?.(setting, value, settings, players) ?? '';
}

/** Options without a use stay at their default and are not shown. */
export function used(game: string, setting: string, settings: Settings, players: number): boolean {
  return USES[game]?.(setting, settings, players) ?? true;
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

const PEOPLE = /^people-(\d)$/;
const ALLIANCE_PLAYERS = 4;

function elvenRage(setting: string, value: string, settings: Settings, players: number): string {
  if (setting === 'scenario' && value === 'alliance' && players !== ALLIANCE_PLAYERS) return 'elven-rage-setting-needs-four';
  if (!PEOPLE.test(setting) || value === 'random') return '';
  const taken = Object.entries(settings).some(([other, people]) => other !== setting && people === value && Number(PEOPLE.exec(other)?.[1]) <= players);
  return taken ? 'elven-rage-setting-people-taken' : '';
}

function usedInElvenRage(setting: string, { scenario }: Settings, players: number): boolean {
  if (setting === 'race') return scenario === 'race';
  if (setting === 'teams') return scenario === 'alliance';
  const seat = PEOPLE.exec(setting)?.[1];
  return seat === undefined || Number(seat) <= players;
}
