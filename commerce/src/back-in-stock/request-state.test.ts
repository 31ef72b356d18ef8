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
function replay(steps: readonly Step[], sent: (units: number) => void): void {
  let state: RequestState | undefined;
  let units = 0;
  let now = new Date(start);
  for (const step of steps) {
    const level = { availableNow: units };
    if (step.do === 'stock') units = step.units;
    else if (step.do === 'wait') now = new Date(now.getTime() + step.days * day);
    else if (step.do === 'ask') state = stateAfterRequest(state, now);
    else if (!state) continue;
    else if (step.do === 'notice') {
      if (becomesDue(state, level, now)) state = { ...state, dueAt: now };
    } else {
      const next = nextMailStep(state, level);
      if (next === 'send') sent(units);
      if (next === 'send') state = { ...state, mailedAt: now };
      if (next === 'wait') state = { ...state, dueAt: null };
    }
  }
}

describe('a request for a back-in-stock notice', () => {
  it('leads to at most one mail, and only while the SKU is in stock', () => {
    fc.assert(
      fc.property(steps, (steps) => {
        const mails: number[] = [];
        replay(steps, (units) => mails.push(units));
        expect(mails.length).toBeLessThanOrEqual(steps.filter((step) => step.do === 'ask').length);
        expect(mails.every((units) => units > 0)).toBe(true);
      }),
    );
  });

  it('leads to a mail when the SKU is in stock and checked, whatever happened before', () => {
    const countMails = (steps: readonly Step[]) => {
      let mails = 0;
      replay(steps, () => {
        mails += 1;
      });
      return mails;
    };
    fc.assert(
      fc.property(steps, (steps) => {
        const fulfilled: Step[] = [{ do: 'ask' }, { do: 'stock', units: 1 }, { do: 'notice' }, { do: 'post' }];
        expect(countMails([...steps, ...fulfilled])).toBe(countMails(steps) + 1);
      }),
    );
  });

  it('expires after half a year, and is deleted once mailed or expired', () => {
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
