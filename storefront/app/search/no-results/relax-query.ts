export const maxRelaxedQueries = 2;
const minTermLength = 3;
/** Matches a price or a size, but no style number, which has more digits. */
const amount = /^[$€£]?\d{1,3}(?:[.,]\d\d?)?[$€£]?$/u;

/**
 * Returns at most two single words: the last one, which names the product in most of the shop's languages, and the longest of the others,
 * which is usually the most specific. A number and the word before it ("under $60", "size 14") name no product. Returns an empty array for
 * a query of one word.
 */
export function relaxQuery(query: string): string[] {
  const uniqueWords = [...new Set(query.trim().toLowerCase().split(/\s+/))];
  if (uniqueWords.length < 2) return [];
  const isOfAmount = (index: number) => amount.test(uniqueWords[index] ?? '') || amount.test(uniqueWords[index + 1] ?? '');
  const terms = uniqueWords.filter((word, index) => !isOfAmount(index) && (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= minTermLength);
  const last = terms.at(-1);
  const longest = terms.slice(0, -1).toSorted((a, b) => b.length - a.length)[0];
  return [last, longest].filter((word) => word !== undefined).slice(0, maxRelaxedQueries);
}
