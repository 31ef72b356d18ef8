import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Ordered by priority: the first class is shed first. */
export const loadClasses = ['recommendation', 'page', 'basket', 'order'] as const;
export type LoadClass = (typeof loadClasses)[number];

export interface OverloadLimits {
  /** Milliseconds of event loop delay above which a class is rejected. */
  delay: Record<LoadClass, number>;
  pages: number;
}

/** Milliseconds. The delay counts once it lasts for `sampleCount` samples. */
const sampleInterval = 500;
const sampleCount = 3;

const defaults: OverloadLimits = { delay: { recommendation: 150, page: 400, basket: 1_500, order: 4_000 }, pages: 64 };

export const unlimitedDelay: OverloadLimits['delay'] = {
  recommendation: Number.POSITIVE_INFINITY,
  page: Number.POSITIVE_INFINITY,
  basket: Number.POSITIVE_INFINITY,
  order: Number.POSITIVE_INFINITY,
};

/** Rejects requests early when the event loop lags, so that accepted requests get a response in time. */
export class OverloadGuard {
  readonly #limits: OverloadLimits;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #timer: NodeJS.Timeout;
  readonly #recentDelays: number[] = [];
  #pages = 0;

  constructor(limits: Partial<OverloadLimits> = {}) {
    this.#limits = { ...defaults, ...limits };
    this.#delay.enable();
    this.#timer = setInterval(() => {
      this.#recentDelays.push(this.#delay.percentile(90) / 1e6);
      if (this.#recentDelays.length > sampleCount) this.#recentDelays.shift();
      this.#delay.reset();
    }, sampleInterval).unref();
  }

  /** The smallest delay of the latest samples: a single long pause is not an overload. */
  get #lastingDelay(): number {
    return this.#recentDelays.length < sampleCount ? 0 : Math.min(...this.#recentDelays);
  }

  admits(loadClass: LoadClass): boolean {
    if (this.#lastingDelay > this.#limits.delay[loadClass]) return false;
    return loadClass !== 'page' || this.#pages < this.#limits.pages;
  }

  isIdle(): boolean {
    return this.#pages === 0 && (this.#recentDelays.at(-1) ?? 0) < 30;
  }

  async trackPage<T>(work: () => Promise<T>): Promise<T> {
    this.#pages++;
    try {
      return await work();
    } finally {
      this.#pages--;
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }
}

export function overloadedResponse(): Response {
  return new Response('The shop is very busy. Please try again in a moment.', {
    status: 503,
    headers: { 'retry-after': '2', 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
