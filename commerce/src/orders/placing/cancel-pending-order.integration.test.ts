import type { Order } from '@outfitter/contract/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { buildCheckout, type CheckoutGuest, cards } from '../../testing/checkout-builder.ts';
import { fakePayments } from '../../testing/fake-payments.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testAddress } from '../../testing/test-address.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { cancelPendingOrder } from './cancel-pending-order.ts';
import type { OrderStep } from './order-steps.ts';

const database = useTestDatabase();
const payments = fakePayments();
let afterStatus: (() => Promise<unknown>) | undefined;
let competingOperation: ((step: OrderStep) => unknown) | undefined;
const provider = {
  ...payments.provider,
  async status(key: string) {
    const response = await payments.provider.status(key);
    const then = afterStatus;
    afterStatus = undefined;
    await then?.();
    return response;
  },
};
/** Application of the shop tab; the return page of the same shopper has its own application and connections. */
const shop = useTestCommerce(database, { payments: provider, onOrderStep: async (step) => void (await competingOperation?.(step)) });
const otherApp = useTestCommerce(database);
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000 });
  await addSku(database.pool, { id: 'CAP', usd: 2_000 });
  payments.wrap(shop.deps);
});
afterEach(async () => {
  afterStatus = undefined;
  competingOperation = undefined;
  payments.plan.clear();
  expect(await audit(database.pool, shop.clock.now())).toEqual([]);
});

interface ChallengedOrder {
  buyer: CheckoutGuest;
  order: Order;
  params: { basketId: string };
  approve(): Promise<void>;
  comeBack(): Promise<Order>;
  addCap(): Promise<unknown>;
}

async function startChallenge(): Promise<ChallengedOrder> {
  const buyer = await buildCheckout(shop, { skuId: 'COAT', card: cards.secondFactor });
  const order = await buyer.place();
  const { pathname } = new URL(String(order._flash[0]?.details?.url));
  const params = { basketId: buyer.basketId };
  return {
    buyer,
    order,
    params,
    async approve() {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await otherApp.request(pathname, { method: 'POST', headers, body: 'decision=approve' });
    },
    comeBack: () => otherApp.clientWith(buyer.accessToken).returnFromPayment({ body: { orderNo: order.orderNo } }),
    addCap: () => buyer.client.addBasketItems({ params, body: [{ productId: 'CAP' }] }),
  };
}

async function chargesOf({ order }: ChallengedOrder): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    `SELECT state FROM sandbox_payment WHERE split_part(key, ':', 1) = $1 AND state <> 'voided'`,
    [order.orderId],
  );
  return rows.map((row) => row.state);
}
const orderOf = ({ buyer, order }: ChallengedOrder) => buyer.client.getOrder({ params: { orderNo: order.orderNo } });
const skusOf = async ({ buyer }: ChallengedOrder) => (await buyer.basket()).productItems.map((item) => item.productId);

describe('a basket whose order waits for the shopper at the bank', () => {
  it.each<[string, (challenge: ChallengedOrder) => Promise<unknown>]>([
    ['an item', ({ addCap }) => addCap()],
    ['a promo code', ({ buyer, params }) => buyer.client.addCoupon({ params, body: { code: 'WELCOME15' } })],
    [
      'an address',
      ({ buyer, params }) =>
        buyer.client.setShippingAddress({ params: { ...params, shipmentId: 'me' }, body: { ...testAddress, city: 'Trego' } }),
    ],
    ['another card', ({ buyer }) => buyer.payWith(cards.approved)],
  ])('ORDER-006 allows %s: the order is canceled, nothing is charged or reserved', async (_what, change) => {
    const challenge = await startChallenge();
    await change(challenge);
    expect(await orderOf(challenge)).toMatchObject({ status: 'failed', _flash: [{ details: { reason: 'given_up' } }] });
    expect(await chargesOf(challenge)).toEqual([]);
    const { rows } = await database.pool.query('SELECT state FROM reservation WHERE order_id = $1', [challenge.order.orderId]);
    expect(rows).toEqual([{ state: 'released' }]);
    await challenge.buyer.payWith(cards.approved);
    expect((await challenge.buyer.place()).status).toBe('new');
  });

  it('can be deleted', async () => {
    const challenge = await startChallenge();
    await challenge.buyer.client.deleteBasket({ params: challenge.params });
    expect(await orderOf(challenge)).toMatchObject({ status: 'failed' });
    expect(await chargesOf(challenge)).toEqual([]);
  });

  it('placed again unchanged returns the same order with the bank’s address', async () => {
    const { buyer, order, approve, comeBack } = await startChallenge();
    expect(await buyer.place(order.orderTotal)).toEqual(order);
    await approve();
    expect((await comeBack()).status).toBe('new');
  });

  it('rejects a change after the bank’s approval, and names the order', async () => {
    const challenge = await startChallenge();
    await challenge.approve();
    await expect(challenge.addCap()).rejects.toMatchObject({
      status: 409,
      type: 'OrderPlacedException',
      message: 'This basket has become an order.',
      arguments: { orderNo: challenge.order.orderNo },
    });
    expect((await orderOf(challenge)).status).toBe('new');
    expect(await chargesOf(challenge)).toEqual(['authorised']);
  });

  it('rejects a change if the returning shopper’s request records the payment first', async () => {
    const challenge = await startChallenge();
    afterStatus = async () => {
      await challenge.approve();
      expect((await challenge.comeBack()).status).toBe('new');
    };
    await expect(challenge.addCap()).rejects.toMatchObject({
      type: 'OrderPlacedException',
      arguments: { orderNo: challenge.order.orderNo },
    });
    expect(await chargesOf(challenge)).toEqual(['authorised']);
  });

  it('can be changed if the bank approves during the cancellation, and the approval is voided', async () => {
    const challenge = await startChallenge();
    competingOperation = (step) => (step === 'failing' ? challenge.approve() : undefined);
    await challenge.addCap();
    expect(await skusOf(challenge)).toEqual(['COAT', 'CAP']);
    expect(await chargesOf(challenge)).toEqual([]);
    expect((await challenge.comeBack())._flash[0]?.details).toEqual({ reason: 'given_up' });
  });

  it('stays locked while the provider cannot report the status, and is unlocked afterward', async () => {
    const challenge = await startChallenge();
    payments.plan.plan('status', 'unreachable');
    await expect(challenge.addCap()).rejects.toMatchObject({
      status: 409,
      type: 'OrderInProgressException',
      message: 'The order of this basket is being placed.',
      retryAfterSeconds: 2,
    });
    expect((await orderOf(challenge)).status).toBe('awaiting_shopper');
    await challenge.addCap();
    expect((await orderOf(challenge)).status).toBe('failed');
  });

  it('stays locked while the outcome of the payment is unknown', async () => {
    const buyer = await buildCheckout(shop, { skuId: 'COAT' });
    payments.plan.plan('authorize', 'lost');
    payments.plan.plan('status', 'unreachable');
    await expect(buyer.place()).rejects.toMatchObject({ type: 'OrderInProgressException' });
    const params = { basketId: buyer.basketId };
    await expect(buyer.client.addBasketItems({ params, body: [{ productId: 'CAP' }] })).rejects.toMatchObject({
      status: 409,
      type: 'OrderInProgressException',
    });
    shop.clock.advance(21_000);
    expect((await buyer.place()).status).toBe('new');
  });

  it('rejects a change after a crash between the authorization and the order, which it finishes', async () => {
    const buyer = await buildCheckout(shop, { skuId: 'COAT' });
    competingOperation = (step) => {
      if (step === 'finishing') throw new Error('planned crash at finishing');
    };
    await expect(buyer.place()).rejects.toMatchObject({ status: 500 });
    competingOperation = undefined;
    const params = { basketId: buyer.basketId };
    const change = buyer.client.addBasketItems({ params, body: [{ productId: 'CAP' }] });
    await expect(change).rejects.toMatchObject({ type: 'OrderPlacedException' });
    expect((await buyer.place()).status).toBe('new');
  });

  it('is not affected if its order has failed since the caller read it', async () => {
    const { basketId } = await buildCheckout(shop, { skuId: 'COAT' });
    const { rows } = await database.pool.query<{ key: string }>('SELECT customer_group_id AS key FROM basket WHERE id = $1', [basketId]);
    expect(await cancelPendingOrder(shop.deps, { basketId, customerGroupId: rows[0]!.key })).toEqual({ ok: true, value: undefined });
  });

  it('changed during the bank’s approval becomes either an order or a changed basket', { timeout: 60_000 }, async () => {
    const rounds = 16;
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const challenge = await startChallenge();
      const change = challenge.addCap().then(
        () => 'changed',
        (error) => error.type,
      );
      const approval = (async () => {
        // Approve later in each round; in the last one after the change.
        if (round === rounds - 1) await change;
        else await new Promise((resolve) => setTimeout(resolve, round * 4));
        await challenge.approve();
        return challenge.comeBack();
      })();
      const [back, changed] = await Promise.all([approval, change]);
      const { status } = await orderOf(challenge);
      outcomes.add(status);
      expect(back.status).toBe(status);
      if (status === 'new') {
        expect(['OrderPlacedException', 'BasketNotFoundException']).toContain(changed);
        expect(await chargesOf(challenge)).toEqual(['authorised']);
      } else {
        expect({ status, changed }).toEqual({ status: 'failed', changed: 'changed' });
        expect(await chargesOf(challenge)).toEqual([]);
        expect(await skusOf(challenge)).toEqual(['COAT', 'CAP']);
      }
    }
    expect(outcomes).toContain('failed');
  });
});
