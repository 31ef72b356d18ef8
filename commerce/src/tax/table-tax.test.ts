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
const lantern: Omit<TaxLine, 'id'> = { taxClass: 'goods', quantity: 1, amountMinor: 10_000 };

describe('tax by the table', () => {
  it('CHECKOUT-016 knows 50 states with DC and 13 provinces and territories', () => {
    expect(Object.keys(unitedStates)).toHaveLength(51);
    expect(Object.keys(canada)).toHaveLength(13);
  });

  it('charges none in the five states without a sales tax', () => {
    for (const state of ['AK', 'DE', 'MT', 'NH', 'OR']) expect(quote(state, [coat(14_900), lantern], 899).totalMinor).toBe(0);
  });

  it('frees clothing in Minnesota, New Jersey, Pennsylvania and Vermont, and the shipping of nothing else', () => {
    for (const state of ['MN', 'NJ', 'PA', 'VT']) {
      expect(quote(state, [coat(14_900)], 899).totalMinor).toBe(0);
      expect(quote(state, [coat(14_900), lantern], 899).shippingMinor).toBeGreaterThan(0);
    }
  });

  it('frees clothing under $110 in New York and taxes a dearer piece whole, by the price of one', () => {
    expect(quote('NY', [coat(10_999)]).totalMinor).toBe(0);
    expect(quote('NY', [coat(11_000)]).totalMinor).toBe(440);
    expect(quote('NY', [coat(20_000, 2)]).totalMinor).toBe(0);
  });

  it('taxes in Massachusetts and Rhode Island only what a piece of clothing exceeds the limit by', () => {
    expect(quote('MA', [coat(17_500)]).totalMinor).toBe(0);
    expect(quote('MA', [coat(27_500)]).totalMinor).toBe(625);
    expect(quote('RI', [coat(35_000)]).totalMinor).toBe(700);
  });

  it('taxes shipping where the state does', () => {
    expect(quote('TX', [lantern], 800).shippingMinor).toBe(50);
    expect(quote('CA', [lantern], 800).shippingMinor).toBe(0);
  });

  it('adds GST and the province, or takes HST, QST with three decimals', () => {
    expect(quote('ON', [lantern], 0, 'CA').totalMinor).toBe(1_300);
    expect(quote('AB', [lantern], 0, 'CA').totalMinor).toBe(500);
    expect(quote('QC', [lantern], 0, 'CA').totalMinor).toBe(1_498);
  });

  it('reaches no military mail', () => {
    for (const code of ['AA', 'AE', 'AP']) {
      expect(quote(code, [lantern], 800)).toMatchObject({ totalMinor: 0, isEstimate: false });
      expect(quote(code, [lantern], 800, code)).toMatchObject({ totalMinor: 0, isEstimate: false });
    }
  });

  it('is an estimate while the postal code is not known', () => {
    const destination = { countryCode: 'US', stateCode: 'WI' };
    const lines = [{ ...lantern, id: 'a' }];
    expect(quoteByTable({ currency: 'USD', destination, lines, shippingMinor: 0 })).toMatchObject({ totalMinor: 500, isEstimate: true });
  });
});

describe('the laws of tax', () => {
  it('rounds half to even: never off by more than half a unit, and a tie goes to the even one', () => {
    expect([taxOf(10, 50_000), taxOf(30, 50_000), taxOf(50, 50_000)]).toEqual([0, 2, 2]);
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(200_000), (minor, rate) => {
        expect(Math.abs(taxOf(minor, rate) - (minor * rate) / 1e6)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('lines and shipping add up to the total, none below zero, in every region', () => {
    const anyLine = fc.record({
      taxClass: fc.constantFrom('clothing' as const, 'goods' as const, 'gift_card' as const),
      quantity: fc.integer({ min: 1, max: 20 }),
      amountMinor: fc.nat(500_000),
    });
    const anyState = fc.constantFrom(...Object.keys(unitedStates));
    fc.assert(
      fc.property(anyState, fc.array(anyLine, { maxLength: 8 }), fc.nat(5_000), (state, lines, shippingMinor) => {
        const answer = quote(state, lines, shippingMinor);
        const parts = [...answer.lines.values(), answer.shippingMinor];
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(answer.totalMinor);
        expect(answer.totalMinor).toBeLessThanOrEqual(lines.reduce((sum, line) => sum + line.amountMinor, shippingMinor));
      }),
    );
  });
});
