/** Returns a number from 0 to below 1 for each call, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns `count` of the values, which the seed selects, in their order. */
export function pick<Value>(all: readonly Value[], count: number, seed: number): Value[] {
  const random = seededRandom(seed);
  const ranked = all.map((value, index) => ({ value, index, rank: random() })).sort((a, b) => a.rank - b.rank);
  return ranked
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ value }) => value);
}

/** Returns a seed for a part of the run, so that parts do not depend on each other's order. */
export function seedOf(seed: number, part: string): number {
  return [...part].reduce((mixed, character) => (Math.imul(mixed, 31) + character.charCodeAt(0)) | 0, seed | 0);
}
