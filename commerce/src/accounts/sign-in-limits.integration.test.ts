import type { SiteLocales } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { handlers } from '../auth/background.ts';
import { loginCallsOf } from '../auth/testing/login-calls.ts';
import type { Mail } from '../mail/index.ts';
import { handleOnce } from '../platform/jobs/event-handler.ts';
import { dispatchEvents } from '../platform/jobs/outbox.ts';
import { createAccountMailbox } from '../testing/account-mailbox.ts';
import { createCustomer, type TestCustomer } from '../testing/customer-builder.ts';
import { pageHeaders, testSettings, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { unlockCustomerFor } from './operator-commands.ts';
import { openBrowser, type TestBrowser } from './testing/session-calls.ts';

const commerce = useTestCommerce(useTestDatabase());
const wrong = ({ email }: { email: string }) => ({ email, password: 'x' });

const mailbox = createAccountMailbox(commerce);

async function guessOn(browser: TestBrowser, customer: { email: string }, attempts: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) statuses.push((await browser.signIn(wrong(customer))).status);
  return statuses;
}
async function failAt(address: string, customer: { email: string }, attempts: number): Promise<number[]> {
  return guessOn(openBrowser(commerce, { address }), customer, attempts);
}
const signInAt = async (address: string, customer: TestCustomer) => (await openBrowser(commerce, { address }).signIn(customer)).status;

describe('the limit of wrong passwords', () => {
  it('closes an account for the network that they come from, and for no other', async () => {
    const dale = await createCustomer(commerce);
    expect(await failAt('203.0.113.7', dale, 11)).toEqual([...Array(10).fill(401), 429]);
    expect([await signInAt('203.0.113.7', dale), await signInAt('198.51.100.7', dale)]).toEqual([429, 200]);
    expect(await signInAt('203.0.113.7', await createCustomer(commerce))).toBe(200);
    commerce.clock.advance(60_000);
    expect(await signInAt('203.0.113.7', dale)).toBe(200);
  });

  it('is forgotten by an operator in all networks, for this customer only', async () => {
    const [dale, other] = [await createCustomer(commerce), await createCustomer(commerce)];
    for (const address of ['203.0.113.20', '198.51.100.20']) for (const customer of [dale, other]) await failAt(address, customer, 10);
    const { db } = commerce.deps.database;
    await unlockCustomerFor(db, dale.email, testSettings.masterKey, { operator: 'Ada', now: commerce.clock.now() });
    for (const address of ['203.0.113.20', '198.51.100.20']) {
      expect([await signInAt(address, dale), await signInAt(address, other)]).toEqual([200, 429]);
    }
  });

  it('is the same for an address without an account', async () => {
    expect(await failAt('203.0.113.8', { email: 'nobody@example.com' }, 11)).toEqual([...Array(10).fill(401), 429]);
  });

  it('counts the addresses of a network together, and those of an account in all networks', async () => {
    const database = commerce.deps.database.pool;
    const dale = await createCustomer(commerce);
    await failAt('192.0.2.4', { email: 'one@example.com' }, 1);
    await database.query(`UPDATE rate_limit SET tokens = 0 WHERE name = 'customer-network' AND tokens = 59`);
    expect(await signInAt('192.0.2.4', dale)).toBe(429);
    await failAt('192.0.3.4', dale, 1);
    await database.query(`UPDATE rate_limit SET tokens = 0 WHERE name = 'customer-login-everywhere' AND tokens = 99`);
    expect(await signInAt('192.0.5.4', dale)).toBe(429);
  });

  it('does not count right ones', async () => {
    const dale = await createCustomer(commerce);
    for (let attempt = 0; attempt < 12; attempt += 1) expect(await signInAt('203.0.113.9', dale)).toBe(200);
  });

  it('applies to both ways to sign in together; the login call returns its own error format', async () => {
    const dale = await createCustomer(commerce);
    const address = '203.0.113.10';
    await failAt(address, dale, 10);
    const { response } = await loginCallsOf(commerce).login(dale, {}, { 'x-client-address': address });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await response.json()).toMatchObject({ status_code: '429', error: 'slow_down' });
  });
});

describe('a device on which a customer has signed in', () => {
  async function openKnownDevice(customer: TestCustomer, address: string) {
    const browser = openBrowser(commerce, { address });
    await browser.signIn(customer);
    await browser.signOut();
    return browser;
  }
  async function resetPassword(customer: TestCustomer): Promise<TestCustomer> {
    const post = async (path: string, body: object) =>
      (await commerce.request(path, { method: 'POST', headers: pageHeaders, body: JSON.stringify(body) })).status;
    const password = 'nineteen patient otters';
    await post('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/customers/password_reset', { identification: customer.email, type: 'email' });
    const token = await mailbox.linkTokenFor(customer.email);
    expect(await post('/api/customer/set-new-password-from-token/', { token, password })).toBe(200);
    return { ...customer, password };
  }
  const signInOn = async (browser: TestBrowser, customer: TestCustomer) => (await browser.signIn(customer)).status;

  it('is never locked out, whatever others try in its network, in all networks or on another device', async () => {
    const dale = await createCustomer(commerce);
    const address = '203.0.113.30';
    const browser = openBrowser(commerce, { address });
    const first = await browser.signIn(dale);
    expect(first.setCookies.find((cookie) => cookie.startsWith('outfitter_customer_device='))).toMatch(
      /; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    );
    await browser.signOut();
    const laptop = await openKnownDevice(dale, '203.0.113.31');
    expect((await failAt(address, dale, 11)).at(-1)).toBe(429);
    expect((await guessOn(laptop, dale, 21)).at(-1)).toBe(429);
    await commerce.deps.database.pool.query(`UPDATE rate_limit SET tokens = 0 WHERE name LIKE 'customer-login%'`);
    for (let attempt = 0; attempt < 12; attempt += 1) expect(await signInOn(browser, dale)).toBe(200);
  });

  it('has a limit of guesses: then it is limited like an unknown one, for the right password, too', async () => {
    const dale = await createCustomer(commerce);
    const browser = await openKnownDevice(dale, '203.0.113.32');
    expect(await guessOn(browser, dale, 21)).toEqual([...Array(20).fill(401), 429]);
    expect([await signInOn(browser, dale), await signInAt('198.51.100.32', dale)]).toEqual([429, 200]);
    // An hour gives the device its ten guesses back, and fills the bucket of ten in its network.
    commerce.clock.advance(60 * 60_000);
    expect(await guessOn(browser, dale, 21)).toEqual([...Array(20).fill(401), 429]);
  });

  it('has a limit for guesses that are made at once', async () => {
    const dale = await createCustomer(commerce);
    const browser = await openKnownDevice(dale, '203.0.113.33');
    await failAt('203.0.113.33', dale, 10);
    const replies = await Promise.all(Array.from({ length: 20 }, () => browser.signIn(wrong(dale))));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('can be signed in on after a password reset by email, and after an operator has unlocked the account', async () => {
    const dale = await createCustomer(commerce);
    const browser = await openKnownDevice(dale, '203.0.113.34');
    await guessOn(browser, dale, 20);
    expect(await signInOn(browser, dale)).toBe(429);
    const withNewPassword = await resetPassword(dale);
    expect(await signInOn(browser, withNewPassword)).toBe(200);
    await guessOn(browser, dale, 20);
    expect(await signInOn(browser, withNewPassword)).toBe(429);
    await unlockCustomerFor(commerce.deps.database.db, dale.email, testSettings.masterKey, { operator: 'Ada', now: commerce.clock.now() });
    expect(await signInOn(browser, withNewPassword)).toBe(200);
  });

  it('counts the guesses of each of its customers apart', async () => {
    const [dale, ann] = [await createCustomer(commerce), await createCustomer(commerce)];
    const browser = await openKnownDevice(dale, '203.0.113.35');
    await browser.signIn(ann);
    await browser.signOut();
    await guessOn(browser, dale, 20);
    expect([await signInOn(browser, dale), await signInOn(browser, ann)]).toEqual([429, 200]);
  });

  it('does not bypass another customer’s limit, and gives no access', async () => {
    const [dale, ann] = [await createCustomer(commerce), await createCustomer(commerce)];
    const address = '203.0.113.21';
    const browser = openBrowser(commerce, { address });
    await browser.signIn(ann);
    await browser.signOut();
    await failAt(address, dale, 10);
    expect((await browser.signIn(dale)).status).toBe(429);
    expect((await browser.signIn(wrong(ann))).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
  });
});

describe('the mail on a new device', () => {
  async function deliver(): Promise<Mail[]> {
    const sent: Mail[] = [];
    const transport = { send: async (mail: Mail) => void sent.push(mail) };
    const languages: SiteLocales = { locales: ['en-US', 'fr-FR'], localeFrom: 'path' };
    const shop = { brand: testSettings.brand, siteOrigin: testSettings.siteOrigin, languages };
    const { database, clock, log } = commerce.deps;
    await dispatchEvents(
      database.db,
      async (events) => {
        for (const event of events) {
          for (const handler of handlers({ transport, shop }).filter(({ kind }) => kind === event.kind)) {
            await handleOnce(database.db, handler, event, { clock, log });
          }
        }
      },
      clock.now(),
    );
    return sent;
  }

  it('is sent once for each device, in the customer’s language, and names browser and system', async () => {
    await deliver();
    const dale = await createCustomer(commerce, {
      locale: 'fr-FR',
      registeredAt: new Date(commerce.clock.now().getTime() - 30 * 24 * 60 * 60 * 1_000),
    });
    const browser = openBrowser(commerce, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' });
    await browser.signIn(dale);
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: dale.email, subject: 'Nouvelle connexion à votre compte Ridge & Rivet' });
    expect(mail?.text).toContain('Firefox sous Linux');
    expect(mail?.text).toContain('/reset-password');
    await browser.signOut();
    await browser.signIn(dale);
    expect(await deliver()).toEqual([]);
    await openBrowser(commerce).signIn(dale);
    expect(await deliver()).toHaveLength(1);
  });

  it('is not sent for the sign-in that ends a registration, or for a wrong password', async () => {
    const dale = await createCustomer(commerce);
    await openBrowser(commerce).signIn(dale);
    await openBrowser(commerce).signIn(wrong(dale));
    expect(await deliver()).toEqual([]);
    await openBrowser(commerce).signIn(dale);
    expect(await deliver()).toMatchObject([{ to: dale.email }]);
  });
});

describe('more sign-ins at once than passwords can be hashed', () => {
  it('get 503 with Retry-After, and neither count as wrong passwords nor hold up other calls', async () => {
    commerce.clock.advance(24 * 60 * 60 * 1_000);
    const attempts = Array.from({ length: 60 }, async (_, index) => {
      const headers = { ...pageHeaders, 'x-client-address': `10.${index}.0.1` };
      const body = JSON.stringify({ email: `nobody${index}@example.com`, password: 'x', keepSignedIn: true });
      return commerce.request('/api/session/login', { method: 'POST', headers, body });
    });
    let left = attempts.length;
    for (const attempt of attempts) void attempt.finally(() => left--);
    expect((await commerce.request('/healthz')).status).toBe(200);
    expect(left).toBeGreaterThan(0);
    const responses = await Promise.all(attempts);
    const rejected = responses.filter(({ status }) => status === 503);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected.length).toBeLessThan(60);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 503]));
    for (const { headers } of rejected) expect(headers.get('retry-after')).toBe('2');
    const { rows } = await commerce.deps.database.pool.query(
      `SELECT count(*)::int AS wrong FROM rate_limit WHERE name = 'customer-login-everywhere' AND tokens = 99 AND refilled_at = $1`,
      [commerce.clock.now()],
    );
    expect(rows[0].wrong).toBe(60 - rejected.length);
  });
});

describe('the duration of a failed sign-in', () => {
  it('does not tell an address with an account from one without: it is longer for either in about half of the pairs', async () => {
    const dale = await createCustomer(commerce);
    const duration = async (email: string) => {
      const started = performance.now();
      expect((await openBrowser(commerce).signIn({ email, password: 'x' })).status).toBe(401);
      return performance.now() - started;
    };
    const pairs = 32;
    let longer = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      await commerce.deps.database.pool.query('DELETE FROM rate_limit');
      // Each of the two comes first equally often.
      const [first, second] = pair % 2 === 0 ? [dale.email, 'nobody@example.com'] : ['nobody@example.com', dale.email];
      const [one, other] = [await duration(first), await duration(second)];
      if (one > other === (pair % 2 === 0)) longer += 1;
    }
    // Four standard deviations of a fair coin: a false alarm in 16,000 runs.
    const deviation = Math.sqrt(pairs) / 2;
    expect(Math.abs(longer - pairs / 2)).toBeLessThan(4 * deviation);
  }, 120_000);
});
