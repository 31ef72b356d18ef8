import { availabilityGroups, availabilityStatuses, deliveryCodes, promiseKeyOf } from '@outfitter/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLocationStock } from '../inventory/location-stock.ts';
import { recordSafetyStock, wildcard } from '../inventory/safety-stock.ts';
import { inTransaction } from '../platform/database/database.ts';
import { setPreference } from '../preferences/preference-store.ts';
import { importStores } from '../stores/import-stores.ts';
import { buildStore } from '../stores/testing/build-store.ts';
import { explainStatements } from '../testing/explain-statements.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { testNow, testSettings, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { createBuiltInAvailability } from './built-in-availability.ts';
import { configuredAvailability } from './configured-availability.ts';
import { availabilityConformance } from './conformance.ts';
import { createOrderManagement } from './order-management.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const addStock = (skuId: string, locationId: string, onHand: number) =>
  database.pool.query(
    `INSERT INTO stock (sku_id, location_id, on_hand, updated_at) VALUES ($1, $2, $3, now())
     ON CONFLICT (sku_id, location_id) DO UPDATE SET on_hand = excluded.on_hand`,
    [skuId, locationId, onHand],
  );
const inventory = (query: { store: string; product: string; quantity?: number }) => commerce.clientWith().getStoreInventory({ query });

/** Store that closes tomorrow for an unknown time. */
const closing = buildStore({ id: '003', closedOverride: { from: '2026-11-22', reason: 'New roof' } });
const closed = buildStore({ id: '004', closedOverride: { from: '2026-11-20', reason: 'New roof' } });

beforeEach(() => commerce.clock.set(testNow));
beforeAll(async () => {
  const { pool } = database;
  await insertShop(pool);
  await addSku(pool, { id: 'COAT', onHand: 10 });
  await addSku(pool, { id: 'LATER', onHand: 0, backorderLimit: 5, inStockDate: '2026-12-11' });
  await addSku(pool, { id: 'GONE', onHand: 0 });
  await addSku(pool, { id: 'MANY', onHand: 50 });
  await inTransaction(commerce.deps.database.db, (tx) =>
    importStores(tx, [buildStore({ id: '001' }), buildStore({ id: '002', hasPickup: false }), closing, closed]),
  );
  await addStock('COAT', '001', 2);
  await addStock('COAT', '002', 1);
  await addStock('MANY', '001', 9);
  await addStock('MANY', '003', 9);
  await addStock('MANY', '004', 9);
});

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
    ['an unknown ZIP code', { PostalCode: '00000' }],
    ['no ZIP code at all', { PostalCode: 'nowhere' }],
    ['a Canadian code', { PostalCode: 'M5V 2T6' }],
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

  it("FULFIL-017 promises 'Time Unavailable' if the in-stock date is unknown", async () => {
    await addSku(database.pool, { id: 'SOMEDAY', onHand: 0, backorderLimit: 5 });
    const { ShippingOptions, ResponseDetails } = await ask({ RequestDetails: [detail('SOMEDAY')] });
    expect(ShippingOptions.every((option) => option.PromiseMessage === 'Time Unavailable' && !option.EarliestDeliveryDate)).toBe(true);
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

  it('reads stock by indexes only', async () => {
    const skuIds = Array.from({ length: 40 }, (_, index) => `L${index}`);
    const plans = await explainStatements(database.pool, ['enable_seqscan'], (queryable) =>
      readLocationStock(queryable, skuIds, ['warehouse', '001', '011', '012', '013'], 0),
    );
    expect(plans.join('\n')).not.toMatch(/Seq Scan/);
    expect(plans.join('\n')).toMatch(/stock_pkey/);
  });
});

describe('the store inventory call', () => {
  it('FULFIL-005 has nothing by a way in which the store cannot have it ready, and says whether the store takes pickups', async () => {
    const unitsAt = async (store: string) => {
      const { pickupStatus, status, ways } = await inventory({ store, product: 'MANY' });
      return [pickupStatus, status, ways['in-store-pickup'].available, ways['ship-to-store'].available];
    };
    expect(await unitsAt('001')).toEqual(['offered', 'AVAILABLE', 1, 1]);
    expect(await unitsAt('002')).toEqual(['none', 'NOT_AVAILABLE', 0, 0]);
    expect(await unitsAt('004')).toEqual(['closed', 'NOT_AVAILABLE', 0, 0]);
    // Ready today, but a parcel from the warehouse would arrive at a closed store.
    expect(await unitsAt('003')).toEqual(['offered', 'AVAILABLE', 1, 0]);
    // 16:00 in Ely
    commerce.clock.set(new Date('2026-11-21T22:00:00Z'));
    expect(await unitsAt('003')).toEqual(['none', 'NOT_AVAILABLE', 0, 0]);
    expect(await unitsAt('001')).toEqual(['offered', 'NEXT_DAY', 1, 1]);
  });

  it("API-048 FULFIL-011 FULFIL-012 FULFIL-016 says 'AVAILABLE TODAY' and 'Limited Quantity' for three or fewer at the store", async () => {
    expect(await inventory({ store: '001', product: 'COAT', quantity: 2 })).toEqual({
      store: '001',
      product: 'COAT',
      quantity: 2,
      pickupStatus: 'offered',
      available: 2,
      availableToShipToStore: 2,
      status: 'AVAILABLE',
      group: 'pis-today',
      label: 'AVAILABLE TODAY',
      message: 'Limited Quantity',
      pickupDate: '2026-11-21',
      readyBy: '2026-11-21T17:00:00.000Z',
      ways: {
        'in-store-pickup': {
          available: 2,
          message: 'Limited Quantity',
          group: 'pis-today',
          pickupDate: '2026-11-21',
          readyBy: '2026-11-21T17:00:00.000Z',
        },
        'ship-to-store': expect.objectContaining({ available: 2, message: 'in stock', group: 'pis-4-7', pickupDate: '2026-12-01' }),
      },
    });
    expect((await inventory({ store: '001', product: 'MANY' })).message).toBe('in stock');
  });

  it('FULFIL-009 says AVAILABLE TOMORROW after 16:00, and offers to ship to the store what it has too few of', async () => {
    commerce.clock.set(new Date('2026-11-20T22:30:00Z'));
    expect(await inventory({ store: '001', product: 'COAT' })).toMatchObject({
      status: 'NEXT_DAY',
      group: 'pis-tomorrow',
      label: 'AVAILABLE TOMORROW',
    });
    expect(await inventory({ store: '001', product: 'COAT', quantity: 3 })).toMatchObject({
      status: 'SHIP_TO_STORE',
      group: 'pis-4-7',
      label: 'AVAILABLE in 4-7 DAYS',
      available: 2,
      availableToShipToStore: 3,
    });
  });

  it('FULFIL-015 says NOT_AVAILABLE without stock, and at a store without pickup', async () => {
    for (const query of [
      { store: '001', product: 'GONE' },
      { store: '002', product: 'COAT' },
    ]) {
      expect(await inventory(query)).toMatchObject({ status: 'NOT_AVAILABLE', message: 'NOT_AVAILABLE', available: 0 });
    }
  });

  it('FULFIL-015 says NOT_AVAILABLE for a negative count, at the store and in the warehouse', async () => {
    await addSku(database.pool, { id: 'OWED', onHand: -4 });
    await addStock('OWED', '001', -3);
    expect(await inventory({ store: '001', product: 'OWED' })).toMatchObject({
      status: 'NOT_AVAILABLE',
      message: 'NOT_AVAILABLE',
      available: 0,
      availableToShipToStore: 0,
    });
  });

  it('PDP-006 FULFIL-014 offers neither way for an item on backorder, and says until when', async () => {
    const { ways } = await inventory({ store: '001', product: 'LATER' });
    expect(ways['ship-to-store']).toEqual({ available: 0, message: 'Backorder until 2026-12-11' });
    expect(ways['in-store-pickup']).toEqual({ available: 0, message: 'NOT_AVAILABLE' });
  });

  it('rejects an unknown store and an unknown product', async () => {
    await expect(inventory({ store: '999', product: 'COAT' })).rejects.toMatchObject({ status: 404 });
    await expect(inventory({ store: '001', product: 'NOPE' })).rejects.toMatchObject({ status: 404 });
  });

  it('promises what is left after the safety stock of store and style, of the store, of the style, or of the shop', async () => {
    const { db } = commerce.deps.database;
    await addStock('MANY', '003', 9);
    const units = async () => {
      const read = await readLocationStock(db, ['MANY'], ['001', '003', 'warehouse'], 1);
      return ['001', '003', 'warehouse'].map((id) => read('MANY', id).availableToPromise);
    };
    const change = { by: 'Ada', now: commerce.clock.now() };
    const keep = (locationId: string, styleId: string, kept: number) =>
      recordSafetyStock(db, [{ locationId, styleId, units: kept }], change);
    expect(await units()).toEqual([8, 8, 30]);
    await keep(wildcard, '4117', 2);
    expect(await units()).toEqual([7, 7, 30]);
    await keep('999', wildcard, 9);
    await keep('001', '9000', 9);
    await keep('001', wildcard, 3);
    expect(await units()).toEqual([6, 7, 30]);
    await keep('001', '4117', 20);
    expect(await units()).toEqual([0, 7, 30]);
    expect(await inventory({ store: '001', product: 'MANY' })).toMatchObject({ status: 'SHIP_TO_STORE' });
  });
});

describe('an order-management service', () => {
  const failing = () => Promise.reject(new Error('down'));
  const request = { RequestDetails: [{ DetailId: '1', ItemId: 'COAT', Quantity: 1 }] };

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

describe('the delivery codes', () => {
  it('FULFIL-010 24, 36, 02, 75, 03 and 01 map to ship, 34 to pis-today, 35 to pis-4-7', () => {
    const codesOf = (group: string) => Object.entries(deliveryCodes).flatMap(([code, each]) => (each.group === group ? [code] : []));
    expect(codesOf('ship').sort()).toEqual(['01', '02', '03', '24', '36', '75']);
    expect([codesOf('pis-today'), codesOf('pis-4-7')]).toEqual([['34'], ['35']]);
  });

  it('FULFIL-011 FULFIL-012 have exactly these labels and enums', () => {
    expect(Object.values(availabilityGroups).map(({ label }) => label)).toEqual([
      'AVAILABLE TODAY',
      'AVAILABLE TOMORROW',
      'AVAILABLE in 4-7 DAYS',
      'SHIP',
    ]);
    expect(availabilityStatuses).toEqual(['AVAILABLE', 'NEXT_DAY', 'SHIP_TO_STORE', 'NOT_AVAILABLE']);
  });

  it('FULFIL-013 map to promise keys', () => {
    expect(['24', '01', '02', '03', '34', '35', '36', 'own'].map(promiseKeyOf)).toEqual([
      'Standard',
      '2Day',
      'Ground',
      'Overnight',
      'in-store-pickup',
      'ship-to-store',
      '36',
      'own',
    ]);
  });
});
