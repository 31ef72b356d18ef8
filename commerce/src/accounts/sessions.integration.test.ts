import { describe, expect, it } from 'vitest';
import { deleteExpiredLogins } from '../auth/tokens/refresh-tokens.ts';
import { createCustomer } from '../testing/customer-builder.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { openBrowser } from './testing/session-calls.ts';

const commerce = useTestCommerce(useTestDatabase());
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const faultOf = (call: Promise<unknown>) => call.then(() => undefined).catch((error: { type?: string }) => error.type);

async function signInTwice() {
  const customer = await createCustomer(commerce);
  const [onPhone, onDesktop] = [openBrowser(commerce, { userAgent: phone }), openBrowser(commerce, { userAgent: desktop })];
  const phoneSession = await onPhone.signIn(customer);
  commerce.clock.advance(60_000);
  const desktopSession = await onDesktop.signIn(customer);
  return { customer, onPhone, onDesktop, phoneSession, desktopSession };
}

describe('the signed-in devices of a customer', () => {
  it('are listed, the current one first, with the name of browser and system', async () => {
    const { onPhone, phoneSession } = await signInTwice();
    const signedInAt = new Date(commerce.clock.now().getTime() - 60_000).toISOString();
    commerce.clock.advance(60_000);
    await onPhone.refresh();
    const { sessions } = await onPhone.client(phoneSession.body).getCustomerSessions();
    expect(sessions).toMatchObject([
      { browser: 'Safari', system: 'iOS', isPhone: true, isCurrent: true, signedInAt, lastUsedAt: commerce.clock.now().toISOString() },
      { browser: 'Firefox', system: 'Linux', isPhone: false, isCurrent: false },
    ]);
  });

  it('are signed out one by one', async () => {
    const { onPhone, onDesktop, desktopSession } = await signInTwice();
    const client = onDesktop.client(desktopSession.body);
    const [, other] = (await client.getCustomerSessions()).sessions;
    const params = { sessionId: other?.sessionId ?? '' };
    await client.endCustomerSession({ params });
    expect((await onPhone.refresh()).status).toBe(401);
    expect((await onDesktop.refresh()).status).toBe(200);
    expect((await client.getCustomerSessions()).sessions).toHaveLength(1);
    expect(await faultOf(client.endCustomerSession({ params }))).toBe('SessionNotFoundException');
  });

  it('are all signed out but the current one', async () => {
    const { customer, onPhone, onDesktop, desktopSession } = await signInTwice();
    const third = openBrowser(commerce);
    await third.signIn(customer);
    const { ended } = await onDesktop.client(desktopSession.body).endOtherCustomerSessions();
    expect(ended).toBe(2);
    expect([(await onPhone.refresh()).status, (await third.refresh()).status, (await onDesktop.refresh()).status]).toEqual([401, 401, 200]);
  });

  it('cannot be told from unknown ones by another customer, and a guest has none', async () => {
    const { onDesktop, desktopSession } = await signInTwice();
    const other = await signInTwice();
    const [victim] = (await other.onPhone.client(other.phoneSession.body).getCustomerSessions()).sessions;
    const client = onDesktop.client(desktopSession.body);
    for (const sessionId of [victim?.sessionId ?? '', '01960000-0000-7000-8000-000000000000', 'x', "' OR 1=1"]) {
      expect(await faultOf(client.endCustomerSession({ params: { sessionId } })), sessionId).toBe('SessionNotFoundException');
    }
    expect((await other.onPhone.refresh()).status).toBe(200);
    const guest = (await commerce.guest()).client;
    expect(await faultOf(guest.getCustomerSessions())).toBe('InvalidCustomerException');
    expect(await faultOf(guest.endOtherCustomerSessions())).toBe('InvalidCustomerException');
    expect(await faultOf(guest.endCustomerSession({ params: { sessionId: 'x' } }))).toBe('InvalidCustomerException');
  });

  it('are forgotten when they end: at sign-out, after a reuse of their token, and when they expire', async () => {
    const { customer, onPhone, onDesktop, phoneSession } = await signInTwice();
    const stolen = onDesktop.cookies.get('outfitter_session') ?? '';
    await onDesktop.refresh();
    commerce.clock.advance(10_001);
    const thief = openBrowser(commerce);
    thief.cookies.set('outfitter_session', stolen);
    expect((await thief.refresh()).status).toBe(401);
    expect((await onDesktop.refresh()).status).toBe(401);
    const list = async () => (await onPhone.client(phoneSession.body).getCustomerSessions()).sessions.length;
    expect(await list()).toBe(1);
    await onPhone.signOut();
    expect(await faultOf(list())).toBe('InvalidAccessTokenException');
    await onPhone.signIn(customer, false);
    commerce.clock.advance(12 * 60 * 60 * 1_000);
    await deleteExpiredLogins(commerce.deps.database.db, commerce.clock.now());
    const { rows } = await commerce.deps.database.pool.query('SELECT FROM customer_session WHERE customer_group_id = $1', [
      customer.customerId,
    ]);
    expect(rows).toHaveLength(0);
  });
});

describe('the legacy session', () => {
  it('API-080 is created for the shopper of the token, guest or customer', async () => {
    const guest = await commerce.guest();
    expect(await guest.client.createLegacySession({ body: {} })).toEqual({ success: true, customerId: guest.customerId });
    const { customer, onPhone, phoneSession } = await signInTwice();
    expect(await onPhone.client(phoneSession.body).createLegacySession()).toEqual({ success: true, customerId: customer.customerId });
    const path = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/sessions';
    expect((await commerce.request(path, { method: 'POST' })).status).toBe(401);
  });
});
