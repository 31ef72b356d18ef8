import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../mail/index.ts';
import { inTransaction } from '../platform/database/database.ts';
import { setPreference } from '../preferences/preference-store.ts';
import { insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { subscriberMailHandlers } from './subscriber-mail.ts';
import { createMailRecorder } from './testing/mail-recorder.ts';
import { createTestVisitor } from './testing/test-visitor.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const siteOrigin = 'http://localhost:3000';
const email = 'dale@example.com';
const languages = { locales: ['en-US', 'fr-FR'], localeFrom: 'path' as const };
const shop = { brand: 'Ridge & Rivet', siteOrigin, languages };
const box = createMailRecorder(commerce);
const letters = () => box.runHandlers(subscriberMailHandlers({ transport: box.transport, shop, settings: commerce.deps.settings }));
const signUp = (locale?: string) =>
  createTestVisitor(commerce).post('/api/comms/update/', { email, source: 'email-deals', consent: true, locale });
const success = async (answer: Response) => [answer.status, ((await answer.json()) as { success: boolean }).success];

beforeAll(async () => {
  await insertShop(database.pool);
  await inTransaction(commerce.deps.database.db, (tx) =>
    setPreference(tx, 'emailOfferCodes', ['WELCOME15', 'EXPIRED', 'NOSUCH', 'FREESHIP50'], commerce.clock.now()),
  );
});
beforeEach(async () => {
  await letters();
  await database.pool.query('TRUNCATE email_subscription, email_consent');
});

const tokenIn = (mail: Mail | undefined, pattern: RegExp) => decodeURIComponent(pattern.exec(mail?.text ?? '')?.[1] ?? '');
const confirmToken = (mail: Mail | undefined) => tokenIn(mail, /\/email-deals\?confirm=(\S+)/);
const leaveToken = (mail: Mail | undefined) => tokenIn(mail, /\/unsubscribe\?token=(\S+)/);
const confirm = async (token: string) => success(await createTestVisitor(commerce).post('/api/comms/confirm', { token }));
const leave = async (body: object) => success(await createTestVisitor(commerce).post('/api/comms/unsubscribe', body));
async function standing() {
  const { rows } = await database.pool.query('SELECT status, unsubscribed_at, unsubscribe_reason FROM email_subscription');
  return rows[0];
}
async function welcome(): Promise<Mail | undefined> {
  await signUp();
  return (await letters())[0];
}

describe('the letter after a sign-up', () => {
  it('brings the codes that work now, and asks whether the address is right', async () => {
    const mail = await welcome();
    expect(mail).toMatchObject({ to: email, subject: 'Your savings from Ridge & Rivet, and one question' });
    expect(mail?.text).toContain('WELCOME15\nOff, from $50 up.');
    expect(mail?.text).toContain('FREESHIP50');
    expect(mail?.text).not.toMatch(/EXPIRED|NOSUCH/);
    expect(mail?.html).toContain('WELCOME15');
    expect(mail?.text).not.toContain(encodeURIComponent(email));
    expect(mail?.unsubscribeUrl).toBe(`${siteOrigin}/api/comms/unsubscribe/${leaveToken(mail)}`);
  });

  it('I18N-001 is in the language that the address was signed up in, and so is the one that says goodbye', async () => {
    await signUp('fr-FR');
    const [mail] = await letters();
    expect(mail?.subject).toBe('Votre remise chez Ridge & Rivet, et une question');
    expect(mail?.text.replaceAll(/\s/gu, ' ')).toMatch(/WELCOME15 15 \$US de remise, dès 50 \$US\./);
    expect(mail?.text).toContain('que quelqu’un a inscrit cette adresse à nos lettres.');
    expect(mail?.text).toContain(`${siteOrigin}/fr-FR/unsubscribe?token=`);
    expect(mail?.html).toContain('lang="fr-FR"');
    await confirm(confirmToken(mail));
    await leave({ email });
    expect(await letters()).toMatchObject([{ subject: 'Vous n’êtes plus sur la liste de Ridge & Rivet' }]);
  });

  it('comes once an hour however often the address is signed up, and then says what is so', async () => {
    const mail = await welcome();
    await signUp();
    expect(await letters()).toEqual([]);
    await confirm(confirmToken(mail));
    commerce.clock.advance(61 * 60_000);
    await signUp();
    expect(await letters()).toMatchObject([{ to: email, subject: 'You are on Ridge & Rivet’s list already' }]);
  });

  it('confirms by its link, also a second time, and not once its reader has left', async () => {
    const token = confirmToken(await welcome());
    expect([await confirm(token), await confirm(token)]).toEqual([
      [200, true],
      [200, true],
    ]);
    expect(await standing()).toMatchObject({ status: 'confirmed' });
    await leave({ email });
    expect(await confirm(token)).toEqual([200, false]);
    expect(await confirm('made up')).toEqual([200, false]);
  });

  it('cannot confirm after thirty days; a new sign-up can', async () => {
    const token = confirmToken(await welcome());
    commerce.clock.advance(31 * 24 * 3600_000);
    expect(await confirm(token)).toEqual([200, false]);
    expect(await confirm(confirmToken(await welcome()))).toEqual([200, true]);
  });
});

describe('leaving the list', () => {
  it('works by the link, with a reason, and is kept with its moment', async () => {
    const token = leaveToken(await welcome());
    expect(await leave({ token, reason: 'too-many' })).toEqual([200, true]);
    expect(await standing()).toEqual({ status: 'unsubscribed', unsubscribed_at: commerce.clock.now(), unsubscribe_reason: 'too-many' });
    expect(await leave({ token })).toEqual([200, true]);
    expect(await leave({ token: `${token}x` })).toEqual([200, false]);
    expect((await database.pool.query(`SELECT 1 FROM email_consent WHERE kind = 'unsubscribed'`)).rowCount).toBe(1);
  });

  it('works by one POST of a mail program, without a page of ours, in either encoding', async () => {
    const path = `/api/comms/unsubscribe/${leaveToken(await welcome())}`;
    const form = (body: string, type: string) => createTestVisitor(commerce).post(path, body, { 'content-type': type });
    expect(await success(await form('List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'))).toEqual([200, true]);
    expect(await standing()).toMatchObject({ status: 'unsubscribed' });
    const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect(await success(await form(parts, 'multipart/form-data; boundary=b'))).toEqual([200, true]);
  });

  it('leads a person who opens that address to the page, and changes nothing', async () => {
    const token = leaveToken(await welcome());
    const answer = await createTestVisitor(commerce).get(`/api/comms/unsubscribe/${token}`, { accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteOrigin}/unsubscribe?token=${encodeURIComponent(token)}`]);
    expect(await standing()).toMatchObject({ status: 'unconfirmed' });
  });

  it('by a typed address answers the same for everybody, and tells the owner of a confirmed one', async () => {
    await confirm(confirmToken(await welcome()));
    expect(await leave({ email: ' DALE@example.com' })).toEqual([200, true]);
    expect(await leave({ email: 'nobody@example.com' })).toEqual([200, true]);
    expect(await standing()).toMatchObject({ status: 'unsubscribed' });
    expect(await letters()).toMatchObject([{ to: email, subject: 'You are off Ridge & Rivet’s list' }]);
    await leave({ email });
    expect(await letters()).toEqual([]);
  });

  it('writes to nobody who never confirmed', async () => {
    await welcome();
    await leave({ email });
    expect(await letters()).toEqual([]);
  });
});
