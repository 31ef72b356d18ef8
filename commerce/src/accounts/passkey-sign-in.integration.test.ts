import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPasskey, newAuthenticator } from '../passkeys/testing/add-passkey.ts';
import type { SoftwareAuthenticator, UseFaults } from '../passkeys/testing/software-authenticator.ts';
import { createAccountMailbox } from '../testing/account-mailbox.ts';
import { createCustomer, type RegisteredCustomer, registerTestCustomer } from '../testing/customer-builder.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { pageHeaders, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { untilStatementsWait } from '../testing/waiting-statements.ts';
import { addPasskeyIn, signInWithPasskey, startPasskeySignIn } from './testing/passkey-calls.ts';
import { openBrowser, type SessionReply } from './testing/session-calls.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const hour = 60 * 60 * 1_000;
beforeAll(async () => {
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP']) await addSku(database.pool, { id });
});

async function customerWithPasskey(options: Parameters<typeof newAuthenticator>[0] = {}) {
  const customer = await registerTestCustomer(commerce.deps, {
    registeredAt: new Date(commerce.clock.now().getTime() - 30 * 24 * 60 * 60_000),
  });
  return { customer, ...(await addPasskeyIn(openBrowser(commerce), customer, options)) };
}
const outcomeOf = ({ status, body }: SessionReply) =>
  status === 200 ? 'signed in' : ((body.fault as { arguments?: { reason?: string } } | undefined)?.arguments?.reason ?? body.fault?.type);
const eventsOf = async (kind: string, { customerId }: RegisteredCustomer) =>
  (await database.pool.query(`SELECT payload FROM outbox_event WHERE kind = $1 AND payload->>'customerId' = $2`, [kind, customerId])).rows;

describe('signing in with a passkey', () => {
  it('AUTH-012 is the sign-in of a password: session, cookies, device and list of sessions', async () => {
    const { customer, authenticator, client } = await customerWithPasskey();
    const browser = openBrowser(commerce, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' });
    const { status, body, setCookies } = await signInWithPasskey(browser, authenticator);
    expect(status).toBe(200);
    expect(body).toMatchObject({ authType: 'registered', customerId: customer.customerId, firstName: 'Dale', email: customer.email });
    expect(setCookies.find((cookie) => cookie.startsWith('outfitter_session='))).toContain('Max-Age=7775940; HttpOnly');
    expect(setCookies.some((cookie) => cookie.startsWith('outfitter_customer_device='))).toBe(true);
    expect((await browser.refresh()).body).toMatchObject({ customerId: customer.customerId, usid: body.usid });
    expect((await client.getCustomerSessions()).sessions.map(({ browser: name }) => name)).toContain('Firefox');
    expect((await client.getPasskeys()).passkeys).toMatchObject([{ lastUsedAt: commerce.clock.now().toISOString() }]);
  });

  it('AUTH-022 ends with the browser, and after 12 hours, unless the customer stays signed in', async () => {
    const { authenticator } = await customerWithPasskey();
    const browser = openBrowser(commerce);
    const { setCookies } = await signInWithPasskey(browser, authenticator, { keepSignedIn: false });
    expect(setCookies.find((cookie) => cookie.startsWith('outfitter_session='))).not.toContain('Max-Age');
    commerce.clock.advance(12 * hour);
    expect((await browser.refresh()).status).toBe(401);
  });

  it('tells the customer of a new device, and not of a known one', async () => {
    const { customer, authenticator } = await customerWithPasskey();
    const known = await eventsOf('customer.signed-in-on-new-device', customer);
    const browser = openBrowser(commerce);
    await signInWithPasskey(browser, authenticator);
    await browser.signOut();
    await signInWithPasskey(browser, authenticator);
    expect(await eventsOf('customer.signed-in-on-new-device', customer)).toHaveLength(known.length + 1);
  });

  it('BASKET-011 merges the guest’s basket and wishlist, and ends the guest’s session', async () => {
    const { authenticator } = await customerWithPasskey();
    const browser = openBrowser(commerce);
    const guest = await browser.guest();
    const guestCookie = browser.cookies.get('outfitter_session') ?? '';
    const asGuest = browser.client(guest.body);
    const { basketId } = await asGuest.createBasket();
    await asGuest.addBasketItems({ params: { basketId }, body: [{ productId: 'COAT', quantity: 2 }] });
    const params = { customerId: guest.body.customerId };
    const { id: listId } = await asGuest.createProductList({ params, body: { type: 'wish_list' } });
    await asGuest.addProductListItem({ params: { ...params, listId }, body: { productId: 'CAP' } });
    const { body } = await signInWithPasskey(browser, authenticator);
    expect(body.merge).toMatchObject({ basketItems: 2, wishlistItems: 1, shortfalls: [], droppedCoupons: [] });
    const { baskets } = await browser.client(body).getCustomerBaskets({ params: { customerId: body.customerId } });
    expect(baskets?.[0]?.productItems).toMatchObject([{ productId: 'COAT', quantity: 2 }]);
    expect(body.usid).not.toBe(guest.body.usid);
    const before = openBrowser(commerce);
    before.cookies.set('outfitter_session', guestCookie);
    expect((await before.refresh()).status).toBe(401);
  });

  const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const faults: [string, string, UseFaults][] = [
    ['of another site', 'origin', { origin: 'https://evil.example' }],
    ['in a frame of another site', 'origin', { crossOrigin: true }],
    ['for another relying party', 'relying-party', { rpId: 'evil.example' }],
    ['of a registration', 'malformed', { type: 'webauthn.create' }],
    ['for a challenge of one’s own', 'challenge', { challenge: 'A'.repeat(43) }],
    ['that the device has not verified', 'user-verification', { isUserVerified: false }],
    ['without anyone there', 'malformed', { isUserPresent: false }],
    ['with the signature of another key', 'signature', { signedBy: otherKey }],
    ['for the handle of another customer', 'unknown', { userHandle: 'A'.repeat(43) }],
    ['without a handle', 'unknown', { userHandle: '' }],
  ];
  it.each(faults)('rejects a use %s, and keeps the guest', async (_, reason, fault) => {
    const { authenticator, client } = await customerWithPasskey();
    const browser = openBrowser(commerce);
    const reply = await signInWithPasskey(browser, authenticator, fault);
    expect([reply.status, outcomeOf(reply), reply.setCookies]).toEqual([400, reason, []]);
    expect((await browser.refresh()).body.authType).toBe('guest');
    expect((await client.getPasskeys()).passkeys[0]).not.toHaveProperty('lastUsedAt');
  });

  it('rejects a passkey that no account has, and the id of someone else’s', async () => {
    const { authenticator: dales } = await customerWithPasskey();
    const { authenticator: anns } = await customerWithPasskey();
    const browser = openBrowser(commerce);
    expect(outcomeOf(await signInWithPasskey(browser, newAuthenticator()))).toBe('unknown');
    const used = anns.use(await startPasskeySignIn(browser));
    const claimed = { ...used, id: dales.id, rawId: dales.id };
    expect(outcomeOf(await browser.post('passkey', { credential: claimed, keepSignedIn: true }))).toBe('unknown');
  });

  it.each(['authenticatorData', 'signature', 'clientDataJSON'] as const)('rejects damaged bytes: %s', async (member) => {
    const { authenticator } = await customerWithPasskey();
    for (const damaged of ['', 'AA', '_____w', 'A'.repeat(4_000)]) {
      const browser = openBrowser(commerce);
      const used = authenticator.use(await startPasskeySignIn(browser));
      const credential = { ...used, response: { ...used.response, [member]: damaged } };
      const reply = await browser.post('passkey', { credential, keepSignedIn: true });
      expect([reply.status, reply.body.fault?.type], damaged).toEqual([400, 'InvalidPasskeyException']);
    }
  });

  it('rejects a counter that has not risen, by which a copy betrays itself', async () => {
    const { authenticator } = await customerWithPasskey({ isCounting: true });
    const signIn = (faults: UseFaults = {}) => signInWithPasskey(openBrowser(commerce), authenticator, faults).then(outcomeOf);
    expect([await signIn(), await signIn({ counter: 40 })]).toEqual(['signed in', 'signed in']);
    expect([await signIn({ counter: 40 }), await signIn({ counter: 12 }), await signIn({ counter: 0 })]).toEqual(Array(3).fill('counter'));
    expect(await signIn({ counter: 41 })).toBe('signed in');
  });
});

describe('the challenge of a sign-in', () => {
  it('works once, also for concurrent responses', async () => {
    const { authenticator } = await customerWithPasskey();
    const browser = openBrowser(commerce);
    const credential = authenticator.use(await startPasskeySignIn(browser));
    const replies = await Promise.all([1, 2, 3].map(() => browser.post('passkey', { credential, keepSignedIn: true })));
    expect(replies.map(outcomeOf).sort()).toEqual(['challenge', 'challenge', 'signed in']);
    expect(outcomeOf(await browser.post('passkey', { credential, keepSignedIn: true }))).toBe('challenge');
  });

  it('lets one of two uses with the same counter win', async () => {
    const { authenticator } = await customerWithPasskey({ isCounting: true });
    const uses = await Promise.all([
      signInWithPasskey(openBrowser(commerce), authenticator, { counter: 7 }),
      signInWithPasskey(openBrowser(commerce), authenticator, { counter: 7 }),
    ]);
    expect(uses.map(outcomeOf).sort()).toEqual(['counter', 'signed in']);
  });

  it('works for five minutes, in the session that has asked for it, and in no other', async () => {
    const { authenticator } = await customerWithPasskey();
    const [browser, other, withoutSession] = [openBrowser(commerce), openBrowser(commerce), openBrowser(commerce)];
    const respondIn = async (place: typeof browser, used: ReturnType<SoftwareAuthenticator['use']>) =>
      outcomeOf(await place.post('passkey', { credential: used, keepSignedIn: true }));
    await other.guest();
    expect(await respondIn(other, authenticator.use(await startPasskeySignIn(browser)))).toBe('challenge');
    expect(await respondIn(withoutSession, authenticator.use(await startPasskeySignIn(browser)))).toBe('challenge');
    const late = authenticator.use(await startPasskeySignIn(browser));
    commerce.clock.advance(5 * 60_000);
    expect(await respondIn(browser, late)).toBe('challenge');
  });
});

describe('the limit of wrong passkeys', () => {
  it('is that of passwords: by network, and never for a device on which the customer has signed in', async () => {
    const { customer, authenticator } = await customerWithPasskey();
    const address = '203.0.113.61';
    const known = openBrowser(commerce, { address });
    expect(outcomeOf(await signInWithPasskey(known, authenticator))).toBe('signed in');
    const thief = openBrowser(commerce, { address });
    const attempts: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      attempts.push(outcomeOf(await signInWithPasskey(thief, authenticator, { isUserVerified: false })));
    }
    expect(attempts).toEqual([...Array(10).fill('user-verification'), 'TooManyRequestsException']);
    await known.signOut();
    expect(outcomeOf(await signInWithPasskey(known, authenticator))).toBe('signed in');
    // Wrong passkeys do not close the account for its password.
    expect((await openBrowser(commerce, { address }).signIn(customer)).status).toBe(200);
  });

  it('is not used up by wrong passwords', async () => {
    const { customer, authenticator } = await customerWithPasskey();
    const address = '203.0.113.62';
    const browser = openBrowser(commerce, { address });
    for (let attempt = 0; attempt < 11; attempt += 1) await browser.signIn({ ...customer, password: 'x' });
    expect((await browser.signIn(customer)).status).toBe(429);
    expect(outcomeOf(await signInWithPasskey(openBrowser(commerce, { address }), authenticator))).toBe('signed in');
  });
});

describe('a passkey no longer signs in', () => {
  it('when it is removed; sessions that it has started stay', async () => {
    const { authenticator, passkey, client } = await customerWithPasskey();
    const browser = openBrowser(commerce);
    await signInWithPasskey(browser, authenticator);
    await client.removePasskey({ params: { passkeyId: passkey.passkeyId } });
    expect(outcomeOf(await signInWithPasskey(openBrowser(commerce), authenticator))).toBe('unknown');
    expect((await browser.refresh()).status).toBe(200);
  });

  async function requestReset() {
    const mailbox = createAccountMailbox(commerce);
    const dale = await createCustomer(commerce, { isConfirmed: false });
    const { authenticator } = await addPasskey(dale);
    await dale.client.resetCustomerPassword({ body: { identification: dale.email, type: 'email' } });
    const token = await mailbox.linkTokenFor(dale.email);
    const reset = () =>
      commerce.request('/api/customer/set-new-password-from-token/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...pageHeaders },
        body: JSON.stringify({ token, password: 'saddle soap on Sundays' }),
      });
    return { mailbox, dale, authenticator, reset };
  }

  it('when the password is reset, because someone else may have added it before the owner of the address came', async () => {
    const { mailbox, dale, authenticator, reset } = await requestReset();
    expect((await reset()).status).toBe(200);
    expect(outcomeOf(await signInWithPasskey(openBrowser(commerce), authenticator))).toBe('unknown');
    expect((await dale.client.getPasskeys()).passkeys).toEqual([]);
    const mails = (await mailbox.receive()).filter(({ to }) => to === dale.email);
    expect(mails.map(({ subject }) => subject)).toContain('Your passkeys for Ridge & Rivet were removed');
  });

  it('when the password is reset during its sign-in, and the session that was started ends, too', async () => {
    const { authenticator, reset } = await requestReset();
    const browser = openBrowser(commerce);
    const credential = authenticator.use(await startPasskeySignIn(browser));
    const blocker = await database.pool.connect();
    // The sign-in has confirmed the passkey, and cannot yet store its session.
    await blocker.query('BEGIN; LOCK TABLE customer_session IN SHARE MODE');
    const signedIn = browser.post('passkey', { credential, keepSignedIn: true });
    await untilStatementsWait(database, 1);
    const wasReset = reset();
    await untilStatementsWait(database, 2);
    await blocker.query('COMMIT');
    blocker.release();
    expect(outcomeOf(await signedIn)).toBe('signed in');
    expect((await wasReset).status).toBe(200);
    expect((await browser.refresh()).status).toBe(401);
  });

  it('not when the password is changed by its owner', async () => {
    const { authenticator, customer, client } = await customerWithPasskey();
    const params = { customerId: customer.customerId };
    await client.updateCustomerPassword({ params, body: { currentPassword: customer.password, password: 'saddle soap on Sundays' } });
    expect(outcomeOf(await signInWithPasskey(openBrowser(commerce), authenticator))).toBe('signed in');
  });
});
