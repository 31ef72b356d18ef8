import { operations } from '@outfitter/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { withKeyRing } from '../auth/auth-dependencies.ts';
import { readSessionToken } from '../auth/sessions/session-cookie.ts';
import { loginCallsOf } from '../auth/testing/login-calls.ts';
import { passwordProof } from '../auth/verify-customer.ts';
import { createCustomer, type TestCustomer } from '../testing/customer-builder.ts';
import { pageHeaders, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { createSessionSignIn } from './sign-in-session.ts';
import { openBrowser, type TestBrowser } from './testing/session-calls.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const hour = 60 * 60 * 1_000;

let dale: TestCustomer;
beforeAll(async () => {
  dale = await createCustomer(commerce);
});
/** All calls that receive the session cookie. */
const sessionCalls = Object.values(operations).flatMap(({ path }) =>
  path.startsWith('/api/session/') ? [path.slice('/api/session/'.length)] : [],
);
const sessionCookieOf = (setCookies: string[]) => setCookies.find((cookie) => cookie.startsWith('outfitter_session=')) ?? '';

describe('signing in', () => {
  it('AUTH-012 AUTH-017 starts a session of the customer, with the refresh token in the cookie only', async () => {
    const browser = openBrowser(commerce);
    const { status, body, setCookies } = await browser.signIn(dale);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      authType: 'registered',
      customerId: dale.customerId,
      firstName: 'Dale',
      email: dale.email,
      expiresIn: 1800,
    });
    expect(body).not.toHaveProperty('merge');
    expect(sessionCookieOf(setCookies)).toMatch(/^outfitter_session=[^;]+; Path=\/api\/session; Max-Age=7775940; HttpOnly; SameSite=Lax$/);
    expect(JSON.stringify(body)).not.toContain(browser.cookies.get('outfitter_session'));
    const refreshed = await browser.refresh();
    expect(refreshed.body).toMatchObject({ authType: 'registered', customerId: dale.customerId, usid: body.usid });
  });

  it('AUTH-023 names the customer by one encrypted user id, in the session, the tokens and the data of the customer', async () => {
    const browser = openBrowser(commerce);
    const { body } = await browser.signIn(dale);
    const { login, redeem } = loginCallsOf(commerce);
    const tokens = (await redeem(await login(dale))).body;
    const customer = await dale.client.getCustomer({ params: dale.params });
    expect(customer.encUserId).toMatch(/^[0-9a-f]{32}$/);
    expect([body.encUserId, tokens.enc_user_id, (await browser.refresh()).body.encUserId]).toEqual(Array(3).fill(customer.encUserId));
    expect((await openBrowser(commerce).guest()).body).not.toHaveProperty('encUserId');
  });

  it('ERROR-049 AUTH-022 an expired session is replaced, with its cookie, by that of a guest', async () => {
    const browser = openBrowser(commerce);
    await browser.signIn(dale);
    const expired = browser.cookies.get('outfitter_session') ?? '';
    commerce.clock.advance(91 * 24 * hour);
    expect((await browser.refresh()).status).toBe(401);
    const { status, body } = await browser.guest();
    expect([status, body.authType]).toEqual([200, 'guest']);
    expect(body.customerId).not.toBe(dale.customerId);
    expect(browser.cookies.get('outfitter_session')).not.toBe(expired);
    expect((await browser.refresh()).body).toMatchObject({ authType: 'guest', customerId: body.customerId });
  });

  it('AUTH-016 ends at sign-out; the next session is a new guest’s', async () => {
    const browser = openBrowser(commerce);
    await browser.signIn(dale);
    const old = browser.cookies.get('outfitter_session') ?? '';
    expect((await browser.signOut()).status).toBe(204);
    expect(browser.cookies.has('outfitter_session')).toBe(false);
    expect((await browser.guest()).body).toMatchObject({ authType: 'guest' });
    browser.cookies.set('outfitter_session', old);
    expect((await browser.refresh()).status).toBe(401);
  });

  it('ERROR-046 is rejected with the same 401 for a wrong password and an unknown address, and keeps the guest', async () => {
    const browser = openBrowser(commerce);
    const guest = await browser.guest();
    const failed = [await browser.signIn({ ...dale, password: 'x' }), await browser.signIn({ email: 'nobody@example.com', password: 'x' })];
    for (const { status, body, setCookies } of failed) {
      expect([status, body.fault, setCookies]).toEqual([401, failed[0]?.body.fault, []]);
      expect(body.fault).toMatchObject({ type: 'InvalidCredentialsException', message: 'Invalid Credentials.' });
    }
    expect((await browser.refresh()).body.usid).toBe(guest.body.usid);
  });

  it.each(sessionCalls)(
    'the call %s is rejected from other sites, without a cookie, and leaves the session of a customer',
    async (call) => {
      const browser = openBrowser(commerce);
      const { body } = await browser.signIn(dale);
      const token = browser.cookies.get('outfitter_session') ?? '';
      const foreign: Record<string, string>[] = [
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
        { origin: 'null' },
        { 'sec-fetch-site': 'same-site', origin: pageHeaders.origin },
      ];
      for (const headers of foreign) {
        const rejected = await browser.post(call, { email: dale.email, password: dale.password, keepSignedIn: true }, headers);
        expect([rejected.status, rejected.setCookies], JSON.stringify(headers)).toEqual([403, []]);
      }
      expect(browser.cookies.get('outfitter_session')).toBe(token);
      expect((await browser.refresh()).body).toMatchObject({ customerId: dale.customerId, usid: body.usid });
    },
  );
});

describe('a session that ends with the browser', () => {
  it('AUTH-022 has a cookie without a lifetime, also after each rotation, and ends after 12 hours however often it rotates', async () => {
    const browser = openBrowser(commerce);
    const signedIn = await browser.signIn(dale, false);
    expect(sessionCookieOf(signedIn.setCookies)).toMatch(/^outfitter_session=[^;]+; Path=\/api\/session; HttpOnly; SameSite=Lax$/);
    for (let passed = 1; passed < 12; passed += 1) {
      commerce.clock.advance(hour);
      const refreshed = await browser.refresh();
      expect(refreshed.body.customerId).toBe(dale.customerId);
      expect(sessionCookieOf(refreshed.setCookies)).not.toContain('Max-Age');
    }
    commerce.clock.advance(hour - 60_000);
    expect((await browser.refresh()).status).toBe(401);
  });

  it('keeps its expiry and its kind of cookie when the customer signs in again without a choice, as a persistent session does', async () => {
    const signInAgain = (browser: TestBrowser) => browser.post('login', { email: dale.email, password: dale.password });
    const browser = openBrowser(commerce);
    await browser.signIn(dale, false);
    commerce.clock.advance(11 * hour);
    expect(sessionCookieOf((await signInAgain(browser)).setCookies)).not.toContain('Max-Age');
    commerce.clock.advance(hour - 60_000);
    expect((await browser.refresh()).status).toBe(401);
    await browser.signIn(dale, true);
    expect(sessionCookieOf((await signInAgain(browser)).setCookies)).toContain('Max-Age=7775940');
    browser.cookies.clear();
    expect(sessionCookieOf((await signInAgain(browser)).setCookies), 'without an earlier session').not.toContain('Max-Age');
  });

  it('lasts 90 days from its last use if the customer stays signed in', async () => {
    const browser = openBrowser(commerce);
    await browser.signIn(dale, true);
    for (let month = 0; month < 4; month += 1) {
      commerce.clock.advance(80 * 24 * hour);
      const refreshed = await browser.refresh();
      expect(sessionCookieOf(refreshed.setCookies)).toContain('Max-Age=7775940');
    }
  });
});

describe('the session of the cookie at sign-in', () => {
  it('is not reused for the customer (session fixation)', async () => {
    const attacker = openBrowser(commerce);
    const planted = await attacker.guest();
    const browser = openBrowser(commerce);
    browser.cookies.set('outfitter_session', attacker.cookies.get('outfitter_session') ?? '');
    const { body } = await browser.signIn(dale);
    expect([body.usid, body.customerId]).not.toContain(planted.body.usid);
    expect((await attacker.refresh()).status).toBe(401);
    const withOldToken = attacker.client(planted.body);
    expect(await withOldToken.getCustomerSessions().catch((error: { type?: string }) => error.type)).toBe('InvalidCustomerException');
  });

  it('ends, if it is another customer’s, as does the customer’s own earlier one', async () => {
    const ann = await createCustomer(commerce);
    const browser = openBrowser(commerce);
    await browser.signIn(ann);
    const anns = browser.cookies.get('outfitter_session') ?? '';
    const first = await browser.signIn(dale);
    const { sessions } = await browser.client((await browser.signIn(dale)).body).getCustomerSessions();
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const before = openBrowser(commerce);
    before.cookies.set('outfitter_session', anns);
    expect((await before.refresh()).status).toBe(401);
    expect(first.status).toBe(200);
  });

  it('is merged if it is a guest’s that could be continued, and only then', async () => {
    const merged: string[] = [];
    const signIn = createSessionSignIn(withKeyRing(commerce.deps), async (guest, _, locale) => {
      merged.push(`${guest.customerGroupId} in ${locale}`);
      return { basketItems: 1, wishlistItems: 0, wishlistCuts: [], isLinkEnded: false, shortfalls: [], movedItems: [], droppedCoupons: [] };
    });
    const proof = await passwordProof(commerce.deps.database.db, dale);
    const signInWith = (cookie: string) => signIn(proof, { headers: new Headers({ cookie }), keepSignedIn: true, locale: 'fr-FR' });
    const browser = openBrowser(commerce);
    const guest = await browser.guest();
    const cookie = `outfitter_session=${browser.cookies.get('outfitter_session')}`;
    expect(readSessionToken(new Headers({ cookie }))).toBeDefined();
    expect(await signInWith(cookie)).toMatchObject({ ok: true, value: { merge: { basketItems: 1 } } });
    expect(merged).toEqual([`${guest.body.usid} in fr-FR`]);
    // Its family is revoked now.
    expect(await signInWith(cookie)).toMatchObject({ ok: true, value: { merge: undefined } });
    expect(await signInWith('outfitter_session=x.y')).toMatchObject({ ok: true, value: { merge: undefined } });
    expect(merged).toHaveLength(1);
  });
});
