/** Whether a word is another one, bent. Pure. */

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
/** In languages without such a list: what is bent longer is another word. */
const endingMost = 4;

/**
 * Two words of one stem need not be one word: 'overals' and 'over', 'insolated' and 'insoles' are not. They are where both end as words
 * of the language do.
 */
export function isBent(word: string, term: string, language: string): boolean {
  const [a, b] = [[...word], [...term]];
  const differs = a.findIndex((letter, index) => letter !== b[index]);
  const shared = differs < 0 ? a.length : differs;
  const rests = [a, b].map((letters) => letters.slice(shared).join(''));
  const known = endings[language];
  // The last shared letter may be the first of an ending, or doubled before one: 'layer' and 'layered', 'zip' and 'zipped'.
  const isEnding = (rest: string) => (known ? known.has(rest) || known.has(rest.slice(1)) : rest.length <= endingMost);
  return rests.every(isEnding);
}
