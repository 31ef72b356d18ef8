/** The searches that this browser remembers for its shopper, newest first (SEARCH-015). */
import { readStored, writeStored } from '../../platform/session/index.ts';

/** Searches that are remembered at most, and the letters that one has at least. */
export const maxRecentSearches = 5;
export const minStoredLength = 3;
/** Longer ones are nobody's to repeat, and would fill the storage. */
const maxStoredLength = 200;
const key = 'outfitter.searches';

const normalizeSpaces = (words: string) => words.trim().replaceAll(/\s+/g, ' ');
const comparisonKey = (words: string) => normalizeSpaces(words).toLowerCase();

function isStorable(words: string): boolean {
  return words.length >= minStoredLength && words.length <= maxStoredLength;
}

/** The list after a search for these words: they come first, once, however they are written. Pure. */
export function addSearch(searches: readonly string[], words: string): string[] {
  const own = normalizeSpaces(words);
  if (!isStorable(own)) return [...searches];
  return [own, ...removeSearch(searches, own)].slice(0, maxRecentSearches);
}

/** The list without these words. Pure. */
export function removeSearch(searches: readonly string[], words: string): string[] {
  return searches.filter((search) => comparisonKey(search) !== comparisonKey(words));
}

/** What a storage holds, as far as it is a list of searches: it may be of an earlier release, or anybody's. Pure. */
export function parseSearches(kept: unknown): string[] {
  if (!Array.isArray(kept)) return [];
  const strings = kept.filter((each): each is string => typeof each === 'string');
  return strings.reduceRight<string[]>((searches, words) => addSearch(searches, words), []);
}

/** What is remembered; nothing where the storage is broken or switched off. */
export function readRecentSearches(): string[] {
  return parseSearches(readStored('local', key));
}

/** Remembers the list, or forgets all of it where it is empty. */
export function storeRecentSearches(searches: readonly string[]): void {
  writeStored('local', key, searches.length > 0 ? searches : undefined);
}
