import type { Order } from '@outfitter/contract/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { buildCheckout, type CheckoutGuest, cards } from '../../testing/checkout-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { sweepOrders } from './sweep-orders.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000 });
});
afterEach(async () => {
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
});

const minute = 60_000;
const challenged = async (): Promise<{ buyer: CheckoutGuest; order: Order; path: string }> => {
  const buyer = await buildCheckout(commerce, { skuId: 'COAT', card: cards.secondFactor });
  const order = await buyer.place();
  const url = new URL(String(order._flash[0]?.details?.url));
  return { buyer, order, path: url.pathname };
};
const decide = (path: string, decision: string) =>
  commerce.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ decision }).toString(),
  });
const returnFromBank = (buyer: CheckoutGuest, order: Order) => buyer.client.returnFromPayment({ body: { orderNo: order.orderNo } });
const reservedUnits = async () =>
  (await database.pool.query(`SELECT coalesce(sum(quantity), 0) AS units FROM reservation WHERE state = 'held'`)).rows[0].units;
async function statusAfterSweep(order: Order, later: number): Promise<string> {
  commerce.clock.advance(later);
  await sweepOrders(commerce.deps);
  const { rows } = await database.pool.query('SELECT status FROM customer_order WHERE order_no = $1', [order.orderNo]);
  return rows[0].status;
}

describe('a card with a payment challenge', () => {
  it('makes the order wait with its stock reserved; placing it again returns the same order', async () => {
    const { buyer, order } = await challenged();
    expect(order).toMatchObject({ status: 'awaiting_shopper', _flash: [{ type: 'PaymentConfirmationRequired' }] });
    expect(await reservedUnits()).toBe(1);
    expect(await buyer.place()).toEqual(order);
    await decide(new URL(String(order._flash[0]?.details?.url)).pathname, 'decline');
    await returnFromBank(buyer, order);
    expect(await reservedUnits()).toBe(0);
  });

  it('returns the shopper to the shop after approval, and the order is placed', async () => {
    const { buyer, order, path } = await challenged();
    const page = await commerce.request(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('ending in 3220');
    const response = await decide(path, 'approve');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`http://localhost:3000/checkout/return?orderNo=${order.orderNo}`);
    expect(await returnFromBank(buyer, order)).toMatchObject({ status: 'new', _flash: [] });
    expect(await returnFromBank(buyer, order)).toMatchObject({ status: 'new' });
  });

  it('is placed after approval when the shopper places it again', async () => {
    const { buyer, order, path } = await challenged();
    await decide(path, 'approve');
    expect(await buyer.place()).toMatchObject({ orderNo: order.orderNo, status: 'new' });
  });

  it('fails the order when declined, and the basket is open again', async () => {
    const { buyer, order, path } = await challenged();
    await decide(path, 'decline');
    expect(await returnFromBank(buyer, order)).toMatchObject({ status: 'failed', _flash: [{ details: { reason: 'not_confirmed' } }] });
    expect((await buyer.basket()).paymentInstruments).toEqual([]);
    await buyer.payWith(cards.approved);
    expect((await buyer.place()).status).toBe('new');
  });

  it('lets the sweeper place an order that is approved without a return to the shop', async () => {
    const { buyer, order, path } = await challenged();
    await decide(path, 'approve');
    expect(await statusAfterSweep(order, minute)).toBe('new');
    expect((await buyer.client.getOrder({ params: { orderNo: order.orderNo } })).status).toBe('new');
  });

  it('reserves the stock 15 minutes, extended once; a later approval finds the payment voided', async () => {
    const { buyer, order, path } = await challenged();
    expect(await statusAfterSweep(order, 14 * minute)).toBe('awaiting_shopper');
    expect(await statusAfterSweep(order, 2 * minute)).toBe('awaiting_shopper');
    expect(await statusAfterSweep(order, 14 * minute)).toBe('awaiting_shopper');
    expect(await reservedUnits()).toBe(1);
    expect(await statusAfterSweep(order, 2 * minute)).toBe('failed');
    expect(await reservedUnits()).toBe(0);
    await decide(path, 'approve');
    const late = await commerce.clientWith(await tokenOf(buyer)).returnFromPayment({ body: { orderNo: order.orderNo } });
    expect(late).toMatchObject({ status: 'failed', _flash: [{ details: { reason: 'timed_out' } }] });
  });

  it('responds only at its secret address, and accepts only its two buttons', async () => {
    const { buyer, order, path } = await challenged();
    expect((await commerce.request('/sandbox/challenge/pay_guess')).status).toBe(404);
    expect((await decide('/sandbox/challenge/pay_guess', 'approve')).status).toBe(404);
    expect((await decide(path, 'constructor')).headers.get('location')).toBe(path);
    expect(await returnFromBank(buyer, order)).toMatchObject({ status: 'awaiting_shopper' });
    await decide(path, 'decline');
    await decide(path, 'approve');
    expect(await returnFromBank(buyer, order)).toMatchObject({ status: 'failed' });
    expect(await (await commerce.request(path)).text()).toContain('has been decided');
  });
});

async function tokenOf(buyer: CheckoutGuest): Promise<string> {
  const headers = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', cookie: buyer.cookie };
  const response = await commerce.request('/api/session/refresh', { method: 'POST', headers });
  return ((await response.json()) as { accessToken: string }).accessToken;
}
