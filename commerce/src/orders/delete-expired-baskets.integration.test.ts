import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../auditor/audit.ts';
import { deleteExpiredBaskets } from '../basket/delete-expired-baskets.ts';
import { buildCheckout, cards } from '../testing/checkout-builder.ts';
import { createGuestBasket } from '../testing/guest-basket.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { schedules } from './background.ts';
import { findProtectedBaskets } from './protected-baskets.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const day = 24 * 60 * 60 * 1000;
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000 });
});
beforeEach(async () => {
  commerce.clock.set(testNow);
  await database.pool.query('DELETE FROM basket');
});

const runSchedule = () => schedules.find(({ name }) => name === 'delete-expired-baskets')!.run(commerce.deps);
async function basketIds(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM basket ORDER BY id');
  return rows.map(({ id }) => id);
}
const at = (days: number) => new Date(testNow.getTime() + days * day);

describe('the basket of a guest', () => {
  it('is deleted with its content after 30 days without a change, and the guest starts a new one', async () => {
    const old = await createGuestBasket(commerce);
    await old.client.addBasketItems({ params: old.params, body: [{ productId: 'COAT' }] });
    const changed = await createGuestBasket(commerce);
    commerce.clock.advance(600_000);
    await changed.client.addBasketItems({ params: changed.params, body: [{ productId: 'COAT' }] });

    commerce.clock.set(at(30));
    await runSchedule();
    expect(await basketIds()).toHaveLength(2);
    commerce.clock.set(new Date(at(30).getTime() + 1));
    await runSchedule();
    expect(await basketIds()).toEqual([changed.params.basketId]);
    for (const table of ['basket_item', 'basket_shipment']) {
      const { rows } = await database.pool.query(`SELECT DISTINCT basket_id FROM ${table}`);
      expect(rows).toEqual([{ basket_id: changed.params.basketId }]);
    }
    const again = await commerce.guest();
    expect((await again.client.createBasket()).basketId).not.toBe(old.params.basketId);
  });

  it('is kept while its order waits for the shopper, and after it was ordered', async () => {
    const waiting = await buildCheckout(commerce, { skuId: 'COAT', card: cards.secondFactor });
    await waiting.place();
    const ordered = await buildCheckout(commerce, { skuId: 'COAT' });
    await ordered.place();
    commerce.clock.set(at(60));
    await runSchedule();
    expect(await basketIds()).toEqual([waiting.basketId, ordered.basketId].sort());
    expect(await audit(database.pool, testNow)).toEqual([]);
  });

  it('is kept while an unfinished order or held stock belongs to it, even if it is open', async () => {
    const pending = await buildCheckout(commerce, { skuId: 'COAT', card: cards.secondFactor });
    await pending.place();
    await database.pool.query("UPDATE basket SET status = 'open'");
    commerce.clock.set(at(60));
    await runSchedule();
    expect(await basketIds()).toEqual([pending.basketId]);
    await database.pool.query("UPDATE customer_order SET status = 'failed' WHERE basket_id = $1", [pending.basketId]);
    await runSchedule();
    expect(await basketIds()).toEqual([pending.basketId]);
    await database.pool.query(
      "UPDATE reservation SET state = 'released' WHERE order_id = (SELECT id FROM customer_order WHERE basket_id = $1)",
      [pending.basketId],
    );
    await runSchedule();
    expect(await basketIds()).toEqual([]);
  });

  it('is deleted in batches, past baskets that are kept and beside one that is being changed', async () => {
    await database.pool.query(
      `INSERT INTO basket (customer_group_id, id, customer_id, currency, status, created_at, updated_at)
       SELECT 'group' || n, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'customer' || n, 'USD', 'open', $1, $1
       FROM generate_series(1, 25) AS n`,
      [testNow],
    );
    await database.pool.query("UPDATE basket SET customer_id = customer_group_id WHERE customer_group_id = 'group24'");
    const shopper = await database.pool.connect();
    await shopper.query('BEGIN');
    await shopper.query("SELECT 1 FROM basket WHERE customer_group_id = 'group25' FOR UPDATE");
    const batches: number[] = [];
    const deleted = await deleteExpiredBaskets(commerce.deps.database.db, {
      changedBefore: at(31),
      batchSize: 10,
      async findProtected(tx, keys) {
        batches.push(keys.length);
        await findProtectedBaskets(tx, keys);
        return new Set(keys.filter(({ customerGroupId }) => /^group\d$/.test(customerGroupId)).map(({ basketId }) => basketId));
      },
    });
    await shopper.query('ROLLBACK');
    shopper.release();
    expect([deleted, batches]).toEqual([14, [10, 10, 3]]);
    expect(await basketIds()).toHaveLength(9 + 1 + 1);
  });
});
