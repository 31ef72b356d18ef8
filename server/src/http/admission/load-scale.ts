/** Milliseconds between two samples of the event loop's delay. */
export const sampleInterval = 20;
/** Milliseconds of average delay above which lower classes are limited. A single render of 25 ms within the window stays below it. */
const targetDelay = 8;
/** Samples of the average, and minimum between two decreases, so that the first one has an effect before the next. */
const windowSize = 6;
/** Minimum number of samples of the window with requests of higher classes. A single call spans fewer, even on a slow machine. */
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
 * Scales the limits of lower request classes between 1/8 and 1, by additive increase and multiplicative decrease. The scale decreases while
 * the event loop is delayed and requests of higher classes are running. Without those, lower limits would help nobody.
 */
export class LoadScale {
  readonly #samples: Sample[] = [];
  #samplesSinceDecrease = Number.POSITIVE_INFINITY;
  #value = 1;

  get value(): number {
    return this.#value;
  }

  /**
   * True until three seconds after the last decrease. Overload comes in waves: requests that are queued between two of them would wait, only
   * to be rejected in the next one.
   */
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
