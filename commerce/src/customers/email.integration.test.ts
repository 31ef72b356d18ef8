import { headers as headerNames } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { createAccountMailbox } from '../testing/account-mailbox.ts';
import { createCustomer, type TestCustomer } from '../testing/customer-builder.ts';
import { pageHeaders, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { verifyCredentials } from './password/credentials.ts';

const database = useTestDatabase();
const joined: object[] = [];
const commerce = useTestCommerce(database, {
  joinGuestOrders: async (_tx, order) => {
    joined.push(order);
    return 2;
  },
});
const mailbox = createAccountMailbox(commerce);

let addresses = 0;
const newAddress = () => `new.${addresses++}@example.com`;
let networks = 0;
const post = async (path: string, body: object) => {
  const network = { [headerNames.clientAddress]: `10.4.${networks++}.1` };
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...pageHeaders, ...network }, body: JSON.stringify(body) };
  const response = await commerce.request(path, init);
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
};
const confirm = (token: string) => post('/api/customer/confirm-email/', { token });
const aCustomer = () => createCustomer(commerce, { address: `10.5.${networks++}.1` });
const change = ({ client, email: currentEmail, password }: TestCustomer, email: string, overrides: object = {}) =>
  client.updateCustomerEmail({ body: { currentEmail, email, password, ...overrides } });
const profile = ({ client, params }: TestCustomer) => client.getCustomer({ params });
const signsIn = async (email: string, { password }: TestCustomer) =>
  (await verifyCredentials(commerce.deps.database.db, email, password)) !== undefined;

describe('a change of the email address', () => {
  it('API-074 ACCOUNT-009 changes the login at once; mails go to the old address until the new one is confirmed', async () => {
    const customer = await aCustomer();
    const email = newAddress();
    expect(await change(customer, email)).toEqual({ success: true });
    expect(await profile(customer)).toMatchObject({ login: email, email: customer.email, c_pendingEmail: email, c_emailConfirmed: true });
    expect([await signsIn(email, customer), await signsIn(customer.email, customer)]).toEqual([true, true]);
    const token = await mailbox.linkTokenFor(email);
    expect(await confirm(token)).toEqual({ status: 200, body: { success: true, email, joinedOrders: 2 } });
    const confirmed = await profile(customer);
    expect(confirmed).toMatchObject({ login: email, email, c_emailConfirmed: true });
    expect(confirmed).not.toHaveProperty('c_pendingEmail');
    expect([await signsIn(email, customer), await signsIn(customer.email, customer)]).toEqual([true, false]);
  });

  it('tells the old address first, then asks the new one', async () => {
    const customer = await aCustomer();
    const email = newAddress();
    await mailbox.receive();
    await change(customer, email);
    expect((await mailbox.receive()).map(({ to, subject }) => [to, subject])).toEqual([
      [customer.email, 'Your sign-in email for Ridge & Rivet was changed'],
      [email, 'Please confirm your email for Ridge & Rivet'],
    ]);
  });

  it('needs the password and the current address', async () => {
    const customer = await aCustomer();
    const wrong = { status: 401, type: 'InvalidCredentialsException' };
    await expect(change(customer, newAddress(), { password: 'wrong password' })).rejects.toMatchObject(wrong);
    await expect(change(customer, newAddress(), { currentEmail: 'other@example.com' })).rejects.toMatchObject(wrong);
    expect(await profile(customer)).toMatchObject({ login: customer.email });
  });

  it('API-074 returns false for the address of another customer', async () => {
    const [customer, other] = [await aCustomer(), await aCustomer()];
    expect(await change(customer, other.email.toUpperCase())).toEqual({ success: false });
    expect(await profile(customer)).toMatchObject({ login: customer.email });
    expect(await profile(customer)).not.toHaveProperty('c_pendingEmail');
  });

  it('is not stopped by registrations of others in the same network, nor by their attempts to change an address', async () => {
    const address = `10.5.${networks++}.1`;
    const customer = await createCustomer(commerce, { address });
    const guest = await commerce.guest(address);
    const registration = {
      customer: { login: customer.email, email: customer.email, firstName: 'Dale', lastName: 'Ostergaard' },
      password: customer.password,
    };
    const register = () => guest.client.registerCustomer({ body: registration }).catch(({ type }) => type);
    const faults = [];
    for (let count = 0; count < 21; count++) faults.push(await register());
    expect(faults.at(-1)).toBe('TooManyRequestsException');
    const attempt = { currentEmail: customer.email, email: newAddress(), password: customer.password };
    for (let count = 0; count < 21; count++) {
      await expect(guest.client.updateCustomerEmail({ body: attempt })).rejects.not.toMatchObject({ type: 'TooManyRequestsException' });
    }
    expect(await change(customer, newAddress())).toEqual({ success: true });
  });

  it('is limited by network, because it tells whether an address has an account', async () => {
    const [customer, other] = [await aCustomer(), await aCustomer()];
    for (let count = 0; count < 20; count++) expect(await change(customer, other.email)).toEqual({ success: false });
    await expect(change(customer, newAddress())).rejects.toMatchObject({ type: 'TooManyRequestsException' });
  });

  it('gives an address to one of two customers who want it at once, and leaves both an account', async () => {
    const pair = [await aCustomer(), await aCustomer()];
    const email = newAddress();
    await Promise.all(pair.map((customer) => change(customer, email)));
    const logins = await Promise.all(pair.map(async (customer) => (await profile(customer)).login));
    expect(logins.filter((login) => login === email)).toHaveLength(1);
    for (const customer of pair) expect(await signsIn(customer.email, customer)).toBe(true);
  });

  it('to a mistyped address gives the account away neither by a reset nor by registration', async () => {
    const customer = await aCustomer();
    const mistyped = newAddress();
    await change(customer, mistyped);
    await mailbox.receive();
    await post('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/customers/password_reset', { identification: mistyped, type: 'email' });
    expect((await mailbox.receive()).map(({ to }) => to)).toEqual([customer.email]);
    // Its owner can still have an account.
    const owner = await createCustomer(commerce, { email: mistyped, password: 'nineteen patient otters' });
    expect(await profile(customer)).toMatchObject({ login: customer.email, email: customer.email });
    expect(await signsIn(mistyped, owner)).toBe(true);
    expect([await signsIn(mistyped, customer), await signsIn(customer.email, customer)]).toEqual([false, true]);
  });

  it('to a second new address makes the link to the first one useless', async () => {
    const customer = await aCustomer();
    const [first, second] = [newAddress(), newAddress()];
    await change(customer, first);
    const token = await mailbox.linkTokenFor(first);
    await change(customer, second);
    expect(await confirm(token)).toMatchObject({ status: 400, body: { type: 'InvalidLinkException' } });
    expect([await signsIn(first, customer), await signsIn(second, customer)]).toEqual([false, true]);
  });

  it('back to the confirmed address takes the change back', async () => {
    const customer = await aCustomer();
    const email = newAddress();
    await change(customer, email);
    expect(await change(customer, customer.email)).toEqual({ success: true });
    expect(await profile(customer)).not.toHaveProperty('c_pendingEmail');
    expect(await signsIn(email, customer)).toBe(false);
  });

  it('ERROR-008 is not for guests', async () => {
    const guest = await commerce.guest('10.6.0.1');
    const body = { currentEmail: 'a@example.com', email: 'b@example.com', password: 'wheelbarrow in the rain' };
    await expect(guest.client.updateCustomerEmail({ body })).rejects.toMatchObject({ type: 'InvalidCustomerException' });
    await expect(guest.client.requestEmailConfirmation({ body: {} })).rejects.toMatchObject({ type: 'InvalidCustomerException' });
  });
});

describe('the confirmation of an address', () => {
  it('joins the guest orders of the address, never before', async () => {
    const customer = await createCustomer(commerce, { isConfirmed: false });
    const isJoined = () => joined.some((order) => (order as { customerGroupId: string }).customerGroupId === customer.customerId);
    const token = await mailbox.linkTokenFor(customer.email);
    expect(isJoined()).toBe(false);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { success: true, joinedOrders: 2 } });
    expect(isJoined()).toBe(true);
    expect(await profile(customer)).toMatchObject({ c_emailConfirmed: true });
  });

  it('succeeds again when its page is opened again, on any device', async () => {
    const customer = await createCustomer(commerce, { isConfirmed: false });
    const token = await mailbox.linkTokenFor(customer.email);
    await confirm(token);
    expect(await confirm(token)).toEqual({ status: 200, body: { success: true, email: customer.email, joinedOrders: 0 } });
  });

  it('fails after seven days; the customer can ask for another mail', async () => {
    const customer = await createCustomer(commerce, { isConfirmed: false });
    const token = await mailbox.linkTokenFor(customer.email);
    expect(await customer.client.requestEmailConfirmation({ body: {} })).toEqual({ success: true });
    commerce.clock.advance(7 * 24 * 60 * 60_000);
    expect(await confirm(token)).toMatchObject({ status: 400, body: { detail: expect.stringContaining('expired') } });
    expect(await confirm(await mailbox.linkTokenFor(customer.email))).toMatchObject({ status: 200 });
  });

  it('is asked for at most five times an hour, and not when there is nothing to confirm', async () => {
    const unconfirmed = await createCustomer(commerce, { isConfirmed: false });
    const ask = ({ client }: TestCustomer) => client.requestEmailConfirmation({ body: {} });
    for (let count = 0; count < 5; count++) expect(await ask(unconfirmed)).toEqual({ success: true });
    await expect(ask(unconfirmed)).rejects.toMatchObject({ type: 'TooManyRequestsException' });
    expect(await ask(await createCustomer(commerce))).toEqual({ success: false });
  });

  it('needs a token of ours', async () => {
    for (const token of ['x', `x.${'A'.repeat(43)}`])
      expect(await confirm(token)).toMatchObject({ body: { type: 'InvalidLinkException' } });
  });
});
