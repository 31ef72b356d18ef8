import { describe, expect, it } from 'vitest';
import { mailMessages } from '../mail/index.ts';
import { createMailRecorder } from '../marketing/testing/mail-recorder.ts';
import { createCustomer } from '../testing/customer-builder.ts';
import { testSettings, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { handlers } from './background.ts';
import { eraseCustomerFor } from './operator-commands.ts';
import { findText } from './testing/find-text.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const recorder = createMailRecorder(commerce);
const shop = {
  brand: 'Ridge & Rivet',
  siteOrigin: 'http://localhost:3000',
  languages: { locales: ['en-US', 'en-GB', 'fr-FR'], localeFrom: 'path' as const },
};
const receive = () => recorder.runHandlers(handlers({ transport: recorder.transport, shop, settings: testSettings }));
const erase = (who: string) =>
  eraseCustomerFor(
    commerce.deps.database.db,
    who,
    { reviewErasure: 'person', masterKey: testSettings.masterKey },
    { operator: 'Ada', now: commerce.clock.now() },
  );

describe('the mail about an erased account', () => {
  it.each([
    ['en-US', 'Your account at Ridge & Rivet is erased'],
    ['en-GB', 'Your account at Ridge & Rivet is erased'],
    ['fr-FR', 'Votre compte chez Ridge & Rivet est effacé'],
  ] as const)('goes to the address that is gone by then, in %s, once', async (locale, subject) => {
    const { email, customerId } = await createCustomer(commerce, { locale, firstName: 'Zebulon' });
    await receive();
    await erase(email);
    expect(await findText(database, [email, 'Zebulon']), 'no column has the address while the mail waits').toEqual([]);
    const mails = await receive();
    expect(mails).toMatchObject([{ to: email, subject }]);
    expect(await receive()).toEqual([]);
    expect(await erase(customerId)).toBeUndefined();
    expect(await receive()).toEqual([]);
  });

  it('has nothing but this fact: no name, no link into the account, nothing of the customer', async () => {
    const { email, customerNo } = await createCustomer(commerce, { firstName: 'Zebulon', lastName: 'Quincunx' });
    await receive();
    await erase(email);
    const [mail] = await receive();
    const { account, footer } = mailMessages['en-US'];
    expect(mail?.text.split('\n\n')).toEqual([
      account.erased(shop.brand).title,
      account.erasedNews,
      `${footer.sent(shop.brand, footer.reasonErased)}\n`,
    ]);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(new RegExp(`Zebulon|Quincunx|${customerNo}|${email}|/account`));
  });

  it('is not sent if the erasure is rolled back', async () => {
    const { email } = await createCustomer(commerce);
    await receive();
    await expect(
      eraseCustomerFor(
        commerce.deps.database.db,
        email,
        { reviewErasure: 'person', masterKey: testSettings.masterKey },
        { operator: '\0', now: commerce.clock.now() },
      ),
    ).rejects.toThrow();
    expect(await receive()).toEqual([]);
  });
});
