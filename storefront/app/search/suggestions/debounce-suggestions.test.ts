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
  const suggestions = debounceSuggestions(
    (query, signal) =>
      new Promise((resolve, reject) => {
        calls.push({ query, signal, respond: () => resolve(responseTo(query)), fail: () => reject(new Error('unavailable')) });
      }),
    (response) => received.push(response?.query),
  );
  return { calls, received, latest: suggestions };
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
    const { calls, latest: suggestions } = buildSource();
    for (const query of ['cho', 'chor', 'chore']) {
      suggestions.request(query);
      await vi.advanceTimersByTimeAsync(typingDelay - 1);
    }
    expect([typingDelay, calls.length]).toEqual([300, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ query }) => query)).toEqual(['chore']);
  });

  it('SEARCH-012 CONST-003 are not requested below 3 characters, not counting spaces around them', async () => {
    const { calls, received, latest: suggestions } = buildSource();
    for (const query of ['', 'c', 'ch', '  ch  ']) {
      suggestions.request(query);
      await vi.advanceTimersByTimeAsync(typingDelay);
    }
    expect([minQueryLength, calls, received]).toEqual([3, [], Array(4).fill(undefined)]);
    suggestions.request(' cho ');
    await vi.advanceTimersByTimeAsync(typingDelay);
    // A trailing space marks the last word as complete.
    expect(calls[0]?.query).toBe('cho ');
  });

  it('SEARCH-014 are those of the last query, whatever the order of the responses, and previous requests are aborted', async () => {
    const typing = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 3, maxLength: 6 }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(typing, fc.array(fc.nat()), fc.array(fc.boolean()), async (queries, order, failing) => {
        const { calls, received, latest: suggestions } = buildSource();
        for (const query of queries) {
          suggestions.request(query);
          await vi.advanceTimersByTimeAsync(typingDelay);
        }
        const responses = calls
          .map((call, index) => ({ call, fails: failing[index] ?? false, rank: order[index] ?? 0 }))
          .sort((a, b) => a.rank - b.rank);
        for (const { call, fails } of responses) {
          if (fails) call.fail();
          else call.respond();
          await settle();
        }
        const lastQuery = queries.at(-1) ?? '';
        const isRequested = lastQuery.trim().length >= minQueryLength;
        const lastFails = responses.find(({ call }) => call === calls.at(-1))?.fails;
        expect(received.at(-1)).toBe(isRequested && !lastFails ? lastQuery.trimStart() : undefined);
        expect(received.filter((query) => query !== undefined).length).toBeLessThanOrEqual(1);
        expect(calls.filter(({ signal }) => !signal.aborted).length).toBe(isRequested ? 1 : 0);
      }),
      { numRuns: 60 },
    );
  });

  it('are omitted if the request fails, and ignored after cancel', async () => {
    const { calls, received, latest: suggestions } = buildSource();
    suggestions.request('coat');
    await vi.advanceTimersByTimeAsync(typingDelay);
    calls[0]?.fail();
    await settle();
    expect(received).toEqual([undefined]);
    suggestions.request('coats');
    await vi.advanceTimersByTimeAsync(typingDelay);
    suggestions.cancel();
    calls[1]?.respond();
    await settle();
    expect([received, calls[1]?.signal.aborted]).toEqual([[undefined], true]);
  });
});
