/** The options of a table in words: what each is called, what its values mean, in a sentence. */
import { has, t } from './i18n';

function first(...ids: string[]): string {
  const found = ids.find(has);
  return found ? t(found) : '';
}

export function settingTitle(game: string, setting: string): string {
  return first(`${game}-setting-${setting}`) || setting;
}

export function settingValue(game: string, setting: string, value: string): string {
  return first(`${game}-${setting}-${value}`) || value;
}

/** What the option as a whole is about. */
export function settingHelp(game: string, setting: string): string {
  return first(`${game}-setting-${setting}.help`, `web-${game}-${setting}`);
}

/** What this value of it means; nothing where its name says it all. */
export function valueHelp(game: string, setting: string, value: string): string {
  return first(`${game}-${setting}-${value}.short`, `web-${game}-${setting}-${value}`);
}
