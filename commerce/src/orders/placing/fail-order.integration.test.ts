import type { Order } from '@outfitter/contract/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { buildCheckout, type CheckoutGuest, cards } from '../../testing/checkout-builder.ts';
import { fakePayments } from '../../testing/fake-payments.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { OrderStep } from './order-steps.ts';
import { sweepOrders } from './sweep-orders.ts';

const database = useTestDatabase();
const payments = fakePayments();
// Set by a test, reset after each.
let voidedKeys: string[] = [];
let afterStatus: (() => Promise<unknown>) | undefined;
let crashStep: OrderStep | undefined;
const provider = {
  ...payments.provider,
  async status(key: string) {
    const result = await payments.provider.status(key);
    const competing = afterStatus;
    afterStatus = undefined;
    await competing?.();
    return result;
  },
  void(key: string) {
    voidedKeys.push(key);
    return payments.provider.void(key);
  },
};
const onOrderStep = (step: OrderStep) => {
  if (step === crashStep) throw new Error(`planned crash at ${step}`);
};
const commerce = useTestCommerce(database, { onOrderStep, payments: provider });
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000, onHand: 1_000 });
  payments.wrap(commerce.deps);
});
beforeEach(async () => {
  voidedKeys = [];
  await database.pool.query('TRUNCATE rate_limit');
});
afterEach(async () => {
  crashStep = undefined;
  afterStatus = undefined;
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
});

async function challenged(): Promise<{ buyer: CheckoutGuest; order: Order }> {
  const buyer = await buildCheckout(commerce, { skuId: 'COAT', card: cards.secondFactor });
  return { buyer, order: await buyer.place() };
}
const declineAtBank = (order: Order) =>
  commerce.request(new URL(String(order._flash[0]?.details?.url)).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=decline',
  });
const returnToShop = (buyer: CheckoutGuest, order: Order) => buyer.client.returnFromPayment({ body: { orderNo: order.orderNo } });
async function sweepLater(minutes: number): Promise<void> {
  commerce.clock.advance(minutes * 60_000);
  await sweepOrders(commerce.deps);
}
async function entriesOf(basketId: string) {
  const { rows } = await database.pool.query(
    `SELECT kind, state, answer FROM payment_entry
     WHERE order_id = (SELECT id FROM customer_order WHERE basket_id = $1) ORDER BY kind`,
    [basketId],
  );
  return rows;
}

describe('the payment of a failed order', () => {
  it('is recorded as declined after a decline, and there is nothing to void', async () => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT', card: cards.declined });
    await buyer.place();
    const answer = { state: 'refused', reason: 'declined' };
    expect(await entriesOf(buyer.basketId)).toEqual([{ kind: 'authorisation', state: 'refused', answer }]);
    expect(voidedKeys).toEqual([]);
  });

  it('is recorded as declined if it was voided at the processor, and is not voided again', async () => {
    const { buyer, order } = await challenged();
    await payments.provider.void(`${order.orderId}:1`);
    expect(await returnToShop(buyer, order)).toMatchObject({ status: 'failed', _flash: [{ details: { reason: 'timed_out' } }] });
    expect(await entriesOf(buyer.basketId)).toEqual([{ kind: 'authorisation', state: 'refused', answer: { state: 'voided' } }]);
    expect(voidedKeys).toEqual([]);
  });

  it('is voided if its shopper never confirms it', async () => {
    const { buyer, order } = await challenged();
    await sweepLater(16);
    await sweepLater(16);
    expect(await entriesOf(buyer.basketId)).toEqual([
      { kind: 'authorisation', state: 'failed', answer: { state: 'none' } },
      { kind: 'void', state: 'succeeded', answer: { state: 'voided' } },
    ]);
    expect(voidedKeys).toEqual([`${order.orderId}:1`]);
  });

  it('does not exist for an order that the previous release left in its status created, before it requested the payment', async () => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT' });
    crashStep = 'requesting';
    await expect(buyer.place()).rejects.toMatchObject({ status: 500 });
    crashStep = undefined;
    await database.pool.query('DELETE FROM payment_entry WHERE order_id = (SELECT id FROM customer_order WHERE basket_id = $1)', [
      buyer.basketId,
    ]);
    await database.pool.query(`UPDATE customer_order SET status = 'created' WHERE basket_id = $1`, [buyer.basketId]);
    await sweepLater(1);
    expect((await buyer.basket()).paymentInstruments).toEqual([]);
    expect([await entriesOf(buyer.basketId), voidedKeys]).toEqual([[], []]);
    const { rows } = await database.pool.query('SELECT status, flash FROM customer_order WHERE basket_id = $1', [buyer.basketId]);
    expect(rows).toMatchObject([{ status: 'failed', flash: [{ details: { reason: 'timed_out' } }] }]);
  });
});

it('a decline that two processes learn of at once fails the order and counts once, and a card entered since then stays', async () => {
  const { buyer, order } = await challenged();
  await declineAtBank(order);
  afterStatus = async () => {
    await returnToShop(buyer, order);
    await buyer.payWith(cards.approved);
  };
  expect((await returnToShop(buyer, order)).status).toBe('failed');
  expect((await buyer.basket()).paymentInstruments).toHaveLength(1);
  const { rows } = await database.pool.query(`SELECT tokens FROM rate_limit WHERE name = 'payment-rejected-shopper'`);
  // Ten declined cards are allowed; one decline has taken one of the tokens.
  expect(rows).toEqual([{ tokens: 9 }]);
  expect((await buyer.place()).status).toBe('new');
});
