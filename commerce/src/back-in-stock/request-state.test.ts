import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { becomesDue, nextMailStep, type RequestState, retentionCutoffs, stateAfterRequest } from './request-state.ts';

const start = new Date('2026-11-21T15:00:00Z').getTime();
const day = 24 * 60 * 60 * 1000;

type Step = { do: 'ask' | 'notice' | 'post' } | { do: 'stock'; units: number } | { do: 'wait'; days: number };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom('ask' as const, 'notice' as const, 'post' as const) }),
    fc.record({ do: fc.constant('stock' as const), units: fc.integer({ min: 0, max: 2 }) }),
    fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 100 }) }),
  ),
  { maxLength: 40 },
);

/** Replays the events of one request; `sent` receives the stock level of each mail. */
function play(happening: readonly Step[], sent: (units: number) => void): void {
  let standing: RequestState | undefined;
  let units = 0;
  let now = new Date(start);
  for (const step of happening) {
    const level = { availableNow: units };
    if (step.do === 'stock') units = step.units;
    else if (step.do === 'wait') now = new Date(now.getTime() + step.days * day);
    else if (step.do === 'ask') standing = stateAfterRequest(standing, now);
    else if (!standing) continue;
    else if (step.do === 'notice') {
      if (becomesDue(standing, level, now)) standing = { ...standing, dueAt: now };
    } else {
      const next = nextMailStep(standing, level);
      if (next === 'send') sent(units);
      if (next === 'send') standing = { ...standing, mailedAt: now };
      if (next === 'wait') standing = { ...standing, dueAt: null };
    }
  }
}

describe('a request for a back-in-stock notice', () => {
  it('is answered at most once per request, and only while the SKU is in stock', () => {
    fc.assert(
      fc.property(steps, (happening) => {
        const mails: number[] = [];
        play(happening, (units) => mails.push(units));
        expect(mails.length).toBeLessThanOrEqual(happening.filter((step) => step.do === 'ask').length);
        expect(mails.every((units) => units > 0)).toBe(true);
      }),
    );
  });

  it('is answered when the SKU is in stock and checked, whatever happened before', () => {
    const lettersOf = (happening: readonly Step[]) => {
      let mails = 0;
      play(happening, () => {
        mails += 1;
      });
      return mails;
    };
    fc.assert(
      fc.property(steps, (happening) => {
        const answered: Step[] = [{ do: 'ask' }, { do: 'stock', units: 1 }, { do: 'notice' }, { do: 'post' }];
        expect(lettersOf([...happening, ...answered])).toBe(lettersOf(happening) + 1);
      }),
    );
  });

  it('expires after half a year, and is deleted once answered or expired', () => {
    const requested = stateAfterRequest(undefined, new Date(start));
    const later = (days: number) => new Date(start + days * day);
    expect(becomesDue(requested, { availableNow: 1 }, later(180))).toBe(true);
    expect(becomesDue(requested, { availableNow: 1 }, later(181))).toBe(false);
    expect(requested.askedAt < retentionCutoffs(later(181)).askedAt).toBe(true);
    expect(requested.askedAt < retentionCutoffs(later(180)).askedAt).toBe(false);
    expect(retentionCutoffs(later(31)).mailedAt > new Date(start)).toBe(true);
  });

  it('keeps waiting while units are on backorder only', () => {
    const requested = stateAfterRequest(undefined, new Date(start));
    expect(becomesDue(requested, { availableNow: 0 }, new Date(start))).toBe(false);
    expect(becomesDue(requested, undefined, new Date(start))).toBe(false);
  });
});
