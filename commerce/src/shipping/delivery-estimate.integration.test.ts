import { beforeAll, describe, expect, it } from 'vitest';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
// Saturday, 2026-11-21: the next departure is on Monday, and Thursday is Thanksgiving.
const commerce = useTestCommerce(database);
const estimate = (query: object) => commerce.clientWith().getDeliveryEstimate({ query });

beforeAll(async () => {
  const { pool } = database;
  await insertShop(pool);
  await addSku(pool, { id: '411710001' });
  await addSku(pool, { id: '411710002', onHand: 0, backorderLimit: 5, inStockDate: '2026-12-11' });
  await addSku(pool, { id: '411710003', onHand: 0 });
});

describe('the delivery estimate of an item', () => {
  it('lists the cheapest rate by merchandise total, for the country of an empty cart or a given one, and no days without a postal code', async () => {
    expect(await estimate({})).toEqual({
      countryCode: 'US',
      currency: 'USD',
      rates: [
        { from: 0, amount: 8.95 },
        { from: 99, amount: 0 },
      ],
    });
    const canadian = { countryCode: 'CA', currency: 'CAD', rates: [{ from: 0, amount: 14.95 }] };
    expect(await estimate({ countryCode: 'CA', currency: 'CAD' })).toEqual(canadian);
    expect(await estimate({ currency: 'CAD' })).toEqual(canadian);
  });

  it('names the carrier of each rate in the language of the call, if the method has one', async () => {
    await database.pool.query(
      `UPDATE shipping_method SET carrier = 'Test Parcel', translations = '{"fr-FR": {"carrier": "Colis Test"}}' WHERE id = '02'`,
    );
    const carriers = async (query: object) => (await estimate(query)).rates.map(({ carrier }) => carrier);
    expect(await carriers({})).toEqual(['Test Parcel', 'Test Parcel']);
    expect(await carriers({ locale: 'fr-FR' })).toEqual(['Colis Test', 'Colis Test']);
    expect(await carriers({ countryCode: 'CA', locale: 'fr-FR' })).toEqual([undefined]);
    await database.pool.query(`UPDATE shipping_method SET carrier = NULL, translations = '{}' WHERE id = '02'`);
  });

  it('has the departure of a SKU, the deadline for Christmas, and for a postal code its arrival', async () => {
    const inStock = await estimate({ productId: '411710001' });
    expect(inStock.departure).toBe('2026-11-23');
    expect(inStock.rates.map(({ arrival }) => arrival)).toEqual([undefined, undefined]);
    const arrivals = (await estimate({ productId: '411710001', postalCode: '55731' })).rates.map(({ arrival }) => arrival);
    expect(arrivals).toEqual(Array(2).fill({ from: '2026-11-27', to: '2026-12-01' }));
    expect(inStock.holiday).toEqual({ id: 'christmas', orderBefore: '2026-12-17T20:00:00.000Z' });
  });

  it('counts the days of a backordered SKU from its in-stock date', async () => {
    const { departure, rates, holiday } = await estimate({ productId: '411710002', postalCode: '55731' });
    expect(holiday).toBeUndefined();
    expect(departure).toBe('2026-12-14');
    expect(rates[0]?.arrival).toEqual({ from: '2026-12-17', to: '2026-12-21' });
  });

  it('has no days for more units than can be ordered', async () => {
    const soldOut = await estimate({ productId: '411710003', postalCode: '55731' });
    const tooMany = await estimate({ productId: '411710002', postalCode: '55731', quantity: 6 });
    for (const { departure, rates } of [soldOut, tooMany]) {
      expect(departure).toBeUndefined();
      expect(rates.map(({ arrival }) => arrival)).toEqual([undefined, undefined]);
    }
  });

  it('rejects a postal code that is incomplete or not assigned in the country, and an unknown product', async () => {
    for (const query of [
      { postalCode: '5573' },
      { postalCode: '00000' },
      { postalCode: 'P7B 1S1' },
      { countryCode: 'CA', postalCode: '10001' },
    ]) {
      await expect(estimate(query), JSON.stringify(query)).rejects.toMatchObject({
        status: 400,
        type: 'ValidationException',
        arguments: { path: '$.postalCode', in: 'query' },
      });
    }
    await expect(estimate({ countryCode: 'CA', currency: 'CAD', postalCode: 'P7B 1S1' })).resolves.toBeDefined();
    await expect(estimate({ productId: '404' })).rejects.toMatchObject({ status: 404 });
  });

  it('is valid until the cutoff of the departure, and depends on the shipping rates and the style', async () => {
    const path = '/api/product/delivery?productId=411710001&postalCode=55731';
    const { headers } = await commerce.request(path);
    expect(headers.get('x-valid-until')).toBe('2026-11-23T20:00:00.000Z');
    expect(headers.get('surrogate-key')?.split(' ').sort()).toEqual(['product-4117', 'shipping']);
  });
});
