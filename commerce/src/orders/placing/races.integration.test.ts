import { CallError, type Order } from '@outfitter/contract/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { buildCheckout, type CheckoutGuest, cards } from '../../testing/checkout-builder.ts';
import { addSku, insertShop, setOnHand, setPrice } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { OrderStep } from './order-steps.ts';

const database = useTestDatabase();
let competingOperation: ((step: OrderStep) => Promise<void> | void) | undefined;
const onOrderStep = async (step: OrderStep) => competingOperation?.(step);
const shops = [useTestCommerce(database, { onOrderStep }), useTestCommerce(database, { onOrderStep })] as const;
beforeAll(() => insertShop(database.pool));
afterEach(async () => {
  competingOperation = undefined;
  expect(await audit(database.pool, shops[0].clock.now())).toEqual([]);
});

const count = async (query: string, ...values: unknown[]) => Number((await database.pool.query(query, values)).rows[0]?.count);
const chargesOf = (skuId: string) =>
  count(
    `SELECT count(*) FROM sandbox_payment WHERE state = 'authorised' AND split_part(key, ':', 1) IN
       (SELECT order_id::text FROM order_line WHERE sku_id = $1)`,
    skuId,
  );

/** Builds the shoppers in chunks, so that the setup does not exhaust the connections. */
async function buildBuyers(number: number, buildBuyer: (index: number) => Promise<CheckoutGuest>): Promise<CheckoutGuest[]> {
  const buyers: CheckoutGuest[] = [];
  for (let start = 0; start < number; start += 10) {
    buyers.push(...(await Promise.all(Array.from({ length: Math.min(10, number - start) }, (_, index) => buildBuyer(start + index)))));
  }
  return buyers;
}

const settle = async (calls: Promise<Order>[]) => {
  const settled = await Promise.allSettled(calls);
  return {
    orders: settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    errors: settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  };
};

const isInterrupted = (error: unknown) => error instanceof CallError && (error.status === 503 || error.type === 'OrderInProgressException');

/**
 * Places the orders of all buyers at once. A busy machine may interrupt requests; their buyers then place their orders again, as the
 * checkout does, once the interrupted requests count as dead. The number in such an error is that of the order.
 */
async function placeAtOnce(buyers: readonly CheckoutGuest[]): Promise<{ orders: Order[]; errors: unknown[] }> {
  const interrupted = new Map<CheckoutGuest, CallError>();
  const placing = buyers.map((buyer) =>
    buyer.place().catch((error) => {
      if (isInterrupted(error)) interrupted.set(buyer, error);
      throw error;
    }),
  );
  const { orders, errors } = await settle(placing);
  if (interrupted.size === 0) return { orders, errors };
  for (const { clock } of shops) clock.advance(25_000);
  const again = await placeAtOnce([...interrupted.keys()]);
  const numbers = again.orders.map(({ orderNo }) => orderNo);
  for (const { arguments: args } of interrupted.values()) if (args.orderNo !== undefined) expect(numbers).toContain(args.orderNo);
  return { orders: [...orders, ...again.orders], errors: [...errors.filter((error) => !isInterrupted(error)), ...again.errors] };
}

describe('concurrent shoppers', () => {
  it('ORDER-003 sixty for twenty units: exactly twenty get an order, forty an error, and no charge lacks an order', {
    timeout: 90_000,
  }, async () => {
    await addSku(database.pool, { id: 'SCARCE', onHand: 20 });
    const buyers = await buildBuyers(60, (index) => buildCheckout(shops[index % 2 === 0 ? 0 : 1], { skuId: 'SCARCE' }));
    const { orders, errors } = await placeAtOnce(buyers);
    expect(orders.map((order) => order.status)).toEqual(Array.from({ length: 20 }, () => 'new'));
    expect(errors).toHaveLength(40);
    for (const error of errors) {
      expect(error).toMatchObject({
        status: 400,
        type: 'ProductItemNotAvailableException',
        arguments: { productId: 'SCARCE', available: 0 },
      });
    }
    expect(await chargesOf('SCARCE')).toBe(20);
    expect(await count('SELECT reserved AS count FROM stock WHERE sku_id = $1', 'SCARCE')).toBe(20);
  });

  it('placing one basket ten times get one order and one charge', async () => {
    await addSku(database.pool, { id: 'TENFOLD' });
    const buyer = await buildCheckout(shops[0], { skuId: 'TENFOLD' });
    const otherClient = shops[1].clientWith(buyer.accessToken);
    const place = (index: number) => (index % 2 === 0 ? buyer.client : otherClient).placeOrder({ body: { basketId: buyer.basketId } });
    const { orders, errors } = await settle(Array.from({ length: 10 }, (_, index) => place(index)));
    expect(new Set(orders.map((order) => order.orderNo)).size).toBe(1);
    for (const error of errors) expect(error).toMatchObject({ status: 409, type: 'OrderInProgressException', retryAfterSeconds: 1 });
    expect(await chargesOf('TENFOLD')).toBe(1);
  });

  it('share no single-use coupon: one gets it, the other gets an error and no charge', async () => {
    await addSku(database.pool, { id: 'COUPON', usd: 6_000 });
    const buyers = await Promise.all(
      [0, 1].map((index) => buildCheckout(shops[index === 0 ? 0 : 1], { skuId: 'COUPON', coupon: 'ONCE-1' })),
    );
    let waiting = 0;
    let resume: () => void = () => {};
    const bothArrived = new Promise<void>((resolve) => {
      resume = resolve;
    });
    competingOperation = async (step) => {
      if (step !== 'authorized') return;
      waiting++;
      if (waiting === 2) resume();
      await bothArrived;
    };
    const { orders } = await settle(buyers.map((buyer) => buyer.place()));
    expect(orders.map((order) => order.status).sort()).toEqual(['failed', 'new']);
    expect(orders.find((order) => order.status === 'failed')?._flash[0]?.details).toEqual({ reason: 'coupon_redeemed' });
    expect(await chargesOf('COUPON')).toBe(1);
  });

  it('cannot change a basket while its order is placed, but can read it', async () => {
    await addSku(database.pool, { id: 'LOCKED' });
    const buyer = await buildCheckout(shops[0], { skuId: 'LOCKED' });
    const attempts: unknown[] = [];
    competingOperation = async (step) => {
      if (step !== 'requesting') return;
      const params = { basketId: buyer.basketId };
      attempts.push(await buyer.client.addBasketItems({ params, body: [{ productId: 'LOCKED' }] }).catch((error) => error));
      attempts.push(await buyer.client.deleteBasket({ params }).catch((error) => error));
      expect((await buyer.basket()).productItems[0]?.quantity).toBe(1);
    };
    expect((await buyer.place()).productItems[0]?.quantity).toBe(1);
    for (const error of attempts) expect(error).toMatchObject({ status: 409, type: 'OrderInProgressException', retryAfterSeconds: 2 });
    expect(attempts).toHaveLength(2);
  });

  it('keep their price if it changes while the order is prepared', async () => {
    await addSku(database.pool, { id: 'STEADY', usd: 4_000 });
    const buyer = await buildCheckout(shops[0], { skuId: 'STEADY' });
    const displayedTotal = (await buyer.basket()).orderTotal;
    competingOperation = (step) => (step === 'preparing' ? setPrice(database.pool, 'STEADY', 'usd', 9_000) : undefined);
    expect((await buyer.place(displayedTotal)).orderTotal).toBe(displayedTotal);
  });

  it('get an error with the current basket if the stock is sold while the order is prepared', async () => {
    await addSku(database.pool, { id: 'LAST', onHand: 3 });
    const buyer = await buildCheckout(shops[0], { skuId: 'LAST', quantity: 2 });
    competingOperation = (step) => (step === 'preparing' ? setOnHand(database.pool, 'LAST', 1) : undefined);
    const { errors } = await settle([buyer.place()]);
    expect(errors).toMatchObject([
      {
        status: 400,
        type: 'ProductItemNotAvailableException',
        arguments: { productId: 'LAST', available: 1, basket: { basketId: buyer.basketId, _flash: [{ type: 'ProductItemNotAvailable' }] } },
      },
    ]);
    expect(await chargesOf('LAST')).toBe(0);
  });

  it('ordering the same SKUs in opposite order never deadlock', async () => {
    await addSku(database.pool, { id: 'LEFT' });
    await addSku(database.pool, { id: 'RIGHT' });
    const buyers = await buildBuyers(12, async (index) => {
      const [first, second] = index % 2 === 0 ? ['LEFT', 'RIGHT'] : ['RIGHT', 'LEFT'];
      const buyer = await buildCheckout(shops[index % 2 === 0 ? 0 : 1], { skuId: first ?? '' });
      await buyer.client.addBasketItems({ params: { basketId: buyer.basketId }, body: [{ productId: second ?? '' }] });
      return buyer;
    });
    const { orders, errors } = await settle(buyers.map((buyer) => buyer.place()));
    expect(errors).toEqual([]);
    expect(orders).toHaveLength(12);
  });

  it('adding fifteen items to one basket lose none', async () => {
    await addSku(database.pool, { id: 'ADDED' });
    await addSku(database.pool, { id: 'OTHER' });
    const buyer = await buildCheckout(shops[0], { skuId: 'OTHER', card: cards.approved });
    const params = { basketId: buyer.basketId };
    await Promise.all(Array.from({ length: 15 }, () => buyer.client.addBasketItems({ params, body: [{ productId: 'ADDED' }] })));
    expect((await buyer.basket()).productItems.find((item) => item.productId === 'ADDED')?.quantity).toBe(15);
  });

  it('creating a basket ten times get one basket', async () => {
    const guest = await shops[0].guest();
    const baskets = await Promise.all(Array.from({ length: 10 }, () => guest.client.createBasket()));
    expect(new Set(baskets.map((basket) => basket.basketId)).size).toBe(1);
  });
});
