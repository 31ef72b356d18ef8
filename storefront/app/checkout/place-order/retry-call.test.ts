import { CallError } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxRetryDuration, retryCall, retryDelay } from './retry-call.ts';

const connectionLost = new CallError(0, 'NetworkError', '');
const totalChanged = new CallError(409, 'BasketTotalChangedException', '');
const orderInProgress = new CallError(409, 'OrderInProgressException', '', { retryAfterSeconds: 1 });

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
    const failures = [connectionLost, orderInProgress, new CallError(503, 'ServiceUnavailableException', '', { retryAfterSeconds: 2 })];
    const clock = fakeClock();
    const result = await retryCall(async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return 'placed';
    }, clock);
    expect(result).toBe('placed');
    expect(clock.tries).toBe(3);
    expect(clock.now()).toBe(1_000 + 1_000 + 2_000);
  });
  it('does not retry a final response', async () => {
    const clock = fakeClock();
    await expect(retryCall(() => Promise.reject(totalChanged), clock)).rejects.toBe(totalChanged);
    expect(clock.tries).toBe(0);
  });
  it('leaves a pause after declined cards to the shopper', () => {
    expect(retryDelay(new CallError(429, 'TooManyRequestsException', '', { retryAfterSeconds: 60 }), 0)).toBeUndefined();
    expect(retryDelay(new CallError(429, 'TooManyRequests', '', { retryAfterSeconds: 60 }), 0)).toBe(60_000);
  });
  it('gives up after the maximum duration', async () => {
    const clock = fakeClock();
    await expect(retryCall(() => Promise.reject(connectionLost), clock)).rejects.toBe(connectionLost);
    expect(clock.now()).toBeLessThanOrEqual(maxRetryDuration);
    expect(clock.tries).toBeGreaterThan(5);
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
