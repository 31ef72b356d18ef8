import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';

/** Returns the addresses of the style sheets that the document links more than once. */
const repeatedSheets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const urls = [...document.styleSheets].flatMap(({ href }) => href?.replace(/#$/, '') ?? []);
    return urls.filter((url, index) => urls.indexOf(url) !== index);
  });

test('a page links each style sheet once, whether its route or lazy code needs it @desktop', async ({ page }) => {
  await openPage(page, coat.path);
  await addToCart(page, coat);
  for (const path of ['/', '/men/coats', coat.path, '/cart', '/checkout', '/find-stores', '/login', '/content/returns']) {
    await openPage(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await repeatedSheets(page), path).toEqual([]);
    expect(await page.evaluate(() => document.styleSheets.length), path).toBeGreaterThan(1);
  }
});

test('style sheets stay linked once, and applied, when the shopper leaves their page and returns @desktop', async ({ page }) => {
  await openPage(page, '/men/coats');
  const linked = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  await page.getByRole('main').getByRole('link', { name: 'Fencepost Chore Coat', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fencepost Chore Coat' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/men/coats');
  await page.waitForLoadState('networkidle');
  expect(await repeatedSheets(page)).toEqual([]);
  expect(await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))).toEqual(expect.arrayContaining(linked));
});
