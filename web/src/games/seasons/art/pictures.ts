/** Where the browser finds the picture of a card, the emblem of a token or an enchantment. */

const FILES = import.meta.glob<string>('./pictures/*.svg', { query: '?url', import: 'default', eager: true });

export function pictureUrl(id: string): string {
  return FILES[`./pictures/${id.replace(':', '-')}.svg`] ?? '';
}

const EMBLEM_FILES = import.meta.glob<string>('./emblems/*.svg', { query: '?url', import: 'default', eager: true });

/** `token-3`, `enchantment-10` */
export function emblemUrl(what: string): string {
  return EMBLEM_FILES[`./emblems/${what}.svg`] ?? '';
}
