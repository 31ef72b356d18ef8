import { beforeAll, describe, expect, it } from 'vitest';
import { createTestVisitor } from '../marketing/testing/test-visitor.ts';
import { buildCheckout } from '../testing/checkout-builder.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const email = 'dale@example.com';
let orderNo = '';
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: '411710L' });
  orderNo = (await (await buildCheckout(commerce, { skuId: '411710L', quantity: 2 })).place()).orderNo;
});
const track = (body: object, who = createTestVisitor(commerce)) => who.post('/api/order/track', body);

describe('a guest’s order by its number and email', () => {
  it('ROUTE-019 tells status, lines and days, and neither street nor card', async () => {
    const answer = await track({ orderNo: ` ${orderNo.toLowerCase()} `, email: ' Dale@Example.com ' });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    const order = JSON.parse(text);
    expect(order).toMatchObject({ orderNo, status: 'new', productItems: [{ productId: '411710L', quantity: 2 }] });
    expect(order.shipments[0]).toMatchObject({ c_town: { city: 'Spooner', stateCode: 'WI' }, shippingMethod: { id: '02' } });
    expect(text).not.toMatch(/Sheridan|1111|dale@/i);
  });

  it('API-030 answers GET /api/order/detail/ with order number and email alike, and nobody keeps it', async () => {
    const answer = await createTestVisitor(commerce).get(`/api/order/detail/?orderNo=${orderNo}&email=${email}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual(await (await track({ orderNo, email })).json());
  });

  it('answers an unknown number, nonsense and a wrong email with the same words', async () => {
    const wrong = [
      { orderNo, email: 'somebody@example.com' },
      { orderNo: 'R4K72M9QXB', email },
      { orderNo: '../../etc', email },
    ];
    const answers = await Promise.all(wrong.map((body) => track(body)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
  });

  it('asks the database as often whether the number is known or not', async () => {
    const { db } = commerce.deps.database;
    const { findOrder } = await import('./find-order.ts');
    const countFor = async (asked: { orderNo: string; email: string }) => {
      let statements = 0;
      const counting = new Proxy(db, {
        get(target, name, receiver) {
          if (name === 'select') statements += 1;
          return Reflect.get(target, name, receiver);
        },
      });
      await findOrder(counting, asked, Buffer.alloc(32));
      return statements;
    };
    expect(await countFor({ orderNo, email })).toBe(2);
    expect(await countFor({ orderNo, email: 'x@example.com' })).toBe(2);
    expect(await countFor({ orderNo: 'nonsense', email })).toBe(2);
  });

  it('is refused without its parts, from another site, and too often from one network', async () => {
    for (const body of [{ orderNo }, { email }, { orderNo: ' ', email }, { orderNo, email, more: 1 }]) {
      expect((await track(body)).status).toBe(400);
    }
    const rival = await createTestVisitor(commerce).post('/api/order/track', { orderNo, email }, { origin: 'https://rival.example' });
    expect(rival.status).toBe(403);
    const busy = createTestVisitor(commerce);
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn++) statuses.push((await track({ orderNo, email }, busy)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});
