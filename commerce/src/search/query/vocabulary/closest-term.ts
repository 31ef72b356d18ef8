import { editDistance } from '@outfitter/contract/client';

/** Returns the maximum number of edits of a spelling correction: one from 4 letters, two from 8. */
export function maxEdits(word: string): number {
  const { length } = [...word];
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
}

const withoutDoubles = (word: string) => word.replaceAll(/(.)\1+/gu, '$1');

/** Returns a function of the number of edits between a word and a term, at most `max` + 1. Doubling the wrong letter ("flanell") is one. */
function editCounter(word: string, max: number): (term: string) => number {
  const singleLetters = withoutDoubles(word);
  return (term) => {
    const edits = editDistance(word, term, max);
    return edits > 1 && withoutDoubles(term) === singleLetters ? 1 : edits;
  };
}

export interface VocabularyTerm {
  term: string;
  /** Number of styles with the term in their name, category or attributes. */
  styleCount: number;
}

/**
 * Returns the most probable correction: fewest edits; then the same first letter; then a lost or swapped letter before a substituted one
 * before an added one; then the more frequent term.
 */
export function closestTerm(word: string, terms: readonly VocabularyTerm[]): string | undefined {
  const max = maxEdits(word);
  const countEdits = editCounter(word, max);
  const [best] = terms
    .map(({ term, styleCount }) => ({ term, styleCount, edits: countEdits(term) }))
    .filter(({ edits }) => edits <= max)
    .map((near) => ({ ...near, isSameStart: near.term[0] === word[0], slip: typoRank(word, near.term) }))
    .sort(
      (a, b) =>
        a.edits - b.edits ||
        Number(b.isSameStart) - Number(a.isSameStart) ||
        b.slip - a.slip ||
        b.styleCount - a.styleCount ||
        (a.term < b.term ? -1 : 1),
    );
  return best?.term;
}

/** Ranks the kind of typing error: 2 lost or swapped letter, 1 substituted letter, 0 added letter. */
function typoRank(typed: string, term: string): number {
  if (term.length > typed.length || sortedLetters(term) === sortedLetters(typed)) return 2;
  return term.length === typed.length ? 1 : 0;
}

const minPrefixLetters = 3;

export function closestPrefix(word: string, terms: readonly VocabularyTerm[]): string | undefined {
  const letters = [...word];
  if (letters.length < minPrefixLetters) return undefined;
  // A shorter beginning is compared only if the prefix has enough letters left.
  const lengths = [letters.length, letters.length + 1, ...(maxEdits(word) > 0 ? [letters.length - 1] : [])];
  const isNear = ({ term }: VocabularyTerm) =>
    [...term].length >= letters.length && lengths.some((length) => editDistance(word, [...term].slice(0, length).join(''), 1) <= 1);
  const [best] = terms.filter(isNear).sort((a, b) => b.styleCount - a.styleCount || (a.term < b.term ? -1 : 1));
  return best?.term;
}

/** Returns the letters of a word in alphabetical order: equal for a word and its transpositions. */
export function sortedLetters(word: string): string {
  return [...word].sort().join('');
}
