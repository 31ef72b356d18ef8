import { describe, expect, it } from 'vitest';
import { readLocationStock } from '../inventory/location-stock.ts';
import { inTransaction } from '../platform/database/database.ts';
import { setPreference } from '../preferences/preference-store.ts';
import { importStores } from '../stores/import-stores.ts';
import { buildStore } from '../stores/testing/store-builder.ts';
import { explainStatements } from '../testing/explain-statements.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { addSku } from '../testing/shop-fixture.ts';
import { testNow, testSettings } from '../testing/test-commerce.ts';
import { createBuiltInAvailability } from './built-in-availability.ts';
import { configuredAvailability } from './configured-availability.ts';
import { availabilityConformance } from './conformance.ts';
import { withInStoreStock } from './in-store-stock.ts';
import { createOrderManagement } from './order-management.ts';
import { useStockedStores } from './testing/stocked-stores.ts';

const { database, commerce, addStock } = useStockedStores();

availabilityConformance('our own stock', () => createBuiltInAvailability(commerce.deps));
availabilityConformance('the order-management adapter', () => {
  // Another shop of this kind acts as the service.
  const service = createBuiltInAvailability(commerce.deps);
  return createOrderManagement({
    url: 'https://orders.example/MAO-CartAtp',
    fetchUrl: async (_, init) => Response.json(await service.cartAtp(JSON.parse(String(init.body)), new Date('2026-11-16T15:00:00Z'))),
  });
});

describe('MAO-CartAtp', () => {
  const params = { siteId: testSettings.siteId, locale: 'en-US' };
  const detail = (ItemId: string, StoreId = '001') => ({ DetailId: ItemId + StoreId, ItemId, Quantity: 1, StoreId });
  const ask = (body: object) => commerce.clientWith().getCartAtp({ params, body: body as never });

  it('API-053 API-054 FULFIL-006 takes its body and responds with options, details and the store', async () => {
    const flags = {
      EvaluateShipping: true,
      EvaluatePickup: true,
      EvaluatePickupWithShipTo: true,
      OrderContainsPickup: false,
      Country: 'US',
    };
    const response = await ask({ RequestId: 'r1', Address: { PostalCode: '55731' }, RequestDetails: [{ ...detail('COAT'), ...flags }] });
    expect(Object.keys(response).sort()).toEqual(['PickupOptions', 'ResponseDetails', 'ShipToStoreOptions', 'ShippingOptions', 'StoreId']);
    // Saturday, 9 am in Ely: ready at 11; the warehouse sends on Monday, and transfers take five working days.
    expect(response.PickupOptions).toEqual([
      {
        StoreId: '001',
        Group: 'pis-today',
        Label: 'AVAILABLE TODAY',
        EarliestPickupDate: '2026-11-21',
        ReadyBy: '2026-11-21T17:00:00.000Z',
      },
    ]);
    expect(response.ShipToStoreOptions[0]).toMatchObject({
      Group: 'pis-4-7',
      Label: 'AVAILABLE in 4-7 DAYS',
      EarliestPickupDate: '2026-12-01',
    });
    expect(response.ResponseDetails[0]?.Pickup).toEqual({ Quantity: 1, Status: 'AVAILABLE', InventoryMessage: 'Limited Quantity' });
  });

  it('API-054 is cached for four seconds by request, whatever its id', async () => {
    const body = { RequestDetails: [detail('MANY')] };
    await addStock('MANY', 'warehouse', 50);
    const quantity = async (id: string, Quantity = 40) =>
      (await ask({ RequestId: id, RequestDetails: [{ ...body.RequestDetails[0], Quantity }] })).ResponseDetails[0]?.Quantity;
    expect(await quantity('a')).toBe(40);
    await addStock('MANY', 'warehouse', 30);
    const start = commerce.clock.now();
    commerce.clock.set(new Date(start.getTime() + 3_999));
    expect([await quantity('b'), await quantity('b', 41)]).toEqual([40, 30]);
    commerce.clock.set(new Date(start.getTime() + 4_000));
    expect(await quantity('c')).toBe(30);
  });

  it('FULFIL-018 uses the default postal code and the US for a request without an address', async () => {
    const days = async (Address?: object) =>
      (await ask({ ...(Address ? { Address } : {}), RequestDetails: [detail('COAT')] })).ShippingOptions;
    expect(await days()).toEqual(await days({ PostalCode: '55731', Country: 'US' }));
    await inTransaction(commerce.deps.database.db, (tx) => setPreference(tx, 'defaultPostalCode', '99501', commerce.clock.now()));
    commerce.clock.set(new Date(commerce.clock.now().getTime() + 5_000));
    expect(await days()).toEqual(await days({ PostalCode: '99501', Country: 'US' }));
    expect(await days()).not.toEqual(await days({ PostalCode: '55731', Country: 'US' }));
  });

  it('API-054 is not older than four seconds after the clock was set back', async () => {
    await addSku(database.pool, { id: 'CLOCK', onHand: 7 });
    const quantity = async () => (await ask({ RequestDetails: [{ ...detail('CLOCK'), Quantity: 9 }] })).ResponseDetails[0]?.Quantity;
    expect(await quantity()).toBe(7);
    await addStock('CLOCK', 'warehouse', 3);
    commerce.clock.set(new Date(testNow.getTime() - 3_600_000));
    expect(await quantity()).toBe(3);
  });

  it.each([
    ['no ZIP code', { PostalCode: ' ' }],
    ['a ZIP code of nine digits', { PostalCode: '55731-1234' }],
    ['a Canadian code in Canada', { PostalCode: 'm5v2t6', Country: 'CA' }],
    ['military mail', { PostalCode: '09012', Country: 'AE' }],
  ])('FULFIL-006 has dates and units for %s', async (_, Address) => {
    const { ShippingOptions, ResponseDetails } = await ask({ Address, RequestDetails: [detail('COAT')] });
    expect(ShippingOptions.length).toBeGreaterThan(0);
    for (const { EarliestDeliveryDate = '', LatestDeliveryDate = '' } of ShippingOptions) {
      expect(EarliestDeliveryDate > '2026-11-21' && EarliestDeliveryDate <= LatestDeliveryDate).toBe(true);
    }
    expect(ResponseDetails[0]?.Quantity).toBe(1);
  });

  it.each([
    ['a ZIP code that is not assigned', { PostalCode: '00000' }],
    ['no postal code at all', { PostalCode: 'garbage', Country: 'US' }],
    ['a ZIP code in Canada', { PostalCode: '10001', Country: 'CA' }],
    ['a Canadian code in the US', { PostalCode: 'M5V 2T6' }],
    ['a Canadian code that is not assigned', { PostalCode: 'X0X 0X0', Country: 'CA' }],
  ])("FULFIL-017 has units, and 'Time Unavailable' in place of dates, for %s", async (_, Address) => {
    const { ShippingOptions, ResponseDetails } = await ask({ Address, RequestDetails: [detail('COAT')] });
    expect(ShippingOptions.length).toBeGreaterThan(0);
    for (const option of ShippingOptions) {
      expect(option.PromiseMessage).toBe('Time Unavailable');
      expect(option.EarliestDeliveryDate).toBeUndefined();
    }
    expect(ResponseDetails[0]?.Quantity).toBe(1);
  });

  it("FULFIL-017 promises 'Time Unavailable' if the in-stock date is unknown", async () => {
    await addSku(database.pool, { id: 'SOMEDAY', onHand: 0, backorderLimit: 5 });
    const { ShippingOptions, ResponseDetails } = await ask({ RequestDetails: [detail('SOMEDAY')] });
    expect(ShippingOptions.length).toBeGreaterThan(0);
    for (const option of ShippingOptions) {
      expect(option.PromiseMessage).toBe('Time Unavailable');
      expect(option.EarliestDeliveryDate).toBeFalsy();
    }
    expect(ResponseDetails[0]?.Shipping?.InventoryMessage).toBe('Time Unavailable');
  });

  it('reads 40 lines at five stores in at most four statements', async () => {
    for (let index = 0; index < 40; index += 1) await addSku(database.pool, { id: `L${index}`, onHand: 10 });
    const ids = ['011', '012', '013', '014', '015'];
    await inTransaction(commerce.deps.database.db, (tx) =>
      importStores(
        tx,
        ids.map((id) => buildStore({ id })),
      ),
    );
    const ways = { EvaluatePickup: true, EvaluatePickupWithShipTo: true };
    const RequestDetails = ids.flatMap((id) => Array.from({ length: 40 }, (_, index) => ({ ...detail(`L${index}`, id), ...ways })));
    const sent = recordStatements(commerce.deps.database);
    const own = createBuiltInAvailability(commerce.deps);
    const before = sent.length;
    const response = await own.cartAtp({ RequestDetails }, commerce.clock.now());
    expect(response.ResponseDetails).toHaveLength(200);
    expect(sent.length - before).toBeGreaterThan(0);
    expect(sent.length - before).toBeLessThanOrEqual(4);
  });

  it('FULFIL-006 compares stores: each has the units of the warehouse to itself, and the lines at one store share them', async () => {
    const asked = { Quantity: 6, EvaluateShipping: false, EvaluatePickupWithShipTo: true };
    await inTransaction(commerce.deps.database.db, (tx) => importStores(tx, [buildStore({ id: '016' })]));
    const RequestDetails = ['001', '016'].flatMap((id) => ['a', 'b'].map((DetailId) => ({ ...detail('COAT', id), ...asked, DetailId })));
    const { ResponseDetails, ShipToStoreOptions } = await ask({ RequestDetails });
    expect(ResponseDetails.map(({ StoreId, ShipToStore }) => [StoreId, ShipToStore?.Quantity])).toEqual([
      ['001', 6],
      ['001', 4],
      ['016', 6],
      ['016', 4],
    ]);
    expect(ShipToStoreOptions.map(({ StoreId }) => StoreId)).toEqual(['001', '016']);
  });

  it('has what open stores have in stock, whether or not they take pickups, if it is asked for', async () => {
    const asked = { EvaluateShipping: false, EvaluateInStore: true };
    const RequestDetails = ['001', '002', '004'].map((id) => ({ ...detail('COAT', id), ...asked, Quantity: 2 }));
    const { ResponseDetails, PickupOptions } = await ask({ RequestDetails });
    expect(ResponseDetails.map(({ StoreId, InStore }) => [StoreId, InStore?.Quantity, InStore?.InventoryMessage])).toEqual([
      ['001', 2, 'Limited Quantity'],
      ['002', 1, 'Limited Quantity'],
      ['004', 0, 'NOT_AVAILABLE'],
    ]);
    expect(PickupOptions).toEqual([]);
    expect((await ask({ RequestDetails: [detail('COAT', '002')] })).ResponseDetails[0]).not.toHaveProperty('InStore');
  });

  it('takes up to 25 stores', async () => {
    const body = (count: number) => ({ RequestDetails: Array.from({ length: count }, (_, index) => detail('COAT', `S${index}`)) });
    expect((await ask(body(25))).ResponseDetails).toHaveLength(25);
    await expect(ask(body(26))).rejects.toMatchObject({ status: 400 });
  });

  it('reads stock by indexes only', async () => {
    const skuIds = Array.from({ length: 40 }, (_, index) => `L${index}`);
    const plans = await explainStatements(database.pool, ['enable_seqscan'], (queryable) =>
      readLocationStock(queryable, skuIds, ['warehouse', '001', '011', '012', '013'], 0),
    );
    expect(plans.join('\n')).not.toMatch(/Seq Scan/);
    expect(plans.join('\n')).toMatch(/stock_pkey/);
  });
});

describe('an order-management service', () => {
  const failing = () => Promise.reject(new Error('down'));
  const request = { RequestDetails: [{ DetailId: '1', ItemId: 'COAT', Quantity: 1 }] };

  it('is not asked for what stores have in stock', async () => {
    const received: object[] = [];
    const service = createBuiltInAvailability(commerce.deps);
    const promises = withInStoreStock(
      {
        cartAtp(asked, at) {
          received.push(...asked.RequestDetails);
          return service.cartAtp(asked, at);
        },
      },
      commerce.deps,
    );
    const detail = { DetailId: '1', ItemId: 'COAT', Quantity: 1, StoreId: '002' };
    const { ResponseDetails } = await promises.cartAtp({ RequestDetails: [{ ...detail, EvaluateInStore: true }] }, commerce.clock.now());
    expect(received).toEqual([detail]);
    expect(ResponseDetails[0]?.InStore).toMatchObject({ Quantity: 1, Status: 'AVAILABLE' });
  });

  it('is asked while the preference maoEnabled is on, and our own stock if it fails', async () => {
    let calls = 0;
    const cartAtp = () => {
      calls += 1;
      return failing();
    };
    const promises = configuredAvailability({ ...commerce.deps, orderManagement: { cartAtp } });
    const { db } = commerce.deps.database;
    await promises.cartAtp(request, commerce.clock.now());
    expect(calls).toBe(0);
    await inTransaction(db, (tx) => setPreference(tx, 'maoEnabled', true, commerce.clock.now()));
    expect((await promises.cartAtp(request, commerce.clock.now())).ResponseDetails[0]?.Quantity).toBe(1);
    expect(calls).toBe(1);
    await inTransaction(db, (tx) => setPreference(tx, 'maoEnabled', false, commerce.clock.now()));
  });
});
