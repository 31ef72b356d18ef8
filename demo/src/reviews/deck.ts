/** Counts the uses of each author or reply for a style and selects one of the least used, so that they repeat as rarely as possible. */
export class Deck {
  #uses = new Map<unknown, number>();
  #random: () => number;
  constructor(random: () => number) {
    this.#random = random;
  }

  isNew(item: unknown): boolean {
    return !this.#uses.has(item);
  }

  /** A weight of 2 doubles the probability. */
  pick<Thing>(items: readonly Thing[], weightOf: (item: Thing) => number = () => 1): Thing | undefined {
    let fewest = Number.POSITIVE_INFINITY;
    let selected: Thing | undefined;
    for (const item of items) {
      const uses = ((this.#uses.get(item) ?? 0) + this.#random() * 0.999) / weightOf(item);
      if (uses < fewest) {
        fewest = uses;
        selected = item;
      }
    }
    if (selected !== undefined) this.#uses.set(selected, (this.#uses.get(selected) ?? 0) + 1);
    return selected;
  }
}
