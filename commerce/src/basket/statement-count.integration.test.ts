import { beforeAll, describe, expect, it } from 'vitest';
import { buildCheckout, testAddress } from '../testing/checkout-builder.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
let sent: string[];

beforeAll(async () => {
  sent = recordStatements(commerce.deps.database);
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP', 'BELT']) await addSku(database.pool, { id, usd: 6_000 });
});

async function countOf(call: () => Promise<unknown>): Promise<number> {
  sent.length = 0;
  await call();
  return sent.length;
}

/** Maximum numbers of statements, including BEGIN and COMMIT and the two statements of the `Idempotency-Key`. */
const maxStatements = { read: 6, addItem: 17, changeQuantity: 15, addCoupon: 17, setAddress: 15, placeOrder: 41 };

describe('the number of statements of basket calls', () => {
  it('is fixed; only placing an order takes more per SKU', async () => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT' });
    const { client, basketId } = buyer;
    const params = { basketId };
    await client.addBasketItems({ params, body: [{ productId: 'BELT' }] });
    const [line] = (await buyer.basket()).productItems;
    const byItem = { basketId, itemId: line?.itemId ?? '' };
    const home = { basketId, shipmentId: 'me' };
    const counts = {
      read: await countOf(() => buyer.basket()),
      addItem: await countOf(() => client.addBasketItems({ params, body: [{ productId: 'CAP' }] })),
      changeQuantity: await countOf(() => client.updateBasketItem({ params: byItem, body: { quantity: 3 } })),
      addCoupon: await countOf(() => client.addCoupon({ params, body: { code: 'WELCOME15' } })),
      setAddress: await countOf(() => client.setShippingAddress({ params: home, query: { use_as_billing: 'true' }, body: testAddress })),
      placeOrder: await countOf(() => buyer.place()),
    };
    expect(Object.entries(counts).filter(([call, count]) => count > maxStatements[call as keyof typeof maxStatements])).toEqual([]);
  });
});
