import type { Page } from '@playwright/test';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { productTile, submitSearch } from '../../journeys/navigation.ts';
import { openPage } from '../../journeys/open-page.ts';
import { coat } from '../../journeys/product-page.ts';
import { atEachWidth } from '../../journeys/viewport.ts';

test('SEARCH-009 SEARCH-010 SEARCH-013 ROUTE-014 ERROR-017 a search shows results or none, and an empty search changes nothing @desktop @phone', async ({
  page,
}) => {
  await openPage(page, '/');
  await submitSearch(page, '   ');
  await expect(page).toHaveURL(/\/$/);
  await submitSearch(page, 'coat');
  await expect(page).toHaveURL(/\/search\?q=coat$/);
  await expect(productTile(page, coat.name)).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(crumbs).toHaveText(['Home', 'coat']);
  await expect(crumbs.last()).toHaveAttribute('href', '/search?q=coat');
  await submitSearch(page, 'zeppelin');
  await expect(page.getByRole('heading', { level: 1, name: 'No results' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('No Results');
  await expect(page.getByRole('link', { name: 'Shop best sellers' })).toBeVisible();
});

test('ERROR-017 SEARCH-010 a search without results offers a relaxed query, trending searches, departments and help @desktop @phone', async ({
  page,
}) => {
  await openPage(page, `/search?q=insulated+qqz+wwv+${'zq'.repeat(25)}`);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('No Results');
  const part = page.getByRole('link', { name: /^“insulated”: \d+ styles$/ });
  await expect(part).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Women', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us', exact: true })).toHaveAttribute('href', '/customer-service');
  await expectReadable(page, 'a search without results and a relaxed query');
  await part.click();
  await expect(page.getByRole('heading', { level: 1, name: '“insulated”' })).toBeVisible();
});

async function wordOfDescriptions(page: Page, text: string): Promise<string> {
  for (const q of new Set(text.toLowerCase().match(/\b[a-z]{6,}\b/g))) {
    const response = await page.request.get('/api/product_search', { params: { q, count: 1 } });
    const { isMentionOnly, correctedQuery } = (await response.json()) as { isMentionOnly?: true; correctedQuery?: string };
    if (isMentionOnly && !correctedQuery) return q;
  }
  throw new Error('every word of the page is in a name, a category or an attribute');
}

test('SEARCH-008 SEARCH-009 a search that only descriptions mention says so, and opens no product @desktop @phone', async ({ page }) => {
  await openPage(page, coat.path);
  const word = await wordOfDescriptions(page, (await page.getByRole('main').textContent()) ?? '');
  await openPage(page, `/search?q=${word}`);
  await expect(page.getByRole('heading', { level: 1, name: `“${word}”` })).toBeVisible();
  await expect(page.getByText(`No product is named “${word}”.`)).toBeVisible();
  await expect(page.getByText('These styles mention it in their description.')).toBeVisible();
  await expectReadable(page, 'a search that descriptions mention');
  await submitSearch(page, 'coat');
  await expect(page.getByRole('heading', { level: 1, name: '“coat”' })).toBeVisible();
  await expect(page.getByText(/^No product is named/)).toHaveCount(0);
});

test('SEARCH-007 SEARCH-009 a misspelled search is corrected, partial matches are shown, and a phrase redirects to a page @desktop @phone', async ({
  page,
}) => {
  await openPage(page, '/');
  await submitSearch(page, 'chroe coat');
  await expect(page.getByRole('heading', { level: 1, name: '“chore coat”' })).toBeVisible();
  await expect(page.getByText('No results for “chroe coat”.')).toBeVisible();
  await expect(productTile(page, coat.name)).toBeVisible();
  await expectReadable(page, 'a corrected search');
  await submitSearch(page, 'submarine coat');
  await expect(page.getByText('No style matches all of those words.')).toBeVisible();
  await expect(productTile(page, coat.name)).toBeVisible();
  await expectReadable(page, 'a relaxed search');
  await submitSearch(page, 'how do i return something');
  await expect(page).toHaveURL(/\/content\/returns$/);
});

test('a search with few results continues with related ones @desktop @phone', async ({ page }) => {
  await openPage(page, '/search?q=lined%20vest');
  const related = page.getByRole('region', { name: 'Close matches' });
  await expect(related.getByRole('link').first()).toBeVisible();
  await expect(page.getByText('These match part of what you searched for.')).toBeVisible();
  await expectReadable(page, 'a search with few results');
});

test('ROUTE-033 ERROR-021 ERROR-022 an unknown URL is a 404 that redirects home @desktop @phone', async ({ page, unexpectedErrors }) => {
  unexpectedErrors.expect('/no-such-place');
  await openPage(page, '/no-such-place');
  await expect(page).toHaveTitle(/^error 404/);
  await expect(page.getByRole('heading', { level: 1, name: 'You caught us with our pants down!' })).toBeVisible();
  await expect(page.getByText('You will be redirected to the home page shortly.')).toBeVisible();
  await expect(page.getByText(/^Home page in [1-4] seconds?\.$/)).toBeVisible();
  // Any input ends the countdown.
  await page.keyboard.press('Shift');
  await atEachWidth(page, async () => {
    await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'You caught us with our pants down!' })).toBeVisible();
    await expect(page.getByText('The page you’re looking for is unavailable.', { exact: true })).toBeVisible();
  });
  await page.getByRole('link', { name: 'Go home now' }).click();
  await expect(page).toHaveURL(/\/$/);
});
