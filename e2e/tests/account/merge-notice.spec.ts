import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/customer-test.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { turnScriptsOff } from '../../fixtures/without-script.ts';
import { registerByCall } from '../../journeys/account.ts';
import { buildBuyer } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, belt } from '../../journeys/product-page.ts';
import { signIn, signInFields, signOut, submitSignIn } from '../../journeys/sign-in.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /Your carts are now one, with (one change|a few changes)\./ });

/** Registers a customer whose cart has as many belts as it takes, and signs them out. */
async function fillCart(page: Page, name: string) {
  const buyer = buildBuyer(name);
  await registerByCall(page, buyer);
  await addToCart(page, belt);
  await openPage(page, '/cart');
  const quantity = page.getByRole('combobox', { name: `Quantity of ${belt.name}` });
  const most = await quantity.locator('option').last().getAttribute('value');
  const changed = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await quantity.selectOption(most);
  // The count in the header does not wait for the server.
  await changed;
  await expect(page.getByRole('link', { name: `Cart, ${most} items`, exact: true })).toBeAttached();
  await signOut(page);
  return buyer;
}

async function expectCut(page: Page): Promise<void> {
  await expect(notice(page)).toContainText(new RegExp(`${belt.name}: not added`));
  await expect(notice(page).getByRole('link', { name: 'your wishlist' })).toHaveAttribute('href', '/account/wishlist');
}

test('BASKET-011 a customer who signs in reads what the cart could not take, and finds it on the wishlist @desktop @phone', async ({
  page,
}) => {
  const buyer = await fillCart(page, 'cut');
  await addToCart(page, belt);
  await signIn(page, buyer.email);
  await expectCut(page);
  await expectReadable(page, 'a merge with something cut');
  await page.reload();
  await notice(page).getByRole('link', { name: 'your wishlist' }).click();
  await expect(page.getByRole('heading', { level: 2, name: belt.name })).toBeVisible();
  await notice(page).getByRole('button', { name: 'Got it' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('BASKET-011 AUTH-003 a customer who signs in inside the checkout reads there what the cart could not take @desktop @phone', async ({
  page,
}) => {
  const buyer = await fillCart(page, 'cut-in-checkout');
  await addToCart(page, belt);
  await openPage(page, '/checkout');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  const form = page.locator('#checkout-sign-in');
  await expect(signInFields(form).password).toBeVisible();
  await submitSignIn(form, buyer.email);
  await expect(page.getByText(`Signed in as Dale, ${buyer.email}.`)).toBeVisible();
  await expectCut(page);
  await expect(notice(page)).toBeInViewport();
  await expectReadable(page, 'the checkout with a merge that has cut something');
});

test('BASKET-011 a customer who has signed in without scripts reads what the cart could not take when they run again @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  const buyer = await fillCart(page, 'cut-without-scripts');
  await addToCart(page, belt);
  const { setScriptsDisabled } = await turnScriptsOff(page, unexpectedErrors);
  await page.goto('/login?returnTo=%2Fmen');
  await submitSignIn(page.getByRole('main'), buyer.email);
  await expect(page).toHaveURL('/men');
  await setScriptsDisabled(false);
  await page.goto('/men');
  await expectCut(page);
});
