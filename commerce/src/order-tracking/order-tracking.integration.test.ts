import { beforeAll, describe, expect, it } from 'vitest';
import { createTestVisitor } from '../marketing/testing/test-visitor.ts';
import { buildCheckout, completeCheckout } from '../testing/checkout-builder.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { findOrder } from './find-order.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const email = 'dale@example.com';
let orderNo = '';
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: '411710L' });
  orderNo = (await (await buildCheckout(commerce, { skuId: '411710L', quantity: 2 })).place()).orderNo;
});
const track = (body: object, visitor = createTestVisitor(commerce)) => visitor.post('/api/order/track', body);

describe('tracking an order by its number and email', () => {
  it('ROUTE-019 returns status, lines and delivery days, but neither street nor card', async () => {
    const response = await track({ orderNo: ` ${orderNo.toLowerCase()} `, email: ' Dale@Example.com ' });
    expect(response.status).toBe(200);
    const text = await response.text();
    const order = JSON.parse(text);
    expect(order).toMatchObject({
      orderNo,
      status: 'new',
      orderTotal: expect.any(Number),
      productItems: [{ productId: '411710L', quantity: 2 }],
    });
    expect(order.shipments[0]).toMatchObject({ c_town: { city: 'Spooner', stateCode: 'WI' }, shippingMethod: { id: '02' } });
    expect(text).not.toMatch(/Sheridan|1111|dale@/i);
  });

  it('GIFT-003 returns what is written on a gift card, as the order has it', async () => {
    await addSku(database.pool, { id: 'CARD', taxClass: 'gift_card' });
    const { client } = await commerce.guest();
    const { basketId } = await client.createBasket();
    const names = { c_giftCardRecipientName: 'Marit', c_giftCardSenderName: 'Dale' };
    const texts = { ...names, c_giftCardMessage: 'For the next pair of boots' };
    await client.addBasketItems({ params: { basketId }, body: [{ productId: 'CARD', c_giftCardValue: 50, ...texts }] });
    await completeCheckout(client, basketId);
    const placed = await client.placeOrder({ body: { basketId } });
    expect(placed.productItems).toMatchObject([texts]);
    const tracked = await (await track({ orderNo: placed.orderNo, email })).json();
    expect(tracked).toMatchObject({ productItems: [texts] });
  });

  it('API-030 GET /api/order/detail/ returns the same, with no-store', async () => {
    const response = await createTestVisitor(commerce).get(`/api/order/detail/?orderNo=${orderNo}&email=${email}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual(await (await track({ orderNo, email })).json());
  });

  it('returns the same error for an unknown number, an invalid number and a wrong email', async () => {
    const invalidBodies = [
      { orderNo, email: 'somebody@example.com' },
      { orderNo: 'R4K72M9QXB', email },
      { orderNo: '../../etc', email },
    ];
    const responses = await Promise.all(invalidBodies.map((body) => track(body)));
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(texts).size).toBe(1);
  });

  it('runs the same number of statements for known and unknown numbers', async () => {
    const sent = recordStatements(commerce.deps.database);
    const countFor = async (query: { orderNo: string; email: string }) => {
      sent.length = 0;
      await findOrder(commerce.deps.database.db, query, Buffer.alloc(32));
      return sent.length;
    };
    expect(await countFor({ orderNo, email })).toBe(2);
    expect(await countFor({ orderNo, email: 'x@example.com' })).toBe(2);
    expect(await countFor({ orderNo: 'nonsense', email })).toBe(2);
  });

  it('rejects incomplete requests, other sites, and too many requests of one network', async () => {
    for (const body of [{ orderNo }, { email }, { orderNo: ' ', email }, { orderNo, email, more: 1 }]) {
      expect((await track(body)).status).toBe(400);
    }
    const crossSite = await createTestVisitor(commerce).post('/api/order/track', { orderNo, email }, { origin: 'https://rival.example' });
    expect(crossSite.status).toBe(403);
    const visitor = createTestVisitor(commerce);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt++) statuses.push((await track({ orderNo, email }, visitor)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});
