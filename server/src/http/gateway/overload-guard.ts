import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What may be let go first, from the first to the last. */
export const loadClasses = ['recommendation', 'page', 'basket', 'order'] as const;
export type LoadClass = (typeof loadClasses)[number];

export interface OverloadLimits {
  /** Milliseconds of delay of the event loop above which each class is refused. */
  delay: Record<LoadClass, number>;
  /** Pages that may be in the making at a time. */
  pages: number;
}

/** The delay is looked at in windows of so many milliseconds, and counts once it lasts for this many of them. */
const sampleInterval = 500;
const sampleCount = 3;

const defaults: OverloadLimits = { delay: { recommendation: 150, page: 400, basket: 1_500, order: 4_000 }, pages: 64 };

/** No delay is too long. */
export const unlimitedDelay: OverloadLimits['delay'] = {
  recommendation: Number.POSITIVE_INFINITY,
  page: Number.POSITIVE_INFINITY,
  basket: Number.POSITIVE_INFINITY,
  order: Number.POSITIVE_INFINITY,
};

/** Says no early, so that what is let in is answered in time (contract.md, Manners). */
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

  /** What the event loop was late by in each of the latest windows: one long pause alone is no overload. */
  get #lastingDelay(): number {
    return this.#recentDelays.length < sampleCount ? 0 : Math.min(...this.#recentDelays);
  }

  admits(loadClass: LoadClass): boolean {
    if (this.#lastingDelay > this.#limits.delay[loadClass]) return false;
    return loadClass !== 'page' || this.#pages < this.#limits.pages;
  }

  /** Nothing is in the making and nobody waits. */
  isIdle(): boolean {
    return this.#pages === 0 && (this.#recentDelays.at(-1) ?? 0) < 30;
  }

  /** Counts a page in the making. */
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
