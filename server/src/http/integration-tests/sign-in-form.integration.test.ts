import { addCustomerLink } from '@outfitter/commerce/testing';
import { describe, expect, it } from 'vitest';
import { cookieLine, newPassword, password, useAccountForms } from '../testing/account-forms.ts';
import type { FormBrowser } from '../testing/form-browser.ts';
import { createClientAt } from '../testing/log-in-guest.ts';

const forms = useAccountForms();
const { shop, openBrowser, newEmail, register, signIn, addCustomer, sessionOf, authTypeOf } = forms;

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
    const client = createClientAt(forms.origin, accessToken);
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
    const line = cookieLine(response, 'outfitter_merge');
    expect(line).toMatch(/; Path=\/; Max-Age=600; SameSite=Lax$/);
    const merge = JSON.parse(decodeURIComponent(/=([^;]*)/.exec(line ?? '')?.[1] ?? '')) as object;
    expect(merge).toMatchObject({ basketItems: 2, wishlistItems: 1, shortfalls: [] });
  });
});
