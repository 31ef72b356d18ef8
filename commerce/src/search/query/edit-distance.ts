/** How far a word is from another. Pure. */

/**
 * Edits between two words: letters put in, taken out, exchanged, and neighbours swapped (optimal string alignment). Beyond `most` the
 * answer is `most + 1`.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  const [from, to] = [[...a], [...b]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, other] of to.entries()) {
      let edits = Math.min(last[j + 1]! + 1, row[j]! + 1, last[j]! + (letter === other ? 0 : 1));
      if (i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other) edits = Math.min(edits, before[j - 1]! + 1);
      row.push(edits);
    }
    if (Math.min(...row) > most && Math.min(...last) > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[to.length]!, most + 1);
}

/** Edits that a word of this many letters may be off by: one from 4 letters, two from 8. */
export function editsAllowed(word: string): number {
  const { length } = [...word];
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
}

export interface KnownTerm {
  term: string;
  /** Styles that are named, filed or described by it. */
  count: number;
}

/**
 * What was probably meant: fewest edits, then the same first letter, then one that lost a letter or had two swapped before one of which a
 * letter was mistaken, and that before one that a letter was put into; then the more frequent. `undefined` where nothing is near enough.
 */
export function nearestTerm(word: string, terms: readonly KnownTerm[]): string | undefined {
  const most = editsAllowed(word);
  const [best] = terms
    .map(({ term, count }) => ({
      term,
      count,
      edits: editDistance(word, term, most),
      isSameStart: term[0] === word[0],
      slip: slipOf(word, term),
    }))
    .filter(({ edits }) => edits <= most)
    .sort(
      (a, b) =>
        a.edits - b.edits ||
        Number(b.isSameStart) - Number(a.isSameStart) ||
        b.slip - a.slip ||
        b.count - a.count ||
        (a.term < b.term ? -1 : 1),
    );
  return best?.term;
}

/** How easily the fingers make one word of the other, the more the easier. */
function slipOf(typed: string, term: string): number {
  if (term.length > typed.length || lettersOf(term) === lettersOf(typed)) return 2;
  return term.length === typed.length ? 1 : 0;
}

/** Letters of an unfinished word from which on one of them may be wrong. */
const begunLeast = 3;

/** The most frequent term that begins within one edit of how an unfinished word does; `undefined` where none does. */
export function nearestBeginning(word: string, terms: readonly KnownTerm[]): string | undefined {
  const letters = [...word];
  if (letters.length < begunLeast) return undefined;
  // A short word less one letter is hardly anything of a word.
  const lengths = [letters.length, letters.length + 1, ...(editsAllowed(word) > 0 ? [letters.length - 1] : [])];
  const isNear = ({ term }: KnownTerm) =>
    [...term].length >= letters.length && lengths.some((length) => editDistance(word, [...term].slice(0, length).join(''), 1) <= 1);
  const [best] = terms.filter(isNear).sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1));
  return best?.term;
}

/** A word's letters in their order: of a word and its swaps they are the same. */
export function lettersOf(word: string): string {
  return [...word].sort().join('');
}
