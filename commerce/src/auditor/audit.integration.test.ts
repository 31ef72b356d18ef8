import { beforeAll, describe, expect, it } from 'vitest';
import { buildCheckout, cards } from '../testing/checkout-builder.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { audit } from './audit.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000 });
  await (await buildCheckout(commerce, { skuId: 'COAT', coupon: 'ONCE-1' })).place();
  await (await buildCheckout(commerce, { skuId: 'COAT', card: cards.processorError })).place();
  await (await buildCheckout(commerce, { skuId: 'COAT', card: cards.secondFactor })).place();
});

async function violationsAfter(statement: string): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement);
    return [...new Set((await audit(client, commerce.clock.now())).map((violation) => violation.rule))];
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const placed = `(SELECT id FROM customer_order WHERE status = 'new')`;
const failed = `(SELECT id FROM customer_order WHERE status = 'failed')`;

describe('the auditor', () => {
  it('finds no violation in consistent data', async () => {
    expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
  });

  it.each([
    ['UPDATE stock SET reserved = reserved + 1', 'the reserved units of a SKU are the sum of its reservations'],
    ['UPDATE stock SET on_hand = 0', 'reserved units do not exceed stock and backorder limit, unless a shortfall is open'],
    [
      `UPDATE basket SET status = 'placing' WHERE status = 'open'`,
      'a basket is in the state placing if and only if its order is unfinished',
    ],
    [`UPDATE basket SET status = 'open' WHERE status = 'ordered'`, 'a basket is in the state ordered if and only if its order is placed'],
    [
      `UPDATE reservation SET state = 'held' WHERE order_id = ${placed}`,
      'stock is held for an unfinished order, allocated to a placed order, and released by a failed order',
    ],
    ['UPDATE order_line SET quantity = quantity + 1', 'an order reserves the quantities of its lines'],
    ['UPDATE customer_order SET total_minor = total_minor + 1', 'the total of an order is the sum of its parts'],
    [`UPDATE order_line SET total_minor = -1`, 'no line and no part of an order is negative'],
    [`DELETE FROM payment_entry WHERE order_id = ${placed}`, 'a placed order is paid in full, once'],
    [`UPDATE payment_entry SET kind = 'void' WHERE order_id = ${placed}`, 'the payment of a placed order is not voided'],
    [
      `DELETE FROM payment_entry WHERE kind = 'void' AND order_id = ${failed}`,
      'an authorization without an order is voided or about to be voided',
    ],
    [`UPDATE payment_entry SET state = 'asked', asked_at = '2026-01-01' WHERE kind = 'void'`, 'a payment is voided within five minutes'],
    [
      `UPDATE payment_entry SET state = 'succeeded', known_at = '2026-01-01' WHERE state = 'awaiting_shopper'`,
      'an authorized payment has an order or a void within five minutes',
    ],
    [
      `UPDATE payment_entry SET kind = 'capture', pickup_id = id, amount_minor = 1 WHERE order_id = ${placed}`,
      'refunds do not exceed captures, and captures do not exceed authorizations',
    ],
    [
      `UPDATE payment_entry SET kind = 'refund', pickup_id = id WHERE order_id = ${placed}`,
      'the refunds of a pickup come from its own captures',
    ],
    [
      `UPDATE payment_entry SET kind = 'capture', pickup_id = id, state = 'refused' WHERE order_id = ${placed}`,
      'no capture and no refund is declined',
    ],
    [`UPDATE sandbox_payment SET state = 'authorised' WHERE state = 'voided'`, 'the processor holds no authorization without an order'],
    [`INSERT INTO coupon_redemption VALUES ('WELCOME15', ${failed}, false, now())`, 'a coupon is redeemed by a placed order'],
    [`DELETE FROM order_lookup`, 'every order has one order number, and every order number one order'],
    [`DELETE FROM outbox_event`, 'a placed order has exactly one event'],
    [
      `INSERT INTO reservation VALUES ('COAT', 'store', gen_random_uuid(), 1, 'released', now())`,
      'reservations and payments belong to an order',
    ],
  ])('after "%s" reports: %s', async (statement, rule) => {
    expect(await violationsAfter(statement)).toContain(rule);
  });
});
