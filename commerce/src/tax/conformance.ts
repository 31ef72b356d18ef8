import { describe, expect, it } from 'vitest';
import type { TaxRequest, TaxService } from './tax-service.ts';

const lines: TaxRequest['lines'] = [
  { id: 'coat', taxClass: 'clothing', quantity: 1, amountMinor: 14_900 },
  { id: 'lantern', taxClass: 'goods', quantity: 2, amountMinor: 5_998 },
  { id: 'card', taxClass: 'gift_card', quantity: 1, amountMinor: 5_000 },
];
const request = (overrides: Partial<TaxRequest> = {}): TaxRequest => ({
  currency: 'USD',
  destination: { countryCode: 'US', stateCode: 'WI', postalCode: '54806' },
  lines,
  shippingMinor: 899,
  ...overrides,
});

export function taxServiceConformance(name: string, service: () => TaxService): void {
  describe(`${name} as a tax service`, () => {
    it('returns a whole, non-negative tax for each line, which adds up to the total with the tax on shipping', async () => {
      const quote = await service().quote(request());
      expect([...quote.lines.keys()].sort()).toEqual(['card', 'coat', 'lantern']);
      const parts = [...quote.lines.values(), quote.shippingMinor];
      for (const part of parts) expect(Number.isInteger(part) && part >= 0).toBe(true);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(quote.totalMinor);
      expect(quote.lines.get('coat')).toBeGreaterThan(0);
    });

    it('taxes no gift card', async () => {
      expect((await service().quote(request())).lines.get('card')).toBe(0);
    });

    it('charges nothing, as an estimate, for an unknown destination', async () => {
      expect(await service().quote(request({ destination: undefined }))).toMatchObject({ totalMinor: 0, isEstimate: true });
    });

    it('returns the same quote for the same request', async () => {
      expect(await service().quote(request())).toEqual(await service().quote(request()));
    });

    it('returns zero without lines and shipping', async () => {
      expect((await service().quote(request({ lines: [], shippingMinor: 0 }))).totalMinor).toBe(0);
    });
  });
}
