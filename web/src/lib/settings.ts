/** The options of a table: what each is called, what its values mean in a sentence, which go together, what was wished last. */
import type { GameInfo, SettingInfo } from '../protocol';
import { has, t } from './i18n';
import { messageName, plainName } from './names';

export type Settings = Readonly<Record<string, string>>;

/** The message that says why a value cannot be taken with the other options, or '' when it can. */
export function obstacle(
  game: string,
  setting: SettingInfo,
  value: string,
  settings: Settings,
  players: number,
): string {
  if (setting.seats && Number(value) > players) return 'web-setting-no-seat';
  if (setting.of && value !== setting.values[0] && taken(setting, value, settings, players))
    return `${game}-setting-${setting.of}-taken`;
  const clash = setting.clashes.find(
    (one) =>
      one.values.includes(value) &&
      (one.players.length === 0 || one.players.includes(players)) &&
      agrees(one.others, settings),
  );
  return clash ? `${game}-setting-${clash.why}` : '';
}

/** Whether another seat that is there has this value. */
function taken({ of, seat }: SettingInfo, value: string, settings: Settings, players: number): boolean {
  const seats = Array.from({ length: players }, (_, i) => i + 1);
  return seats.some((other) => other !== seat && settings[`${of}-${other}`] === value);
}

function agrees(wanted: Readonly<Record<string, readonly string[]>>, settings: Settings): boolean {
  return Object.entries(wanted).every(([name, values]) => values.includes(settings[name] ?? ''));
}

/** Whether an option matters; else it stays at its default and is not shown. So do those of seats that are not there. */
export function used(setting: SettingInfo, settings: Settings, players: number): boolean {
  return setting.seat <= players && agrees(setting.used, settings);
}

function said(id: string): string {
  return has(id) ? t(id) : '';
}

export function settingTitle(game: string, setting: string): string {
  return said(`${game}-setting-${setting}`) || plainName(setting);
}

export function settingValue(game: string, setting: string, value: string): string {
  return said(`${game}-${setting}-${messageName(value)}`) || plainName(value);
}

/** What the option as a whole is about. */
export function settingHelp(game: string, setting: string): string {
  return said(`${game}-setting-${setting}.help`);
}

/** What this value of it means; nothing where its name says it all. */
export function valueHelp(game: string, setting: string, value: string): string {
  return said(`${game}-${setting}-${messageName(value)}.short`);
}

/** How a table plays, in a few words: the first option always, of the others what is not as usual. */
export function settingsLine(game: string, settings: Settings, declared: readonly SettingInfo[]): string {
  const usual = new Map(declared.map((one) => [one.name, one.values[0]]));
  const words = Object.entries(settings).map(([name, value], i) => {
    if (i === 0) return settingValue(game, name, value);
    if (!usual.has(name) || usual.get(name) === value) return '';
    return value === 'on'
      ? settingTitle(game, name)
      : `${settingTitle(game, name)}: ${settingValue(game, name, value)}`;
  });
  return words.filter(Boolean).join(' · ');
}

/** The options that matter now. */
export function usedSettings(game: GameInfo, settings: Settings, players: number): SettingInfo[] {
  return game.settings.filter((setting) => used(setting, settings, players));
}

/** The values to offer: those for seats that are not there are left out, others that cannot be taken stay to be seen. */
export function offered(
  game: string,
  setting: SettingInfo,
  settings: Settings,
  players: number,
): { value: string; against: string }[] {
  return setting.values
    .map((value) => ({ value, against: obstacle(game, setting, value, settings, players) }))
    .filter((one) => one.against !== 'web-setting-no-seat');
}

/** Why some values cannot be taken now. */
export function reasons(game: string, setting: SettingInfo, settings: Settings, players: number): string[] {
  const found = new Map<string, string[]>();
  for (const { value, against } of offered(game, setting, settings, players)) {
    if (!against) continue;
    const name = value === 'on' ? settingTitle(game, setting.name) : settingValue(game, setting.name, value);
    found.set(against, [...(found.get(against) ?? []), name]);
  }
  return [...found].map(([why, list]) => {
    const what = list.join(', ');
    return has(why) ? t(why, { what }) : `${what}: ${plainName(why.slice(`${game}-setting-`.length))}`;
  });
}

/** What somebody wants to play. */
export interface Wish {
  players: number;
  bot: string;
  settings: Record<string, string>;
}

/** What was wished last as far as it is still possible; a newcomer begins with what suits a first match. */
export function wishFor(game: GameInfo, kept: Partial<Wish> = {}): Wish {
  const most = Math.max(game.min_players, Math.min(game.max_players, kept.players ?? game.min_players));
  const middle = game.bots[1] ?? game.bots[0] ?? ''; // neither a pushover nor too strong
  const settings = Object.fromEntries(
    game.settings.map(({ name, values, newcomer }) => {
      const value = kept.settings?.[name];
      return [name, value !== undefined && values.includes(value) ? value : newcomer];
    }),
  );
  return {
    players: most,
    bot: game.bots.includes(kept.bot ?? '') ? kept.bot! : middle,
    settings: fitting(game, settings, most),
  };
}

/** An option that the others rule out or make useless falls back to its default. */
export function fitting(game: GameInfo, settings: Settings, players: number): Record<string, string> {
  const found: Record<string, string> = { ...settings };
  for (const setting of game.settings) {
    const { name, values } = setting;
    if (!used(setting, found, players) || obstacle(game.name, setting, found[name] ?? '', found, players))
      found[name] = values[0] ?? '';
  }
  return found;
}
