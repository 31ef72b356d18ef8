import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { buildBuyer, checkOutToReview, confirmedOrder, placeOrderButton, testCards } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';
import { readSentMails } from '../../shop/running-shop.ts';

test('ORDER-003 an order placed while offline is sent again with the same key and is one order @desktop', async ({
  page,
  context,
  unexpectedErrors,
}) => {
  const buyer = buildBuyer('lost-line');
  const keys = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/orders(\?|$)/.test(request.url())) keys.add(request.headers()['idempotency-key'] ?? 'no key');
  });
  await addToCart(page, coat);
  await checkOutToReview(page, buyer, testCards.approved);
  unexpectedErrors.expect('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await placeOrderButton(page).click();
  await expect(page.getByRole('button', { name: 'Still working on it' })).toBeVisible();
  await expectAccessible(page, 'the review with a missing line', { whileBusy: true });
  await context.setOffline(false);
  const orderNo = await confirmedOrder(page);
  expect(keys.size, 'keys under which the order was sent').toBe(1);
  await expect.poll(async () => (await readSentMails(buyer.email)).length, { timeout: 30_000 }).toBe(1);
  expect(await readSentMails(buyer.email, orderNo)).toHaveLength(1);
});

test('AUTH-017 browsing starts no session, and adding to the cart does @desktop', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/session\/|\/dw\/shop\//.test(request.url())) requestedPaths.push(new URL(request.url()).pathname);
  });
  await openPage(page, '/');
  await openPage(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  expect(requestedPaths).toEqual([]);
  await addToCart(page, coat);
  expect(requestedPaths.filter((path) => path === '/api/session/guest')).toHaveLength(1);
});
