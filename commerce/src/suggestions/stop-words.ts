import { normalizeText } from '../search/index.ts';

const stopWords = new Set([
  'a',
  'and',
  'de',
  'des',
  'du',
  'en',
  'et',
  'for',
  'in',
  'la',
  'le',
  'les',
  'of',
  'on',
  'or',
  'pour',
  'the',
  'to',
  'with',
]);

/** `word` must be normalized. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Returns false for a phrase that starts or ends with a stop word and is therefore a fragment. */
export function isCompletePhrase(phrase: string): boolean {
  const tokens = normalizeText(phrase).split(' ').filter(Boolean);
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first !== undefined && last !== undefined && !isStopWord(first) && !isStopWord(last);
}
