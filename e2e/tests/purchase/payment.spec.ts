import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import {
  buildBuyer,
  checkOutToReview,
  confirmedOrder,
  field,
  fillCard,
  fillShipping,
  goToReview,
  placeOrder,
  placeOrderButton,
  testCards,
} from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';
import { readSentMails } from '../../shop/running-shop.ts';

async function expectDeclined(page: Page, card: string): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\?step=payment$/);
  await expect(page.getByRole('alert')).toContainText('Check the security code, try another card, or call the number on the back.');
  await expect(field(page, 'Card number')).toHaveValue(card);
  await expect(field(page, 'Expires')).toHaveValue('08/29');
}

async function expectOneMail(email: string, orderNo: string): Promise<void> {
  await expect.poll(async () => (await readSentMails(email)).length, { timeout: 30_000 }).toBe(1);
  expect(await readSentMails(email, orderNo)).toHaveLength(1);
}

test('ORDER-004 ORDER-006 CHECKOUT-013 a declined card leads back to payment with its input, and another card pays @desktop @phone', async ({
  page,
}) => {
  const buyer = buildBuyer('declined');
  await addToCart(page, coat);
  await checkOutToReview(page, buyer, testCards.declined);
  await placeOrderButton(page).click();
  await expectDeclined(page, testCards.declined);
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('alert')).not.toContainText(/error|fail|invalid/i);
  await expectAccessible(page, 'payment after a declined card');
  await fillCard(page, testCards.approved);
  await goToReview(page);
  await expectOneMail(buyer.email, await placeOrder(page));
});

test('ORDER-003 a double click on Place order places one order and sends one email @desktop', async ({ page }) => {
  const buyer = buildBuyer('double');
  const placed: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/orders(\?|$)/.test(request.url())) placed.push(request.headers()['idempotency-key'] ?? 'no key');
  });
  await addToCart(page, coat);
  await checkOutToReview(page, buyer, testCards.approved);
  await placeOrderButton(page).dblclick();
  await expectOneMail(buyer.email, await confirmedOrder(page));
  expect(new Set(placed).size, 'idempotency keys of the order').toBe(1);
});

test('ORDER-004 the bank declines the second factor, then approves it @desktop @phone', async ({ page }) => {
  const buyer = buildBuyer('second-factor');
  await addToCart(page, coat);
  await checkOutToReview(page, buyer, testCards.secondFactor);

  await test.step('declined', async () => {
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/challenge\//);
    await expectAccessible(page, 'the bank’s page');
    await page.getByRole('button', { name: 'No, it isn’t mine' }).click();
    await expect(page).toHaveURL(/\/checkout\?step=payment$/);
    await expect(page.getByRole('alert')).toContainText('try another card');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    expect(await readSentMails(buyer.email), 'no receipt for a declined payment').toHaveLength(0);
  });

  await test.step('approved', async () => {
    await fillCard(page, testCards.secondFactor);
    await goToReview(page);
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/challenge\//);
    await page.getByRole('button', { name: 'Yes, pay' }).click();
    await expectOneMail(buyer.email, await confirmedOrder(page));
  });
});

test('the payment step tells that its code could not be loaded, and loads it on the next try @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect('/assets/payment-and-review-');
  await page.route('**/assets/payment-and-review-*.js', (route) => route.abort());
  await addToCart(page, coat);
  await openPage(page, '/checkout');
  await fillShipping(page, buildBuyer('no-code'));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/checkout\?step=payment$/);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/assets/payment-and-review-*.js');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'Card number')).toBeVisible();
});

test('checkout tells that its code could not be loaded, and loads it on the next try @desktop', async ({ page, unexpectedErrors }) => {
  unexpectedErrors.expect('/assets/checkout-content-');
  await addToCart(page, coat);
  await page.route('**/assets/checkout-content-*.js', (route) => route.abort());
  await page.goto('/checkout');
  const error = page.getByRole('alert').filter({ hasText: 'We couldn’t load your cart.' });
  await expect(error).toBeVisible();
  await page.unroute('**/assets/checkout-content-*.js');
  await error.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'Email')).toBeVisible();
});
