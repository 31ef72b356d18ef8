/**
 * Remembers how often each thing was said of a style, and picks among those said least: nothing is heard a second time while something
 * else would do.
 */
export class Deck {
  #said = new Map<unknown, number>();
  #random: () => number;
  constructor(random: () => number) {
    this.#random = random;
  }

  /** Whether it was never said of this style. */
  isNew(thing: unknown): boolean {
    return !this.#said.has(thing);
  }

  /** `weightOf` 2 says a thing twice as often as 1. */
  pick<Thing>(things: readonly Thing[], weightOf: (thing: Thing) => number = () => 1): Thing | undefined {
    let least = Number.POSITIVE_INFINITY;
    let picked: Thing | undefined;
    for (const thing of things) {
      const said = ((this.#said.get(thing) ?? 0) + this.#random() * 0.999) / weightOf(thing);
      if (said < least) {
        least = said;
        picked = thing;
      }
    }
    if (picked !== undefined) this.#said.set(picked, (this.#said.get(picked) ?? 0) + 1);
    return picked;
  }
}
