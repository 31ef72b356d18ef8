import { addCustomerLink } from '@outfitter/commerce/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FormBrowser, openFormBrowser } from '../testing/form-browser.ts';
import { createClientAt } from '../testing/log-in-guest.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb({ PROXIES: '1' });
});

const password = 'three blue otters';
const newPassword = 'seven gray herons';
let opened = 0;
/** Opens a browser in a network of its own, because the limits count by network. */
function openBrowser(): FormBrowser {
  opened += 1;
  return openFormBrowser(web.origin, `2001:db8:${opened}::1`);
}
const newEmail = (name: string) => `${name}${opened}@example.com`;

const register = (browser: FormBrowser, email: string, fields: Record<string, string> = {}) =>
  browser.postToSession('/register', { fullName: 'Dale Lindqvist', email, password, ...fields });
const signIn = (browser: FormBrowser, email: string, fields: Record<string, string> = {}, page = '/login') =>
  browser.postToSession(page, { email, password, keepSignedIn: 'on', ...fields });

async function addCustomer(email: string): Promise<void> {
  expect((await register(openBrowser(), email)).status).toBe(303);
}

async function sessionOf(browser: FormBrowser) {
  const { status, text } = await browser.callSession('refresh');
  if (status !== 200) return undefined;
  const { authType, customerId, accessToken } = JSON.parse(text) as { authType: string; customerId: string; accessToken: string };
  return { authType, customerId, client: createClientAt(web.origin, accessToken) };
}
const authTypeOf = async (browser: FormBrowser) => (await sessionOf(browser))?.authType;
const cookieLine = ({ setCookies }: { setCookies: readonly string[] }, name: string) =>
  setCookies.find((line) => line.startsWith(`${name}=`));

describe('a sign-in without JavaScript', () => {
  it('AUTH-004 AUTH-007 starts a session by the cookies of the response, and leads to the account', async () => {
    await addCustomer('dale@example.com');
    const browser = openBrowser();
    const page = await browser.get('/login');
    expect(page.text).toContain('action="/api/session/form/login"');
    const response = await signIn(browser, 'dale@example.com');
    expect([response.status, response.headers.location, response.headers['cache-control']]).toEqual([303, '/account', 'private, no-store']);
    expect(cookieLine(response, 'outfitter_session')).toMatch(/; Path=\/api\/session; Max-Age=7775940; HttpOnly; SameSite=Lax$/);
    expect(cookieLine(response, 'outfitter_customer_device')).toMatch(/; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
    expect(cookieLine(response, 'outfitter_session_changed')).not.toContain('HttpOnly');
    expect(await authTypeOf(browser)).toBe('registered');
  });

  it('AUTH-022 of a customer who does not stay signed in sets a cookie without a lifetime', async () => {
    await addCustomer('short@example.com');
    const browser = openBrowser();
    const response = await browser.postToSession('/login', { email: 'short@example.com', password });
    expect(response.status).toBe(303);
    expect(cookieLine(response, 'outfitter_session')).toMatch(/; Path=\/api\/session; HttpOnly; SameSite=Lax$/);
  });

  it.each([
    ['wrong password', 'known@example.com', 'x'],
    ['unknown address', 'nobody@example.com', password],
  ])('ERROR-002 shows the same error for a %s, keeps the email but not the password, and sets no cookie', async (_, email, typed) => {
    if (email === 'known@example.com') await addCustomer(email);
    const browser = openBrowser();
    await browser.callSession('guest');
    const { status, text, setCookies, headers } = await signIn(browser, email, { password: typed });
    expect([status, headers['cache-control'], setCookies]).toEqual([401, 'private, no-store', []]);
    expect(text).toContain('Incorrect username or password, please try again.');
    expect(text).toMatch(new RegExp(`<input[^>]+name="email"[^>]+value="${email}"`));
    expect(text).toMatch(/<input[^>]+name="password"[^>]+value=""/);
    expect(await authTypeOf(browser)).toBe('guest');
  });

  it('AUTH-008 AUTH-010 requires an email and a password, and keeps the choice not to stay signed in', async () => {
    const { status, text } = await openBrowser().postToSession('/login', { email: '', password: '' });
    expect(status).toBe(422);
    expect(text).toContain('Email Address is required');
    expect(text).toContain('Password is required');
    expect(/<input[^>]+name="keepSignedIn"[^>]*>/.exec(text)?.[0]).not.toContain('checked');
  });

  it.each([
    ['/login?returnTo=%2Fmen%2Fcoats%3Fsort%3Dprice-low-to-high', '/men/coats?sort=price-low-to-high'],
    ['/login?returnTo=%2F%2Fevil.example%2Fx', '/account'],
    ['/login?returnTo=%2F%5Cevil.example', '/account'],
    ['/login?returnTo=https%3A%2F%2Fevil.example', '/account'],
    ['/fr-FR/login?returnTo=%2Fmen', '/fr-FR/men'],
  ])('ROUTE-005 at %s leads to %s', async (page, location) => {
    const email = newEmail('return');
    await addCustomer(email);
    const response = await signIn(openBrowser(), email, {}, page);
    expect([response.status, response.headers.location]).toEqual([303, location]);
  });

  it('is limited by network and by account, as the call is', async () => {
    await addCustomer('limited@example.com');
    const browser = openBrowser();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn(browser, 'limited@example.com', { password: 'x' })).status).toBe(401);
    }
    const closed = await signIn(browser, 'limited@example.com');
    expect([closed.status, closed.setCookies]).toEqual([429, []]);
    expect(closed.text).toContain('Too many requests. Please wait a moment, then try again.');
    expect((await signIn(openBrowser(), 'limited@example.com')).status).toBe(303);
  }, 60_000);

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('is rejected from other sites, so that nobody is signed in to an account of someone else: %j', async (headers) => {
    const email = newEmail('attacker');
    await addCustomer(email);
    const browser = openBrowser();
    for (const page of ['/login', '/register', '/set-password?token=x', '/account']) {
      const fields = { fullName: 'Mallory', email, password, keepSignedIn: 'on' };
      const response = await browser.postToSession(page, fields, headers);
      expect([response.status, response.setCookies], page).toEqual([403, []]);
    }
  });

  it('is accepted below the path of the cookie only, which leads to the page when it is opened', async () => {
    const browser = openBrowser();
    expect((await browser.post('/login', { email: 'dale@example.com', password })).status).toBe(405);
    expect((await browser.postToSession('/reset-password', { email: 'dale@example.com' })).status).toBe(405);
    expect((await browser.postToSession('/email-deals', { email: 'dale@example.com' })).status).toBe(405);
    const reopened = await browser.get('/api/session/form/login?returnTo=%2Fmen');
    expect([reopened.status, reopened.headers.location]).toEqual([302, '/login?returnTo=%2Fmen']);
  });
});

describe('the guest of the browser that signs in without JavaScript', () => {
  async function fillGuest(browser: FormBrowser): Promise<string> {
    const guest = await browser.callSession('guest');
    const { accessToken, customerId } = JSON.parse(guest.text) as { accessToken: string; customerId: string };
    const client = createClientAt(web.origin, accessToken);
    const { rows } = await shop.database.pool.query<{ id: string }>(`SELECT id FROM sku WHERE style_id = '4117' ORDER BY id LIMIT 8`);
    const { basketId } = await client.createBasket();
    for (const { id } of rows) {
      const added = await client.addBasketItems({ params: { basketId }, body: [{ productId: id, quantity: 2 }] }).catch(() => undefined);
      if (!added) continue;
      const list = await client.createProductList({ params: { customerId }, body: { type: 'wish_list' } });
      await client.addProductListItem({
        params: { customerId, listId: list.id },
        body: { type: 'product', productId: id, quantity: 1, priority: 1, public: false },
      });
      return id;
    }
    throw new Error('no size of the coat is in stock');
  }

  async function saved(browser: FormBrowser) {
    const { client, customerId, authType } = (await sessionOf(browser))!;
    const { baskets } = await client.getCustomerBaskets({ params: { customerId } });
    const lists = await client.getProductLists({ params: { customerId } });
    return {
      authType,
      basket: baskets?.[0]?.productItems?.map(({ productId, quantity }) => [productId, quantity]),
      list: lists.data.flatMap(({ customerProductListItems = [] }) => customerProductListItems.map(({ productId }) => productId)),
    };
  }

  it.each(['sign-in', 'registration', 'new password'])('BASKET-011 is merged into the customer by a %s', async (way) => {
    const email = newEmail('merge');
    if (way !== 'registration') await addCustomer(email);
    const browser = openBrowser();
    const productId = await fillGuest(browser);
    const token = way === 'new password' ? await addCustomerLink(shop.database.pool, email, 'password') : '';
    const response = await {
      'sign-in': () => signIn(browser, email),
      registration: () => register(browser, email),
      'new password': () => browser.postToSession(`/set-password?token=${token}`, { password: newPassword }),
    }[way]!();
    expect(response.status).toBe(303);
    expect(await saved(browser)).toEqual({ authType: 'registered', basket: [[productId, 2]], list: [productId] });
  });
});

describe('a registration without JavaScript', () => {
  it('ACCOUNT-007 signs the customer in, and leads back', async () => {
    const browser = openBrowser();
    const response = await browser.postToSession('/register?returnTo=%2Fmen', {
      fullName: 'Wren Ostergaard',
      email: 'wren@example.com',
      password,
    });
    expect([response.status, response.headers.location]).toEqual([303, '/men']);
    const { client, customerId } = (await sessionOf(browser))!;
    expect(await client.getCustomer({ params: { customerId } })).toMatchObject({ firstName: 'Wren', lastName: 'Ostergaard' });
  });

  it.each([
    ['short', 'Use at least 8 characters.'],
    ['password1', 'This is one of the most used passwords'],
    ['weak@example.com', 'This password is made of our name or your email address'],
  ])('rejects the password %s beside its field, and keeps name and email only', async (weak, error) => {
    const browser = openBrowser();
    const { status, text } = await register(browser, 'weak@example.com', { password: weak });
    expect(status).toBe(422);
    expect(text).toContain(error);
    expect(text).toMatch(/<input[^>]+name="fullName"[^>]+value="Dale Lindqvist"/);
    expect(text).toMatch(/<input[^>]+name="email"[^>]+value="weak@example.com"/);
    expect(text).toMatch(/<input[^>]+name="password"[^>]+value=""/);
    expect(await authTypeOf(browser)).not.toBe('registered');
  });

  it('ERROR-010 says that the address has an account, and keeps the guest', async () => {
    await addCustomer('taken@example.com');
    const browser = openBrowser();
    const guest = JSON.parse((await browser.callSession('guest')).text) as { customerId: string };
    const { status, text } = await register(browser, 'taken@example.com');
    expect(status).toBe(400);
    expect(text).toMatch(/role="alert".*An account with this email address already exists\..*href="\/reset-password"/s);
    expect(await sessionOf(browser)).toMatchObject({ authType: 'guest', customerId: guest.customerId });
  });

  it('is limited by network', async () => {
    await addCustomer('probed@example.com');
    const browser = openBrowser();
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await register(browser, 'probed@example.com')).status);
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  }, 60_000);
});

describe('a forgotten password without JavaScript', () => {
  const countRequests = async () =>
    (await shop.database.pool.query(`SELECT count(*)::int AS requests FROM outbox_event WHERE kind = 'customer-password-reset'`)).rows[0]
      .requests;

  it.each(['reset@example.com', 'nobody@example.com'])('ACCOUNT-010 ERROR-005 confirms that a link was sent to %s', async (email) => {
    if (email === 'reset@example.com') await addCustomer(email);
    const before = await countRequests();
    const { status, text } = await openBrowser().post('/reset-password', { email: email.toUpperCase() });
    expect(status).toBe(200);
    expect(text).toContain('Hey, check your email');
    expect(text).toMatch(/<a[^>]+href="\/login"[^>]*>Continue/);
    expect(text).not.toContain('Back to sign in');
    expect(await countRequests()).toBe(before + 1);
  });

  it('ACCOUNT-013 requires an address', async () => {
    const { status, text } = await openBrowser().post('/reset-password', { email: '' });
    expect(status).toBe(422);
    expect(text).toContain('This field is required');
  });

  it('ACCOUNT-015 the link sets a password and signs in, and works once; a weak password does not use it up', async () => {
    await addCustomer('forgot@example.com');
    const page = `/set-password?token=${await addCustomerLink(shop.database.pool, 'forgot@example.com', 'password')}`;
    const browser = openBrowser();
    const form = await browser.get(page);
    expect(form.text).toContain(`action="/api/session/form${page}"`);
    const rejected = await browser.postToSession(page, { password: 'password1' });
    expect(rejected.status).toBe(422);
    expect(rejected.text).toContain('This is one of the most used passwords');
    expect(rejected.headers).toMatchObject({ 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' });
    const done = await browser.postToSession(page, { password: newPassword });
    expect([done.status, done.headers.location]).toEqual([303, '/account']);
    expect(await authTypeOf(browser)).toBe('registered');
    const used = await openBrowser().postToSession(page, { password: 'nine brown geese' });
    expect([used.status, used.setCookies]).toEqual([400, []]);
    expect(used.text).toMatch(/This link has expired or was used already\..*href="\/reset-password"/s);
    expect((await signIn(openBrowser(), 'forgot@example.com')).status).toBe(401);
  });
});

describe('the account without JavaScript', () => {
  it.each(['/account', '/account/orders', '/account/profile'])(
    'says at %s what works without it, and nothing about the customer',
    async (path) => {
      const email = newEmail('quiet');
      await addCustomer(email);
      const browser = openBrowser();
      await signIn(browser, email);
      const { text } = await browser.get(path);
      expect(text).toMatch(/<noscript>.*Your account needs JavaScript\..*href="\/track-order".*action="\/api\/session\/form\/account"/s);
      expect(text).not.toContain('Lindqvist');
    },
  );

  it('AUTH-016 signs out by its form', async () => {
    await addCustomer('leaving@example.com');
    const browser = openBrowser();
    await signIn(browser, 'leaving@example.com');
    const session = browser.cookies.get('outfitter_session')!;
    const response = await browser.postToSession('/account', {});
    expect([response.status, response.headers.location]).toEqual([303, '/']);
    expect(browser.cookies.has('outfitter_session')).toBe(false);
    browser.cookies.set('outfitter_session', session);
    expect(await sessionOf(browser)).toBeUndefined();
    expect((await browser.postToSession('/account/profile', {})).status).toBe(404);
  });

  it('confirms an email address by the button behind the link, and changes nothing when it is opened', async () => {
    await addCustomer('confirm@example.com');
    const page = `/account/confirm-email?token=${await addCustomerLink(shop.database.pool, 'confirm@example.com', 'email')}`;
    const isConfirmed = async () =>
      (await shop.database.pool.query(`SELECT email_confirmed_at FROM customer WHERE email = 'confirm@example.com'`)).rows[0]
        .email_confirmed_at !== null;
    const browser = openBrowser();
    const opened = await browser.get(page);
    expect(opened.text).toMatch(/<noscript><form[^>]+action="\/api\/session\/form\/account\/confirm-email\?token=.*Confirm my email/s);
    expect(await isConfirmed()).toBe(false);
    const { status, text } = await browser.postToSession(page, {});
    expect(status).toBe(200);
    expect(text).toContain('confirm@example.com is confirmed');
    expect(await isConfirmed()).toBe(true);
    const unknown = await browser.postToSession('/account/confirm-email?token=unknown', {});
    expect(unknown.status).toBe(400);
    expect(unknown.text).toContain('This link has expired or was used already.');
  });

  it('erases the account by the button behind the link, ends the session, and changes nothing when it is opened', async () => {
    await addCustomer('erased@example.com');
    const browser = openBrowser();
    await signIn(browser, 'erased@example.com');
    const page = `/account/confirm-erasure?token=${await addCustomerLink(shop.database.pool, 'erased@example.com', 'erasure')}`;
    const count = async () =>
      (await shop.database.pool.query(`SELECT count(*)::int AS found FROM customer WHERE email = 'erased@example.com'`)).rows[0].found;
    expect((await browser.get(page)).text).toContain('Erase my account for good');
    expect(await count()).toBe(1);
    const foreign = await browser.postToSession(page, {}, { origin: 'https://evil.example' });
    expect([foreign.status, await count()]).toEqual([403, 1]);
    const { status, text } = await browser.postToSession(page, {});
    expect(status).toBe(200);
    expect(text).toContain('Your account is erased');
    expect([await count(), browser.cookies.has('outfitter_session')]).toEqual([0, false]);
    const unknown = await browser.postToSession('/account/confirm-erasure?token=unknown', {});
    expect([unknown.status, unknown.text.includes('Nothing was erased.')]).toEqual([400, true]);
  });
});
