import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/customer-test.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { registerByCall } from '../../journeys/account.ts';
import { waitForAccountSection } from '../../journeys/account-section.ts';
import { buildBuyer, fillCard, fillShipping, goToPayment, goToReview, placeOrder, testCards } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addButton, addToCart, chooseVariant, coat } from '../../journeys/product-page.ts';

/** Product that is on backorder in every size. */
const jacket = { name: 'Ice Auger Jacket', path: '/ice-auger-jacket-4144.html', choices: { Size: 'L' } };

async function addJacket(page: Page): Promise<void> {
  await openPage(page, jacket.path);
  await chooseVariant(page, jacket);
  await addButton(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items', exact: true })).toBeAttached();
}

test('ORDER-008 ORDER-012 FULFIL-014 the account says of an order in two parcels when each of them arrives, also on paper @desktop @phone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const buyer = buildBuyer('parcels');
  const main = page.getByRole('main');
  await registerByCall(page, buyer);
  await addToCart(page, coat);
  await addJacket(page);
  await openPage(page, '/cart');
  const availableFirst = page.getByRole('radio', { name: /^What’s in stock first/ });
  await availableFirst.click();
  await expect(availableFirst, 'is checked when the shop has stored it').toBeChecked();
  await openPage(page, '/checkout');
  await fillShipping(page, buyer);
  await goToPayment(page);
  await fillCard(page, testCards.approved);
  await goToReview(page);
  const orderNo = await placeOrder(page);

  const day = String.raw`\w{3},\s\w{3}\s\d+`;
  const arrival = new RegExp(`Items in stock arrive ${day}.*Backordered items arrive ${day}`);
  await openPage(page, '/account');
  await expect(main.getByRole('heading', { level: 2, name: arrival })).toBeVisible();
  await expectReadable(page, 'the overview with an order in two parcels');

  await openPage(page, '/account/orders');
  await expect(main.getByRole('listitem').filter({ hasText: orderNo })).toContainText(arrival);
  await expectReadable(page, 'the list with an order in two parcels');

  await openPage(page, `/account/orders/${orderNo}`);
  await expect(main.getByRole('heading', { level: 2, name: arrival })).toBeVisible();
  await waitForAccountSection(page);
  await expectReadable(page, 'an order in two parcels');

  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Ridge & Rivet', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: arrival })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(main.getByText('Being packed')).toBeHidden();
});
