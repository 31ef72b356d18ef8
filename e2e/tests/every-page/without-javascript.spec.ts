import { expect, test } from '../../fixtures/shopper-test.ts';
import { productTile } from '../../journeys/navigation.ts';
import { coat } from '../../journeys/product-page.ts';

test.use({ javaScriptEnabled: false });

test('HOME-001 LIST-004 SEARCH-009 ROUTE-030 without JavaScript public pages are readable, and cart and checkout say that they need it @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  // Chromium reports blocked scripts in these words.
  unexpectedErrors.expect(/\.js \(csp\)/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/men/coats');
  await page.getByRole('link', { name: /^Brown ?, \d+ style/ }).click();
  await expect(page.getByRole('list', { name: 'Your filters' }).getByRole('link', { name: /^Brown/ })).toBeVisible();
  await productTile(page, coat.name).click();
  await expect(page.getByRole('heading', { level: 1, name: coat.name })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name: 'L', exact: true })).toBeAttached();
  await expect(page.getByText('$118.00').first()).toBeVisible();

  await page.getByRole('textbox', { name: 'Search' }).fill('coat');
  await page.getByRole('textbox', { name: 'Search' }).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=coat$/);
  await expect(productTile(page, coat.name)).toBeVisible();

  await page.goto('/content/returns');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('p').nth(3)).toBeVisible();

  // In `noscript`, Playwright finds elements by role or regular expression, but not by a string.
  await page.goto('/cart');
  await expect(page.getByText(/^The cart needs JavaScript\.$/)).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByText(/^Checkout needs JavaScript\.$/)).toBeVisible();
});
