import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStockPromise, type PromiseRequest } from '../../shipping/delivery-promise.ts';
import { testWarehouse } from '../../testing/test-settings.ts';
import { promiseDelivery, type ShippedLine } from './parcels.ts';

const method = (methodId: string, daysLeast: number, daysMost: number) => ({ methodId, daysLeast, daysMost });
const standard = method('02', 3, 5);
const overnight = method('04', 1, 1);
const request = {
  at: new Date('2026-11-21T12:00:00Z'),
  destination: { countryCode: 'US', postalCode: '55731' },
  methods: [standard, overnight],
  methodId: '02',
  defaultMethodId: '02',
};
const line = (id: string, inStockDate?: string): ShippedLine => ({
  id,
  skuId: `sku ${id}`,
  quantity: 1,
  ...(inStockDate ? { inStockDate } : {}),
});
const anyLine = fc
  .option(fc.constantFrom('2026-12-04', '2026-12-16', 'unknown'), { nil: undefined })
  .map((inStockDate) => line('', inStockDate));
const anyLines = fc.array(anyLine, { maxLength: 6 }).map((lines) => lines.map((each, index) => ({ ...each, id: String(index) })));
const promise = (lines: readonly ShippedLine[], changes: Partial<typeof request & { isAvailableFirst: boolean }> = {}) =>
  promiseDelivery(createStockPromise(testWarehouse), { ...request, lines, isAvailableFirst: false, ...changes });

describe('the parcels of a basket', () => {
  it('hold each shipped line once, the backordered ones apart, and exist only if there are both kinds', async () => {
    await fc.assert(
      fc.asyncProperty(anyLines, fc.boolean(), async (lines, isAvailableFirst) => {
        const { parcels, backorderedIds, isWaiting } = await promise(lines, { isAvailableFirst });
        const waiting = lines.filter(({ inStockDate }) => inStockDate).map(({ id }) => id);
        expect([...backorderedIds]).toEqual(waiting);
        const hasBoth = waiting.length > 0 && waiting.length < lines.length;
        expect(parcels !== undefined).toBe(hasBoth);
        expect(isWaiting).toBe(hasBoth ? !isAvailableFirst : waiting.length > 0);
        if (!parcels) return;
        expect(parcels.backordered.lineIds).toEqual(waiting);
        expect([...parcels.available.lineIds, ...waiting].sort()).toEqual(lines.map(({ id }) => id).sort());
      }),
    );
  });

  it('do not make anything arrive later: shipped first, items in stock arrive no later than everything together', async () => {
    await fc.assert(
      fc.asyncProperty(anyLines, async (lines) => {
        const together = (await promise(lines)).promises.get('02');
        const { promises, parcels } = await promise(lines, { isAvailableFirst: true });
        fc.pre(parcels !== undefined && together !== undefined);
        const first = promises.get('02');
        expect(first).toEqual(parcels?.available.promise);
        expect(first!.to <= together!.to).toBe(true);
        expect(parcels?.backordered.promise?.to).toBe(together?.to);
      }),
    );
  });

  it('are shipped by the chosen faster method if available, and by the default one if backordered', async () => {
    const { parcels, promises } = await promise([line('hat'), line('coat', '2026-12-16')], { methodId: '04', isAvailableFirst: true });
    expect(promises.get('04')).toMatchObject({ from: '2026-11-24', to: '2026-11-24' });
    expect(parcels?.available.promise).toEqual(promises.get('04'));
    expect(parcels?.backordered.promise).toMatchObject({ departure: '2026-12-17', from: '2026-12-22', to: '2026-12-24' });
  });

  it('have no date while it is unknown when an item is in stock, and the others still do', async () => {
    const lines = [line('hat'), line('coat', 'unknown')];
    expect((await promise(lines)).promises.size).toBe(0);
    const { parcels } = await promise(lines, { isAvailableFirst: true });
    expect(parcels?.backordered.promise).toBeUndefined();
    expect(parcels?.available.promise?.to).toBe('2026-12-01');
  });

  it('cost one request to the service without a backordered item, or with nothing else', async () => {
    const requests: PromiseRequest[] = [];
    const counting = {
      async promise(each: PromiseRequest) {
        requests.push(each);
        return new Map();
      },
    };
    const ask = (lines: readonly ShippedLine[]) => promiseDelivery(counting, { ...request, lines, isAvailableFirst: false });
    await ask([line('hat'), line('cap')]);
    await ask([line('coat', '2026-12-16')]);
    expect(requests).toHaveLength(2);
    expect(requests[0]?.lines).toEqual([
      { skuId: 'sku hat', quantity: 1 },
      { skuId: 'sku cap', quantity: 1 },
    ]);
  });
});
