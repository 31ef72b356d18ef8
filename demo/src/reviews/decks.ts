/** Counts the uses of each fragment for a style and selects one of the least used, so that fragments repeat as rarely as possible. */
export class Deck {
  #said = new Map<unknown, number>();
  #random: () => number;
  constructor(random: () => number) {
    this.#random = random;
  }

  isNew(thing: unknown): boolean {
    return !this.#said.has(thing);
  }

  /** A weight of 2 doubles the probability. */
  pick<Thing>(things: readonly Thing[], weightOf: (thing: Thing) => number = () => 1): Thing | undefined {
    let fewest = Number.POSITIVE_INFINITY;
    let picked: Thing | undefined;
    for (const thing of things) {
      const said = ((this.#said.get(thing) ?? 0) + this.#random() * 0.999) / weightOf(thing);
      if (said < fewest) {
        fewest = said;
        picked = thing;
      }
    }
    if (picked !== undefined) this.#said.set(picked, (this.#said.get(picked) ?? 0) + 1);
    return picked;
  }
}
