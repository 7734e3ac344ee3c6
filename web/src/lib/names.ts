/** The names of messages about cards, as text.py makes them. */

const CYRILLIC = 'абвгдеёзийклмнопрстуфыэ:+';
const LATIN = 'abvgdeeziyklmnoprstufye--';
const LONGER: Record<string, string> = {
  ж: 'zh',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ь: '',
  ю: 'yu',
  я: 'ya',
};

function ascii(letter: string): string {
  return LONGER[letter] ?? LATIN[CYRILLIC.indexOf(letter)] ?? letter;
}

/** A card's id inside the name of a message, which is ASCII: `base:9` becomes `base-9`, `ТУ001` becomes `tu001`. */
export function messageName(card: string): string {
  return [...card.toLowerCase()].map(ascii).join('');
}

/** Words for what has none: `captured-points` becomes `Captured points`. */
export function plainName(name: string): string {
  const words = name.replaceAll(/[-_:]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The message that names a card; its `.text` says what the card does. */
export function cardMessage(game: string, card: string): string {
  return `${game}-card-${messageName(card)}`;
}
