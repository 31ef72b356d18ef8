import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { emailKeyOf } from '../../shared/email-key.ts';
import { createCustomer } from '../../testing/customer-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildImportedOrder, importTestOrder } from '../testing/imported-order.ts';
import { type ImportedOrder, importOrder } from './import-order.ts';
import { type ConfirmedAddress, joinGuestOrders } from './join-guest-orders.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP']) await addSku(database.pool, { id, usd: 6_000 });
});
afterEach(async () => {
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
});

const join = (confirmed: ConfirmedAddress) => inTransaction(commerce.deps.database.db, (tx) => joinGuestOrders(tx, confirmed));

describe('an imported order', () => {
  it('ORDER-010 has its own sums, reserves no stock and sends no mail', async () => {
    const customer = await createCustomer(commerce);
    const before = await database.pool.query(
      `SELECT sum(reserved)::int AS reserved, (SELECT count(*)::int FROM outbox_event) AS events FROM stock`,
    );
    const orderNo = await importTestOrder(commerce, customer, { salesOrigin: 'Mail orders' });
    expect(await customer.client.getOrder({ params: { orderNo } })).toMatchObject({
      c_salesOrigin: 'Mail orders',
      creationDate: '2026-03-02T16:00:00.000Z',
      productSubTotal: 129.98,
      productTotal: 124.98,
      orderTotal: 132.48,
      c_paymentSummary: [{ label: 'Visa ending 1111', amount: 132.48 }],
      productItems: [{ productId: 'COAT', quantity: 2, price: 119.98 }, { productId: 'CAP' }],
    });
    const after = await database.pool.query(
      `SELECT sum(reserved)::int AS reserved, (SELECT count(*)::int FROM outbox_event) AS events FROM stock`,
    );
    expect(after.rows).toEqual(before.rows);
  });

  it('ORDER-010 says how it is shipped and when it arrives, as far as the import does', async () => {
    const customer = await createCustomer(commerce);
    const shippingAddress = { fullName: 'Dale Ostergaard', address1: '1 Main St', city: 'Ely', stateCode: 'MN', postalCode: '55731' };
    const shippingMethod = { name: 'Ground', carrier: 'Test Parcel', arrivesFrom: '2026-03-06', arrivesTo: '2026-03-10' };
    const shipped = { status: 'shipped', shipping: 8.95, shippingAddress: { ...shippingAddress, countryCode: 'US' } } as const;
    const methodOf = async (overrides: Partial<ImportedOrder>) => {
      const orderNo = await importTestOrder(commerce, customer, { ...shipped, ...overrides });
      return (await customer.client.getOrder({ params: { orderNo } })).shipments[0]?.shippingMethod;
    };
    expect(await methodOf({ shippingMethod })).toMatchObject({
      name: 'Ground',
      price: 8.95,
      c_carrier: 'Test Parcel',
      c_arrivesFrom: '2026-03-06',
      c_arrivesTo: '2026-03-10',
    });
    expect(await methodOf({})).toBeUndefined();
  });

  it('is imported once, and only if it is complete', async () => {
    const customer = await createCustomer(commerce);
    const orderNo = await importTestOrder(commerce, customer);
    const errorOf = async (overrides: object) => {
      const result = await importOrder(commerce.deps, buildImportedOrder(customer, overrides as Partial<ImportedOrder>));
      return result.ok ? undefined : result.error;
    };
    expect(await errorOf({ orderNo })).toBe('order-exists');
    expect(await errorOf({ items: [{ productId: 'UNKNOWN', quantity: 1, unitPrice: 50 }] })).toBe('unknown-product');
    for (const wrong of [
      { salesOrigin: 'Telegraph' },
      { status: 'authorising' },
      { placedAt: '2030-01-01T00:00:00Z' },
      { discount: 5_000 },
      { items: [] },
      { orderNo: 'RR0000000000' },
      { cardNumber: '4111111111111111' },
    ]) {
      expect(await errorOf(wrong), JSON.stringify(wrong)).toBe('invalid-order');
    }
  });

  it('joins the account that confirms its address if it is a guest’s', async () => {
    const customer = await createCustomer(commerce, { email: 'store@example.com' });
    const orderNo = await importTestOrder(commerce, customer, { customerId: undefined });
    expect(await join({ customerGroupId: customer.customerGroupId, addressKey: emailKeyOf('store@example.com') })).toBe(1);
    expect(await customer.client.getOrder({ params: { orderNo } })).toMatchObject({ orderNo });
  });
});
