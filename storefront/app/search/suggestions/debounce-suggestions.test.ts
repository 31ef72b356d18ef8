import type { SuggestionResponse } from '@outfitter/contract/client';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounceSuggestions, minQueryLength, typingDelay } from './debounce-suggestions.ts';

const responseTo = (query: string): SuggestionResponse => ({
  query,
  productSuggestions: { suggestedPhrases: [], products: [] },
  c_trending: [],
});

interface Call {
  query: string;
  signal: AbortSignal;
  respond(): void;
  fail(): void;
}

function buildSource() {
  const calls: Call[] = [];
  const received: (string | undefined)[] = [];
  const latest = debounceSuggestions(
    (query, signal) =>
      new Promise((resolve, reject) => {
        calls.push({ query, signal, respond: () => resolve(responseTo(query)), fail: () => reject(new Error('away')) });
      }),
    (response) => received.push(response?.query),
  );
  return { calls, received, latest };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('suggestions while typing', () => {
  it('SEARCH-014 CONST-003 are requested once, after 300 ms without typing', async () => {
    const { calls, latest } = buildSource();
    for (const query of ['cho', 'chor', 'chore']) {
      latest.request(query);
      await vi.advanceTimersByTimeAsync(typingDelay - 1);
    }
    expect([typingDelay, calls.length]).toEqual([300, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ query }) => query)).toEqual(['chore']);
  });

  it('SEARCH-012 CONST-003 are not requested below 3 characters, not counting spaces around them', async () => {
    const { calls, received, latest } = buildSource();
    for (const query of ['', 'c', 'ch', '  ch  ']) {
      latest.request(query);
      await vi.advanceTimersByTimeAsync(typingDelay);
    }
    expect([minQueryLength, calls, received.every((query) => query === undefined)]).toEqual([3, [], true]);
    latest.request(' cho ');
    await vi.advanceTimersByTimeAsync(typingDelay);
    // A trailing space marks the last word as complete.
    expect(calls[0]?.query).toBe('cho ');
  });

  it('SEARCH-014 are those of the last query, in whatever order the responses arrive, and previous requests are aborted', async () => {
    const typing = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 3, maxLength: 6 }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(typing, fc.array(fc.nat()), fc.array(fc.boolean()), async (typed, order, failing) => {
        const { calls, received, latest } = buildSource();
        for (const query of typed) {
          latest.request(query);
          await vi.advanceTimersByTimeAsync(typingDelay);
        }
        const late = calls
          .map((call, index) => ({ call, fails: failing[index] ?? false, at: order[index] ?? 0 }))
          .sort((a, b) => a.at - b.at);
        for (const { call, fails } of late) {
          if (fails) call.fail();
          else call.respond();
          await settle();
        }
        const last = typed.at(-1) ?? '';
        const isRequested = last.trim().length >= minQueryLength;
        const lastFails = late.find(({ call }) => call === calls.at(-1))?.fails;
        expect(received.at(-1)).toBe(isRequested && !lastFails ? last.trimStart() : undefined);
        expect(received.filter((query) => query !== undefined).length).toBeLessThanOrEqual(1);
        expect(calls.filter(({ signal }) => !signal.aborted).length).toBe(isRequested ? 1 : 0);
      }),
      { numRuns: 60 },
    );
  });

  it('are omitted if the request fails, and ignored after cancel', async () => {
    const { calls, received, latest } = buildSource();
    latest.request('coat');
    await vi.advanceTimersByTimeAsync(typingDelay);
    calls[0]?.fail();
    await settle();
    expect(received).toEqual([undefined]);
    latest.request('coats');
    await vi.advanceTimersByTimeAsync(typingDelay);
    latest.cancel();
    calls[1]?.respond();
    await settle();
    expect([received, calls[1]?.signal.aborted]).toEqual([[undefined], true]);
  });
});
