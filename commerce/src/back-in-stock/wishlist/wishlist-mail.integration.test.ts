import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withKeyRing } from '../../auth/auth-dependencies.ts';
import { signAccessToken } from '../../auth/tokens/access-token.ts';
import { createMailRecorder } from '../../marketing/testing/mail-recorder.ts';
import { createTestVisitor } from '../../marketing/testing/test-visitor.ts';
import { inTransaction, openDatabase } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { takeAlerts } from '../../product-lists/list-alerts.ts';
import { recordStock } from '../../products/record-stock.ts';
import { setPrices } from '../../products/set-prices.ts';
import { emailKeyOf } from '../../shared/email-key.ts';
import { buildCheckout } from '../../testing/checkout-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { handlers, schedules } from '../background.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const siteOrigin = 'http://localhost:3000';
const shop = { brand: 'Ridge & Rivet', siteOrigin, languages: { locales: ['en-US', 'fr-FR'], localeFrom: 'path' as const } };
const box = createMailRecorder(commerce);
/** Returns the mails after two events: one about the styles, then one about each list. */
const sentMails = async () => {
  const run = () => box.runHandlers(handlers({ transport: box.transport, shop, settings: commerce.deps.settings }));
  return [...(await run()), ...(await run())];
};
const write = (work: Parameters<typeof inTransaction<void>>[1]) => inTransaction(commerce.deps.database.db, work);
const feed = (skuId: string, onHand: number) =>
  write((tx) => recordStock(tx, [{ skuId, locationId: 'warehouse', onHand }], commerce.clock.now()));
const setPrice = (skuIds: readonly string[], amountMinor: number, validFrom?: Date) =>
  write((tx) =>
    setPrices(
      tx,
      skuIds.map((skuId) => ({ priceBookId: 'dtc-usd-promo', skuId, amountMinor, ...(validFrom ? { validFrom } : {}) })),
      commerce.clock.now(),
    ),
  );

async function createCustomer({ wantsMail = true, wantsLowStockMail = false, isConfirmed = true, locale = 'en-US' } = {}) {
  const customerId = newId();
  const email = `dale.${customerId}@example.com`;
  await database.pool.query(
    `INSERT INTO customer (customer_group_id, customer_no, email, first_name, last_name, email_confirmed_at, wants_wishlist_mail, wants_low_stock_mail, locale, created_at, updated_at)
     VALUES ($1, $1, $2, 'Dale', 'Ostergaard', $3, $4, $5, $6, now(), now())`,
    [customerId, email, isConfirmed ? new Date() : null, wantsMail, wantsLowStockMail, locale],
  );
  await database.pool.query('INSERT INTO customer_login VALUES ($1, $2)', [emailKeyOf(email), customerId]);
  const { keys, settings, clock } = withKeyRing(commerce.deps);
  const { clientId, siteId: channelId } = settings;
  const subject = { usid: newId(), customerId, isRegistered: true, clientId, channelId, email };
  const signedIn = async () => commerce.clientWith(await signAccessToken(keys, subject, settings, clock.now()));
  const client = await signedIn();
  const { id: listId } = await client.createProductList({ params: { customerId }, body: { type: 'wish_list' } });
  const params = { customerId, listId };
  return {
    client,
    /** Returns a client with a token that is valid now. */
    signedIn,
    params,
    email,
    customerId,
    add: (productId: string, c_color?: string) =>
      client.addProductListItem({ params, body: { productId, ...(c_color ? { c_color } : {}) } }),
    items: async () => (await client.getProductList({ params })).customerProductListItems,
  };
}

beforeAll(async () => {
  await insertShop(database.pool);
  await database.pool.query(`INSERT INTO price_book (id, currency, kind) VALUES ('dtc-usd-promo', 'USD', 'sale')`);
  for (const id of ['COAT', 'CAP', 'BELT']) await addSku(database.pool, { id, usd: 10_000, onHand: 0 });
});
const plenty = 20;
const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await database.pool.query(`TRUNCATE customer, customer_login, product_list, product_list_item, price CASCADE`);
  await database.pool.query(
    `INSERT INTO price (price_book_id, sku_id, amount_minor) VALUES ('dtc-usd-regular', 'COAT', 10000), ('dtc-usd-regular', 'CAP', 10000), ('dtc-usd-regular', 'BELT', 10000)`,
  );
  for (const id of ['COAT', 'CAP', 'BELT']) await feed(id, plenty);
  await sentMails();
});

describe('mails about a wishlist', () => {
  it('report a restock once while the stock flaps, with a link to that color and size', async () => {
    const customer = await createCustomer();
    await feed('COAT', 0);
    await customer.add('COAT');
    await customer.add('CAP');
    expect(await sentMails()).toEqual([]);
    await feed('COAT', 3);
    const [mail, ...others] = await sentMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: customer.email, subject: 'Fencepost Chore Coat is back' });
    expect(mail?.text).toContain('Fencepost Chore Coat, Duck Brown, Large, is back in stock at $100.00.');
    expect(mail?.text).toContain(`${siteOrigin}/fencepost-chore-coat-4117.html?color=10&size=L`);
    await feed('COAT', 0);
    await feed('COAT', 9);
    expect(await sentMails()).toEqual([]);
  });

  it('report each restock after the item has sold out again, but none within a week after the last mail', async () => {
    const customer = await createCustomer();
    await customer.add('COAT');
    const restock = async () => {
      await feed('COAT', 0);
      expect(await sentMails()).toEqual([]);
      await feed('COAT', plenty);
      return (await sentMails()).length;
    };
    expect(await restock()).toBe(1);
    commerce.clock.advance(6 * day);
    expect(await restock()).toBe(0);
    commerce.clock.advance(day);
    // The restock of the day before is not mailed late.
    await feed('COAT', plenty + 1);
    expect(await sentMails()).toEqual([]);
    expect(await restock()).toBe(1);
  });

  it('and the list show a restock for two weeks', async () => {
    const customer = await createCustomer();
    await customer.add('COAT');
    const isShown = async () => (await items())[0]?.c_isBackInStock === true;
    const items = async () => (await (await customer.signedIn()).getProductList({ params: customer.params })).customerProductListItems;
    for (const onHand of [0, plenty]) {
      await feed('COAT', onHand);
      await sentMails();
    }
    commerce.clock.advance(14 * day - 60_000);
    expect(await isShown()).toBe(true);
    commerce.clock.advance(60_000);
    expect(await isShown()).toBe(false);
  });

  it('report a restock of an item that sold out after it was added, which the list shows, too', async () => {
    const customer = await createCustomer();
    await customer.add('COAT');
    await feed('COAT', 0);
    expect(await sentMails()).toEqual([]);
    expect((await customer.items())[0]?.c_isBackInStock).toBeUndefined();
    await feed('COAT', 3);
    expect(await sentMails()).toHaveLength(1);
    expect(await customer.items()).toMatchObject([{ c_isBackInStock: true }]);
  });

  it('report a price drop once, and a further one', async () => {
    const customer = await createCustomer();
    await customer.add('COAT');
    await setPrice(['COAT'], 8_000);
    const [mail] = await sentMails();
    expect(mail).toMatchObject({ subject: 'Fencepost Chore Coat costs less now' });
    expect(mail?.text).toContain('Fencepost Chore Coat, Duck Brown, Large, is now $80.00. It was $100.00 when you saved it.');
    await setPrice(['COAT'], 8_000);
    await setPrice(['COAT'], 9_000);
    expect(await sentMails()).toEqual([]);
    await setPrice(['COAT'], 7_000);
    expect(await sentMails()).toHaveLength(1);
    await setPrice(['COAT'], 12_000);
    expect(await sentMails()).toEqual([]);
    await setPrice(['COAT'], 8_000);
    expect(await sentMails()).toHaveLength(1);
  });

  it('have all the alerts of a list, in the language of the customer', async () => {
    const customer = await createCustomer({ locale: 'fr-FR' });
    await customer.add('COAT');
    await customer.add('4117', '10');
    await setPrice(['COAT', 'CAP', 'BELT'], 8_000);
    const [mail, ...others] = await sentMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Du nouveau pour 2 articles de votre liste de souhaits');
    expect(mail?.text).toMatch(
      /Fencepost Chore Coat, Duck Brown\s: maintenant 80,00\s\$\s?US, au lieu de 100,00\s\$\s?US au moment de l’ajout/u,
    );
    expect(mail?.text).toContain(`${siteOrigin}/fr-FR/account/wishlist`);
  });

  it('report once that an order leaves few units, to who agreed to that, and not if few were left when the item was saved', async () => {
    const skuId = 'VEST';
    await addSku(database.pool, { id: skuId, usd: 10_000, onHand: plenty });
    const customer = await createCustomer({ wantsMail: false, wantsLowStockMail: true });
    const onlyPrices = await createCustomer();
    await customer.add(skuId);
    await onlyPrices.add(skuId);
    await (await buildCheckout(commerce, { skuId, quantity: 14 })).place();
    expect(await sentMails()).toEqual([]);
    await (await buildCheckout(commerce, { skuId, quantity: 3 })).place();
    const [mail, ...others] = await sentMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: customer.email, subject: 'Fencepost Chore Coat is almost sold out' });
    expect(mail?.text).toContain('Fencepost Chore Coat, Duck Brown, Large, is almost sold out, at $100.00. Only 3 left.');
    const late = await createCustomer({ wantsMail: false, wantsLowStockMail: true });
    await late.add(skuId);
    await feed(skuId, plenty);
    await (await buildCheckout(commerce, { skuId, quantity: 2 })).place();
    expect(await sentMails()).toEqual([]);
  });

  it('report a scheduled price when it becomes valid', async () => {
    const customer = await createCustomer();
    await customer.add('COAT');
    await setPrice(['COAT'], 6_000, new Date(commerce.clock.now().getTime() + 3_600_000));
    expect(await sentMails()).toEqual([]);
    commerce.clock.advance(3_600_000);
    for (const _ of [1, 2]) await Promise.all(schedules.map((schedule) => schedule.run(commerce.deps)));
    expect(await sentMails()).toHaveLength(1);
    await Promise.all(schedules.map((schedule) => schedule.run(commerce.deps)));
    expect(await sentMails()).toEqual([]);
  });

  it('go to nobody who has not agreed to them at a confirmed address, and end with the unsubscribe link', async () => {
    const customers = [await createCustomer(), await createCustomer({ wantsMail: false }), await createCustomer({ isConfirmed: false })];
    for (const { add } of customers) await add('COAT');
    const guest = await commerce.guest();
    const { customerId } = guest;
    const { id: listId } = await guest.client.createProductList({ params: { customerId }, body: { type: 'wish_list' } });
    await guest.client.addProductListItem({ params: { customerId, listId }, body: { productId: 'COAT' } });
    await setPrice(['COAT'], 8_000);
    const [mail, ...others] = await sentMails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(customers[0]?.email);
    const token = /\/unsubscribe\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.unsubscribeUrl).toBe(`${siteOrigin}/api/comms/unsubscribe/${token}`);
    const response = await commerce.request(`/api/comms/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    await sentMails();
    await setPrice(['COAT'], 7_000);
    expect(await sentMails()).toEqual([]);
  });

  it('go on if marketing mails end by a choice in the account, or by an address that anyone can type', async () => {
    const { client, email, add } = await createCustomer();
    await add('COAT');
    for (const offers of [true, false]) await client.updateCommunicationPreferences({ body: { email: { offers } } });
    await sentMails();
    await createTestVisitor(commerce).post('/api/comms/unsubscribe', JSON.stringify({ email }), { 'content-type': 'application/json' });
    await sentMails();
    expect((await client.getCommunicationPreferences()).email).toEqual({ offers: false, wishlist: true, lowStock: false });
    await setPrice(['COAT'], 6_500);
    expect(await sentMails()).toMatchObject([{ to: email }]);
  });

  it('are not sent if the item has sold out again before', async () => {
    const customer = await createCustomer();
    await feed('COAT', 0);
    await customer.add('COAT');
    await feed('COAT', 3);
    await box.runHandlers(handlers({ transport: box.transport, shop, settings: commerce.deps.settings }));
    await feed('COAT', 0);
    expect(await sentMails()).toEqual([]);
    await feed('COAT', 3);
    expect(await sentMails()).toHaveLength(1);
  });

  it('report the same alert once when two workers handle two events of one list at once', async () => {
    const customer = await createCustomer();
    await customer.add('COAT');
    await setPrice(['COAT'], 8_000);
    const handles = [1, 2].map(() => openDatabase({ url: database.url, maxConnections: 2 }));
    const wanted = { wantsWishlistMail: true, wantsLowStockMail: false };
    const context = { defaultCurrency: 'USD' as const, now: commerce.clock.now() };
    const alerts = await Promise.all(
      handles.map(({ db }) => inTransaction(db, (tx) => takeAlerts(tx, customer.customerId, wanted, context))),
    ).finally(() => Promise.all(handles.map((handle) => handle.close())));
    expect(alerts.flat()).toMatchObject([{ kind: 'price-drop', priceBefore: 100 }]);
    expect(await sentMails()).toEqual([]);
  });
});
