import type { SuggestionResponse } from '@outfitter/contract/client';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounceSuggestions, minQueryLength, typingDelay } from './debounce-suggestions.ts';

const answerTo = (query: string): SuggestionResponse => ({
  query,
  productSuggestions: { suggestedPhrases: [], products: [] },
  c_trending: [],
});

interface Call {
  words: string;
  signal: AbortSignal;
  answer(): void;
  fail(): void;
}

function aSource() {
  const calls: Call[] = [];
  const told: (string | undefined)[] = [];
  const latest = debounceSuggestions(
    (words, signal) =>
      new Promise((resolve, reject) => {
        calls.push({ words, signal, answer: () => resolve(answerTo(words)), fail: () => reject(new Error('away')) });
      }),
    (answer) => told.push(answer?.query),
  );
  return { calls, told, latest };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('suggestions for words that are being typed', () => {
  it('SEARCH-014 CONST-003 are asked for once nothing was typed for 300 ms, once', async () => {
    const { calls, latest } = aSource();
    for (const words of ['cho', 'chor', 'chore']) {
      latest.request(words);
      await vi.advanceTimersByTimeAsync(typingDelay - 1);
    }
    expect([typingDelay, calls.length]).toEqual([300, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ words }) => words)).toEqual(['chore']);
  });

  it('SEARCH-012 CONST-003 are not asked for below 3 characters, spaces around them not counted', async () => {
    const { calls, told, latest } = aSource();
    for (const words of ['', 'c', 'ch', '  ch  ']) {
      latest.request(words);
      await vi.advanceTimersByTimeAsync(typingDelay);
    }
    expect([minQueryLength, calls, told.every((answer) => answer === undefined)]).toEqual([3, [], true]);
    latest.request(' cho ');
    await vi.advanceTimersByTimeAsync(typingDelay);
    // A space after the last word says that it is whole.
    expect(calls[0]?.words).toBe('cho ');
  });

  it('SEARCH-014 are those of the last words, in whichever order the answers come, and the calls before are called off', async () => {
    const typing = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 3, maxLength: 6 }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(typing, fc.array(fc.nat()), fc.array(fc.boolean()), async (typed, order, failing) => {
        const { calls, told, latest } = aSource();
        for (const words of typed) {
          latest.request(words);
          await vi.advanceTimersByTimeAsync(typingDelay);
        }
        const late = calls.map((call, at) => ({ call, fails: failing[at] ?? false, at: order[at] ?? 0 })).sort((a, b) => a.at - b.at);
        for (const { call, fails } of late) {
          if (fails) call.fail();
          else call.answer();
          await settle();
        }
        const last = typed.at(-1) ?? '';
        const isAsked = last.trim().length >= minQueryLength;
        const lastFails = late.find(({ call }) => call === calls.at(-1))?.fails;
        expect(told.at(-1)).toBe(isAsked && !lastFails ? last.trimStart() : undefined);
        expect(told.filter((answer) => answer !== undefined).length).toBeLessThanOrEqual(1);
        expect(calls.filter(({ signal }) => !signal.aborted).length).toBe(isAsked ? 1 : 0);
      }),
      { numRuns: 60 },
    );
  });

  it('are left out where they cannot be had, and none come once they are no longer wanted', async () => {
    const { calls, told, latest } = aSource();
    latest.request('coat');
    await vi.advanceTimersByTimeAsync(typingDelay);
    calls[0]?.fail();
    await settle();
    expect(told).toEqual([undefined]);
    latest.request('coats');
    await vi.advanceTimersByTimeAsync(typingDelay);
    latest.cancel();
    calls[1]?.answer();
    await settle();
    expect([told, calls[1]?.signal.aborted]).toEqual([[undefined], true]);
  });
});
