import { describe, expect, it } from 'vitest';
import { readLocationStock } from '../inventory/location-stock.ts';
import { recordSafetyStock, wildcard } from '../inventory/safety-stock.ts';
import { inTransaction } from '../platform/database/database.ts';
import { importStores } from '../stores/import-stores.ts';
import { buildStore } from '../stores/testing/store-builder.ts';
import { addSku } from '../testing/shop-fixture.ts';
import { useStockedStores } from './testing/stocked-stores.ts';

const { database, commerce, addStock, inventory } = useStockedStores();

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

  it('FULFIL-005 FULFIL-016 has the stock of an open store without pickup, which cannot be picked up', async () => {
    expect(await inventory({ store: '002', product: 'COAT', quantity: 2 })).toMatchObject({
      pickupStatus: 'none',
      available: 0,
      inStore: { available: 1, message: 'Limited Quantity' },
    });
    expect((await inventory({ store: '002', product: 'GONE' })).inStore).toEqual({ available: 0, message: 'NOT_AVAILABLE' });
    expect(await inventory({ store: '001', product: 'COAT' })).not.toHaveProperty('inStore');
    expect(await inventory({ store: '004', product: 'MANY' }), 'a closed store').not.toHaveProperty('inStore');
  });

  it('FULFIL-015 names the nearest other store that takes pickups and has the item, if the store has none', async () => {
    await addSku(database.pool, { id: 'VEST', onHand: 0 });
    const north = (id: string, latitude: number, rest = {}) => buildStore({ id, name: `Store ${id}`, latitude, ...rest });
    const stores = [north('021', 49), north('022', 50), north('023', 48.5, { hasPickup: false }), north('024', 48.4)];
    await inTransaction(commerce.deps.database.db, (tx) => importStores(tx, stores));
    for (const id of ['022', '021', '023']) await addStock('VEST', id, 3);
    const vest = (store: string, quantity = 1) => inventory({ store, product: 'VEST', quantity });
    expect((await vest('001')).nearest).toEqual({ store: '021', name: 'Store 021', distance: 75.78, unit: 'mi', available: 1 });
    expect((await vest('024', 5)).nearest).toMatchObject({ store: '021', available: 3 });
    expect(await vest('022', 5), 'a store that has some').not.toHaveProperty('nearest');
    expect(await vest('023'), 'a store without pickup that has it').not.toHaveProperty('nearest');
    expect(await inventory({ store: '001', product: 'GONE' })).not.toHaveProperty('nearest');
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
    expect(await units()).toEqual([8, 8, 50]);
    await keep(wildcard, '4117', 2);
    expect(await units()).toEqual([7, 7, 50]);
    await keep('999', wildcard, 9);
    await keep('001', '9000', 9);
    await keep('001', wildcard, 3);
    expect(await units()).toEqual([6, 7, 50]);
    await keep('001', '4117', 20);
    expect(await units()).toEqual([0, 7, 50]);
    expect(await inventory({ store: '001', product: 'MANY' })).toMatchObject({ status: 'SHIP_TO_STORE' });
  });
});
