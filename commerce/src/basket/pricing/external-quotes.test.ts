import { describe, expect, it } from 'vitest';
import { quoteByTable } from '../../tax/table-tax.ts';
import type { TaxRequest } from '../../tax/tax-service.ts';
import { testWarehouse } from '../../testing/test-settings.ts';
import type { BasketServices } from '../load-basket.ts';
import { withExternalQuotes } from './external-quotes.ts';

const request = (amountMinor: number): TaxRequest => ({
  currency: 'USD',
  destination: { countryCode: 'US', stateCode: 'WI', postalCode: '54801' },
  lines: [{ id: 'a', taxClass: 'goods', quantity: 1, amountMinor }],
  shippingMinor: 0,
});

const promiseRequest = { at: new Date('2026-11-21T12:00:00Z'), destination: { countryCode: 'US' }, methods: [], lines: [] };

function services(requests: TaxRequest[], isWorking: () => boolean): BasketServices {
  return {
    tax: {
      quote: async (question) => {
        expect(isWorking()).toBe(false);
        requests.push(question);
        return quoteByTable(question);
      },
    },
    promises: { isLocal: true, promise: async () => new Map() },
    warehouse: testWarehouse,
  };
}

describe('external quotes', () => {
  it('are fetched outside of the transaction, which then finds them', async () => {
    const requests: TaxRequest[] = [];
    let isWorking = false;
    const total = await withExternalQuotes(
      services(requests, () => isWorking),
      async ({ tax }) => {
        isWorking = true;
        try {
          return (await tax.quote(request(10_000))).totalMinor;
        } finally {
          isWorking = false;
        }
      },
    );
    expect(total).toBe(500);
    expect(requests).toHaveLength(1);
  });

  it('are not needed from local services, which the transaction calls itself', async () => {
    const failing = services([], () => false);
    const local: BasketServices = { ...failing, tax: { isLocal: true, quote: async (question) => quoteByTable(question) } };
    let rounds = 0;
    const total = await withExternalQuotes(local, async ({ tax, promises }) => {
      rounds += 1;
      await promises.promise(promiseRequest);
      return (await tax.quote(request(10_000))).totalMinor;
    });
    expect([total, rounds]).toEqual([500, 1]);
  });

  it('of delivery dates are fetched outside of the transaction as well', async () => {
    const promised = new Map([['02', { from: '2026-11-24', to: '2026-11-26', orderBefore: new Date('2026-11-23T20:00:00Z') }]]);
    const failing = services([], () => false);
    const requests: unknown[] = [];
    const promise = async (question: unknown) => {
      requests.push(question);
      return promised;
    };
    const work = ({ tax, promises }: BasketServices) => Promise.all([tax.quote(request(10_000)), promises.promise(promiseRequest)]);
    const [quote, dates] = await withExternalQuotes({ ...failing, promises: { promise } }, work);
    expect([quote.totalMinor, dates, requests]).toEqual([500, promised, [promiseRequest]]);
  });

  it('are fetched again if the request has changed, but not endlessly', async () => {
    const requests: TaxRequest[] = [];
    let amount = 0;
    const work = withExternalQuotes(
      services(requests, () => false),
      async ({ tax }) => {
        amount += 100;
        return tax.quote(request(amount));
      },
    );
    await expect(work).rejects.toMatchObject({ name: 'QuoteNeeded' });
    expect(requests.length).toBeLessThan(10);
  });
});
