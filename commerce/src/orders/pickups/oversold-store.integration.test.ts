import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordStockFeed } from '../../inventory/record-stock-feed.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { usePickupCommands } from '../../testing/pickup-commands.ts';
import { addStores } from '../../testing/pickup-shop.ts';
import { insertShop } from '../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { expirePickups } from './ending/end-pickups.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const { placeOrder, execute, makeReady, stockOf, checkInvariants } = usePickupCommands(database, commerce);
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' });
});
beforeEach(() => commerce.clock.set(testNow));

async function count(skuId: string, locationId: string, onHand: number): Promise<void> {
  await inTransaction(commerce.deps.database.db, (tx) => recordStockFeed(tx, [{ skuId, locationId, onHand }], testNow));
}

describe('the work in a store that has fewer units than orders have reserved', () => {
  async function placeInStore() {
    const placed = await placeOrder({ type: 'in-store-pickup', quantity: 3 }, { type: 'ship-to-home' });
    const skuId = placed.items[0]!.skuId;
    const { itemId } = placed.order.productItems.find(({ productId }) => productId === skuId)!;
    return { ...placed, skuId, itemId };
  }

  it('hands items over', async () => {
    const { skuId, pickupId } = await placeInStore();
    await count(skuId, '001', 1);
    await makeReady(pickupId);
    expect(await execute(pickupId, { action: 'collect' })).toMatchObject({ value: { pickup: { state: 'collected' } } });
    expect(await stockOf(skuId)).toEqual({ warehouse: [10, 0], '001': [0, 0] });
    await checkInvariants();
  });

  it('puts items back on sale that nobody collects', async () => {
    const { skuId, pickupId } = await placeInStore();
    await makeReady(pickupId);
    await count(skuId, '001', 1);
    commerce.clock.set(new Date(testNow.getTime() + 9 * day));
    expect(await expirePickups(commerce.deps)).toEqual({ expired: 1, failed: 0 });
    expect(await stockOf(skuId)).toEqual({ warehouse: [10, 0], '001': [1, 0] });
    await checkInvariants();
  });

  it.each([
    ['refund', { warehouse: [10, 0], '001': [0, 1] }],
    ['transfer', { warehouse: [10, 2], '001': [0, 1] }],
    ['ship', { warehouse: [10, 2], '001': [0, 1] }],
  ] as const)('decides about missing items: %s', async (choice, stock) => {
    const { skuId, itemId, pickupId } = await placeInStore();
    await count(skuId, '001', 1);
    await execute(pickupId, { action: 'pick', found: new Map([[itemId, 1]]) });
    expect(await execute(pickupId, { action: 'short', choice })).toMatchObject({ value: { isChanged: true } });
    expect(await stockOf(skuId)).toEqual(stock);
    await checkInvariants();
  });

  it('takes in what the warehouse has sent, even if the warehouse has counted fewer units in the meantime', async () => {
    const { items, pickupId } = await placeOrder({ type: 'ship-to-store', quantity: 3 });
    const { skuId } = items[0]!;
    await count(skuId, '001', -1);
    await count(skuId, 'warehouse', 2);
    expect(await execute(pickupId, { action: 'ready' })).toMatchObject({ value: { pickup: { state: 'ready' } } });
    expect(await stockOf(skuId)).toEqual({ warehouse: [0, 0], '001': [2, 3] });
    expect(await execute(pickupId, { action: 'collect' })).toMatchObject({ value: { isChanged: true } });
    expect(await stockOf(skuId)).toEqual({ warehouse: [0, 0], '001': [0, 0] });
    await checkInvariants();
  });

  it('refunds missing items, and promises no unit of a warehouse that has too few itself', async () => {
    const { skuId, itemId, pickupId } = await placeInStore();
    await count(skuId, 'warehouse', -1);
    await execute(pickupId, { action: 'pick', found: new Map([[itemId, 1]]) });
    expect(await execute(pickupId, { action: 'short', choice: 'transfer' })).toMatchObject({
      error: 'ProductItemNotAvailableException',
      arguments: { requested: 2, available: 0 },
    });
    expect(await execute(pickupId, { action: 'short', choice: 'refund' })).toMatchObject({ value: { isChanged: true } });
    await checkInvariants();
  });
});
