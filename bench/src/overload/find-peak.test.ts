import { expect, it } from 'vitest';
import { findPeak } from './find-peak.ts';
import { type KindResult, type RequestKind, requestKinds, type StepResult } from './request-mix.ts';

/** Runs a shop whose requests all succeed up to `limit` per second; above it, those of `failingKind` fail. */
function shopWith(limit: number, failingKind: RequestKind = 'order') {
  const rates: number[] = [];
  const runAt = async (rate: number): Promise<StepResult> => {
    rates.push(rate);
    const resultOf = (kind: RequestKind): KindResult => ({
      offered: 100,
      succeeded: kind === failingKind && rate > limit ? 97 : 98,
      rejected: 0,
      failed: 0,
      successP99: 1,
      rejectionP99: 0,
      rejectionServerP99: 0,
      sendDelayP99: 0,
      failures: {},
    });
    return Object.fromEntries(requestKinds.map((kind) => [kind, resultOf(kind)])) as StepResult;
  };
  return { runAt, rates };
}

it.each([3, 13, 39, 40, 200, 1_400])(
  'the peak of a shop that sustains %i requests per second is below it by at most 10 %%',
  async (limit) => {
    const { rate, result } = await findPeak(shopWith(limit).runAt);
    expect(rate).toBeLessThanOrEqual(limit);
    expect(rate).toBeGreaterThan(limit / 1.11);
    expect(result.order.succeeded).toBe(98);
  },
);

it('a shop that sustains no load has no peak', async () => {
  await expect(findPeak(shopWith(1, 'cached page').runAt)).rejects.toThrow('The shop sustains no load');
});

it('the first load is a warm-up, and the search ends below the maximum', async () => {
  const { runAt, rates } = shopWith(10_000);
  const { rate } = await findPeak(runAt);
  expect(rates.slice(0, 2)).toEqual([20, 40]);
  expect(rate).toBeGreaterThan(1_350);
  expect(Math.max(...rates)).toBeLessThan(1_500);
});
