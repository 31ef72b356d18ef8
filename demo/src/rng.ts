/** Chance that repeats itself: every draw hangs on a name, so the same catalogue comes out on every machine and every day. */

/** A 32-bit FNV-1a hash of a text, unsigned. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A generator of numbers from 0 up to, not including, 1, the same row for the same seed (mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A whole number from `low` to `high`, both included. */
export function wholeBetween(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
