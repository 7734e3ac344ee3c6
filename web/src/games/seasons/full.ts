/** How much room the words of a card need. */
import { lang, t } from '../../lib/i18n';
import { cardMessage } from '../../lib/names';
import { lines } from '../measure';
import { cardData } from './art/catalogue';

const AROUND = 34; // px of a full face that are neither text, name nor picture: frame, cost, gaps
const PICTURE = 26;
export const WIDE = 205; // px: from here on the text is larger
const measured = new Map<string, number>();

/** How high a card of this width must be so that all its words can be read, with a strip of its picture. */
export function fullHeight(card: string, width: number): number {
  const key = `${lang.current} ${card} ${width}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  const message = cardMessage('seasons', card);
  const name = Math.max(15, Math.min(20, width * 0.08));
  const size = width >= WIDE ? 13.5 : 12.5;
  const timing = cardData(card)?.printed_icons.length ? 17 : 0;
  const height = Math.ceil(
    AROUND +
      lines(t(message), `700 ${name}px Alegreya, serif`, (width - 14) * 0.86) * name * 1.1 +
      timing * (width < 200 ? 2 : 1) +
      (lines(t(`${message}.text`), `${size}px Literata, serif`, (width - 16) * 0.96) + 0.6) * size * 1.28 +
      PICTURE,
  );
  if (document.fonts.status === 'loaded') measured.set(key, height);
  return height;
}
