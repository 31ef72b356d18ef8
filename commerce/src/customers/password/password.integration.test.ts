import { headers as headerNames } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { createAccountMailbox } from '../../testing/account-mailbox.ts';
import { createCustomer, type TestCustomer } from '../../testing/customer-builder.ts';
import { pageHeaders, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { verifyCredentials } from './credentials.ts';

const database = useTestDatabase();
const endedSessions: { customerId: string; exceptUsid: string | undefined }[] = [];
const commerce = useTestCommerce(database, {
  endCustomerSessions: async (_tx, customerId, exceptUsid) => void endedSessions.push({ customerId, exceptUsid }),
});
const mailbox = createAccountMailbox(commerce);
const newPassword = 'nineteen patient otters';

let networks = 0;
const newNetwork = () => `10.3.${networks++}.1`;
const post = (path: string, body: object) =>
  commerce.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...pageHeaders, [headerNames.clientAddress]: newNetwork() },
    body: JSON.stringify(body),
  });
const resetPath = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/customers/password_reset';
const requestReset = (identification: string) => post(resetPath, { identification, type: 'email' });
const setPassword = async (token: string, password = newPassword) => {
  const response = await post('/api/customer/set-new-password-from-token/', { token, password });
  return { status: response.status, body: await response.json() };
};
const checkLink = async (token: string) => {
  const response = await post('/api/customer/password-link', { token });
  if (response.status === 204) return 'works';
  const { fault } = (await response.json()) as { fault: { arguments: { reason: string } } };
  return fault.arguments.reason;
};
const resetToken = async ({ email }: TestCustomer) => {
  await requestReset(email);
  return mailbox.linkTokenFor(email);
};
const signsIn = async (email: string, password: string) =>
  (await verifyCredentials(commerce.deps.database.db, email, password)) !== undefined;

describe('a password change', () => {
  const change = ({ client, params, password }: TestCustomer, overrides: object = {}) =>
    client.updateCustomerPassword({ params, body: { password: newPassword, currentPassword: password, ...overrides } });

  it('API-059 needs the current password, ends every other session and tells the customer', async () => {
    const customer = await createCustomer(commerce);
    await mailbox.receive();
    await change(customer);
    expect(await signsIn(customer.email, newPassword)).toBe(true);
    expect(await signsIn(customer.email, customer.password)).toBe(false);
    expect(endedSessions).toContainEqual({ customerId: customer.customerId, exceptUsid: customer.usid });
    expect(await mailbox.receive()).toMatchObject([{ to: customer.email, subject: 'Your password for Ridge & Rivet was changed' }]);
  });

  it('is rejected with a wrong current password, and after ten of them for a while', async () => {
    const customer = await createCustomer(commerce);
    const types = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      types.push(await change(customer, { currentPassword: 'wrong password' }).catch((error) => error.type));
    }
    expect(types).toEqual([...Array(10).fill('InvalidCredentialsException'), 'TooManyRequestsException']);
    expect(await signsIn(customer.email, customer.password)).toBe(true);
  });

  it('is rejected if the new password is too short, common or the email address', async () => {
    const customer = await createCustomer(commerce);
    for (const [password, reason] of [
      ['short', 'too_short'],
      ['iloveyou', 'common'],
      [customer.email, 'guessable'],
    ] as const) {
      await expect(change(customer, { password })).rejects.toMatchObject({ type: 'InvalidPasswordException', arguments: { reason } });
    }
  });

  it('happens once, if two are made at once', async () => {
    const customer = await createCustomer(commerce);
    const passwords = ['nineteen patient otters', 'twenty patient otters'];
    const results = await Promise.allSettled(passwords.map((password) => change(customer, { password })));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = passwords[results.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    expect(await signsIn(customer.email, winner)).toBe(true);
  });

  it('ERROR-008 is only for the customer', async () => {
    const customer = await createCustomer(commerce);
    const other = await createCustomer(commerce);
    await expect(change({ ...customer, client: other.client })).rejects.toMatchObject({ type: 'CustomerNotFoundException' });
    const guest = await commerce.guest();
    await expect(change({ ...customer, ...guest, params: { customerId: guest.customerId } })).rejects.toMatchObject({
      type: 'InvalidCustomerException',
    });
  });
});

describe('a password reset', () => {
  it('API-060 ACCOUNT-014 ACCOUNT-015 API-073 mails a link that sets a new password once, and ends every session', async () => {
    const customer = await createCustomer(commerce);
    await mailbox.receive();
    await requestReset(customer.email.toUpperCase());
    const [mail] = await mailbox.receive();
    expect(mail).toMatchObject({ to: customer.email, subject: 'Your link to a new password for Ridge & Rivet' });
    expect(mail?.text).toContain('expires in 30 minutes');
    const token = /set-password\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await setPassword(token)).toEqual({ status: 200, body: { success: true, login: customer.email } });
    expect(await signsIn(customer.email, newPassword)).toBe(true);
    expect(endedSessions).toContainEqual({ customerId: customer.customerId, exceptUsid: undefined });
    expect(await mailbox.receive()).toMatchObject([{ subject: 'Your password for Ridge & Rivet was changed' }]);
    expect(await setPassword(token, 'another password of mine')).toMatchObject({
      status: 400,
      body: { type: 'InvalidLinkException', fault: { arguments: { reason: 'used' } } },
    });
  });

  it('keeps the link for another attempt, if the password is rejected', async () => {
    const customer = await createCustomer(commerce);
    const token = await resetToken(customer);
    expect(await setPassword(token, 'password1')).toMatchObject({
      status: 400,
      body: { type: 'InvalidPasswordException', detail: expect.stringContaining('Many people use this password') },
    });
    expect(await setPassword(token)).toMatchObject({ status: 200 });
  });

  it('ACCOUNT-015 is over after 30 minutes', async () => {
    const customer = await createCustomer(commerce);
    const token = await resetToken(customer);
    commerce.clock.advance(30 * 60_000);
    expect(await setPassword(token)).toMatchObject({ body: { type: 'InvalidLinkException', fault: { arguments: { reason: 'expired' } } } });
    expect(await signsIn(customer.email, customer.password)).toBe(true);
  });

  it('ACCOUNT-015 a link tells whether it still works, as often as it is opened, and stays unused', async () => {
    const customer = await createCustomer(commerce);
    const token = await resetToken(customer);
    expect([await checkLink(token), await checkLink(token), await checkLink('x')]).toEqual(['works', 'works', 'unknown']);
    expect(await setPassword(token)).toMatchObject({ status: 200 });
    expect(await checkLink(token)).toBe('used');
    expect(await signsIn(customer.email, newPassword)).toBe(true);
  });

  it('succeeds once, if its link is opened twice at once', async () => {
    const token = await resetToken(await createCustomer(commerce));
    const results = await Promise.all([setPassword(token), setPassword(token, 'twenty patient otters')]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('ends all other links of the customer', async () => {
    const customer = await createCustomer(commerce);
    const [first, second] = [await resetToken(customer), await resetToken(customer)];
    expect(first).not.toBe(second);
    expect(await setPassword(second)).toMatchObject({ status: 200 });
    expect(await setPassword(first, 'twenty patient otters')).toMatchObject({ status: 400 });
  });

  it('confirms the address, to which the link was mailed', async () => {
    const customer = await createCustomer(commerce, { isConfirmed: false });
    await setPassword(await resetToken(customer));
    expect(await customer.client.getCustomer({ params: customer.params })).toMatchObject({ c_emailConfirmed: true });
  });

  it('needs a token of ours, from a page of ours', async () => {
    const { customerId } = await createCustomer(commerce);
    for (const token of ['', 'x', `${customerId}.${'A'.repeat(43)}`, `${'A'.repeat(60)}.${'B'.repeat(43)}`]) {
      expect(await setPassword(token)).toMatchObject({
        body: { type: 'InvalidLinkException', fault: { arguments: { reason: 'unknown' } } },
      });
    }
    const foreign = await commerce.request('/api/customer/set-new-password-from-token/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://rival.example' },
      body: JSON.stringify({ token: 'x', password: newPassword }),
    });
    expect(foreign.status).toBe(403);
  });

  it('sends at most five mails an hour to a customer', async () => {
    const customer = await createCustomer(commerce);
    await mailbox.receive();
    for (let count = 0; count < 8; count++) await requestReset(customer.email);
    expect(await mailbox.receive()).toHaveLength(5);
  });

  it('API-060 responds to an unknown address like to a known one, and mails nothing', async () => {
    const { email } = await createCustomer(commerce);
    await mailbox.receive();
    const [known, unknown] = [await requestReset(email), await requestReset('nobody@example.com')];
    const visible = async (response: Response) => ({
      status: response.status,
      body: await response.text(),
      headers: [...response.headers].filter(([name]) => name !== headerNames.correlationId),
    });
    expect(await visible(unknown)).toEqual(await visible(known));
    expect((await mailbox.receive()).map(({ to }) => to)).toEqual([email]);
  });

  it('API-060 takes as long for an unknown address as for a known one', async () => {
    const { email } = await createCustomer(commerce);
    const timed = async (identification: string) => {
      const start = performance.now();
      await requestReset(identification);
      return performance.now() - start;
    };
    for (let warmUp = 0; warmUp < 10; warmUp++) await timed(email);
    // How often the known address takes longer than the unknown one measured next to it: for equal durations, a fair coin.
    const pairs = 120;
    let slower = 0;
    for (let pair = 0; pair < pairs; pair++) {
      const isKnownFirst = pair % 2 === 0;
      const first = await timed(isKnownFirst ? email : `nobody${pair}@example.com`);
      const second = await timed(isKnownFirst ? `nobody${pair}@example.com` : email);
      if (isKnownFirst ? first > second : second > first) slower += 1;
    }
    // Five standard deviations of a fair coin: fails by chance once in two million runs.
    expect(Math.abs(slower - pairs / 2)).toBeLessThan((5 * Math.sqrt(pairs)) / 2);
  });
});

describe('credentials', () => {
  it('are hashed again at login when the costs of hashes have risen', async () => {
    const customer = await createCustomer(commerce, { password: 'wheelbarrow in the rain' });
    const hashOf = async () => {
      const { rows } = await database.pool.query('SELECT hash FROM customer_password WHERE customer_group_id = $1', [customer.customerId]);
      return rows[0].hash as string;
    };
    // The same password with a tenth of the memory.
    const cheap = await cheapHash(customer.password);
    await database.pool.query('UPDATE customer_password SET hash = $2 WHERE customer_group_id = $1', [customer.customerId, cheap]);
    expect(await signsIn(customer.email, 'wrong password')).toBe(false);
    expect(await hashOf()).toBe(cheap);
    expect(await signsIn(customer.email, customer.password)).toBe(true);
    const renewed = await hashOf();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,/);
    expect(await signsIn(customer.email, customer.password)).toBe(true);
    expect(await hashOf()).toBe(renewed);
  });
});

async function cheapHash(password: string): Promise<string> {
  const { argon2Sync, randomBytes } = await import('node:crypto');
  const nonce = randomBytes(16);
  const hash = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, memory: 2_048, passes: 1, parallelism: 1 });
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=2048,t=1,p=1$${base64(nonce)}$${base64(hash)}`;
}
