import { readStored, writeStored } from '../../platform/session/index.ts';

export const maxRecentSearches = 5;
export const minStoredLength = 3;
const maxStoredLength = 200;
/** A search with this many digits may contain a card number, which the device must not keep. */
const minCardDigits = 13;
const storageKey = 'outfitter.searches';

const normalizeSpaces = (query: string) => query.trim().replaceAll(/\s+/g, ' ');
const comparisonKey = (query: string) => normalizeSpaces(query).toLowerCase();

function isStorable(query: string): boolean {
  const digits = query.match(/\p{Nd}/gu)?.length ?? 0;
  return query.length >= minStoredLength && query.length <= maxStoredLength && digits < minCardDigits;
}

/** Moves a search to the front and removes duplicates, ignoring case and spaces. */
export function addSearch(searches: readonly string[], query: string): string[] {
  const normalized = normalizeSpaces(query);
  if (!isStorable(normalized)) return [...searches];
  return [normalized, ...removeSearch(searches, normalized)].slice(0, maxRecentSearches);
}

export function removeSearch(searches: readonly string[], query: string): string[] {
  return searches.filter((search) => comparisonKey(search) !== comparisonKey(query));
}

/** Parses a stored value, which is untrusted: an earlier release may have written it. */
export function parseSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const strings = stored.filter((value): value is string => typeof value === 'string');
  return strings.reduceRight<string[]>((searches, query) => addSearch(searches, query), []);
}

export function readRecentSearches(): string[] {
  return parseSearches(readStored('local', storageKey));
}

export function storeRecentSearches(searches: readonly string[]): void {
  writeStored('local', storageKey, searches.length > 0 ? searches : undefined);
}
