const endings: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set([
    '',
    'able',
    'd',
    'e',
    'ed',
    'er',
    'ers',
    'es',
    'est',
    'ful',
    'ie',
    'ied',
    'ier',
    'ies',
    'ing',
    'ings',
    'ion',
    'ions',
    'less',
    'ly',
    'ment',
    'ness',
    's',
    'y',
  ]),
};
const maxEndingLength = 4;

/**
 * Returns true if two words with the same stem differ only in word endings of the language. The stem alone is not enough: 'overals' and
 * 'over' share one, and so do 'insolated' and 'insoles'.
 */
export function isWordForm(word: string, term: string, language: string): boolean {
  const [a, b] = [[...word], [...term]];
  const firstDifference = a.findIndex((letter, index) => letter !== b[index]);
  const shared = firstDifference < 0 ? a.length : firstDifference;
  const remainders = [a, b].map((letters) => letters.slice(shared).join(''));
  const knownEndings = endings[language];
  // The ending may start with the last shared letter, or double it: 'layer' and 'layered', 'zip' and 'zipped'.
  const isEnding = (remainder: string) =>
    knownEndings ? knownEndings.has(remainder) || knownEndings.has(remainder.slice(1)) : remainder.length <= maxEndingLength;
  return remainders.every(isEnding);
}
