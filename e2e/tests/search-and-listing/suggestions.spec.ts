import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openTrending, searchField, submitSearch, suggestions, typeSearch } from '../../journeys/navigation.ts';
import { openPage } from '../../journeys/open-page.ts';
import { isDesktop, resizeTo } from '../../journeys/viewport.ts';

const list = (page: Page) => page.getByRole('search').getByRole('listbox');
const selected = (page: Page) => page.getByRole('search').getByRole('option', { selected: true });

test('SEARCH-001 SEARCH-002 SEARCH-003 SEARCH-015 CONST-003 the empty search field offers recent searches, which can be deleted, and trending ones @desktop @phone', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(searchField(page)).toHaveAttribute('placeholder', 'What can we help you find?');
  await openTrending(page);
  expect(await suggestions(page).count()).toBeLessThanOrEqual(5);
  await expectAccessible(page, 'trending searches');
  await expectNothingClipped(page, 'trending searches');

  for (const text of ['bibs', 'ab', 'flannel', 'Bibs', 'rain', 'socks', 'gloves', 'hats']) {
    await submitSearch(page, text);
    await expect(page).toHaveURL(new RegExp(`q=${text}$|\\.html`));
  }
  await openPage(page, '/');
  await openTrending(page);
  const recent = list(page).getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['hats', 'gloves', 'socks', 'rain', 'Bibs']);
  await expectAccessible(page, 'recent searches');
  await page.getByRole('button', { name: 'Remove “socks”' }).click();
  await expect(recent).toHaveText(['hats', 'gloves', 'rain', 'Bibs']);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(recent).toHaveCount(0);

  await searchField(page).fill('gloves');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('');
  await page.getByRole('search').getByRole('button', { name: 'Close' }).click();
  await expect(list(page)).toBeHidden();
});

test('SEARCH-004 SEARCH-006 typing brings phrases and products, which arrow keys select and Enter opens @desktop @phone', async ({
  page,
}) => {
  await openPage(page, '/');
  await typeSearch(page, 'chore co');
  await expect(list(page)).toHaveAccessibleName('Search Suggestions');
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true');
  const products = list(page).getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(products.first()).toHaveAccessibleName(/\$\d+\.\d\d/);
  expect(await products.count()).toBeLessThanOrEqual(4);
  expect(await suggestions(page).count()).toBeLessThanOrEqual(9);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/\d products?\./);
  await expectNothingClipped(page, 'search suggestions');
  const targets = await suggestions(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...targets), 'the height of touch targets').toBeGreaterThanOrEqual(44);

  await page.keyboard.press('ArrowUp');
  await expect(selected(page)).toHaveText((await products.last().textContent()) ?? '');
  await expect(searchField(page)).toHaveValue('chore co');
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const first = suggestions(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(searchField(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(searchField(page)).toHaveValue(/^chore co./);
  await expect(searchField(page)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(searchField(page)).toHaveValue('chore co');
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveValue('');

  await typeSearch(page, 'chore co');
  await expect(products.first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(selected(page)).toHaveText((await products.last().textContent()) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/-\d+\.html/);
  await expect(list(page)).toBeHidden();
});

test('SEARCH-005 SEARCH-009 a query without suggestions says so and can still be searched @desktop @phone', async ({ page }) => {
  await openPage(page, '/');
  await typeSearch(page, 'zzzqqq');
  const sentence = 'No suggestions found. To search your typed text, tap enter or the search icon.';
  await expect(page.getByRole('search').getByRole('status')).toHaveText(sentence);
  await expect(page.getByText(sentence).last()).toBeVisible();
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=zzzqqq$/);
});

test('SEARCH-011 the search field takes 50 characters on desktop and 512 in the full-screen panel @everywhere', async ({ page }) => {
  await openPage(page, '/');
  const longest = isDesktop(page) ? 50 : 512;
  await openTrending(page);
  await expect(searchField(page)).toHaveAttribute('maxlength', String(longest));
});

test('SEARCH-007 a phrase with a redirect leads to its page from the suggestions and from a search @desktop @phone', async ({ page }) => {
  await openPage(page, '/');
  await typeSearch(page, 'returns');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/content\/returns$/);
  await expect(searchField(page)).toHaveValue('');
  await expect(list(page)).toBeHidden();
});

test('SEARCH-006 the suggestions close on Tab and on a click outside, and are not in a page’s first load @desktop', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/suggestions-')) code.push(request.url());
  });
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(code).toEqual([]);
  await typeSearch(page, 'coat');
  expect(code.length).toBeGreaterThan(0);
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 }, force: true });
  await expect(list(page)).toBeHidden();
  await searchField(page).click();
  await expect(list(page)).toBeVisible();
  for (let presses = 0; presses < 8 && (await list(page).isVisible()); presses += 1) await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(searchField(page)).toHaveValue('coat');
});

test('SEARCH-007 API-084 a redirected search and a product chosen from the suggestions are tracked @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('outfitter.counted', 'true');
    localStorage.setItem('outfitter.cookie-notice', 'true');
  });
  const tracked: string[] = [];
  page.on('request', (request) => {
    const kind = /\/activities\/.*\/(viewSearch|clickSearch)$/.exec(new URL(request.url()).pathname)?.[1];
    if (kind) tracked.push(`${kind} ${(request.postDataJSON() as { searchText: string }).searchText}`);
  });
  await openPage(page, '/');
  await typeSearch(page, 'returns');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/content\/returns$/);
  await expect.poll(() => tracked).toEqual(['viewSearch returns']);
  await typeSearch(page, 'chore co');
  await list(page)
    .getByRole('group', { name: 'Products' })
    .getByRole('option', { name: /Chore Coat/ })
    .first()
    .click();
  await expect(page).toHaveURL(/-\d+\.html/);
  await expect.poll(() => tracked).toEqual(['viewSearch returns', 'clickSearch chore co']);
});

test('SEARCH-004 on a phone the suggestions fill the width and the height above the keyboard, and scroll @phone', async ({ page }) => {
  await openPage(page, '/');
  await typeSearch(page, 'chore co');
  await resizeTo(page, { width: 390, height: 520 });
  const panel = page
    .getByRole('search')
    .locator('div')
    .filter({ has: page.getByRole('listbox') })
    .first();
  const { left, right, bottom } = await panel.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect([left, right]).toEqual([0, 390]);
  expect(bottom).toBeLessThanOrEqual(520);
  for (let presses = 0; presses < (await suggestions(page).count()); presses += 1) await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(suggestions(page).last()).toBeInViewport({ ratio: 0.9 });
  await expect(searchField(page)).toBeInViewport();
});

test('SEARCH-004 LIST-005 a SKU number suggests that SKU with all values chosen @desktop', async ({ page }) => {
  await openPage(page, '/');
  const response = await page.request.get('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/products/4120');
  const { variants } = (await response.json()) as { variants: { productId: string; orderable: boolean }[] };
  const sku = variants.find(({ orderable }) => orderable)?.productId ?? '';
  await typeSearch(page, sku);
  const product = list(page).getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(product).toHaveCount(1);
  await product.click();
  await expect(page).toHaveURL(/\/product\/412010001\?(?=.*color=)(?=.*size=)/);
});
