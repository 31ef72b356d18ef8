/** The searches that this browser remembers for its shopper, newest first (SEARCH-015). */
import { readStored, writeStored } from '../../platform/session/index.ts';

/** Searches that are remembered at most, and the letters that one has at least. */
export const mostRecent = 5;
export const leastLettersKept = 3;
/** Longer ones are nobody's to repeat, and would fill the storage. */
const longest = 200;
const key = 'outfitter.searches';

const wording = (words: string) => words.trim().replaceAll(/\s+/g, ' ');
const asOne = (words: string) => wording(words).toLowerCase();

function isWorthKeeping(words: string): boolean {
  return words.length >= leastLettersKept && words.length <= longest;
}

/** The list after a search for these words: they come first, once, however they are written. Pure. */
export function withSearch(searches: readonly string[], words: string): string[] {
  const own = wording(words);
  if (!isWorthKeeping(own)) return [...searches];
  return [own, ...withoutSearch(searches, own)].slice(0, mostRecent);
}

/** The list without these words. Pure. */
export function withoutSearch(searches: readonly string[], words: string): string[] {
  return searches.filter((search) => asOne(search) !== asOne(words));
}

/** What a storage holds, as far as it is a list of searches: it may be of an earlier release, or anybody's. Pure. */
export function searchesIn(kept: unknown): string[] {
  if (!Array.isArray(kept)) return [];
  const strings = kept.filter((each): each is string => typeof each === 'string');
  return strings.reduceRight<string[]>((searches, words) => withSearch(searches, words), []);
}

/** What is remembered; nothing where the storage is broken or switched off. */
export function readSearches(): string[] {
  return searchesIn(readStored('local', key));
}

/** Remembers the list, or forgets all of it where it is empty. */
export function keepSearches(searches: readonly string[]): void {
  writeStored('local', key, searches.length > 0 ? searches : undefined);
}
