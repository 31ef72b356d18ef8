import { beforeAll, expect, it } from 'vitest';
import { audit } from '../auditor/audit.ts';
import { lockCustomer } from '../customers/customer-access.ts';
import type { OrderStep } from '../orders/placing/order-steps.ts';
import { inTransaction } from '../platform/database/database.ts';
import { fillCheckout } from '../testing/checkout-builder.ts';
import { createCustomer } from '../testing/customer-builder.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { testSettings, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { completeErasures } from './complete-erasures.ts';
import { eraseCustomer } from './erase-customer.ts';
import { findText } from './testing/find-text.ts';

const database = useTestDatabase();
let atStep: (step: OrderStep) => Promise<void> | void = () => undefined;
const commerce = useTestCommerce(database, { onOrderStep: (step) => atStep(step) });
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT' });
});

const day = 24 * 60 * 60 * 1000;
const erase = (customerId: string) =>
  inTransaction(commerce.deps.database.db, async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    const { masterKey } = testSettings;
    const context = { now: commerce.clock.now(), reviewErasure: 'person', masterKey } as const;
    return customer.ok ? eraseCustomer(tx, customer.value, context) : undefined;
  });

/** Steps within a transaction, whose locks an erasure waits for. */
const inTransactions: readonly OrderStep[] = ['preparing', 'finishing'];

it.each<OrderStep>(['preparing', 'prepared', 'finishing', 'finished'])(
  'an erasure while an order is %s loses neither the order nor the erasure',
  async (erasedAt) => {
    const customer = await createCustomer(commerce, { lastName: `Quincunx${erasedAt}` });
    const texts = [customer.email, `Quincunx${erasedAt}`];
    const basketId = await fillCheckout(customer.client, { skuId: 'COAT' });
    let erasure: Promise<unknown> = Promise.resolve();
    atStep = async (step) => {
      if (step !== erasedAt) return;
      atStep = () => undefined;
      erasure = erase(customer.customerId);
      if (!inTransactions.includes(step)) await erasure;
    };
    const { orderNo, status } = await customer.client.placeOrder({ body: { basketId } });
    await erasure;
    expect(status).toBe('new');
    expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
    // A token from before still creates baskets, for half an hour.
    await customer.client.createBasket();
    commerce.clock.advance(91 * day);
    await completeErasures(commerce.deps);
    expect(await findText(database, texts)).toEqual([]);
    const ofCustomer = async (table: string) =>
      (await database.pool.query(`SELECT 1 FROM ${table} WHERE customer_group_id = $1`, [customer.customerId])).rowCount;
    expect([await ofCustomer('basket'), await ofCustomer('customer'), await ofCustomer('customer_order')]).toEqual([0, 0, 1]);
    const { rows } = await database.pool.query('SELECT status, email FROM customer_order WHERE order_no = $1', [orderNo]);
    expect(rows).toEqual([{ status: 'new', email: '' }]);
    expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
  },
);

it('an erasure of an account that is erased at the same time does nothing', async () => {
  const customer = await createCustomer(commerce);
  const results = await Promise.all([erase(customer.customerId), erase(customer.customerId), erase(customer.customerId)]);
  expect(results.filter((waitingOrders) => waitingOrders === 0)).toHaveLength(1);
  expect(results.filter((waitingOrders) => waitingOrders === undefined)).toHaveLength(2);
});
