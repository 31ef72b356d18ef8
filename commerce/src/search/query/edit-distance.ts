/**
 * Counts the edits between two words: insertions, deletions, substitutions and swaps of neighbors (optimal string alignment). Stops
 * counting at `max + 1`.
 */
export function editDistance(a: string, b: string, max = Number.POSITIVE_INFINITY): number {
  // Most words are too different, which their letters show without any arrays.
  if (letterDifference(a, b) > max) return max + 1;
  const [from, to] = [[...a], [...b]];
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let previous: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, other] of to.entries()) {
      let edits = Math.min(last[j + 1]! + 1, row[j]! + 1, last[j]! + (letter === other ? 0 : 1));
      if (i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other) edits = Math.min(edits, previous[j - 1]! + 1);
      row.push(edits);
    }
    if (Math.min(...row) > max && Math.min(...last) > max) return max + 1;
    [previous, last] = [last, row];
  }
  return Math.min(last[to.length]!, max + 1);
}

/** Returns a lower bound of the edits between two words: an edit adds one letter at most, and removes one. */
function letterDifference(a: string, b: string): number {
  const [inA, inB] = [letterSet(a), letterSet(b)];
  return Math.max(bitCount(inA & ~inB), bitCount(inB & ~inA));
}

/** Returns the letters of a word as bits. Several letters share a bit. */
function letterSet(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    const isSecondOfPair = unit >= 0xdc_00 && unit <= 0xdf_ff;
    if (!isSecondOfPair) letters |= 1 << (unit & 31);
  }
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let remaining = bits; remaining !== 0; remaining &= remaining - 1) count += 1;
  return count;
}

/** Returns the maximum number of edits of a spelling correction: one from 4 letters, two from 8. */
export function maxEdits(word: string): number {
  const { length } = [...word];
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
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
  const [best] = terms
    .filter(({ term }) => editDistance(word, term, max) <= max)
    .map(({ term, styleCount }) => ({
      term,
      styleCount,
      edits: editDistance(word, term),
      isSameStart: term[0] === word[0],
      slip: typoRank(word, term),
    }))
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
