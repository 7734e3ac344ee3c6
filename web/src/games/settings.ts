/** Which options of a table go together, game by game; the server has the last word. */

export type Settings = Readonly<Record<string, string>>;

/** The message that says why a value cannot be taken with the other options, or '' when it can. */
type Obstacle = (setting: string, value: string, settings: Settings, players: number) => string;

/** Whether an option matters with the others as they are. */
type Use = (setting: string, settings: Settings) => boolean;

const GAMES: Record<string, Obstacle> = { seasons, 'elven-rage': elvenRage };
const USES: Record<string, Use> = { 'elven-rage': usedInElvenRage, etherstone: usedInEtherstone };

/** An option of a single seat, such as `people-2`: every seat has another value. */
const OF_SEAT = /^([a-z]+)-(\d)$/;

export function obstacle(game: string, setting: string, value: string, settings: Settings, players: number): string {
  if (Number(value) > players) return 'web-setting-no-seat';
  const [, name] = OF_SEAT.exec(setting) ?? [];
  if (name !== undefined)
    return value !== 'random' && taken(name, setting, value, settings, players) ? `${game}-setting-${name}-taken` : '';
  return GAMES[game]?.(setting, value, settings, players) ?? '';
}

/** Whether another seat that is there has this value. */
function taken(name: string, setting: string, value: string, settings: Settings, players: number): boolean {
  return Object.entries(settings).some(([other, its]) => {
    const [, kind, seat] = OF_SEAT.exec(other) ?? [];
    return other !== setting && its === value && kind === name && Number(seat) <= players;
  });
}

/** Options without a use stay at their default and are not shown; so do those of seats that are not there. */
export function used(game: string, setting: string, settings: Settings, players: number): boolean {
  const [, , seat] = OF_SEAT.exec(setting) ?? [];
  return (seat === undefined || Number(seat) <= players) && (USES[game]?.(setting, settings) ?? true);
}

/** The cards each player is dealt by the enchantments that change the prelude. */
const DEALT: Record<string, number> = {
  'elemental-construction': 18,
  'extended-experience': 12,
  'natural-selection': 11,
};
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

const ALLIANCE_PLAYERS = 4;

function elvenRage(setting: string, value: string, _: Settings, players: number): string {
  return setting === 'scenario' && value === 'alliance' && players !== ALLIANCE_PLAYERS
    ? 'elven-rage-setting-needs-four'
    : '';
}

function usedInElvenRage(setting: string, { scenario }: Settings): boolean {
  if (setting === 'race') return scenario === 'race';
  return setting !== 'teams' || scenario === 'alliance';
}

function usedInEtherstone(setting: string, { start }: Settings): boolean {
  return !setting.startsWith('set-') || start === 'sets';
}
