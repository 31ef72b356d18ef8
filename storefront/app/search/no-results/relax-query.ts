/** Which part of a query may find something where all of it finds nothing. Pure. */

/** Queries that are tried at most: each is a call of its own. */
export const maxRelaxedQueries = 2;
const minTermLength = 3;

/**
 * At most two queries of one word each: the last one, which in most languages of the shop says what the thing is, and the longest of the
 * others, which says most about it. None for a single word.
 */
export function relaxQuery(words: string): string[] {
  const all = [...new Set(words.trim().toLowerCase().split(/\s+/))];
  if (all.length < 2) return [];
  const wordy = all.filter((word) => (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= minTermLength);
  const last = wordy.at(-1);
  const longest = wordy.slice(0, -1).toSorted((a, b) => b.length - a.length)[0];
  return [last, longest].filter((word) => word !== undefined).slice(0, maxRelaxedQueries);
}
