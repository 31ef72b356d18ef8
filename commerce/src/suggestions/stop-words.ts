import { normalizeText } from '../search/index.ts';

const stopWords = new Set([
  ...['a', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'],
  ...['de', 'des', 'du', 'en', 'et', 'la', 'le', 'les', 'pour'],
  // The words with which a question starts.
  ...['are', 'can', 'do', 'does', 'how', 'i', 'is', 'what', 'where', 'which', 'you'],
  ...['avez', 'comment', 'est', 'je', 'quel', 'quelle', 'quelles', 'quels'],
]);

/** Returns whether a word is a stop word; `word` must be normalized. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Returns false for a phrase that starts or ends with a stop word and is therefore a fragment. */
export function isCompletePhrase(phrase: string): boolean {
  const tokens = normalizeText(phrase).split(' ').filter(Boolean);
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first !== undefined && last !== undefined && !isStopWord(first) && !isStopWord(last);
}
