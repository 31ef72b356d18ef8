import { expect, it } from 'vitest';
import { useMergeShop } from '../../basket/testing/merge-shop.ts';
import { findCustomer } from '../../customers/find-customer.ts';
import { createMailRecorder } from '../../marketing/testing/mail-recorder.ts';
import { sweepOrders } from '../../orders/placing/sweep-orders.ts';
import { buildCheckout, cards } from '../../testing/checkout-builder.ts';
import { testSettings } from '../../testing/test-commerce.ts';
import { handlers, schedules } from '../background.ts';
import { createGuestMerge } from '../merge-guest.ts';
import { openBrowser } from '../testing/session-calls.ts';
import { queueMergedCartMail } from './merged-cart-event.ts';

const { database, shop, customerWith } = useMergeShop();
const mails = createMailRecorder(shop);
const mailShop = {
  brand: 'Ridge & Rivet',
  siteOrigin: 'http://localhost:3000',
  languages: { locales: ['en-US', 'fr-FR'], localeFrom: 'path' as const },
};
const receive = () => mails.runHandlers(handlers({ transport: mails.transport, shop: mailShop, settings: testSettings }));
const runSchedule = () => schedules.find(({ name }) => name === 'merge-deferred-baskets')?.run(shop.deps);

/** Signs a guest in whose order is at the bank, and lets the order fail. */
async function signInWhilePaying(quantity: number, locale: string) {
  const guest = await buildCheckout(shop, { skuId: 'COAT', quantity, card: cards.secondFactor });
  expect(await guest.place()).toMatchObject({ status: 'awaiting_shopper' });
  const customer = await customerWith({ productId: 'COAT', quantity: 10 });
  await database.pool.query('UPDATE customer SET locale = $1 WHERE customer_group_id = $2', [locale, customer.customerGroupId]);
  const row = await findCustomer(shop.deps.database.db, customer.customerGroupId);
  if (!row) throw new Error('the customer has no row');
  const signIn = createGuestMerge(shop.deps, 'response');
  expect(await signIn({ customerGroupId: guest.usid, customerId: guest.customerId }, row)).toBeUndefined();
  await receive();
  await runSchedule();
  expect(await receive()).toEqual([]);
  for (let step = 0; step < 3; step++) {
    shop.clock.advance(20 * 60_000);
    await sweepOrders(shop.deps);
  }
  await runSchedule();
  return customer;
}

it.each([
  ['en-US', 'A few changes to your cart and wishlist at Ridge & Rivet', 'Fencepost Chore Coat: 10 of 15 were added, which makes the most'],
  [
    'fr-FR',
    'Quelques changements à votre panier et à votre liste chez Ridge & Rivet',
    'Fencepost Chore Coat\u00a0: 10 sur 15 ajoutés, le maximum par commande',
  ],
])('BASKET-011 a merge that waited for an order mails what the cart could not take, in %s, once', async (locale, subject, sentence) => {
  const customer = await signInWhilePaying(15, locale);
  const { rows } = await database.pool.query('SELECT product_id, quantity FROM product_list_item WHERE customer_group_id = $1', [
    customer.customerGroupId,
  ]);
  expect(rows).toEqual([{ product_id: 'COAT', quantity: 5 }]);
  const [mail, ...others] = await receive();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: customer.email, subject });
  expect(mail?.text).toContain(sentence);
  expect(mail?.text).toContain(
    locale === 'en-US' ? 'couldn’t take is on your wishlist.' : 'n’a pas pu prendre est dans votre liste de souhaits.',
  );
  await runSchedule();
  expect(await receive()).toEqual([]);
});

it('BASKET-011 a merge that waited for an order and has cut nothing is not mailed', async () => {
  await signInWhilePaying(2, 'en-US');
  expect(await receive()).toEqual([]);
});

it('BASKET-011 a mail of changes of the wishlist alone leads to the wishlist', async () => {
  const { customerGroupId } = await customerWith();
  const cart = { shortfalls: [], movedItems: [], droppedCoupons: [], wishlistCuts: ['Chore Coat'], isLinkEnded: false };
  await shop.deps.database.db.transaction((tx) => queueMergedCartMail(tx, { customerGroupId, ...cart }, shop.clock.now()));
  const [mail] = await receive();
  expect(mail?.text).toContain('Chore Coat: your wishlist has no room for it.');
  expect(mail?.text).toMatch(/View your wishlist.*\/account\/wishlist/s);
  expect(mail?.text).not.toContain('View your cart');
});

it('BASKET-011 a sign-in names what the cart could not take in the language of the page', async () => {
  await database.pool.query(
    `UPDATE style SET translations = '{"fr-FR": {"name": "Veste de ferme"}}' WHERE id = (SELECT style_id FROM sku WHERE id = 'COAT')`,
  );
  const browser = openBrowser(shop);
  const guest = browser.client((await browser.guest()).body);
  const { basketId } = await guest.createBasket();
  await guest.addBasketItems({ params: { basketId }, body: [{ productId: 'COAT', quantity: 15 }] });
  const { email, password } = await customerWith({ productId: 'COAT', quantity: 10 });
  const { body } = await browser.post('login?locale=fr-FR', { email, password, keepSignedIn: true });
  expect(body).toMatchObject({ merge: { shortfalls: [{ productName: 'Veste de ferme', added: 10, requested: 15 }] } });
});
