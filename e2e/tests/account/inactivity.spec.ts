import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/customer-test.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { register } from '../../journeys/account.ts';
import { buildBuyer, field } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, belt } from '../../journeys/product-page.ts';
import { submitSignIn } from '../../journeys/sign-in.ts';

const minute = 60_000;

/** Opens a page and waits until the visit is stored, which the observer does after it has loaded. */
async function visit(page: Page, path: string): Promise<void> {
  const before = await page.evaluate(() => Date.now());
  await openPage(page, path);
  await page.waitForFunction((since) => Number(localStorage.getItem('outfitter.last-activity')) >= since, before);
}

test('AUTH-024 AUTH-025 a customer who opens no page for 30 minutes in any tab is signed out in all of them, and typed input stays @desktop', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await register(page, buildBuyer('inactive'));
  const second = await context.newPage();
  await visit(second, '/track-order');
  const customer = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: 'Hello, Dale Account' });
  const orderNumber = second.getByRole('textbox', { name: 'Order number' });
  await orderNumber.fill('R4K72M9');

  await context.clock.fastForward(29 * minute);
  await visit(page, '/account/profile');
  await context.clock.fastForward(29 * minute);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Dale Ostergaard');
  await expect(customer(second), 'the other tab was active').toBeVisible();

  await context.clock.fastForward(2 * minute);
  for (const tab of [second, page]) await expect(customer(tab)).toHaveCount(0);
  await expect(orderNumber).toHaveValue('R4K72M9');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount%2Fprofile$/);
  await expect(page.getByText('Welcome back, Dale.')).toBeVisible();
  await expectReadable(page, 'the sign-in page after an inactive time');
});

test('AUTH-024 AUTH-025 the checkout counts as activity; a customer who is inactive there is signed out, and finds cart and typed input again @desktop @phone', async ({
  page,
  context,
}) => {
  await context.clock.install();
  const buyer = buildBuyer('inactive-buyer');
  await register(page, buyer);
  await addToCart(page, belt);
  const second = await context.newPage();
  await visit(second, '/track-order');

  await context.clock.fastForward(29 * minute);
  await visit(page, '/checkout');
  await context.clock.fastForward(2 * minute);
  await field(page, 'Street address').fill(buyer.street);
  await expect(field(page, 'Street address'), 'the checkout was active').toHaveValue(buyer.street);

  await context.clock.fastForward(30 * minute);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'You’re signed out.' })).toBeVisible();
  await expect(page.getByText('Your cart is empty.')).toHaveCount(0);
  await expectReadable(page, 'the checkout of a customer who was signed out');
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fcheckout/);
  await submitSignIn(main, buyer.email);
  await expect(page).toHaveURL(/\/checkout/);
  await expect(field(page, 'Street address')).toHaveValue(buyer.street);
});
