/** Where long names may break: not every browser has the rules of every language. */

const VOWEL = 'аеёиоуыэюяіїєaeiouy';
const SYLLABLE = new RegExp(`([${VOWEL}][бвгґджзклмнпрстфхцчшщ]?)(?=[бвгґджзклмнпрстфхцчшщ][${VOWEL}])`, 'giu');

/** A name with soft hyphens in its words of at least this length. */
export function hyphenated(name: string, long = 14): string {
  return name
    .split(/([ -])/)
    .map((word) => (word.length < long ? word : word.replace(SYLLABLE, breakAfter(word))))
    .join('');
}

function breakAfter(word: string): (match: string, part: string, at: number) => string {
  return (match, _part, at) => {
    const before = at + match.length;
    return before >= 3 && word.length - before >= 3 ? `${match}\u00AD` : match;
  };
}
