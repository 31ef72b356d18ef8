import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { testWarehouse } from '../testing/test-settings.ts';
import { deliveryCalendar, isDeliveryDay } from './calendar/delivery-calendar.ts';
import { promiseConformance } from './conformance.ts';
import { isWorkingDay, type Warehouse } from './delivery-days.ts';
import { createStockPromise, type PromiseRequest } from './delivery-promise.ts';

promiseConformance('our own stock', () => createStockPromise(testWarehouse));

const own = createStockPromise(testWarehouse);
const methods = [
  { methodId: '24', daysLeast: 6, daysMost: 9 },
  { methodId: '02', daysLeast: 3, daysMost: 5 },
  { methodId: '01', daysLeast: 2, daysMost: 2 },
  { methodId: '03', daysLeast: 1, daysMost: 1 },
];
const request = (at: string | Date, overrides: Partial<PromiseRequest> = {}): PromiseRequest => ({
  at: new Date(at),
  destination: { countryCode: 'US', postalCode: '55731' },
  methods,
  lines: [{ skuId: 'COAT', quantity: 1 }],
  ...overrides,
});
const daysTo = async (destination: PromiseRequest['destination'], at = '2026-11-16T15:00:00Z') =>
  Object.fromEntries([...(await own.promise(request(at, { destination })))].map(([id, { from, to }]) => [id, [from, to]]));

describe('the promise of our own stock', () => {
  it('FULFIL-013 has Standard 24, 2Day 01, Ground 02 and Overnight 03; mail travels and arrives on Saturdays, couriers do not', async () => {
    // Monday, November 16: Standard travels Tuesday to Saturday, the 6th day is the next Monday.
    expect(await daysTo({ countryCode: 'US', postalCode: '55731' })).toEqual({
      '03': ['2026-11-17', '2026-11-17'],
      '01': ['2026-11-18', '2026-11-18'],
      '02': ['2026-11-19', '2026-11-23'],
      '24': ['2026-11-23', '2026-11-27'],
    });
  });

  it('to Canada passes over the holidays of both countries', async () => {
    // October 12 is Thanksgiving in Canada, November 26 in the US.
    expect((await daysTo({ countryCode: 'CA', postalCode: 'M5V 2T6' }, '2026-10-09T15:00:00Z'))['03']).toEqual([
      '2026-10-13',
      '2026-10-13',
    ]);
    expect((await daysTo({ countryCode: 'CA', postalCode: 'M5V 2T6' }, '2026-11-25T15:00:00Z'))['03']).toEqual([
      '2026-11-27',
      '2026-11-27',
    ]);
  });

  it('follows place, holidays, cutoff and closed days of the warehouse', async () => {
    const winnipeg = { ...testWarehouse, postalCode: 'R3C 0V1', countryCode: 'CA', cutOff: '10:00' } as const;
    const overnight = async (warehouse: Warehouse, at: string, postalCode = '55731') => {
      const destination = { countryCode: 'US', postalCode };
      const promise = (await createStockPromise(warehouse).promise(request(at, { destination }))).get('03');
      return promise && [promise.departure, promise.to, promise.orderBefore.toISOString()];
    };
    // Monday, 11 am in both places
    const at = '2026-11-16T17:00:00Z';
    expect(await overnight(testWarehouse, at)).toEqual(['2026-11-16', '2026-11-17', '2026-11-16T20:00:00.000Z']);
    expect(await overnight(winnipeg, at)).toEqual(['2026-11-17', '2026-11-18', '2026-11-17T16:00:00.000Z']);
    const closed = { ...winnipeg, closedDays: new Set(['2026-11-17']) };
    expect(await overnight(closed, at)).toEqual(['2026-11-18', '2026-11-19', '2026-11-18T16:00:00.000Z']);
    // Labor Day is a holiday of both countries, Thanksgiving in October of Canada.
    expect((await overnight(testWarehouse, '2026-10-12T14:00:00Z'))?.[0]).toBe('2026-10-12');
    expect((await overnight(winnipeg, '2026-10-12T14:00:00Z'))?.[0]).toBe('2026-10-13');
    const ground = async (warehouse: Warehouse) => {
      const destination = { countryCode: 'US', postalCode: '10001' };
      return (await createStockPromise(warehouse).promise(request(at, { destination }))).get('02')?.from;
    };
    // New York is in zone 6 of Duluth, and in zone 2 of Newark.
    expect(await ground({ ...testWarehouse, postalCode: '07102' })).toBe('2026-11-19');
    expect(await ground(testWarehouse)).toBe('2026-11-20');
  });

  it('to Alaska and Hawaii is later than to the mainland', async () => {
    const [near, far] = [
      await daysTo({ countryCode: 'US', postalCode: '55731' }),
      await daysTo({ countryCode: 'US', postalCode: '99501' }),
    ];
    for (const { methodId } of methods) expect((far[methodId]?.[1] ?? '') > (near[methodId]?.[1] ?? '')).toBe(true);
  });
});

describe('every promise', () => {
  const orderedAt = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  const destination = fc.constantFrom<PromiseRequest['destination']>(
    { countryCode: 'US', postalCode: '55731' },
    { countryCode: 'US', postalCode: '94103' },
    { countryCode: 'US', postalCode: '96813' },
    { countryCode: 'US' },
    { countryCode: 'CA', postalCode: 'V5K 0A1' },
    { countryCode: 'CA', postalCode: 'X1A 2B3' },
    { countryCode: 'AE', postalCode: '09012' },
  );
  const inStockDate = fc.option(fc.constantFrom('2026-11-25', '2027-03-26', '2027-12-31'), { nil: undefined });
  const asked = fc.record({ orderedAt, destination, inStockDate });
  const promise = (input: { orderedAt: Date; destination: PromiseRequest['destination']; inStockDate: string | undefined }) =>
    own.promise(
      request(input.orderedAt, {
        destination: input.destination,
        lines: [{ skuId: 'COAT', quantity: 1, ...(input.inStockDate ? { inStockDate: input.inStockDate } : {}) }],
      }),
    );
  const localDay = (at: Date) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(testWarehouse.timeZone).toPlainDate().toString();

  it('is in the future, leaves on a working day of the warehouse, and arrives on a working day of its carrier', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (input) => {
        const promises = await promise(input);
        expect(promises.size).toBe(methods.length);
        for (const [methodId, { departure = '', from, to, orderBefore }] of promises) {
          expect(departure >= localDay(input.orderedAt) && from > departure && from <= to && orderBefore > input.orderedAt).toBe(true);
          expect(isWorkingDay(Temporal.PlainDate.from(departure), testWarehouse)).toBe(true);
          const calendar = deliveryCalendar('US', input.destination.countryCode, methodId);
          for (const day of [from, to]) expect(isDeliveryDay(Temporal.PlainDate.from(day), calendar)).toBe(true);
        }
      }),
    );
  });

  it('is never later with a faster method', async () => {
    const own = fc.uniqueArray(
      fc.record({ methodId: fc.constantFrom('24', '02', '01', '03', 'own'), daysLeast: fc.nat(12), more: fc.nat(6) }),
      { selector: ({ methodId }) => methodId },
    );
    await fc.assert(
      fc.asyncProperty(asked, own, async (input, given) => {
        const offered = given.map(({ methodId, daysLeast, more }) => ({ methodId, daysLeast, daysMost: daysLeast + more }));
        const promises = await createStockPromise(testWarehouse).promise(
          request(input.orderedAt, { destination: input.destination, methods: offered }),
        );
        for (const fast of offered) {
          for (const slow of offered.filter(({ daysMost }) => daysMost > fast.daysMost)) {
            expect((promises.get(fast.methodId)?.to ?? '') <= (promises.get(slow.methodId)?.to ?? '')).toBe(true);
          }
        }
      }),
    );
  });

  it('is never earlier for an order placed later', async () => {
    await fc.assert(
      fc.asyncProperty(asked, fc.nat(14 * 86_400_000), async (input, delay) => {
        const [early, late] = [await promise(input), await promise({ ...input, orderedAt: new Date(input.orderedAt.getTime() + delay) })];
        for (const [methodId, { from, to }] of early) {
          expect((late.get(methodId)?.from ?? '') >= from && (late.get(methodId)?.to ?? '') >= to).toBe(true);
        }
      }),
    );
  });
});
