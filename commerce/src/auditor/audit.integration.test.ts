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

/** Returns the invariants that a statement violates, and rolls it back. */
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
    ['UPDATE stock SET reserved = reserved + 1', 'what is reserved of a SKU is the sum of its reservations'],
    ['UPDATE stock SET on_hand = 0', 'no more is reserved than can be promised, unless a shortfall is open'],
    [`UPDATE basket SET status = 'placing' WHERE status = 'open'`, 'a basket is being placed exactly while its order is unfinished'],
    [`UPDATE basket SET status = 'open' WHERE status = 'ordered'`, 'a basket is ordered exactly where an order stands'],
    [
      `UPDATE reservation SET state = 'held' WHERE order_id = ${placed}`,
      'goods are held for an unfinished order, allocated to one that stands, and given back by one that failed',
    ],
    ['UPDATE order_line SET quantity = quantity + 1', 'an order reserves what its lines say'],
    ['UPDATE customer_order SET total_minor = total_minor + 1', 'the total of an order is the sum of its parts'],
    [`UPDATE order_line SET total_minor = -1`, 'no line and no part of an order is below zero'],
    [`DELETE FROM payment_entry WHERE order_id = ${placed}`, 'an order that stands is paid in full, once'],
    [`UPDATE payment_entry SET kind = 'void' WHERE order_id = ${placed}`, 'no order that stands has its payment voided'],
    [
      `DELETE FROM payment_entry WHERE kind = 'void' AND order_id = ${failed}`,
      'an authorisation without an order is on its way to being voided',
    ],
    [`UPDATE payment_entry SET state = 'asked', asked_at = '2026-01-01' WHERE kind = 'void'`, 'a payment is voided within five minutes'],
    [
      `UPDATE payment_entry SET state = 'succeeded', known_at = '2026-01-01' WHERE state = 'awaiting_shopper'`,
      'a payment known to be authorised has its order or its void within five minutes',
    ],
    [
      `UPDATE payment_entry SET kind = 'capture', amount_minor = 1 WHERE order_id = ${placed}`,
      'never more is refunded than captured, nor captured than authorised',
    ],
    [`UPDATE sandbox_payment SET state = 'authorised' WHERE state = 'voided'`, 'the processor holds no money without an order'],
    [`INSERT INTO coupon_redemption VALUES ('WELCOME15', ${failed}, false, now())`, 'a coupon is redeemed by an order that stands'],
    [`DELETE FROM order_lookup`, 'every order has its number, and every number its order'],
    [`DELETE FROM outbox_event`, 'a placed order has told of itself exactly once'],
    [
      `INSERT INTO reservation VALUES ('COAT', 'store', gen_random_uuid(), 1, 'released', now())`,
      'reservations and payments belong to an order',
    ],
  ])('after "%s" reports: %s', async (statement, rule) => {
    expect(await violationsAfter(statement)).toContain(rule);
  });
});
