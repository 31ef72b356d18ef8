import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PriorityLimiter, type Release } from './priority-limiter.ts';

const classes = ['high', 'middle', 'low'] as const;
type Name = (typeof classes)[number];
const queueLimits = {
  high: { maxWait: 1_000, maxLengthUnderOverload: 4 },
  middle: { maxWait: 500, maxLengthUnderOverload: 2 },
  low: { maxWait: 800, maxLengthUnderOverload: 1 },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Arrival {
  name: Name;
  /** Milliseconds. */
  pause: number;
  runtime: number;
  limits: Record<Name, number> | undefined;
}

const limit = fc.double({ min: 0, max: 6, noNaN: true });
const arrivals = (limits: fc.Arbitrary<Record<Name, number> | undefined>) =>
  fc.array(fc.record({ name: fc.constantFrom(...classes), pause: fc.nat(60), runtime: fc.integer({ min: 1, max: 400 }), limits }), {
    minLength: 1,
    maxLength: 60,
  });
const sorted = fc
  .tuple(limit, limit, limit)
  .map((values) => values.sort((a, b) => b - a))
  .map(([high = 0, middle = 0, low = 0]) => ({ high, middle, low }));

async function simulate(
  counts: 'class' | 'all',
  sequence: readonly Arrival[],
  check: (name: Name, limits: Record<Name, number>, running: Record<Name, number>, waiting: Record<Name, number>) => void,
) {
  let limits: Record<Name, number> = { high: 5, middle: 4, low: 2 };
  const limiter = new PriorityLimiter<Name>({ classes, counts, limitOf: (name) => limits[name], queueLimits });
  const running = { high: 0, middle: 0, low: 0 };
  const settled: { name: Name; wait: number; isStarted: boolean }[] = [];
  const violations: unknown[] = [];
  for (const { name, pause, runtime, limits: changed } of sequence) {
    if (changed) {
      limits = changed;
      limiter.update();
      // Requests that have just started count themselves before the next one arrives.
      await vi.advanceTimersByTimeAsync(0);
    }
    const arrived = performance.now();
    const settle = (release: Release | undefined) => {
      settled.push({ name, wait: performance.now() - arrived, isStarted: release !== undefined });
      if (!release) return;
      const waiting = { high: limiter.waiting('high'), middle: limiter.waiting('middle'), low: limiter.waiting('low') };
      try {
        check(name, limits, running, waiting);
      } catch (violation) {
        violations.push(violation);
      }
      running[name]++;
      setTimeout(() => {
        running[name]--;
        release();
      }, runtime);
    };
    void limiter.acquire(name).then(settle);
    await vi.advanceTimersByTimeAsync(pause);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(violations).toEqual([]);
  expect(settled).toHaveLength(sequence.length);
  expect(classes.map((name) => [limiter.running(name), limiter.waiting(name)])).toEqual(classes.map(() => [0, 0]));
  return settled;
}

describe('a limiter by class', () => {
  it('never runs more of a class than its limit at the start allows', async () => {
    await fc.assert(
      fc.asyncProperty(arrivals(fc.option(sorted, { nil: undefined })), (sequence) =>
        simulate('class', sequence, (name, limits, running) => expect(running[name]).toBeLessThan(Math.floor(limits[name]))).then(
          () => undefined,
        ),
      ),
    );
  });

  it('never gives a shared slot to a class above its limit, so that the reserve is left for the higher classes', async () => {
    await fc.assert(
      fc.asyncProperty(arrivals(fc.option(sorted, { nil: undefined })), (sequence) =>
        simulate('all', sequence, (name, limits, running) => {
          expect(running.high + running.middle + running.low).toBeLessThan(Math.floor(limits[name]));
        }).then(() => undefined),
      ),
    );
  });

  it('never starts a request while a higher class waits for a shared slot', async () => {
    await fc.assert(
      fc.asyncProperty(arrivals(fc.constant(undefined)), (sequence) =>
        simulate('all', sequence, (name, _limits, _running, waiting) => {
          const higher = classes.slice(0, classes.indexOf(name));
          expect(higher.map((each) => waiting[each])).toEqual(higher.map(() => 0));
        }).then(() => undefined),
      ),
    );
  });

  it('starts or rejects every request within the time that its class may wait', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('class' as const, 'all' as const),
        arrivals(fc.option(sorted, { nil: undefined })),
        async (counts, sequence) => {
          for (const { name, wait } of await simulate(counts, sequence, () => undefined))
            expect(wait).toBeLessThanOrEqual(queueLimits[name].maxWait);
        },
      ),
    );
  });
});

describe('an overloaded class', () => {
  const build = (limits: Record<Name, number>) =>
    new PriorityLimiter<Name>({ classes, counts: 'class', limitOf: (name) => limits[name], queueLimits });
  const outcomeOf = (acquired: Promise<Release | undefined>) => {
    const outcome = { wait: Number.NaN, isStarted: false };
    const from = performance.now();
    void acquired.then((release) => Object.assign(outcome, { wait: performance.now() - from, isStarted: release !== undefined }));
    return outcome;
  };

  it('keeps a burst waiting, and drops the newest requests of a queue that does not drain', async () => {
    const limiter = build({ high: 1, middle: 1, low: 1 });
    const release = await limiter.acquire('low');
    const burst = Array.from({ length: 3 }, () => outcomeOf(limiter.acquire('low')));
    await vi.advanceTimersByTimeAsync(499);
    limiter.update();
    expect(limiter.waiting('low')).toBe(3);
    await vi.advanceTimersByTimeAsync(1);
    limiter.update();
    const late = outcomeOf(limiter.acquire('low'));
    await vi.advanceTimersByTimeAsync(0);
    expect(late).toEqual({ isStarted: false, wait: 0 });
    expect(burst.map(({ wait }) => wait)).toEqual([Number.NaN, 500, 500]);
    release?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(burst.map(({ isStarted }) => isStarted)).toEqual([true, false, false]);
  });

  it('is rejected at once if the queue takes longer than its class may wait', async () => {
    const limiter = build({ high: 1, middle: 1, low: 1 });
    let release = await limiter.acquire('low');
    for (let served = 0; served < 20; served++) {
      const next = limiter.acquire('low');
      await vi.advanceTimersByTimeAsync(90);
      release?.();
      release = await next;
    }
    const queued = Array.from({ length: 10 }, () => outcomeOf(limiter.acquire('low')));
    await vi.advanceTimersByTimeAsync(0);
    expect(queued.map(({ wait }) => wait)).toEqual([...Array.from({ length: 8 }, () => Number.NaN), 0, 0]);
  });

  it('shortens the queue of a burst, too, once the resources are busy with higher classes', async () => {
    let isOverloaded = false;
    const limiter = new PriorityLimiter<Name>({
      classes,
      counts: 'class',
      limitOf: () => 1,
      isOverloaded: (name) => isOverloaded && name === 'low',
      queueLimits,
    });
    await limiter.acquire('low');
    await limiter.acquire('high');
    const low = [outcomeOf(limiter.acquire('low')), outcomeOf(limiter.acquire('low'))];
    const high = Array.from({ length: 6 }, () => outcomeOf(limiter.acquire('high')));
    await vi.advanceTimersByTimeAsync(50);
    isOverloaded = true;
    limiter.update();
    const next = outcomeOf(limiter.acquire('low'));
    await vi.advanceTimersByTimeAsync(0);
    expect([...low, next].map(({ wait }) => wait)).toEqual([Number.NaN, 50, 0]);
    expect(high.map(({ wait }) => wait)).toEqual(high.map(() => Number.NaN));
  });

  it('starts waiting requests when its limit grows', async () => {
    const limits = { high: 1, middle: 1, low: 0 };
    const limiter = build(limits);
    const outcome = outcomeOf(limiter.acquire('low'));
    limits.low = 1;
    limiter.update();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.isStarted).toBe(true);
  });

  it('frees one slot if a request is released twice', async () => {
    const limiter = build({ high: 1, middle: 1, low: 2 });
    const release = await limiter.acquire('low');
    await limiter.acquire('low');
    release?.();
    release?.();
    expect(limiter.running('low')).toBe(1);
  });
});
