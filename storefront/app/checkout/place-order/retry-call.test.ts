import { CallError } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxRetryDuration, retryCall, retryDelay } from './retry-call.ts';

const lost = new CallError(0, 'NetworkError', '');
const declined = new CallError(409, 'BasketTotalChangedException', '');
const placing = new CallError(409, 'OrderInProgressException', '', { retryAfterSeconds: 1 });

function fakeClock() {
  let time = 0;
  let tries = 0;
  return {
    wait: async (milliseconds: number) => {
      time += milliseconds;
    },
    now: () => time,
    onRetry: () => {
      tries += 1;
    },
    get tries() {
      return tries;
    },
  };
}

describe('retrying a call', () => {
  it('retries after a lost connection, while the order is being placed, and while the server is busy', async () => {
    const answers = [lost, placing, new CallError(503, 'ServiceUnavailableException', '', { retryAfterSeconds: 2 })];
    const clock = fakeClock();
    const answer = await retryCall(async () => {
      const failure = answers.shift();
      if (failure) throw failure;
      return 'placed';
    }, clock);
    expect(answer).toBe('placed');
    expect(clock.tries).toBe(3);
    expect(clock.now()).toBe(1_000 + 1_000 + 2_000);
  });
  it('does not retry a final response', async () => {
    const clock = fakeClock();
    await expect(retryCall(() => Promise.reject(declined), clock)).rejects.toBe(declined);
    expect(clock.tries).toBe(0);
  });
  it('gives up after the maximum duration', async () => {
    const clock = fakeClock();
    await expect(retryCall(() => Promise.reject(lost), clock)).rejects.toBe(lost);
    expect(clock.now()).toBeLessThanOrEqual(maxRetryDuration);
    expect(clock.tries).toBeGreaterThan(20);
  });
  it('never waits less than half a second or more than a minute', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }), (attempt, retryAfterSeconds) => {
        const pause = retryDelay(new CallError(503, 'X', '', retryAfterSeconds === undefined ? {} : { retryAfterSeconds }), attempt)!;
        return pause >= 500 && pause <= 60_000;
      }),
    );
  });
});
