import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePrice, type PriceEntry } from './choose-price.ts';

const at = new Date('2026-11-21T12:00:00Z');
const day = 86_400_000;
const list: PriceEntry = entry('list', 14_900, -30, 30);

function entry(kind: PriceEntry['kind'], amountMinor: number, fromDays: number, toDays: number): PriceEntry {
  return {
    priceBookId: { list: 'dtc-usd-regular', sale: 'dtc-usd-promo', clearance: 'dtc-usd-sale' }[kind],
    kind,
    amountMinor,
    validFrom: new Date(at.getTime() + fromDays * day),
    validTo: new Date(at.getTime() + toDays * day),
  };
}

const anyEntry = fc
  .record({
    kind: fc.constantFrom('list' as const, 'sale' as const, 'clearance' as const),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
    from: fc.integer({ min: -20, max: 20 }),
    length: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ kind, amount, from, length }) => entry(kind, amount, from, from + length));

describe('the effective price', () => {
  it('is the lowest of list, sale and clearance price', () => {
    expect(choosePrice([list, entry('sale', 11_900, -1, 1), entry('clearance', 9_900, -1, 1)], at)).toMatchObject({
      unitMinor: 9_900,
      listMinor: 14_900,
      kind: 'clearance',
    });
  });

  it('is the clearance price if the sale price is equal', () => {
    const both = [entry('sale', 9_900, -1, 1), entry('clearance', 9_900, -1, 1)];
    for (const reduced of [both, both.toReversed()]) expect(choosePrice([list, ...reduced], at)?.kind).toBe('clearance');
  });

  it('is the list price if the sale price is higher', () => {
    expect(choosePrice([list, entry('sale', 15_900, -1, 1)], at)).toMatchObject({ unitMinor: 14_900, kind: 'list' });
  });

  it('ends exactly at its end of validity, which it names', () => {
    const sale = entry('sale', 11_900, -1, 1);
    expect(choosePrice([list, sale], at)?.validUntil).toEqual(sale.validTo);
    expect(choosePrice([list, sale], sale.validTo)?.kind).toBe('list');
  });

  it('does not exist without a list price', () => {
    expect(choosePrice([entry('sale', 100, -1, 1)], at)).toBeUndefined();
  });

  it('never exceeds the list price, and applies until the time it names', () => {
    let priced = 0;
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 8 }), (entries) => {
        const chosen = choosePrice(entries, at);
        const isListed = entries.some(({ kind, validFrom, validTo }) => kind === 'list' && validFrom <= at && at < validTo);
        expect(chosen !== undefined).toBe(isListed);
        if (!chosen) return;
        priced += 1;
        expect(chosen.unitMinor).toBeLessThanOrEqual(chosen.listMinor);
        const { validUntil: _, ...now } = chosen;
        const justBefore = new Date((chosen.validUntil?.getTime() ?? at.getTime() + 100 * day) - 1);
        expect(choosePrice(entries, justBefore)).toMatchObject(now);
      }),
      { numRuns: 300 },
    );
    expect(priced).toBeGreaterThan(50);
  });
});
