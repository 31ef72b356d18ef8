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
