/** Milliseconds between two samples of the event loop's delay. */
export const sampleInterval = 20;
/** Milliseconds of average delay above which lower classes are limited. A single render of 25 ms within the window stays below it. */
const targetDelay = 8;
/** Samples of the average, and of the pause after a decrease, in which its effect shows. */
const windowSize = 6;
const decrease = 0.5;
const increase = 1 / 32;
const minScale = 1 / 8;

/**
 * Scales the limits of lower classes between 1/8 and 1, by additive increase and multiplicative decrease. The scale falls while the event
 * loop is late and requests of higher classes run; without those, waiting for each other is all that the lower classes can do.
 */
export class LoadScale {
  readonly #delays: number[] = [];
  #samplesSinceDecrease = 0;
  #value = 1;

  get value(): number {
    return this.#value;
  }

  get averageDelay(): number {
    return this.#delays.length === 0 ? 0 : this.#delays.reduce((sum, delay) => sum + delay, 0) / this.#delays.length;
  }

  /** `hasHigherClasses`: requests of higher classes have run since the last sample. */
  sample(delay: number, hasHigherClasses: boolean): void {
    this.#delays.push(delay);
    if (this.#delays.length > windowSize) this.#delays.shift();
    this.#samplesSinceDecrease++;
    const isLate = this.#delays.length === windowSize && this.averageDelay > targetDelay;
    if (isLate && hasHigherClasses && this.#samplesSinceDecrease >= windowSize) {
      this.#value = Math.max(minScale, this.#value * decrease);
      this.#samplesSinceDecrease = 0;
    } else {
      this.#value = Math.min(1, this.#value + increase);
    }
  }
}
