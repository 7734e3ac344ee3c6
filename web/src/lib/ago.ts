/** How long ago something happened, in words of the reader's language. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** `5 minutes ago`; empty for what happened within the last minute. */
export function ago(seconds: number, language: string): string {
  const found = UNITS.find(([, length]) => seconds >= length);
  if (!found) return '';
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}
