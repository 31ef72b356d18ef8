const sequenceLength = 5;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

/** Returns the parts of a text between punctuation marks that have several words, in lowercase. */
export const clausesOf = (text: string): string[] =>
  text
    .split(/[.!?:;,“”«»\n]+/)
    .map((clause) => wordsOf(clause).join(' '))
    .filter((clause) => clause.includes(' '));

const hasDuplicate = (items: readonly string[]) => new Set(items).size < items.length;

/** Returns whether a text contains a clause twice ("No regrets"), or five words in the same order. */
export function hasRepetition(text: string): boolean {
  const words = wordsOf(text);
  return (
    hasDuplicate(clausesOf(text)) ||
    hasDuplicate(words.slice(sequenceLength - 1).map((_, index) => words.slice(index, index + sequenceLength).join(' ')))
  );
}
