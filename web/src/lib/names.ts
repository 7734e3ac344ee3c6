/** The names of messages about cards, as text.py makes them. */

const CYRILLIC = 'абвгдеёжзийклмнопрстуфхцчшщыэюя';
const LATIN = 'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch y e yu ya'.split(' ');
const ASCII: Record<string, string> = { 'ъ': '', 'ь': '', ':': '-' };
for (const [i, letter] of [...CYRILLIC].entries()) ASCII[letter] = LATIN[i]!;

/** A card's id inside the name of a message, which is ASCII: `base:9` becomes `base-9`, `ТУ001` becomes `tu001`. */
export function messageName(card: string): string {
  return [...card.toLowerCase()].map((letter) => ASCII[letter] ?? letter).join('');
}

/** The message that names a card; its `.text` says what the card does. */
export function cardMessage(game: string, card: string): string {
  return `${game}-card-${messageName(card)}`;
}
