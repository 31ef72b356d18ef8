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
const mailRecorder = createMailRecorder(commerce);
const sentMails = () =>
  mailRecorder.runHandlers(subscriberMailHandlers({ transport: mailRecorder.transport, shop, settings: commerce.deps.settings }));
const signUp = (locale?: string, currency?: string) =>
  createTestVisitor(commerce).post('/api/comms/update/', { email, source: 'email-deals', consent: true, locale, currency });
const success = async (response: Response) => [response.status, ((await response.json()) as { success: boolean }).success];

beforeAll(async () => {
  await insertShop(database.pool);
  await inTransaction(commerce.deps.database.db, (tx) =>
    setPreference(tx, 'emailOfferCodes', ['WELCOME15', 'EXPIRED', 'NOSUCH', 'FREESHIP50'], commerce.clock.now()),
  );
});
beforeEach(async () => {
  await sentMails();
  await database.pool.query('TRUNCATE email_subscription, email_consent');
});

const tokenIn = (mail: Mail | undefined, pattern: RegExp) => decodeURIComponent(pattern.exec(mail?.text ?? '')?.[1] ?? '');
const confirmToken = (mail: Mail | undefined) => tokenIn(mail, /\/email-deals\?confirm=(\S+)/);
const unsubscribeToken = (mail: Mail | undefined) => tokenIn(mail, /\/unsubscribe\?token=(\S+)/);
const confirm = async (token: string) => success(await createTestVisitor(commerce).post('/api/comms/confirm', { token }));
const unsubscribe = async (body: object) => success(await createTestVisitor(commerce).post('/api/comms/unsubscribe', body));
async function readSubscription() {
  const { rows } = await database.pool.query('SELECT status, unsubscribed_at, unsubscribe_reason FROM email_subscription');
  return rows[0];
}
async function receiveWelcomeMail(): Promise<Mail | undefined> {
  await signUp();
  return (await sentMails())[0];
}

describe('the mail after a sign-up', () => {
  it('MARKETING-011 states the offer in the currency of the page, of every form', async () => {
    await signUp('fr-FR', 'CAD');
    const [french] = await sentMails();
    expect(french?.text).toMatch(/65,00\s\$CA|65\s\$CA/);
    expect(french?.text).not.toContain('$US');
    await database.pool.query('TRUNCATE email_subscription, email_consent');
    await createTestVisitor(commerce).get(`/api/comms/update/?email=${encodeURIComponent(email)}&currency=CAD`);
    expect((await sentMails())[0]?.text).toContain('CA$65');
  });

  it('contains the valid promo codes and asks to confirm the address', async () => {
    const mail = await receiveWelcomeMail();
    expect(mail).toMatchObject({ to: email, subject: 'Your savings from Ridge & Rivet: please confirm your email' });
    expect(mail?.text).toContain('WELCOME15\n$15 off orders of $50 or more.');
    expect(mail?.text).toContain('FREESHIP50');
    expect(mail?.text).not.toMatch(/EXPIRED|NOSUCH/);
    expect(mail?.html).toContain('WELCOME15');
    expect(mail?.text).not.toContain(encodeURIComponent(email));
    expect(mail?.unsubscribeUrl).toBe(`${siteOrigin}/api/comms/unsubscribe/${unsubscribeToken(mail)}`);
  });

  it('I18N-001 is in the locale of the sign-up, like the mail after an unsubscription', async () => {
    await signUp('fr-FR');
    const [mail] = await sentMails();
    expect(mail?.subject).toBe('Votre rabais chez Ridge & Rivet\u00a0: confirmez votre courriel');
    expect(mail?.text.replaceAll(/\s/gu, ' ')).toMatch(/WELCOME15 15 \$US de rabais, dès 50 \$US\./);
    expect(mail?.text).toContain('que cette adresse a été inscrite à nos courriels.');
    expect(mail?.text).toContain(`${siteOrigin}/fr-FR/unsubscribe?token=`);
    expect(mail?.html).toContain('lang="fr-FR"');
    await confirm(confirmToken(mail));
    await unsubscribe({ email });
    expect(await sentMails()).toMatchObject([{ subject: 'Vous n’êtes plus sur la liste de Ridge & Rivet' }]);
  });

  it('is sent at most once an hour; a confirmed subscriber gets another mail', async () => {
    const mail = await receiveWelcomeMail();
    await signUp();
    expect(await sentMails()).toEqual([]);
    await confirm(confirmToken(mail));
    commerce.clock.advance(61 * 60_000);
    await signUp();
    expect(await sentMails()).toMatchObject([{ to: email, subject: 'You’re already on Ridge & Rivet’s list' }]);
  });

  it('confirms by its link, also twice, but not after an unsubscription', async () => {
    const token = confirmToken(await receiveWelcomeMail());
    expect([await confirm(token), await confirm(token)]).toEqual([
      [200, true],
      [200, true],
    ]);
    expect(await readSubscription()).toMatchObject({ status: 'confirmed' });
    await unsubscribe({ email });
    expect(await confirm(token)).toEqual([200, false]);
    expect(await confirm('made up')).toEqual([200, false]);
  });

  it('does not confirm after thirty days; a new sign-up does', async () => {
    const token = confirmToken(await receiveWelcomeMail());
    commerce.clock.advance(31 * 24 * 3600_000);
    expect(await confirm(token)).toEqual([200, false]);
    expect(await confirm(confirmToken(await receiveWelcomeMail()))).toEqual([200, true]);
  });
});

describe('unsubscribing', () => {
  it('works by the link of a mail and stores the reason and time', async () => {
    const token = unsubscribeToken(await receiveWelcomeMail());
    expect(await unsubscribe({ token, reason: 'too-many' })).toEqual([200, true]);
    expect(await readSubscription()).toEqual({
      status: 'unsubscribed',
      unsubscribed_at: commerce.clock.now(),
      unsubscribe_reason: 'too-many',
    });
    expect(await unsubscribe({ token })).toEqual([200, true]);
    expect(await unsubscribe({ token: `${token}x` })).toEqual([200, false]);
    expect((await database.pool.query(`SELECT 1 FROM email_consent WHERE kind = 'unsubscribed'`)).rowCount).toBe(1);
  });

  it('works by one POST of a mail client, in both form encodings', async () => {
    const path = `/api/comms/unsubscribe/${unsubscribeToken(await receiveWelcomeMail())}`;
    const form = (body: string, type: string) => createTestVisitor(commerce).post(path, body, { 'content-type': type });
    expect(await success(await form('List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'))).toEqual([200, true]);
    expect(await readSubscription()).toMatchObject({ status: 'unsubscribed' });
    const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect(await success(await form(parts, 'multipart/form-data; boundary=b'))).toEqual([200, true]);
  });

  it('redirects a GET of the one-click URL to the page and changes nothing', async () => {
    const token = unsubscribeToken(await receiveWelcomeMail());
    const response = await createTestVisitor(commerce).get(`/api/comms/unsubscribe/${token}`, { accept: 'text/html' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${siteOrigin}/unsubscribe?token=${encodeURIComponent(token)}`,
    ]);
    expect(await readSubscription()).toMatchObject({ status: 'unconfirmed' });
  });

  it('by a typed address responds the same for every address and mails the owner of a confirmed one', async () => {
    await confirm(confirmToken(await receiveWelcomeMail()));
    expect(await unsubscribe({ email: ' DALE@example.com' })).toEqual([200, true]);
    expect(await unsubscribe({ email: 'nobody@example.com' })).toEqual([200, true]);
    expect(await readSubscription()).toMatchObject({ status: 'unsubscribed' });
    expect(await sentMails()).toMatchObject([{ to: email, subject: 'You’re off Ridge & Rivet’s list' }]);
    await unsubscribe({ email });
    expect(await sentMails()).toEqual([]);
  });

  it('sends no mail to an unconfirmed address', async () => {
    await receiveWelcomeMail();
    await unsubscribe({ email });
    expect(await sentMails()).toEqual([]);
  });
});
