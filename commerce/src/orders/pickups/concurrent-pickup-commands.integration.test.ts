import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { fakePayments } from '../../testing/fake-payments.ts';
import { usePickupCommands } from '../../testing/pickup-commands.ts';
import { addStores } from '../../testing/pickup-shop.ts';
import { insertShop } from '../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const payments = fakePayments();
const commerce = useTestCommerce(database, { payments: payments.provider });
const { placeOrder, execute, makeReady, stockOf, ledgerOf, checkInvariants } = usePickupCommands(database, commerce);
/** Saturday, 8 pm in Ely: the store's closing on the seventh day after `testNow`. */
const pickupEnd = new Date('2026-11-29T02:00:00Z');

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' });
  payments.wrap(commerce.deps);
});
beforeEach(() => commerce.clock.set(testNow));

describe('two people who work on one pickup at once', () => {
  async function withTwoConnections<T>(use: (dbs: [typeof commerce.deps.database.db, typeof commerce.deps.database.db]) => Promise<T>) {
    const handles = [0, 1].map(() => openDatabase({ url: database.url, maxConnections: 1 }));
    try {
      return await use([handles[0]!.db, handles[1]!.db]);
    } finally {
      await Promise.all(handles.map((handle) => handle.close()));
    }
  }

  it('pick it once: the command with another count is rejected', async () => {
    const { order, pickupIds } = await placeOrder({ type: 'in-store-pickup', quantity: 2 });
    const [pickupId = ''] = pickupIds;
    const itemId = order.productItems[0]!.itemId;
    await withTwoConnections(async (dbs) => {
      const results = await Promise.all(
        dbs.map((db, index) => execute(pickupId, { action: 'pick', found: new Map([[itemId, index + 1]]) }, undefined, db)),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results.find(({ ok }) => !ok)).toMatchObject({ error: 'PickupStateException' });
    });
    await checkInvariants();
  });

  it('receive its transfer once: the same counts agree, and others are rejected', async () => {
    for (const counts of [
      [1, 1],
      [1, 2],
    ] as const) {
      const { order, items, pickupId } = await placeOrder({ type: 'ship-to-store', quantity: 2 });
      const { itemId } = order.productItems[0]!;
      const results = await withTwoConnections((dbs) =>
        Promise.all(
          dbs.map((db, index) =>
            execute(pickupId, { action: 'receive', received: new Map([[itemId, counts[index] ?? 0]]) }, undefined, db),
          ),
        ),
      );
      expect(results.filter((result) => result.ok && result.value.isChanged)).toHaveLength(1);
      const isAgreed = counts[0] === counts[1];
      expect(results.filter((result) => !result.ok).map((result) => !result.ok && result.error)).toEqual(
        isAgreed ? [] : ['PickupStateException'],
      );
      expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [8, 0], '001': [7, 2] });
    }
    await checkInvariants();
  });

  it('decide once about units that did not arrive', async () => {
    for (const choices of [
      ['transfer', 'transfer'],
      ['transfer', 'refund'],
    ] as const) {
      const { order, items, pickupId } = await placeOrder({ type: 'ship-to-store', quantity: 2 });
      await execute(pickupId, { action: 'receive', received: new Map([[order.productItems[0]!.itemId, 1]]) });
      const results = await withTwoConnections((dbs) =>
        Promise.all(dbs.map((db, index) => execute(pickupId, { action: 'short', choice: choices[index]! }, undefined, db))),
      );
      expect(results.filter((result) => result.ok && result.value.isChanged)).toHaveLength(1);
      expect(results.filter(({ ok }) => ok)).toHaveLength(choices[0] === choices[1] ? 2 : 1);
      const { '001': inStore } = await stockOf(items[0]!.skuId);
      expect(inStore).toEqual([6, 1]);
    }
    await checkInvariants();
  });

  it('hand it over or let it expire, never both', async () => {
    for (let round = 0; round < 6; round++) {
      commerce.clock.set(testNow);
      const { order, items, pickupId, read } = await placeOrder({ type: 'in-store-pickup', quantity: 2 });
      await makeReady(pickupId);
      commerce.clock.set(pickupEnd);
      const { c_pickupCode: code = '' } = (await read()).shipments[0]!;
      await withTwoConnections(async ([one, other]) => {
        const collecting = () => execute(pickupId, { action: 'collect' }, { code }, one);
        const expiring = () => execute(pickupId, { action: 'expire' }, undefined, other);
        const results = await Promise.all(round % 2 === 0 ? [collecting(), expiring()] : [expiring(), collecting()]);
        expect(results.filter((result) => result.ok && result.value.isChanged)).toHaveLength(1);
      });
      const { status } = await read();
      expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 0], '001': status === 'completed' ? [3, 0] : [5, 0] });
      expect(await ledgerOf(order.orderNo)).toHaveLength(status === 'completed' ? 1 : 2);
    }
    await checkInvariants();
  });

  it('finish the two pickups of an order, which is then completed', async () => {
    const { pickupIds, read } = await placeOrder({ type: 'in-store-pickup' }, { type: 'ship-to-store' });
    const [inStore = '', sent = ''] = pickupIds;
    await makeReady(inStore);
    await execute(sent, { action: 'ready' });
    await withTwoConnections((dbs) =>
      Promise.all(dbs.map((db, index) => execute(pickupIds[index] ?? '', { action: 'collect' }, undefined, db))),
    );
    expect((await read()).status).toBe('completed');
    await checkInvariants();
  });
});
