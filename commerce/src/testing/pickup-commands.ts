import { expect } from 'vitest';
import { audit } from '../auditor/audit.ts';
import { presentOrder } from '../orders/history/present-order.ts';
import { readOrderByNumber } from '../orders/history/read-order-by-number.ts';
import { changePickup } from '../orders/pickups/change-pickup.ts';
import type { PickupRequest } from '../orders/pickups/pickup-request.ts';
import { buildPickupCheckout } from './pickup-checkout.ts';
import { setStoreStock } from './pickup-shop.ts';
import { addSku } from './shop-fixture.ts';
import type { TestCommerce } from './test-commerce.ts';
import type { TestDatabase } from './test-database.ts';

type Items = Parameters<typeof buildPickupCheckout>[1]['items'];
export type Line = Omit<Items[number], 'skuId'>;

export const centsOf = ({ orderTotal }: { orderTotal: number }) => Math.round(orderTotal * 100);

/** Places orders at the store 001, executes commands for their pickups, and reads what became of stock and money. */
export function usePickupCommands(database: TestDatabase, commerce: TestCommerce) {
  let skuCount = 0;

  /** Places an order of SKUs of its own, of which the store has 5 units and the warehouse 10. */
  async function placeOrder(...lines: Line[]) {
    const items = [];
    for (const line of lines) {
      skuCount += 1;
      const skuId = `SKU${skuCount}`;
      await addSku(database.pool, { id: skuId, onHand: 10 });
      await setStoreStock(database.pool, skuId, '001', 5);
      items.push({ ...line, skuId });
    }
    const checkout = await buildPickupCheckout(commerce, { items });
    const order = await checkout.place();
    expect(order.status).toBe('new');
    const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM pickup WHERE order_no = $1 ORDER BY shipment_id', [
      order.orderNo,
    ]);
    // The access token of the shopper ends long before the pickup.
    const read = async () => presentOrder((await readOrderByNumber(commerce.deps.database.db, order.orderNo))!);
    return { order, items, pickupIds: rows.map(({ id }) => id), pickupId: rows[0]?.id ?? '', read };
  }

  function execute(pickupId: string, command: PickupRequest['command'], proof?: PickupRequest['proof'], db = commerce.deps.database.db) {
    const { warehouse } = commerce.deps.settings;
    return changePickup({ db, warehouse }, { pickupId, command, proof, by: 'ada', now: commerce.clock.now() });
  }

  async function makeReady(pickupId: string): Promise<void> {
    await execute(pickupId, { action: 'pick', found: new Map() });
    expect(await execute(pickupId, { action: 'ready' })).toMatchObject({ ok: true });
  }

  async function stockOf(skuId: string) {
    const { rows } = await database.pool.query<{ location_id: string; on_hand: number; reserved: number }>(
      'SELECT location_id, on_hand, reserved FROM stock WHERE sku_id = $1',
      [skuId],
    );
    return Object.fromEntries(rows.map(({ location_id, on_hand, reserved }) => [location_id, [on_hand, reserved]]));
  }

  async function ledgerOf(orderNo: string) {
    const { rows } = await database.pool.query<{ kind: string; state: string; amount: number }>(
      `SELECT kind, payment_entry.state, amount_minor::integer AS amount FROM payment_entry JOIN customer_order ON customer_order.id = order_id
       WHERE order_no = $1 AND kind IN ('capture', 'refund') ORDER BY asked_at, kind`,
      [orderNo],
    );
    return rows.map(({ kind, state, amount }) => `${kind} ${amount} ${state}`);
  }

  const checkInvariants = async () => expect(await audit(database.pool, commerce.clock.now())).toEqual([]);

  return { placeOrder, execute, makeReady, stockOf, ledgerOf, checkInvariants };
}
