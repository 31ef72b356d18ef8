/** Words that join others: a phrase that begins or ends with one is half of something. Pure. */
import { plainWords } from '../search/query/plain-words.ts';

const joints = new Set([
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

/** `word` as the search reads words: small letters, no accents. */
export function isJoint(word: string): boolean {
  return joints.has(word);
}

/** Somebody could mean all of it by this phrase. */
export function isWholePhrase(phrase: string): boolean {
  const words = plainWords(phrase).split(' ').filter(Boolean);
  const [first, last] = [words[0], words.at(-1)];
  return first !== undefined && last !== undefined && !isJoint(first) && !isJoint(last);
}
