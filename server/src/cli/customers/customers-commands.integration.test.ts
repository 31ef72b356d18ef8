import { customers, openDatabase } from '@outfitter/commerce';
import { addSku, completeCheckout, createCustomer, insertShop, useTestCommerce, useTestDatabase } from '@outfitter/commerce/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCustomersArguments } from './customers-arguments.ts';
import { runCustomersCommand } from './customers-commands.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const now = new Date('2026-11-21T15:00:00Z');
let handle: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  handle = openDatabase({ url: database.url, maxConnections: 2 });
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT' });
});
afterAll(() => handle.close());

async function run(...parameters: string[]): Promise<string> {
  const lines: string[] = [];
  const settings = { reviewErasure: 'person', loadMasterKey: async () => commerce.deps.settings.masterKey } as const;
  const parsed = parseCustomersArguments(parameters);
  await runCustomersCommand({ customers }, handle.db, parsed, settings, (line) => lines.push(line), now);
  return lines.join('\n');
}
async function aBuyer() {
  const customer = await createCustomer(commerce);
  const { basketId } = await customer.client.createBasket();
  await customer.client.addBasketItems({ params: { basketId }, body: [{ productId: 'COAT' }] });
  await completeCheckout(customer.client, basketId);
  const { orderNo } = await customer.client.placeOrder({ body: { basketId } });
  const { customerNo = '' } = await customer.client.getCustomer({ params: customer.params });
  return { ...customer, orderNo, customerNo };
}
async function auditOf(customerId: string): Promise<string[]> {
  const sql = 'SELECT action, operator FROM customer_change WHERE customer_group_id = $1 ORDER BY id';
  const { rows } = await database.pool.query(sql, [customerId]);
  return rows.map(({ operator, action }) => `${operator}: ${action}`);
}

describe('npm run customers', () => {
  it('finds a customer by email address, customer number and order number', async () => {
    const { email, customerId, customerNo, orderNo } = await aBuyer();
    const line = `${customerNo}  ${email}  Dale Ostergaard, since 2026-11-21, address confirmed`;
    for (const who of [email.toUpperCase(), customerNo.toLowerCase(), orderNo]) expect(await run('find', who, '--by', 'Ada')).toBe(line);
    expect(await auditOf(customerId)).toEqual(['Ada: find', 'Ada: find', 'Ada: find']);
    await expect(run('find', 'nobody@example.com')).rejects.toThrow('there is no customer nobody@example.com');
    await expect(run('find', 'X')).rejects.toThrow('there is no customer X');
  });

  it('shows, exports and erases a customer, and records who did it', async () => {
    const { email, customerId, orderNo } = await aBuyer();
    expect(await run('show', email, '--by', 'Ada')).toMatch(/Dale Ostergaard.*Orders: 1\n.*Passkeys: 0\n.*Ada: show/s);
    const { sections } = JSON.parse(await run('export', email, '--by', 'Grace')) as { sections: { name: string; rows: object[] }[] };
    const rowsOf = (section: string) => sections.find(({ name }) => name === section)?.rows;
    expect(rowsOf('Profile')).toMatchObject([{ customerId, email, firstName: 'Dale' }]);
    expect(rowsOf('Orders')).toMatchObject([{ orderNo }]);
    expect(rowsOf('What the shop did with this data')).toMatchObject([{ action: 'export', operator: 'Grace' }, { action: 'show' }]);
    expect(await run('erase', email, '--by', 'Ada', '--yes')).toBe(
      `${email} is erased\n1 of the orders keep name and address until they have arrived, for at most 90 days`,
    );
    for (const who of [email, orderNo]) await expect(run('show', who)).rejects.toThrow('there is no customer');
    expect(await auditOf(customerId)).toEqual(['Ada: show', 'Grace: export', 'Ada: erase']);
  });

  it('unlocks a customer who has tried wrong passwords', async () => {
    const { client, email, customerId, params, password } = await aBuyer();
    const change = (currentPassword: string) =>
      client.updateCustomerPassword({ params, body: { password: `${password} again`, currentPassword } });
    for (let attempt = 0; attempt < 10; attempt++) {
      await expect(change('wrong')).rejects.toMatchObject({ type: 'InvalidCredentialsException' });
    }
    await expect(change(password)).rejects.toMatchObject({ status: 429 });
    expect(await run('unlock', email, '--by', 'Grace')).toContain(`${email} can sign in again`);
    expect(await auditOf(customerId)).toEqual(['Grace: unlock']);
    await change(password);
  });
});
