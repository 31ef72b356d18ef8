import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../mail/index.ts';
import { createMailRecorder } from '../marketing/testing/mail-recorder.ts';
import { createTestVisitor } from '../marketing/testing/test-visitor.ts';
import { type DatabaseHandle, inTransaction, openDatabase } from '../platform/database/database.ts';
import { handleOnce } from '../platform/jobs/event-handler.ts';
import type { OutboxEvent } from '../platform/jobs/outbox.ts';
import { recordStock } from '../products/record-stock.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { handlers, schedules } from './background.ts';
import { markRestockedSkus } from './detect-restock.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const siteOrigin = 'http://localhost:3000';
const email = 'dale@example.com';
const languages = { locales: ['en-US', 'fr-FR'], localeFrom: 'path' as const };
const shop = { brand: 'Ridge & Rivet', siteOrigin, languages };
const box = createMailRecorder(commerce);
const noticeHandlers = (transport = box.transport) => handlers({ transport, shop, settings: commerce.deps.settings });
const sentMails = async () => {
  // One event marks the requests as due; the next sends the mails.
  const first = await box.runHandlers(noticeHandlers());
  return [...first, ...(await box.runHandlers(noticeHandlers()))];
};
const sku = '411710001';
const requestNotice = (overrides: object = {}) =>
  createTestVisitor(commerce).post('/api/product/back-in-stock', { productId: sku, email, consent: true, ...overrides });
const success = async (response: Response) => [response.status, ((await response.json()) as { success?: boolean }).success];
const feed = (onHand: number, overrides: object = {}) =>
  inTransaction(commerce.deps.database.db, (tx) =>
    recordStock(tx, [{ skuId: sku, locationId: 'warehouse', onHand, ...overrides }], commerce.clock.now()),
  );
const rows = async () => (await database.pool.query('SELECT * FROM back_in_stock_request')).rows;

beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: sku, onHand: 0 });
});
beforeEach(async () => {
  await feed(0);
  await sentMails();
  await database.pool.query('TRUNCATE back_in_stock_request');
});

describe('a back-in-stock notice', () => {
  it('is sent once after a restock, with a link to that color and size', async () => {
    expect(await success(await requestNotice())).toEqual([200, true]);
    expect(await sentMails()).toEqual([]);
    await feed(3);
    const [mail, ...others] = await sentMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Fencepost Chore Coat is back' });
    expect(mail?.text).toContain('Fencepost Chore Coat, Duck Brown, Large, is back in stock.');
    expect(mail?.text).toContain(`${siteOrigin}/fencepost-chore-coat-4117.html?color=10&size=L`);
    await feed(0);
    await feed(5);
    expect(await sentMails()).toEqual([]);
  });

  it('I18N-001 is in the language of the page, and a new request starts over', async () => {
    await requestNotice({ locale: 'fr-FR' });
    await feed(1);
    const [mail] = await sentMails();
    expect(mail?.subject.replaceAll(/\s/gu, ' ')).toBe('De retour : Fencepost Chore Coat');
    await feed(0);
    await sentMails();
    await requestNotice({ email: ' Dale@Example.com ' });
    await feed(1);
    expect(await sentMails()).toMatchObject([{ to: email, subject: 'Fencepost Chore Coat is back' }]);
    expect(await rows()).toHaveLength(1);
  });

  it('is sent at once if the SKU came back during the request, and not for backorders', async () => {
    await feed(0, { backorderLimit: 10, inStockDate: '2026-12-12' });
    await requestNotice();
    expect(await sentMails()).toEqual([]);
    await feed(2);
    expect(await sentMails()).toHaveLength(1);
    await requestNotice({ email: 'late@example.com' });
    expect(await sentMails()).toMatchObject([{ to: 'late@example.com' }]);
  });

  it('waits for the next restock if the SKU sold out before it was sent', async () => {
    await requestNotice();
    await feed(1);
    await box.runHandlers(noticeHandlers());
    await feed(0);
    expect(await sentMails()).toEqual([]);
    expect(await rows()).toMatchObject([{ due_at: null, mailed_at: null }]);
    await feed(1);
    expect(await sentMails()).toHaveLength(1);
  });

  it('responds in the same way to known and new addresses and to bots, and rejects undeliverable ones', async () => {
    const responses = [
      await requestNotice(),
      await requestNotice(),
      await requestNotice({ website: 'https://spam.example', email: 'bot@example.com' }),
    ];
    expect(await Promise.all(responses.map(success))).toEqual(Array(3).fill([200, true]));
    expect(await rows()).toMatchObject([{ email }]);
    expect((await requestNotice({ email: 'dale@example' })).status).toBe(400);
    expect((await requestNotice({ consent: false })).status).toBe(400);
    expect((await requestNotice({ more: 1 })).status).toBe(400);
    for (const productId of ['4117', 'nosuch']) expect((await requestNotice({ productId })).status).toBe(404);
    expect(
      (await createTestVisitor(commerce).post('/api/product/back-in-stock', { productId: sku, email, consent: true }, {})).status,
    ).toBe(403);
  });

  it('is limited to fifty open requests per address', async () => {
    await database.pool.query(
      `INSERT INTO back_in_stock_request (address_key, sku_id, email, asked_at)
       SELECT $1, 'other' || number, $2, now() FROM generate_series(1, 50) AS number`,
      [emailKeyOf(email), email],
    );
    expect(await success(await requestNotice())).toEqual([200, true]);
    expect(await rows()).toHaveLength(50);
  });

  it('ends with the unsubscribe link, which deletes the open requests of the address', async () => {
    await requestNotice();
    await feed(1);
    const [mail] = await sentMails();
    const token = /\/unsubscribe\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.unsubscribeUrl).toBe(`${siteOrigin}/api/comms/unsubscribe/${token}`);
    const oneClick = await commerce.request(`/api/comms/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(await success(oneClick)).toEqual([200, true]);
    await sentMails();
    expect(await rows()).toEqual([]);
  });

  it('is deleted a month after the mail, or half a year after an unanswered request', async () => {
    await requestNotice();
    await requestNotice({ email: 'other@example.com' });
    await database.pool.query('UPDATE back_in_stock_request SET due_at = asked_at, mailed_at = asked_at WHERE email = $1', [email]);
    const purge = async () => Promise.all(schedules.map((schedule) => schedule.run(commerce.deps)));
    commerce.clock.advance(29 * 24 * 3600_000);
    await purge();
    expect(await rows()).toHaveLength(2);
    commerce.clock.advance(2 * 24 * 3600_000);
    await purge();
    expect(await rows()).toMatchObject([{ email: 'other@example.com' }]);
    commerce.clock.advance(150 * 24 * 3600_000);
    await purge();
    expect(await rows()).toEqual([]);
  });
});

describe('back-in-stock notices with two concurrent workers', () => {
  async function withTwoWorkers(use: (handles: [DatabaseHandle, DatabaseHandle]) => Promise<void>): Promise<void> {
    const handles: [DatabaseHandle, DatabaseHandle] = [
      openDatabase({ url: database.url, maxConnections: 4 }),
      openDatabase({ url: database.url, maxConnections: 4 }),
    ];
    try {
      await use(handles);
    } finally {
      await Promise.all(handles.map((handle) => handle.close()));
    }
  }
  const waitingEvents = async (): Promise<OutboxEvent[]> => {
    const { rows: found } = await database.pool.query(
      'SELECT id, kind, payload, created_at AS "createdAt" FROM outbox_event WHERE queued_at IS NULL',
    );
    return found as OutboxEvent[];
  };

  it('reach each of forty people once, although both workers get every event and stock is fed twice', async () => {
    const people = Array.from({ length: 40 }, (_, index) => `person${index}@example.com`);
    for (const person of people) await requestNotice({ email: person });
    await sentMails();
    await feed(10);
    await feed(12);
    const sent: Mail[] = [];
    await withTwoWorkers(async (workers) => {
      const runInBothWorkers = async () => {
        const events = await waitingEvents();
        await Promise.all(
          workers.flatMap(({ db }) =>
            events.flatMap((event) =>
              noticeHandlers({ send: async (mail) => void sent.push(mail) })
                .filter(({ kind }) => kind === event.kind)
                .map((handler) => handleOnce(db, handler, event, commerce.deps)),
            ),
          ),
        );
      };
      await runInBothWorkers();
      await runInBothWorkers();
    });
    expect(sent.map(({ to }) => to).sort()).toEqual([...people].sort());
    await sentMails();
  });

  it('become due once when both workers detect the restock', async () => {
    for (const person of ['one@example.com', 'two@example.com']) await requestNotice({ email: person });
    await sentMails();
    await database.pool.query('UPDATE stock SET on_hand = 1 WHERE sku_id = $1', [sku]);
    await withTwoWorkers(async (workers) => {
      await Promise.all(workers.map(({ db }) => inTransaction(db, (tx) => markRestockedSkus(tx, [sku], commerce.clock.now()))));
    });
    const due = (await waitingEvents()).filter(({ kind }) => kind === 'back-in-stock-due');
    expect(due).toHaveLength(2);
    expect(await sentMails()).toHaveLength(2);
  });
});
