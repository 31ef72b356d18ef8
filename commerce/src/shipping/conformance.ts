import { describe, expect, it } from 'vitest';
import type { PromiseRequest, PromiseService } from './delivery-promise.ts';

const request = (overrides: Partial<PromiseRequest> = {}): PromiseRequest => ({
  at: new Date('2026-11-16T15:00:00Z'),
  destination: { countryCode: 'US', postalCode: '55731' },
  methods: [
    { methodId: '02', daysLeast: 3, daysMost: 5 },
    { methodId: '03', daysLeast: 1, daysMost: 1 },
  ],
  lines: [{ skuId: '411710001', quantity: 1 }],
  ...overrides,
});

export function promiseConformance(name: string, service: () => PromiseService): void {
  describe(`${name} as a promise service`, () => {
    it('promises future days for each method, the faster method not later', async () => {
      const promises = await service().promise(request());
      expect([...promises.keys()].sort()).toEqual(['02', '03']);
      for (const { from, to, orderBefore } of promises.values()) {
        expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(from > '2026-11-15' && from <= to).toBe(true);
        expect(orderBefore > request().at).toBe(true);
      }
      expect((promises.get('03')?.to ?? '') <= (promises.get('02')?.from ?? '')).toBe(true);
    });

    it('waits for the latest in-stock date of the lines', async () => {
      const lines = [
        { skuId: 'a', quantity: 1 },
        { skuId: 'b', quantity: 1, inStockDate: '2026-12-11' },
      ];
      expect((await service().promise(request({ lines }))).get('03')?.from).toMatch(/^2026-12-1[2-9]$/);
    });

    it('promises nothing for a line with an unknown in-stock date', async () => {
      const lines = [{ skuId: 'a', quantity: 1, inStockDate: 'unknown' }];
      expect((await service().promise(request({ lines }))).size).toBe(0);
    });

    it('promises nothing without methods', async () => {
      expect((await service().promise(request({ methods: [] }))).size).toBe(0);
    });
  });
}
