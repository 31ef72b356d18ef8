import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../platform/database/database.ts';
import { setPreference } from '../preferences/preference-store.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { signUp } from './sign-up.ts';
import { subscriberMailHandlers } from './subscriber-mail.ts';
import { createMailRecorder } from './testing/mail-recorder.ts';
import { createTestVisitor } from './testing/test-visitor.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const siteOrigin = 'http://localhost:3000';
const mailRecorder = createMailRecorder(commerce);
const sentMails = () =>
  mailRecorder.runHandlers(
    subscriberMailHandlers({
      transport: mailRecorder.transport,
      shop: { brand: 'Ridge & Rivet', siteOrigin },
      settings: commerce.deps.settings,
    }),
  );
const path = '/api/comms/update/';
const signUpBody = (email: string, source = 'lightbox') => ({ email, source, consent: true, locale: 'en-US' });

beforeAll(() => insertShop(database.pool));
beforeEach(async () => {
  await database.pool.query('TRUNCATE email_subscription, email_consent, outbox_event');
});
async function subscriptions() {
  const { rows } = await database.pool.query('SELECT email, status, source, locale, signed_up_at FROM email_subscription ORDER BY email');
  return rows;
}
const setTellsKnown = (value: boolean) =>
  inTransaction(commerce.deps.database.db, (tx) => setPreference(tx, 'emailSignupTellsKnown', value, commerce.clock.now()));

describe('a sign-up', () => {
  it('API-035 works by GET /api/comms/update/?email= and returns the field success', async () => {
    const response = await createTestVisitor(commerce).get(`${path}?email=Dale%40Example.com`);
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await subscriptions()).toEqual([
      { email: 'dale@example.com', status: 'unconfirmed', source: 'footer', locale: null, signed_up_at: commerce.clock.now() },
    ]);
  });

  it('API-035 is rejected for a prefetch, a link, an image, HEAD and another site', async () => {
    const visitor = createTestVisitor(commerce);
    const rejectedHeaders: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document', accept: 'text/html' },
      { accept: '*/*' },
    ];
    for (const headers of rejectedHeaders) {
      expect((await visitor.get(`${path}?email=dale@example.com`, headers)).status).toBe(403);
    }
    const head = await commerce.request(`${path}?email=dale@example.com`, { method: 'HEAD', headers: { accept: 'application/json' } });
    expect(head.status).toBe(403);
    expect((await visitor.post(path, signUpBody('dale@example.com'), { origin: 'https://rival.example' })).status).toBe(403);
    expect(await subscriptions()).toEqual([]);
  });

  it('MARKETING-004 stores the address in lower case, with time, source and locale', async () => {
    expect(await (await createTestVisitor(commerce).post(path, signUpBody(' Dale@EXAMPLE.com '))).json()).toEqual({ success: true });
    expect(await subscriptions()).toMatchObject([{ email: 'dale@example.com', source: 'lightbox', locale: 'en-US' }]);
    const { rows } = await database.pool.query('SELECT kind, source, locale, at FROM email_consent');
    expect(rows).toEqual([{ kind: 'signed_up', source: 'lightbox', locale: 'en-US', at: commerce.clock.now() }]);
  });

  it('is rejected without consent and with an invalid address', async () => {
    const visitor = createTestVisitor(commerce);
    const { consent: _, ...without } = signUpBody('dale@example.com');
    expect((await visitor.post(path, without)).status).toBe(400);
    for (const email of ['dale', 'dale@example', 'da,le@example.com']) {
      const response = await visitor.post(path, signUpBody(email));
      const { fault } = (await response.json()) as { fault: { type: string; arguments: { path: string } } };
      expect([response.status, fault.type, fault.arguments.path]).toEqual([400, 'ValidationException', '$.email']);
    }
    expect(await subscriptions()).toEqual([]);
  });

  it('gets the usual response and is not stored with a filled honeypot', async () => {
    const response = await createTestVisitor(commerce).post(path, { ...signUpBody('dale@example.com'), website: 'https://spam.example' });
    expect(await response.json()).toEqual({ success: true });
    expect(await subscriptions()).toEqual([]);
  });

  it('is limited per network', async () => {
    const [visitor, other] = [createTestVisitor(commerce), createTestVisitor(commerce)];
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++)
      statuses.push((await visitor.post(path, signUpBody(`dale${attempt}@example.com`))).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await other.post(path, signUpBody('dale@example.com'))).status).toBe(200);
  });

  it('stores one row for concurrent sign-ups of an address and records each consent', async () => {
    const { db } = commerce.deps.database;
    const at = commerce.clock.now();
    const results = await Promise.all(
      Array.from({ length: 8 }, () => signUp(db, 'dale@example.com', { source: 'footer', locale: undefined, at })),
    );
    expect(results).toEqual(Array(8).fill({ success: true }));
    expect(await subscriptions()).toHaveLength(1);
    expect((await database.pool.query('SELECT 1 FROM email_consent')).rowCount).toBe(8);
    expect(await sentMails()).toHaveLength(1);
  });
});

describe('the response to a known address', () => {
  it('is the same as to a new address and runs the same statements', async () => {
    const statements = recordStatements(commerce.deps.database);
    const measure = async (email: string) => {
      statements.length = 0;
      const response = await createTestVisitor(commerce).post(path, signUpBody(email));
      return { status: response.status, body: await response.text(), statements: [...statements] };
    };
    await measure('someone@example.com');
    const [fresh, known] = [await measure('dale@example.com'), await measure('dale@example.com')];
    expect(fresh.statements.length).toBeGreaterThan(5);
    expect(known).toEqual(fresh);
  });

  it('is success false with the preference for it, until the address unsubscribes', async () => {
    await setTellsKnown(true);
    try {
      const success = async () =>
        ((await (await createTestVisitor(commerce).post(path, signUpBody('dale@example.com'))).json()) as { success: boolean }).success;
      expect([await success(), await success()]).toEqual([true, false]);
      await createTestVisitor(commerce).post('/api/comms/unsubscribe', { email: 'dale@example.com' });
      expect([await success(), await success()]).toEqual([true, false]);
    } finally {
      await setTellsKnown(false);
    }
  });
});
