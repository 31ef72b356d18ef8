import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';

const product = '/en-XA/fencepost-chore-coat-4117.html';
const pages = [
  '/en-XA',
  '/en-XA/men',
  product,
  '/en-XA/cart',
  '/en-XA/checkout',
  '/en-XA/track-order',
  '/en-XA/find-stores',
  '/en-XA/customer-service',
  '/en-XA/login',
  '/en-XA/free-catalog-signup',
  '/en-XA/search?q=zzzz',
];

test.describe('the pseudo-locale on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('I18N-001 every page type has room for texts that are 40 % longer @desktop', async ({ page }) => {
    for (const path of pages) {
      await test.step(path, async () => {
        await openPage(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
        await expectNothingClipped(page, path);
      });
    }
  });
});

test('I18N-001 ROUTE-043 a page in another language hydrates in it and links to pages in it @desktop', async ({ page }) => {
  await page.goto('/fr-FR/men');
  await page.getByRole('heading', { name: 'Veste de ferme Fencepost' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/fr-FR\/fencepost-chore-coat-4117\.html(\?color=\d+)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veste de ferme Fencepost');
  await expect(page).toHaveTitle(/^Veste de ferme Fencepost/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Hommes/);
});

test('I18N-002 the currency chosen in the footer applies to the basket and to prices @desktop', async ({ page }) => {
  await addToCart(page, coat);
  const [dollars, canadian] = ['$169', '$219'];
  await expect(page.locator('main')).toContainText(dollars);
  await page.getByRole('button', { name: 'CAD', exact: true }).click();
  await expect(page.locator('main')).toContainText(canadian);
  await expect(page.getByRole('button', { name: 'CAD', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/cart');
  await expect(page.locator('main')).toContainText(canadian);
  await expect(page.locator('main')).not.toContainText(dollars);
});

test('ROUTE-041 the footer links to the same page in another language @desktop', async ({ page }) => {
  await openPage(page, '/track-order');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr-FR\/track-order$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suivi de commande');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'English (US)' }).click();
  await expect(page).toHaveURL(/[^R]\/track-order$/);
});
