import { beforeAll, describe, expect, it } from 'vitest';
import { createCustomer } from '../testing/customer-builder.ts';
import { insertShop } from '../testing/shop-fixture.ts';
import { pageHeaders, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { subscriberMailHandlers } from './subscriber-mail.ts';
import { createMailRecorder } from './testing/mail-recorder.ts';
import { createTestVisitor } from './testing/test-visitor.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const recorder = createMailRecorder(commerce);
const mailsTo = async (email: string) => {
  const shop = { brand: 'Ridge & Rivet', siteOrigin: 'http://localhost:3000' };
  const mails = await recorder.runHandlers(
    subscriberMailHandlers({ transport: recorder.transport, shop, settings: commerce.deps.settings }),
  );
  return mails.filter(({ to }) => to === email);
};
const consentsOf = async (email: string) => {
  const { rows } = await database.pool.query(
    `SELECT kind, email_consent.source FROM email_consent JOIN email_subscription USING (address_key) WHERE email = $1 ORDER BY id`,
    [email],
  );
  return rows;
};

beforeAll(() => insertShop(database.pool));

describe('communication preferences', () => {
  it('are all off for a new customer, and are changed one by one', async () => {
    const { client } = await createCustomer(commerce);
    expect(await client.getCommunicationPreferences()).toEqual({
      email: { offers: false, wishlist: false, lowStock: false },
      text: { offers: false },
    });
    expect(await client.updateCommunicationPreferences({ body: { email: { wishlist: true } } })).toEqual({ success: true });
    await client.updateCommunicationPreferences({ body: { email: { lowStock: true } } });
    await client.updateCommunicationPreferences({ body: { text: { offers: true, phone: '715 555 0134' } } });
    expect(await client.getCommunicationPreferences()).toEqual({
      email: { offers: false, wishlist: true, lowStock: true },
      text: { offers: true, phone: '715 555 0134' },
    });
  });

  it('subscribe a confirmed address without another confirmation, and record the consent', async () => {
    const { client, email } = await createCustomer(commerce);
    await mailsTo(email);
    await client.updateCommunicationPreferences({ body: { email: { offers: true } } });
    await client.updateCommunicationPreferences({ body: { email: { offers: true } } });
    expect((await client.getCommunicationPreferences()).email.offers).toBe(true);
    expect(await consentsOf(email)).toEqual([
      { kind: 'signed_up', source: 'account' },
      { kind: 'confirmed', source: 'account' },
    ]);
    expect(await mailsTo(email)).toEqual([]);
    await client.updateCommunicationPreferences({ body: { email: { offers: false } } });
    expect((await client.getCommunicationPreferences()).email.offers).toBe(false);
    expect((await consentsOf(email)).at(-1)).toEqual({ kind: 'unsubscribed', source: 'account' });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('ask an unconfirmed address by mail, like every sign-up', async () => {
    const { client, email } = await createCustomer(commerce, { isConfirmed: false });
    await mailsTo(email);
    await client.updateCommunicationPreferences({ body: { email: { offers: true }, locale: 'en-US' } });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await consentsOf(email)).toEqual([{ kind: 'signed_up', source: 'account' }]);
  });

  it('do not tell a customer who has not confirmed an address whether it is subscribed', async () => {
    const { client, customerId } = await createCustomer(commerce);
    await client.updateCommunicationPreferences({ body: { email: { offers: true } } });
    expect((await client.getCommunicationPreferences()).email.offers).toBe(true);
    await database.pool.query('UPDATE customer SET email_confirmed_at = NULL WHERE customer_group_id = $1', [customerId]);
    expect((await client.getCommunicationPreferences()).email.offers).toBe(false);
  });

  it('ERROR-015 return success false for texts without a number, and store nothing', async () => {
    const { client } = await createCustomer(commerce);
    const body = { email: { wishlist: true }, text: { offers: true } };
    expect(await client.updateCommunicationPreferences({ body })).toEqual({ success: false });
    expect(await client.getCommunicationPreferences()).toEqual({
      email: { offers: false, wishlist: false, lowStock: false },
      text: { offers: false },
    });
    await expect(client.updateCommunicationPreferences({ body: { text: { phone: '555-0134' } } })).rejects.toMatchObject({
      type: 'ValidationException',
      arguments: { path: '$.text.phone' },
    });
  });

  it('end the texts when the number is removed', async () => {
    const { client } = await createCustomer(commerce);
    await client.updateCommunicationPreferences({ body: { text: { offers: true, phone: '715 555 0134' } } });
    expect(await client.updateCommunicationPreferences({ body: { text: { phone: null } } })).toEqual({ success: true });
    expect((await client.getCommunicationPreferences()).text).toEqual({ offers: false });
  });

  it('API-036 are also carried by POST /api/comms/update/, whose caller reads success', async () => {
    const { client, accessToken } = await createCustomer(commerce);
    const visitor = createTestVisitor(commerce);
    const update = (body: object, authorization?: string) =>
      visitor.post('/api/comms/update/', body, { ...pageHeaders, ...(authorization ? { authorization } : {}) });
    const changed = await update({ email: { wishlist: true } }, `Bearer ${accessToken}`);
    expect([changed.status, await changed.json()]).toEqual([200, { success: true }]);
    expect((await client.getCommunicationPreferences()).email.wishlist).toBe(true);
    expect(await (await update({ text: { offers: true } }, `Bearer ${accessToken}`)).json()).toEqual({ success: false });
    const invalid = { fault: { type: 'InvalidCustomerException', message: 'The customer is invalid' } };
    expect(await (await update({ email: { wishlist: true } })).json()).toMatchObject(invalid);
    const guest = await commerce.guest();
    expect(await (await update({ email: { wishlist: true } }, `Bearer ${guest.accessToken}`)).json()).toMatchObject(invalid);
    expect((await update({ email: { wishlist: true } }, 'Bearer a.b.c')).status).toBe(401);
    const foreign = await visitor.post(
      '/api/comms/update/',
      { email: { wishlist: false } },
      { origin: 'https://rival.example', authorization: `Bearer ${accessToken}` },
    );
    expect(foreign.status).toBe(403);
  });

  it('ERROR-008 are not for guests', async () => {
    const { client } = await commerce.guest();
    const invalid = { type: 'InvalidCustomerException', message: 'The customer is invalid' };
    await expect(client.getCommunicationPreferences()).rejects.toMatchObject(invalid);
    await expect(client.updateCommunicationPreferences({ body: {} })).rejects.toMatchObject(invalid);
  });
});
