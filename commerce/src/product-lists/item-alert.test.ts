import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertOf, type ItemState, isBackInStock, recordState, restockMailPause, restockNewsTime } from './item-alert.ts';

const now = new Date('2026-11-21T15:00:00Z');
const state: fc.Arbitrary<ItemState> = fc.record({
  isOrderable: fc.boolean(),
  isLow: fc.boolean(),
  unitMinor: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
});
const start = { priceMinor: 10, wasSoldOut: false, restockedAt: null, mailedPriceMinor: null, restockMailedAt: null, ranLowAt: null };
const everything = { wantsWishlistMail: true, wantsLowStockMail: true };

function replay(states: readonly ItemState[], wanted = everything) {
  let item: Parameters<typeof alertOf>[0] = start;
  return states.map((each) => {
    const alert = alertOf(item, each, wanted, now);
    item = { ...item, ...recordState(item, each, alert, now) };
    return alert;
  });
}
const at = (unitMinor: number, isOrderable = true): ItemState => ({ unitMinor, isOrderable, isLow: false });
const low = (unitMinor: number): ItemState => ({ unitMinor, isOrderable: true, isLow: true });

describe('the alert for a listed item', () => {
  it('is each lower price once, and again after the drop has ended', () => {
    expect(replay([at(10), at(8), at(8), at(9), at(7), at(12), at(8)])).toEqual([
      undefined,
      'price-drop',
      undefined,
      undefined,
      'price-drop',
      undefined,
      'price-drop',
    ]);
  });

  it('is one restock of a flapping stock, which mails the price of that time', () => {
    expect(replay([at(10, false), at(8), at(8), at(8, false), at(8), at(7)])).toEqual([
      undefined,
      'restock',
      undefined,
      undefined,
      undefined,
      'price-drop',
    ]);
  });

  it('is once that few units are left, unless a mail of that time says so anyway', () => {
    expect(replay([at(10), low(10), low(10), at(10), low(10)])).toEqual([undefined, 'low-stock', undefined, undefined, undefined]);
    expect(replay([low(8), low(8)])).toEqual(['price-drop', undefined]);
  });

  it('is of the kinds that the owner wants, and the others follow when they are wanted later', () => {
    const states = [at(10, false), low(8)];
    expect(replay(states, { wantsWishlistMail: false, wantsLowStockMail: true })).toEqual([undefined, 'low-stock']);
    expect(replay(states, { wantsWishlistMail: true, wantsLowStockMail: false })).toEqual([undefined, 'restock']);
    expect(replay(states, { wantsWishlistMail: false, wantsLowStockMail: false })).toEqual([undefined, undefined]);
  });

  it('never concerns an item that is sold out, and never repeats itself', () => {
    fc.assert(
      fc.property(fc.array(state, { maxLength: 20 }), (states) => {
        const alerts = replay(states.flatMap((each) => [each, each]));
        states.forEach((each, index) => {
          if (!each.isOrderable) expect(alerts[2 * index]).toBeUndefined();
          expect(alerts[2 * index + 1]).toBeUndefined();
        });
        for (const kind of ['restock', 'low-stock']) expect(alerts.filter((each) => each === kind).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the restock of a listed item', () => {
  const hour = 60 * 60 * 1000;
  const observations = fc.array(fc.record({ isOrderable: fc.boolean(), hours: fc.integer({ min: 0, max: 400 }) }), { maxLength: 30 });

  /** Follows an item through observations of its stock, beside what is expected of it: when it last came back, and when it was mailed about. */
  function follow(steps: readonly { isOrderable: boolean; hours: number }[], wanted: boolean) {
    let item: Parameters<typeof alertOf>[0] = start;
    let at = now.getTime();
    let wasOrderable = true;
    let cameBackAt = Number.NEGATIVE_INFINITY;
    let mailedAt = Number.NEGATIVE_INFINITY;
    return steps.map(({ isOrderable, hours }) => {
      at += hours * hour;
      if (isOrderable && !wasOrderable) cameBackAt = at;
      wasOrderable = isOrderable;
      const isNews = isOrderable && at - cameBackAt < restockNewsTime;
      const isDue = wanted && isNews && cameBackAt > mailedAt && cameBackAt - mailedAt >= restockMailPause;
      const state = { isOrderable, isLow: false, unitMinor: 10 };
      const wants = { wantsWishlistMail: wanted, wantsLowStockMail: wanted };
      const alert = alertOf(item, state, wants, new Date(at));
      const isShownBefore = isOrderable && isBackInStock(item, new Date(at));
      item = { ...item, ...recordState(item, state, alert, new Date(at)) };
      const isShown = isOrderable && isBackInStock(item, new Date(at));
      const sinceMail = at - mailedAt;
      if (alert === 'restock') mailedAt = at;
      return { alert, expected: isDue ? 'restock' : undefined, sinceMail, isNews, isShown, isShownBefore };
    });
  }

  it('is mailed once for each time that the item comes back, but not within the pause after the last mail', () => {
    let mails = 0;
    fc.assert(
      fc.property(observations, (steps) => {
        for (const { alert, expected, sinceMail } of follow(steps, true)) {
          expect(alert).toBe(expected);
          if (alert === undefined) continue;
          mails += 1;
          expect(sinceMail).toBeGreaterThanOrEqual(restockMailPause);
        }
      }),
    );
    expect(mails).toBeGreaterThan(30);
  });

  it('is shown while it is news, whether the mail was wanted or not, and before and after it is recorded', () => {
    fc.assert(
      fc.property(observations, fc.boolean(), (steps, wanted) => {
        for (const { isNews, isShown, isShownBefore } of follow(steps, wanted)) expect([isShown, isShownBefore]).toEqual([isNews, isNews]);
      }),
    );
  });
});
