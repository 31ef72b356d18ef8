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
const box = createMailRecorder(commerce);
const letters = () =>
  box.runHandlers(
    subscriberMailHandlers({ transport: box.transport, shop: { brand: 'Ridge & Rivet', siteOrigin }, settings: commerce.deps.settings }),
  );
const path = '/api/comms/update/';
const asked = (email: string, source = 'lightbox') => ({ email, source, consent: true, locale: 'en-US' });

beforeAll(() => insertShop(database.pool));
beforeEach(async () => {
  await database.pool.query('TRUNCATE email_subscription, email_consent, outbox_event');
});
async function subscriptions() {
  const { rows } = await database.pool.query('SELECT email, status, source, locale, signed_up_at FROM email_subscription ORDER BY email');
  return rows;
}
const prefer = (value: boolean) =>
  inTransaction(commerce.deps.database.db, (tx) => setPreference(tx, 'emailSignupTellsKnown', value, commerce.clock.now()));

describe('a sign-up', () => {
  it('API-035 is GET /api/comms/update/?email= and answers the field success', async () => {
    const answer = await createTestVisitor(commerce).get(`${path}?email=Dale%40Example.com`);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await subscriptions()).toEqual([
      { email: 'dale@example.com', status: 'unconfirmed', source: 'footer', locale: null, signed_up_at: commerce.clock.now() },
    ]);
  });

  it('API-035 changes nothing for a prefetch, a link, a picture, HEAD or another site', async () => {
    const someone = createTestVisitor(commerce);
    const notMeant: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document', accept: 'text/html' },
      { accept: '*/*' },
    ];
    for (const headers of notMeant) {
      expect((await someone.get(`${path}?email=dale@example.com`, headers)).status).toBe(403);
    }
    const head = await commerce.request(`${path}?email=dale@example.com`, { method: 'HEAD', headers: { accept: 'application/json' } });
    expect(head.status).toBe(403);
    expect((await someone.post(path, asked('dale@example.com'), { origin: 'https://rival.example' })).status).toBe(403);
    expect(await subscriptions()).toEqual([]);
  });

  it('MARKETING-004 keeps the address in lower case, with the moment, the source and the locale', async () => {
    expect(await (await createTestVisitor(commerce).post(path, asked(' Dale@EXAMPLE.com '))).json()).toEqual({ success: true });
    expect(await subscriptions()).toMatchObject([{ email: 'dale@example.com', source: 'lightbox', locale: 'en-US' }]);
    const { rows } = await database.pool.query('SELECT kind, source, locale, at FROM email_consent');
    expect(rows).toEqual([{ kind: 'signed_up', source: 'lightbox', locale: 'en-US', at: commerce.clock.now() }]);
  });

  it('is refused without consent, and with an address that no mail could reach', async () => {
    const someone = createTestVisitor(commerce);
    const { consent: _, ...without } = asked('dale@example.com');
    expect((await someone.post(path, without)).status).toBe(400);
    for (const email of ['dale', 'dale@example', 'da,le@example.com']) {
      const answer = await someone.post(path, asked(email));
      const { fault } = (await answer.json()) as { fault: { type: string; arguments: { path: string } } };
      expect([answer.status, fault.type, fault.arguments.path]).toEqual([400, 'ValidationException', '$.email']);
    }
    expect(await subscriptions()).toEqual([]);
  });

  it('by a program that fills in the hidden field is answered like any other and not kept', async () => {
    const answer = await createTestVisitor(commerce).post(path, { ...asked('dale@example.com'), website: 'https://spam.example' });
    expect(await answer.json()).toEqual({ success: true });
    expect(await subscriptions()).toEqual([]);
  });

  it('is limited for a network, and for nobody else', async () => {
    const [busy, other] = [createTestVisitor(commerce), createTestVisitor(commerce)];
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++) statuses.push((await busy.post(path, asked(`dale${turn}@example.com`))).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await other.post(path, asked('dale@example.com'))).status).toBe(200);
  });

  it('of one address by many at once makes one row, and each consent is noted', async () => {
    const { db } = commerce.deps.database;
    const at = commerce.clock.now();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signUp(db, 'dale@example.com', { source: 'footer', locale: undefined, at })),
    );
    expect(answers).toEqual(Array(8).fill({ success: true }));
    expect(await subscriptions()).toHaveLength(1);
    expect((await database.pool.query('SELECT 1 FROM email_consent')).rowCount).toBe(8);
    expect(await letters()).toHaveLength(1);
  });
});

describe('the answer to a known address', () => {
  it('is the same as to a new one, out of the same statements', async () => {
    const sent = recordStatements(commerce.deps.database);
    const told = async (email: string) => {
      sent.length = 0;
      const answer = await createTestVisitor(commerce).post(path, asked(email));
      return { status: answer.status, body: await answer.text(), statements: [...sent] };
    };
    await told('someone@example.com');
    const [fresh, known] = [await told('dale@example.com'), await told('dale@example.com')];
    expect(fresh.statements.length).toBeGreaterThan(5);
    expect(known).toEqual(fresh);
  });

  it('is success false by the preference that wants the letter, until its owner leaves', async () => {
    await prefer(true);
    try {
      const success = async () =>
        ((await (await createTestVisitor(commerce).post(path, asked('dale@example.com'))).json()) as { success: boolean }).success;
      expect([await success(), await success()]).toEqual([true, false]);
      await createTestVisitor(commerce).post('/api/comms/unsubscribe', { email: 'dale@example.com' });
      expect([await success(), await success()]).toEqual([true, false]);
    } finally {
      await prefer(false);
    }
  });
});
