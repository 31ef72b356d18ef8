import { type LimiterOptions, PriorityLimiter } from '@outfitter/commerce';
import { type RequestClass, requestClasses } from '@outfitter/contract';
import { LoadScale, sampleInterval } from './load-scale.ts';

/**
 * Requests of a class that run at a time in one process. Those of the lower classes are scaled down when the event loop is late. Twice as
 * many baskets as they get connections: more would wait for a connection, where a rejection comes after the first part of the work.
 */
const defaultLimits: Readonly<Record<RequestClass, number>> = { order: 64, basket: 16, catalog: 16, page: 4, recommendation: 4 };
/** Limits that admit everything; for development, in which the first page takes seconds to compile, and for tests. */
export const unlimitedAdmission: Readonly<Record<RequestClass, number>> = {
  order: Number.POSITIVE_INFINITY,
  basket: Number.POSITIVE_INFINITY,
  catalog: Number.POSITIVE_INFINITY,
  page: Number.POSITIVE_INFINITY,
  recommendation: Number.POSITIVE_INFINITY,
};
const higherClasses: readonly RequestClass[] = ['order', 'basket'];

/**
 * An overloaded server rejects within 50 ms (docs/contract.md): what does not fit into the short queue is rejected at once. The queue of
 * pages is served within about half a second, even while the limit of pages is at its lowest.
 */
const queueLimits: LimiterOptions<RequestClass>['queueLimits'] = {
  order: { maxWait: 10_000, maxLengthUnderOverload: 64 },
  basket: { maxWait: 1_000, maxLengthUnderOverload: 16 },
  catalog: { maxWait: 3_000, maxLengthUnderOverload: 4 },
  page: { maxWait: 4_000, maxLengthUnderOverload: 3 },
  recommendation: { maxWait: 500, maxLengthUnderOverload: 0 },
};

export type AdmissionResult<Value> = { isAdmitted: true; value: Value } | { isAdmitted: false };

export interface Admission {
  /** Runs `work` if it may start within the time that its class may wait. */
  admit<Value>(requestClass: RequestClass, work: () => Promise<Value>): Promise<AdmissionResult<Value>>;
}

export interface AdmissionOptions {
  limits?: Partial<Record<RequestClass, number>>;
  /** Current time in milliseconds, as of `performance.now`. */
  now?: () => number;
  onSettled?: (requestClass: RequestClass, outcome: 'admitted' | 'rejected') => void;
}

/** Decides which requests of a process run now, later or not at all. See docs/decisions/0039-admission-control.md. */
export class AdmissionControl implements Admission {
  readonly #limits: Readonly<Record<RequestClass, number>>;
  readonly #limiter: PriorityLimiter<RequestClass>;
  readonly #scale = new LoadScale();
  readonly #timer: NodeJS.Timeout;
  readonly #onSettled: AdmissionOptions['onSettled'];
  #hasHigherClasses = false;

  constructor({ limits = {}, now = () => performance.now(), onSettled }: AdmissionOptions = {}) {
    this.#limits = { ...defaultLimits, ...limits };
    this.#onSettled = onSettled;
    this.#limiter = new PriorityLimiter({
      classes: requestClasses,
      counts: 'class',
      queueLimits,
      limitOf: (name) => this.limit(name),
      isOverloaded: (name) => this.#scale.isOverloaded && !higherClasses.includes(name),
    });
    let expected = now() + sampleInterval;
    this.#timer = setInterval(() => {
      const sampledAt = now();
      this.#sample(Math.max(0, sampledAt - expected));
      expected = sampledAt + sampleInterval;
    }, sampleInterval).unref();
  }

  async admit<Value>(requestClass: RequestClass, work: () => Promise<Value>): Promise<AdmissionResult<Value>> {
    if (higherClasses.includes(requestClass)) this.#hasHigherClasses = true;
    const release = await this.#limiter.acquire(requestClass);
    this.#onSettled?.(requestClass, release ? 'admitted' : 'rejected');
    if (!release) return { isAdmitted: false };
    try {
      return { isAdmitted: true, value: await work() };
    } finally {
      release();
    }
  }

  limit(requestClass: RequestClass): number {
    const limit = this.#limits[requestClass];
    return higherClasses.includes(requestClass) ? limit : limit * this.#scale.value;
  }
  running(requestClass: RequestClass): number {
    return this.#limiter.running(requestClass);
  }
  waiting(requestClass: RequestClass): number {
    return this.#limiter.waiting(requestClass);
  }

  isIdle(): boolean {
    return this.#limiter.running('page') === 0 && this.#scale.averageDelay < 2;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #sample(delay: number): void {
    this.#scale.sample({ delay, hasHigherClasses: this.#hasHigherClasses });
    this.#hasHigherClasses = higherClasses.some((name) => this.#limiter.running(name) > 0);
    this.#limiter.update();
  }
}
