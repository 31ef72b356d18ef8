import { expect, test } from '../../fixtures/shopper-test.ts';
import { buildBuyer, checkOutToReview, confirmedOrder, placeOrderButton, testCards } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';
import { launchWithBackForwardCache } from '../../shop/launch-options.ts';

test.use({ launchOptions: launchWithBackForwardCache });

test('ORDER-004 BASKET-003 a page from the back-forward cache works after Back @desktop', async ({ page }) => {
  const buyer = buildBuyer('back');
  await addToCart(page, coat);
  await checkOutToReview(page, buyer, testCards.secondFactor);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/challenge\//);

  await test.step('back from the bank without a result', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(page.getByRole('button', { name: 'Placing the order' })).toHaveCount(0);
  });

  await test.step('forward again', async () => {
    await page.goForward();
    await expect(page).toHaveURL(/\/sandbox\/challenge\//);
    await page.getByRole('button', { name: 'Yes, pay' }).click();
    await confirmedOrder(page);
    await openPage(page, '/');
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^Got it/ })).toBeVisible();
  });
});
