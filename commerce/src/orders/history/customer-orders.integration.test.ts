import { randomUUID } from 'node:crypto';
import { salesOriginsByTab } from '@outfitter/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { createMailRecorder } from '../../marketing/testing/mail-recorder.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { emailKeyOf } from '../../shared/email-key.ts';
import { buildCheckout, cards, completeCheckout, fillCheckout } from '../../testing/checkout-builder.ts';
import { createCustomer, type TestCustomer } from '../../testing/customer-builder.ts';
import { explainStatements } from '../../testing/explain-statements.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testAddress } from '../../testing/test-address.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildImportedOrder, importTestOrder } from '../testing/imported-order.ts';
import { createBuiltInOrderHistory } from './built-in-order-history.ts';
import { orderHistoryConformance } from './conformance.ts';
import { importOrder } from './import-order.ts';
import { type ConfirmedAddress, joinGuestOrders, openGuestOrders } from './join-guest-orders.ts';
import { joinLaterOrders } from './join-later-orders.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP']) await addSku(database.pool, { id, usd: 6_000 });
});
afterEach(async () => {
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
});

async function buy(customer: TestCustomer, skuId = 'COAT') {
  const basketId = await fillCheckout(customer.client, { skuId });
  return customer.client.placeOrder({ body: { basketId } });
}

async function threeOrders() {
  const customer = await createCustomer(commerce);
  const pos = await importTestOrder(commerce, customer);
  const phone = await importTestOrder(commerce, customer, { salesOrigin: 'Phone', placedAt: '2026-04-02T16:00:00Z', status: 'shipped' });
  const { orderNo: internet } = await buy(customer);
  return { customer, pos, phone, internet };
}

orderHistoryConformance('the database of the shop', async () => {
  const { customer } = await threeOrders();
  const otherCustomer = await createCustomer(commerce);
  await buy(otherCustomer);
  return { history: createBuiltInOrderHistory(commerce.deps.database.db), customer, otherCustomer };
});

const join = (confirmed: ConfirmedAddress) => inTransaction(commerce.deps.database.db, (tx) => joinGuestOrders(tx, confirmed));

const shippedTo = {
  US: { address: testAddress, methodId: '02' },
  CA: { address: { ...testAddress, countryCode: 'CA', stateCode: 'AB', postalCode: 'T2P 1J9', city: 'Calgary' }, methodId: '24' },
} as const;

it.each([
  ['guest', 'US'],
  ['guest', 'CA'],
  ['customer', 'US'],
  ['customer', 'CA'],
] as const)('SHELL-001 a %s can order to the country %s', async (shopper, country) => {
  const { client } = shopper === 'guest' ? await commerce.guest() : await createCustomer(commerce);
  const basketId = await fillCheckout(client, { skuId: 'COAT' });
  const { address, methodId } = shippedTo[country];
  const params = { basketId, shipmentId: 'me' };
  await client.setShippingAddress({ params, query: { use_as_billing: 'true' }, body: address });
  await client.setShippingMethod({ params, body: { id: methodId } });
  const { status, shipments } = await client.placeOrder({ body: { basketId } });
  expect([status, shipments[0]?.shippingAddress?.countryCode]).toEqual(['new', country]);
});

describe('the orders of an account', () => {
  it('API-029 ORDER-008 are listed by customer id, with the tabs as filters and with paging', async () => {
    const { customer, pos, phone, internet } = await threeOrders();
    const params = { customerId: customer.customerId };
    const page = await customer.client.getCustomerOrders({ params, query: { count: 2 } });
    expect(page).toMatchObject({ count: 2, start: 0, total: 3 });
    expect(page.data.map(({ orderNo }) => orderNo)).toEqual([internet, phone]);
    expect(page.data[0]?.productItems[0]).toMatchObject({ productId: 'COAT', productName: 'Fencepost Chore Coat' });
    const tab = async (origins: readonly string[]) =>
      (await customer.client.getCustomerOrders({ params, query: { c_salesOrigins: origins.join(',') } })).data.map(
        ({ orderNo }) => orderNo,
      );
    expect(await tab(salesOriginsByTab.online)).toEqual([internet]);
    expect(await tab(salesOriginsByTab.store)).toEqual([pos]);
    expect(await tab(salesOriginsByTab.phone)).toEqual([phone]);
    expect(await tab([])).toEqual([internet, phone, pos]);
  });

  it('API-031 API-032 ORDER-007 come from the order-history service by customer number, and their details by id', async () => {
    const { customer, pos, internet } = await threeOrders();
    const history = await customer.client.getOrderHistory({ query: { c_customerNo: customer.customerNo, size: 2, page: 1 } });
    expect(history).toMatchObject({ page: 1, size: 2, totalElements: 3, totalPages: 2 });
    expect(history.content.map(({ orderNo }) => orderNo)).toEqual([pos]);
    const [shown] = history.content;
    const details = await customer.client.getOrderHistoryDetails({ query: { c_orderId: shown?.orderId ?? '' } });
    expect(details).toMatchObject({ orderNo: pos, c_salesOrigin: 'POS', status: 'completed' });
    expect((await customer.client.getOrderHistoryDetails({ query: { c_orderId: internet } })).orderNo).toBe(internet);
  });

  it('API-029 API-031 ORDER-012 are not shown to anyone else', async () => {
    const { customer, internet } = await threeOrders();
    const other = await createCustomer(commerce);
    const guest = await commerce.guest();
    for (const { client } of [other, guest]) {
      const { customerId, customerNo } = customer;
      await expect(client.getCustomerOrders({ params: { customerId } })).rejects.toMatchObject({ type: 'CustomerNotFoundException' });
      await expect(client.getOrderHistory({ query: { c_customerNo: customerNo } })).rejects.toMatchObject({
        type: client === other.client ? 'CustomerNotFoundException' : 'InvalidCustomerException',
      });
      await expect(client.getOrderHistoryDetails({ query: { c_orderId: internet } })).rejects.toMatchObject({ status: 404 });
      await expect(client.getOrder({ params: { orderNo: internet } })).rejects.toMatchObject({ status: 404 });
    }
    await expect(customer.client.getCustomerOrders({ params: { customerId: 'nobody' } })).rejects.toMatchObject({
      type: 'InvalidCustomerException',
    });
    const own = { customerId: guest.customerId };
    await expect(guest.client.getCustomerOrders({ params: own })).rejects.toMatchObject({
      status: 400,
      type: 'InvalidCustomerException',
      message: 'The customer is invalid',
    });
  });

  it('API-029 are read by the indexes of the customer and of the sales origin', async () => {
    const customer = await createCustomer(commerce);
    for (const salesOrigins of [undefined, ['POS', 'Phone'] as const]) {
      const [page] = await explainStatements(database.pool, ['enable_seqscan'], (queryable) =>
        createBuiltInOrderHistory(queryable).list(customer, { start: 0, count: 10, salesOrigins }),
      );
      expect(page).not.toContain('Seq Scan');
      expect(page).toMatch(/customer_order_by_(customer|origin)/);
    }
  });

  it('API-033 are placed by the order service as by the shop API', async () => {
    const customer = await createCustomer(commerce);
    const basketId = await fillCheckout(customer.client, { skuId: 'COAT' });
    const order = await customer.client.createOrderByService({ body: { basketId } });
    expect(order).toMatchObject({ status: 'new', customerInfo: { customerId: customer.customerId } });
    expect(await customer.client.placeOrder({ body: { basketId } })).toMatchObject({ orderNo: order.orderNo });
    expect(await customer.client.getOrder({ params: { orderNo: order.orderNo } })).toMatchObject({ orderId: order.orderId });
  });
});

describe('guests’ orders with the address of an account', () => {
  it('join it once the address is confirmed, each one account only', async () => {
    const guests = await Promise.all([buildCheckout(commerce, { skuId: 'COAT' }), buildCheckout(commerce, { skuId: 'CAP' })]);
    for (const guest of guests) {
      await guest.client.setBasketCustomer({ params: { basketId: guest.basketId }, body: { email: 'Ines.Berg@Example.com' } });
    }
    const orders = [await guests[0]?.place(), await guests[1]?.place()];
    const customer = await createCustomer(commerce, { email: 'ines.berg@example.com' });
    const own = await buy(customer);
    const params = { customerId: customer.customerId };
    expect((await customer.client.getCustomerOrders({ params })).data.map(({ orderNo }) => orderNo)).toEqual([own.orderNo]);
    const confirmed = { customerGroupId: customer.customerGroupId, addressKey: emailKeyOf('ines.berg@example.com') };
    const both = await Promise.all([join(confirmed), join(confirmed)]);
    expect(both.sort()).toEqual([0, 2]);
    const listed = (await customer.client.getCustomerOrders({ params })).data.map(({ orderNo }) => orderNo);
    expect(listed.sort()).toEqual([own.orderNo, ...orders.map((order) => order?.orderNo)].sort());
    for (const order of orders) {
      const orderNo = order?.orderNo ?? '';
      expect(await customer.client.getOrder({ params: { orderNo } })).toMatchObject({ orderNo });
      expect(await customer.client.getOrderHistoryDetails({ query: { c_orderId: order?.orderId ?? '' } })).toMatchObject({ orderNo });
    }
    // The guest still sees the order.
    expect(await guests[0]?.client.getOrder({ params: { orderNo: orders[0]?.orderNo ?? '' } })).toMatchObject({ status: 'new' });
    const other = await createCustomer(commerce);
    expect(await join({ ...confirmed, customerGroupId: other.customerGroupId })).toBe(0);
    await expect(other.client.getOrder({ params: { orderNo: orders[0]?.orderNo ?? '' } })).rejects.toMatchObject({ status: 404 });
  });

  it('join it at once if the address is confirmed already, whether they are placed or imported', async () => {
    const email = `${randomUUID()}@example.com`;
    const order = async (typed: string) => {
      const guest = await buildCheckout(commerce, { skuId: 'COAT' });
      await guest.client.setBasketCustomer({ params: { basketId: guest.basketId }, body: { email: typed } });
      return (await guest.place()).orderNo;
    };
    const unconfirmed = await createCustomer(commerce, { email: `un${email}`, isConfirmed: false });
    const customer = await createCustomer(commerce, { email });
    const placed = [await order(email.toUpperCase()), await order(`un${email}`)];
    const result = await importOrder(commerce.deps, buildImportedOrder(customer, { customerId: undefined }));
    await createMailRecorder(commerce).runHandlers(joinLaterOrders);
    const orderNumbersOf = async ({ client, customerId }: TestCustomer) =>
      (await client.getCustomerOrders({ params: { customerId } })).data.map(({ orderNo }) => orderNo);
    expect(await orderNumbersOf(customer)).toEqual([placed[0], result.ok ? result.value.orderNo : undefined]);
    expect(await orderNumbersOf(unconfirmed)).toEqual([]);
  });

  it('are found by the key of their address, and a customer’s own order is not recorded', async () => {
    const guest = await buildCheckout(commerce, { skuId: 'COAT' });
    await guest.client.setBasketCustomer({ params: { basketId: guest.basketId }, body: { email: 'Key+Order@Example.com' } });
    const { orderId } = await guest.place();
    const { rows } = await database.pool.query('SELECT order_id, customer_group_id FROM order_email WHERE address_key = $1', [
      emailKeyOf('key+order@example.com'),
    ]);
    expect(rows).toEqual([{ order_id: orderId, customer_group_id: guest.usid }]);
    const customer = await createCustomer(commerce, { email: 'owner@example.com' });
    const basketId = await fillCheckout(customer.client, { skuId: 'COAT' });
    await completeCheckout(customer.client, basketId);
    const placed = await customer.client.placeOrder({ body: { basketId } });
    expect((await database.pool.query('SELECT 1 FROM order_email WHERE order_id = $1', [placed.orderId])).rows).toEqual([]);
  });

  it('have the email key that migration 0068 computed in SQL', async () => {
    for (const email of ['Dale.O+x@Example.COM', 'jürgen@example.com', 'a@b.co']) {
      const { rows } = await database.pool.query<{ key: string }>(
        `SELECT rtrim(translate(encode(sha256(convert_to(lower(btrim(normalize($1::text, NFC))), 'UTF8')), 'base64'), '+/', '-_'), '=') AS key`,
        [email],
      );
      expect(rows[0]?.key).toBe(emailKeyOf(email.toLowerCase()));
    }
  });
});

describe('the orders of the session that signs in', () => {
  it('ORDER-003 can be opened and continued by their number, and are listed only when the address is confirmed', async () => {
    const paid = await buildCheckout(commerce, { skuId: 'COAT' });
    const { orderNo } = await paid.place();
    const waiting = await buildCheckout(commerce, { skuId: 'COAT', card: cards.secondFactor });
    const pending = await waiting.place();
    const customer = await createCustomer(commerce, { email: `${randomUUID()}@example.com` });
    for (const { usid } of [paid, waiting]) {
      await openGuestOrders(commerce.deps, { guestGroupId: usid, customerGroupId: customer.customerGroupId });
    }
    expect(await customer.client.getOrder({ params: { orderNo } })).toMatchObject({ status: 'new' });
    await database.pool.query(`UPDATE sandbox_payment SET state = 'authorised' WHERE state = 'challenge'`);
    expect(await customer.client.returnFromPayment({ body: { orderNo: pending.orderNo } })).toMatchObject({ status: 'new' });
    const params = { customerId: customer.customerId };
    expect(await customer.client.getCustomerOrders({ params })).toMatchObject({ total: 0, data: [] });
    const confirmed = { customerGroupId: customer.customerGroupId, addressKey: emailKeyOf('dale@example.com') };
    expect(await join(confirmed)).toBeGreaterThanOrEqual(2);
    const listed = (await customer.client.getCustomerOrders({ params, query: { count: 50 } })).data.map((order) => order.orderNo);
    expect(listed).toEqual(expect.arrayContaining([orderNo, pending.orderNo]));
  });

  it('cannot be opened two hours after they were placed', async () => {
    const guest = await buildCheckout(commerce, { skuId: 'COAT' });
    const { orderNo } = await guest.place();
    commerce.clock.advance(2 * 60 * 60 * 1000);
    const customer = await createCustomer(commerce);
    await openGuestOrders(commerce.deps, { guestGroupId: guest.usid, customerGroupId: customer.customerGroupId });
    await expect(customer.client.getOrder({ params: { orderNo } })).rejects.toMatchObject({ status: 404 });
  });
});
