import { describe, expect, it } from 'vitest';
import { createAccountMailbox } from '../testing/account-mailbox.ts';
import { createCustomer } from '../testing/customer-builder.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const mailbox = createAccountMailbox(commerce);
const password = 'wheelbarrow in the rain';

let networks = 0;
const newGuest = () => commerce.guest(`10.1.${networks++}.1`);
const registration = (email: string, overrides: object = {}) => ({
  body: { customer: { firstName: 'Dale', lastName: 'Ostergaard', email, login: email }, password, ...overrides },
});

async function customersWith(email: string) {
  const { rows } = await database.pool.query('SELECT * FROM customer WHERE email = $1', [email]);
  return rows;
}

describe('a registration', () => {
  it('ACCOUNT-007 API-057 ACCOUNT-002 takes names, email address and password, and returns the customer', async () => {
    const { client, usid } = await newGuest();
    const email = 'Dale.Register@Example.com';
    const customer = await client.registerCustomer(registration(email));
    expect(customer).toMatchObject({
      authType: 'registered',
      usid,
      firstName: 'Dale',
      lastName: 'Ostergaard',
      email,
      login: email,
      c_emailConfirmed: false,
      creationDate: '2026-11-21T15:00:00.000Z',
    });
    expect(customer.customerNo).toMatch(/^[0-9A-Z]{12}$/);
    expect(customer.c_externalCustomerNo).toBe(customer.customerNo);
    expect(customer.encUserId).not.toContain(customer.customerId);
    expect(JSON.stringify(customer)).not.toContain(password);
  });

  it('mails a link that confirms the address, and nothing that the caller has typed', async () => {
    const { client } = await newGuest();
    const email = 'welcome@example.com';
    await client.registerCustomer({ ...registration(email), query: { locale: 'fr-FR' } });
    const [mail, ...others] = (await mailbox.receive()).filter(({ to }) => to === email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Votre compte chez Ridge & Rivet\u00a0: confirmez votre courriel' });
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/fr-FR\/account\/confirm-email\?token=[\w.-]+/);
    expect(mail?.html).not.toContain('Dale');
  });

  it('stores the password as an argon2id hash only', async () => {
    const { client } = await newGuest();
    const { customerId } = await client.registerCustomer(registration('hash@example.com'));
    const { rows } = await database.pool.query('SELECT hash FROM customer_password WHERE customer_group_id = $1', [customerId]);
    expect(rows[0].hash).toMatch(/^\$argon2id\$v=19\$m=\d+/);
  });

  it.each([
    ['too_short', 'shovels'],
    ['too_long', 'x7'.repeat(129)],
    ['common', 'baseball'],
    ['guessable', 'Ridge&Rivet1'],
  ])('is rejected with a password that is %s, with the reason', async (reason, rejected) => {
    const { client } = await newGuest();
    await expect(client.registerCustomer(registration('policy@example.com', { password: rejected }))).rejects.toMatchObject({
      status: 400,
      type: 'InvalidPasswordException',
      arguments: { reason, path: '$.password' },
    });
    expect(await customersWith('policy@example.com')).toEqual([]);
  });

  it.each([
    ['$.customer.login', { customer: { firstName: 'Dale', lastName: 'O', email: 'a@example.com', login: 'b@example.com' } }],
    [
      '$.customer.firstName',
      { customer: { firstName: '4111 1111 1111 1111', lastName: 'O', email: 'a@example.com', login: 'a@example.com' } },
    ],
    ['$.customer.lastName', { customer: { firstName: 'Dale', lastName: 'O\nBcc', email: 'a@example.com', login: 'a@example.com' } }],
    ['$.customer.email', { customer: { firstName: 'Dale', lastName: 'O', email: 'a@example', login: 'a@example' } }],
  ])('ACCOUNT-016 is rejected with the path of what is wrong: %s', async (path, overrides) => {
    const { client } = await newGuest();
    await expect(client.registerCustomer(registration('x@example.com', overrides))).rejects.toMatchObject({
      type: 'ValidationException',
      arguments: { path },
    });
  });

  it.each([
    ['plus', 'dale+boots@example.com', 'DALE+boots@example.com'],
    ['unicode', 'jürgen@müller.example', 'jürgen@xn--mller-kva.example'],
    ['254 characters', `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.co`, undefined],
  ])('accepts an address with %s, and knows it in other spellings', async (_, email, spelled = email.toUpperCase()) => {
    await (await newGuest()).client.registerCustomer(registration(email));
    const again = (await newGuest()).client.registerCustomer(registration(spelled));
    await expect(again).rejects.toMatchObject({ type: 'LoginAlreadyInUseException' });
  });

  it('AUTH-009 of an address with more than 254 characters names the limit', async () => {
    const { client } = await newGuest();
    await expect(client.registerCustomer(registration(`${'a'.repeat(243)}@example.com`))).rejects.toMatchObject({
      status: 400,
      type: 'ValidationException',
      message: expect.stringContaining('Email cannot be longer than 254 characters.'),
    });
  });

  it('ERROR-010 ERROR-044 ERROR-006 of an address in use carries title, type and detail beside the fault', async () => {
    const { email } = await createCustomer(commerce);
    const guest = await newGuest();
    const response = await commerce.request('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/customers', {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.accessToken}`, 'content-type': 'application/json', 'x-client-address': '10.2.0.1' },
      body: JSON.stringify(registration(email).body),
    });
    expect(response.status).toBe(400);
    const detail = 'An account with this email address already exists.';
    expect(await response.json()).toMatchObject({
      title: 'Login Already In Use',
      type: 'LoginAlreadyInUseException',
      detail,
      fault: { type: 'LoginAlreadyInUseException', message: detail },
    });
  });

  it('twice at once with one address creates one customer', async () => {
    const email = 'twice@example.com';
    const guests = await Promise.all(Array.from({ length: 6 }, newGuest));
    const results = await Promise.allSettled(guests.map(({ client }) => client.registerCustomer(registration(email))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ type: 'LoginAlreadyInUseException' });
    }
    expect(await customersWith(email)).toHaveLength(1);
    const { rows } = await database.pool.query(`SELECT count(*)::int AS orphans FROM customer_password p
      WHERE NOT EXISTS (SELECT FROM customer_login l WHERE l.customer_group_id = p.customer_group_id)`);
    expect(rows[0].orphans).toBe(0);
  });

  it('is limited by network, because it tells whether an address has an account', async () => {
    const { email } = await createCustomer(commerce);
    const guest = await commerce.guest('10.9.9.9');
    const attempt = () => guest.client.registerCustomer(registration(email)).catch((error) => error.type);
    const types = [];
    for (let count = 0; count < 22; count++) types.push(await attempt());
    expect(types.slice(0, 20)).toEqual(Array(20).fill('LoginAlreadyInUseException'));
    expect(types.slice(20)).toEqual(Array(2).fill('TooManyRequestsException'));
  });

  it('ERROR-030 without a body says so', async () => {
    const guest = await newGuest();
    const response = await commerce.request('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/customers', {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.accessToken}` },
    });
    expect(await response.json()).toMatchObject({ type: 'MissingBody', detail: 'Body is required for this request' });
  });
});
