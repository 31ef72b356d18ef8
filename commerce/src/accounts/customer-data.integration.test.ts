import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../auditor/audit.ts';
import { distribution } from '../platform/database/table-distribution.ts';
import { createAccountMailbox } from '../testing/account-mailbox.ts';
import { createCustomer } from '../testing/customer-builder.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { pageHeaders, testSettings, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { completeErasures } from './complete-erasures.ts';
import { eraseCustomerFor } from './operator-commands.ts';
import { personalDataTables } from './personal-data-tables.ts';
import { findText, tablesOfCustomers } from './testing/find-text.ts';
import { createFullCustomer, type FullCustomer, type PersonalTexts } from './testing/full-customer.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const mailbox = createAccountMailbox(commerce);
beforeAll(async () => {
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP']) await addSku(database.pool, { id });
});

let number = 0;
const textsOf = (firstName: string): PersonalTexts => {
  const id = ++number;
  return {
    firstName,
    lastName: `Quincunx${id}x`,
    email: `quincunx.${id}@example.org`,
    street: `${900 + id} Quincunx Lane`,
    phone: `218555${4117 + id}`,
  };
};
const full = (firstName = `Zebulon${number}x`) => createFullCustomer(commerce, database, textsOf(firstName));
const confirm = async (token: string) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...pageHeaders }, body: JSON.stringify({ token }) };
  const response = await commerce.request('/api/customer/erasure/confirm', init);
  return { status: response.status, body: await response.json() };
};
async function eraseByLink({ client, password, email }: FullCustomer) {
  await client.requestCustomerErasure({ body: { password } });
  return confirm(await mailbox.linkTokenFor(email));
}
const rowsOf = async (sql: string, ...values: unknown[]) => (await database.pool.query(sql, values)).rows;
const orderOf = async (orderNo: string) => (await rowsOf('SELECT * FROM customer_order WHERE order_no = $1', orderNo))[0];
const setStatus = (orderNo: string, status: string) =>
  database.pool.query('UPDATE customer_order SET status = $2 WHERE order_no = $1', [orderNo, status]);

describe('the data of a customer', () => {
  it('is exported and erased, table by table, or a reason is given', async () => {
    const distributed = Object.entries(distribution).flatMap(([table, placed]) =>
      typeof placed === 'object' && ['customer_group_id', 'address_key'].includes(placed.by) ? [table] : [],
    );
    const tables = new Set([...distributed, ...(await tablesOfCustomers(database))]);
    expect(Object.keys(personalDataTables).sort()).toEqual([...tables].sort());
  });

  it('is exported by kind, with joined orders, masked cards and nothing secret', async () => {
    const customer = await full();
    const { sections } = await customer.client.exportCustomer();
    const filled = sections.filter(({ rows }) => rows.length > 0).map(({ name }) => name);
    const named = Object.values(personalDataTables).flatMap(({ exported }) => ('section' in exported ? [exported.section] : []));
    // No operator has done anything yet.
    expect([...filled, 'What the shop did with this data'].sort()).toEqual([...new Set(named)].sort());
    const text = JSON.stringify(sections);
    for (const orderNo of [customer.openOrderNo, customer.completedOrderNo, customer.guestOrderNo]) expect(text).toContain(orderNo);
    expect(text).toContain('************1111');
    expect(text).toContain('{"adult":{"chest":41.27}}');
    expect(text).not.toMatch(/argon2|4111111111111111|token/i);
  });

  it('belongs to customers only, and to nobody else', async () => {
    await full();
    const guest = await commerce.guest();
    await expect(guest.client.exportCustomer()).rejects.toMatchObject({ status: 400, type: 'InvalidCustomerException' });
    await expect(guest.client.requestCustomerErasure({ body: { password: 'x' } })).rejects.toMatchObject({
      type: 'InvalidCustomerException',
    });
    const other = await createCustomer(commerce);
    expect(JSON.stringify(await other.client.exportCustomer())).not.toContain('quincunx');
  });

  it('stored by an address is neither shown to nor erased for someone who has entered the address and not confirmed it', async () => {
    const owner = await full();
    const { client, customerId } = await createCustomer(commerce, { isConfirmed: false });
    // The address of an account that is not confirmed may be anyone's.
    await database.pool.query('UPDATE customer SET email = $2 WHERE customer_group_id = $1', [customerId, owner.email]);
    const names = (await client.exportCustomer()).sections.map(({ name }) => name);
    expect(names).toContain('Profile');
    expect(names.filter((name) => /Messages|Reviews$|Back-in-stock|Email|Printed/.test(name))).toEqual([]);
    const number = (await rowsOf('SELECT customer_no FROM customer WHERE customer_group_id = $1', customerId))[0].customer_no;
    const context = { operator: 'Ada', now: commerce.clock.now() };
    await eraseCustomerFor(commerce.deps.database.db, number, { reviewErasure: 'all', masterKey: testSettings.masterKey }, context);
    const rowsOfOwner = async (table: string) => (await rowsOf(`SELECT 1 FROM ${table} WHERE email = $1`, owner.email)).length;
    for (const table of ['review', 'chat_message', 'back_in_stock_request', 'email_subscription', 'catalog_request', 'customer']) {
      expect([table, await rowsOfOwner(table)]).toEqual([table, 1]);
    }
  });
});

describe('the erasure of an account', () => {
  it('needs the password, and the link in the mail', async () => {
    const customer = await full();
    await expect(customer.client.requestCustomerErasure({ body: { password: 'wrong' } })).rejects.toMatchObject({
      type: 'InvalidCredentialsException',
    });
    expect(await customer.client.requestCustomerErasure({ body: { password: customer.password } })).toEqual({ success: true });
    expect(await customer.client.getCustomer({ params: customer.params })).toMatchObject({ email: customer.email });
    const token = await mailbox.linkTokenFor(customer.email);
    expect(await confirm(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({ status: 400 });
    expect(await Promise.all([confirm(token), confirm(token)])).toEqual([
      { status: 200, body: { success: true } },
      { status: 200, body: { success: true } },
    ]);
    expect(await confirm(token)).toEqual({ status: 200, body: { success: true } });
    await expect(customer.client.getCustomer({ params: customer.params })).rejects.toMatchObject({ type: 'InvalidCustomerException' });
    await expect(customer.client.exportCustomer()).rejects.toMatchObject({ type: 'InvalidCustomerException' });
    expect(await rowsOf('SELECT action, operator, details FROM customer_change WHERE customer_group_id = $1', customer.customerId)).toEqual(
      [{ action: 'erase', operator: 'the customer', details: { waitingOrders: 2 } }],
    );
  });

  it('does not follow an expired link, nor one that was mailed to an earlier address', async () => {
    const customer = await full();
    await customer.client.requestCustomerErasure({ body: { password: customer.password } });
    const token = await mailbox.linkTokenFor(customer.email);
    await database.pool.query("UPDATE customer_link SET expires_at = expires_at - interval '2 days' WHERE purpose = 'erasure'");
    expect(await confirm(token)).toMatchObject({ status: 400, body: { fault: { arguments: { reason: 'expired' } } } });
    await database.pool.query("UPDATE customer_link SET expires_at = expires_at + interval '2 days' WHERE purpose = 'erasure'");
    await database.pool.query('UPDATE customer SET email = $2 WHERE customer_group_id = $1', [customer.customerId, 'moved@example.org']);
    expect(await confirm(token)).toMatchObject({ status: 400, body: { fault: { arguments: { reason: 'used' } } } });
  });

  it('leaves no text of the customer in any column of the database, whatever the customer is called', {
    timeout: 60_000,
  }, async () => {
    const names = fc.sample(
      fc.constantFrom('Zoë-Maëlle', 'D\'Arcy "Red"', 'Łukasz 王', 'Percy\\Q%_', 'Ann 🧢').map((name) => `${name} Z`),
      {
        numRuns: 3,
        seed: 4117,
      },
    );
    for (const firstName of names) {
      const customer = await full(firstName);
      const texts = Object.values(customer.texts);
      expect(new Set((await findText(database, texts)).map((line) => line.split('.')[0])).size).toBeGreaterThan(10);
      for (const orderNo of [customer.openOrderNo, customer.guestOrderNo]) await setStatus(orderNo, 'completed');
      expect((await eraseByLink(customer)).status).toBe(200);
      expect(await findText(database, texts)).toEqual([]);
    }
  });

  it('leaves orders as accounting needs them: products, sums, methods and the place of the tax', async () => {
    const customer = await full();
    const before = await orderOf(customer.completedOrderNo);
    await eraseByLink(customer);
    const { document, total_minor, email } = await orderOf(customer.completedOrderNo);
    expect(email).toBe('');
    expect(total_minor).toBe(before.total_minor);
    expect(document.sums).toEqual(before.document.sums);
    expect(document.answer.productItems).toEqual(before.document.answer.productItems);
    expect(document.answer.shipments[0].shippingAddress).toEqual({ countryCode: 'US', stateCode: 'WI', postalCode: '54801' });
    expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
  });

  it('waits for orders on their way, until they have arrived or for 90 days', async () => {
    const customer = await full();
    const { openOrderNo, guestOrderNo, texts } = customer;
    await eraseByLink(customer);
    const emails = async () => [(await orderOf(openOrderNo)).email, (await orderOf(guestOrderNo)).email];
    await completeErasures(commerce.deps);
    expect(await emails()).toEqual([texts.email, texts.email]);
    // The basket of the guest, and the response to its order, go with the order.
    expect((await findText(database, [texts.email])).sort()).toEqual([
      `basket.email contains ${texts.email}`,
      `basket.pickup_contact contains ${texts.email}`,
      `customer_order.document contains ${texts.email}`,
      `customer_order.email contains ${texts.email}`,
      `idempotency_record.answer contains ${texts.email}`,
    ]);
    await setStatus(openOrderNo, 'completed');
    await completeErasures(commerce.deps);
    expect(await emails()).toEqual(['', texts.email]);
    const isOpen = async () =>
      (await rowsOf('SELECT completed_at FROM customer_erasure WHERE customer_group_id = $1', customer.customerId))[0];
    expect(await isOpen()).toEqual({ completed_at: null });
    commerce.clock.advance(90 * 24 * 60 * 60 * 1000);
    await completeErasures(commerce.deps);
    expect(await emails()).toEqual(['', '']);
    expect(await findText(database, Object.values(texts))).toEqual([]);
    expect((await isOpen()).completed_at).not.toBeNull();
  });

  it('makes the processor delete the saved cards', async () => {
    const customer = await full();
    const [card] = await rowsOf('SELECT token FROM customer_payment_instrument WHERE customer_group_id = $1', customer.customerId);
    await eraseByLink(customer);
    expect(
      await rowsOf("SELECT payload FROM outbox_event WHERE kind = 'saved-card-forgotten' AND payload ->> 'token' = $1", card.token),
    ).toHaveLength(1);
  });
});
