const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []).join(' ');

/** Matches a sentence or clause, and its stop. */
const clause = /(.+?)([.!?…:;]+[”»]?(?=\s|$)|\n+|$)/gs;
/** Words of a transition such as "One gripe:". */
const maxLeadWords = 4;

/**
 * Returns the sentences and clauses of a text between stops, in lowercase and without punctuation: what a shopper recognizes if it comes
 * again. Transitions are left out.
 */
export function sentencesOf(text: string): string[] {
  return [...text.matchAll(clause)]
    .map(([, said, stop]) => ({ sentence: wordsOf(said!), stop: stop! }))
    .filter(({ sentence, stop }) => sentence !== '' && !(stop.startsWith(':') && wordCount(sentence) <= maxLeadWords))
    .map(({ sentence }) => sentence);
}

const wordCount = (sentence: string) => sentence.split(' ').length;

/** Returns how often the shop may use a sentence: a long one is remembered, a short one is what many people write. */
export function maxSentenceUses(sentence: string): number {
  const words = wordCount(sentence);
  return words > 7 ? 2 : words > 4 ? 5 : 12;
}

/** Returns how often the shop may use a headline. */
export function maxHeadlineUses(headline: string): number {
  const words = wordCount(headline);
  return words > 4 ? 2 : words > 2 ? 5 : 12;
}
