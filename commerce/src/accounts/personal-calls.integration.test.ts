import { beforeAll, describe, expect, it } from 'vitest';
import { cardBody, cards, fillCheckout } from '../testing/checkout-builder.ts';
import { createCustomer, type TestCustomer } from '../testing/customer-builder.ts';
import { explainRecorded } from '../testing/explain-statements.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { testAddress } from '../testing/test-address.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const skuIds = Array.from({ length: 12 }, (_, index) => `COAT${index}`);
let sent: string[];
let customer: TestCustomer;

beforeAll(async () => {
  await insertShop(database.pool);
  for (const id of skuIds) await addSku(database.pool, { id, usd: 6_000 });
  customer = await createCustomer(commerce);
  const { client, params } = customer;
  for (const address1 of ['1 Main Street', '2 Main Street', '3 Main Street']) {
    await client.createCustomerAddress({ params, body: { ...testAddress, address1 } });
  }
  const { paymentMethodId, paymentCard } = cardBody(cards.approved);
  await client.saveCustomerPaymentInstrument({ params, body: { paymentMethodId, paymentCard } });
  const { id: listId } = await client.createProductList({ params, body: { type: 'wish_list' } });
  for (const productId of skuIds) await client.addProductListItem({ params: { ...params, listId }, body: { productId } });
  for (const skuId of skuIds.slice(0, 3)) {
    await client.placeOrder({ body: { basketId: await fillCheckout(client, { skuId }) } });
  }
  sent = recordStatements(commerce.deps.database);
});

/** Returns the statements of a call, none of which reads a whole table. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  sent.length = 0;
  await call();
  const statements = [...sent];
  for (const plan of await explainRecorded(database.pool, statements)) expect(plan).not.toContain('Seq Scan');
  return statements;
}

describe('a call with personal data takes one indexed statement for each part', () => {
  it('WISH-001 the wishlist of the header: list with items, styles, prices and stock', async () => {
    const { client, params } = customer;
    const statements = await statementsOf(async () => {
      const { data } = await client.getProductLists({ params });
      expect(data[0]?.customerProductListItems).toHaveLength(skuIds.length);
    });
    expect(statements).toHaveLength(4);
  });

  it('ACCOUNT-003 API-055 the customer: profile, addresses and saved cards', async () => {
    const { client, params } = customer;
    expect(await statementsOf(() => client.getCustomer({ params }))).toHaveLength(1);
    const statements = await statementsOf(async () => {
      const { addresses, paymentInstruments } = await client.getCustomer({ params, query: { expand: 'addresses,paymentinstruments' } });
      expect([addresses?.length, paymentInstruments?.length]).toEqual([3, 1]);
    });
    expect(statements).toHaveLength(3);
  });

  it('API-029 a page of orders: customer, numbers of the page, and their orders', async () => {
    const { client, params } = customer;
    const statements = await statementsOf(async () => {
      expect((await client.getCustomerOrders({ params })).data).toHaveLength(3);
    });
    expect(statements).toHaveLength(3);
  });
});
