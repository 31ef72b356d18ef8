/** Milliseconds between two samples of the event loop's delay. */
export const sampleInterval = 20;
/** Milliseconds of average delay above which lower classes are limited. A single render of 25 ms within the window stays below it. */
const targetDelay = 8;
/** Samples of the average, and of the pause after a decrease, in which its effect shows. */
const windowSize = 6;
/** Samples of the window in which higher classes must have run: more than one call on a slow machine has. */
const minBusySamples = 5;
const decrease = 0.5;
const increase = 1 / 32;
const minScale = 1 / 8;
/** Samples (three seconds) for which an overload lasts after the last decrease. */
const overloadSamples = 150;

interface Sample {
  /** Delay of the event loop in milliseconds. */
  delay: number;
  /** True if requests of higher classes have run since the last sample. */
  hasHigherClasses: boolean;
}

/**
 * Scales the limits of lower classes between 1/8 and 1, by additive increase and multiplicative decrease. The scale falls while the event
 * loop is delayed and requests of higher classes run all the time; without those, waiting for each other is all that lower classes can do.
 */
export class LoadScale {
  readonly #samples: Sample[] = [];
  #samplesSinceDecrease = Number.POSITIVE_INFINITY;
  #value = 1;

  get value(): number {
    return this.#value;
  }

  /** True during overload, which comes in waves: long queues that form between them would be rejected late, with the next wave. */
  get isOverloaded(): boolean {
    return this.#samplesSinceDecrease < overloadSamples;
  }

  get averageDelay(): number {
    return this.#samples.length === 0 ? 0 : this.#samples.reduce((sum, { delay }) => sum + delay, 0) / this.#samples.length;
  }

  sample(sample: Sample): void {
    this.#samples.push(sample);
    if (this.#samples.length > windowSize) this.#samples.shift();
    this.#samplesSinceDecrease++;
    const isBusy = this.#samples.filter(({ hasHigherClasses }) => hasHigherClasses).length >= minBusySamples;
    if (isBusy && this.averageDelay > targetDelay && this.#samplesSinceDecrease >= windowSize) {
      this.#value = Math.max(minScale, this.#value * decrease);
      this.#samplesSinceDecrease = 0;
    } else {
      this.#value = Math.min(1, this.#value + increase);
    }
  }
}
