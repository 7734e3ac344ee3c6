/** How much room the words of a card need. */
import { lang } from '../../lib/i18n';
import { abilityText, cardName } from '../../lib/prose';
import { lines } from '../measure';
import { cardData } from './catalogue';

const AROUND = 46; // px of a full face that are neither text, name nor picture: frame, price, gaps
const PICTURE = 30;
export const WIDE = 205; // px: from here on the text is larger
const measured = new Map<string, number>();

/** How high a card of this width must be so that all its words can be read, with a strip of its picture. */
export function fullHeight(card: string, width: number): number {
  const key = `${lang.current} ${card} ${width}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  const name = Math.max(15, Math.min(20, width * 0.08));
  const size = width >= WIDE ? 13.5 : 12.5;
  const abilities = cardData(card)?.abilities ?? [];
  // the signs of what triggers an ability stand before its words
  const words = abilities.map((_, i) => `MMMM ${abilityText('etherstone', card, i + 1)}`);
  const rows = words.reduce((sum, text) => sum + lines(text, `${size}px Literata, serif`, (width - 18) * 0.96), 0);
  const height = Math.ceil(
    AROUND +
      lines(cardName('etherstone', card), `700 ${name}px Alegreya, serif`, (width - 14) * 0.86) * name * 1.1 +
      (rows + 0.4) * size * 1.3 +
      abilities.length * 6 +
      PICTURE,
  );
  if (document.fonts.status === 'loaded') measured.set(key, height);
  return height;
}
