import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxServiceConformance } from './conformance.ts';
import { quoteByTable, tableTax, taxOf } from './table-tax.ts';
import { canada, unitedStates } from './tax-rates.ts';
import type { TaxLine, TaxRequest } from './tax-service.ts';

taxServiceConformance('the built-in table', () => tableTax);

function quote(stateCode: string, lines: Omit<TaxLine, 'id'>[], shippingMinor = 0, countryCode = 'US') {
  const request: TaxRequest = {
    currency: countryCode === 'CA' ? 'CAD' : 'USD',
    destination: { countryCode, stateCode, postalCode: '00000' },
    lines: lines.map((line, index) => ({ ...line, id: String(index) })),
    shippingMinor,
  };
  return quoteByTable(request);
}
const coat = (amountMinor: number, quantity = 1): Omit<TaxLine, 'id'> => ({ taxClass: 'clothing', quantity, amountMinor });
const taxableLine: Omit<TaxLine, 'id'> = { taxClass: 'goods', quantity: 1, amountMinor: 10_000 };

describe('the tax of the built-in table', () => {
  it('CHECKOUT-016 covers 50 states, DC and 13 provinces and territories', () => {
    expect(Object.keys(unitedStates)).toHaveLength(51);
    expect(Object.keys(canada)).toHaveLength(13);
  });

  it('is zero in the five states without a sales tax', () => {
    for (const state of ['AK', 'DE', 'MT', 'NH', 'OR']) expect(quote(state, [coat(14_900), taxableLine], 899).totalMinor).toBe(0);
  });

  it('exempts clothing in Minnesota, New Jersey, Pennsylvania and Vermont, and shipping if all lines are exempt', () => {
    for (const state of ['MN', 'NJ', 'PA', 'VT']) {
      expect(quote(state, [coat(14_900)], 899).totalMinor).toBe(0);
      expect(quote(state, [coat(14_900), taxableLine], 899).shippingMinor).toBeGreaterThan(0);
    }
  });

  it('exempts clothing under $110 per unit in New York, and taxes the full price above', () => {
    expect(quote('NY', [coat(10_999)]).totalMinor).toBe(0);
    expect(quote('NY', [coat(11_000)]).totalMinor).toBe(440);
    expect(quote('NY', [coat(20_000, 2)]).totalMinor).toBe(0);
  });

  it('applies to the part of a clothing price above the limit in Massachusetts and Rhode Island', () => {
    expect(quote('MA', [coat(17_500)]).totalMinor).toBe(0);
    expect(quote('MA', [coat(27_500)]).totalMinor).toBe(625);
    expect(quote('RI', [coat(35_000)]).totalMinor).toBe(700);
  });

  it('includes shipping in states that tax it', () => {
    expect(quote('TX', [taxableLine], 800).shippingMinor).toBe(50);
    expect(quote('CA', [taxableLine], 800).shippingMinor).toBe(0);
  });

  it('is 13% HST in Ontario, 5% GST in Alberta, and 14.975% GST and QST in Quebec', () => {
    expect(quote('ON', [taxableLine], 0, 'CA').totalMinor).toBe(1_300);
    expect(quote('AB', [taxableLine], 0, 'CA').totalMinor).toBe(500);
    expect(quote('QC', [taxableLine], 0, 'CA').totalMinor).toBe(1_498);
  });

  it('is zero for military mail', () => {
    for (const code of ['AA', 'AE', 'AP']) {
      expect(quote(code, [taxableLine], 800)).toMatchObject({ totalMinor: 0, isEstimate: false });
      expect(quote(code, [taxableLine], 800, code)).toMatchObject({ totalMinor: 0, isEstimate: false });
    }
  });

  it('is an estimate without a postal code', () => {
    const destination = { countryCode: 'US', stateCode: 'WI' };
    const lines = [{ ...taxableLine, id: 'a' }];
    expect(quoteByTable({ currency: 'USD', destination, lines, shippingMinor: 0 })).toMatchObject({ totalMinor: 500, isEstimate: true });
  });
});

describe('properties of the tax', () => {
  it('rounding is half to even: off by at most half a unit, and a tie goes to the even number', () => {
    expect([taxOf(10, 50_000), taxOf(30, 50_000), taxOf(50, 50_000)]).toEqual([0, 2, 2]);
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(200_000), (minor, rate) => {
        expect(Math.abs(taxOf(minor, rate) - (minor * rate) / 1e6)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('lines and shipping add up to the total and are not negative, in every region', () => {
    const anyLine = fc.record({
      taxClass: fc.constantFrom('clothing' as const, 'goods' as const, 'gift_card' as const),
      quantity: fc.integer({ min: 1, max: 20 }),
      amountMinor: fc.nat(500_000),
    });
    const anyState = fc.constantFrom(...Object.keys(unitedStates));
    fc.assert(
      fc.property(anyState, fc.array(anyLine, { maxLength: 8 }), fc.nat(5_000), (state, lines, shippingMinor) => {
        const result = quote(state, lines, shippingMinor);
        const parts = [...result.lines.values(), result.shippingMinor];
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(result.totalMinor);
        expect(result.totalMinor).toBeLessThanOrEqual(lines.reduce((sum, line) => sum + line.amountMinor, shippingMinor));
      }),
    );
  });
});
