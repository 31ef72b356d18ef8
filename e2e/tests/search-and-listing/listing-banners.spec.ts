import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { applyFilter, openFilters } from '../../journeys/navigation.ts';
import { openPage } from '../../journeys/open-page.ts';
import { importSearchRules } from '../../shop/import-search-rules.ts';

const tilesBefore = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .getByRole('heading', { name: heading, exact: true })
    .evaluate((element) => {
      const tiles = [...(element.closest(':has(> article)')?.querySelectorAll(':scope > article') ?? [])];
      return tiles.filter((tile) => tile.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING).length;
    });

test('API-040 a banner is among the tiles of its category, and not in a filtered listing @desktop @phone', async ({ page }) => {
  await openPage(page, '/men/coats');
  const banner = page.getByRole('heading', { name: 'Worn through? Send it back.' });
  await expect(banner).toBeVisible();
  expect(await tilesBefore(page, 'Worn through? Send it back.')).toBe(6);
  await expectReadable(page, 'a banner in a listing');
  await openFilters(page);
  await applyFilter(page, 'Brown');
  await expect(banner).toHaveCount(0);
});

test('API-040 SEARCH-009 a banner is above the results of its query @desktop @phone', async ({ page }) => {
  await openPage(page, '/search?q=gifts');
  await expect(page.getByRole('heading', { name: 'For people who say they need nothing.' })).toBeVisible();
  await expectReadable(page, 'a banner over results');
  await page.getByRole('main').getByRole('link', { name: 'Gift cards', exact: true }).click();
  await expect(page).toHaveURL(/\/gift-cards\.html$/);
});

test('SEARCH-017 banners keep their positions when more tiles load, and content is not a tile @desktop', async ({ page }) => {
  const banner = (id: string, definition: object) => ({ id, kind: 'banner', definition: { query: 'ridge', ...definition } });
  await importSearchRules([
    banner('test-head', { text: 'Over all of it.' }),
    banner('test-content', { contentId: 'home-guarantee', place: 4 }),
    banner('test-early', { text: 'After the sixth.', place: 6 }),
    banner('test-late', { text: 'After the thirty-eighth.', place: 38 }),
  ]);
  await expect(async () => {
    await openPage(page, '/search?q=ridge');
    await expect(page.getByRole('heading', { name: 'Over all of it.' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await tilesBefore(page, 'The No Bull Guarantee')).toBe(4);
  expect(await tilesBefore(page, 'After the sixth.')).toBe(6);
  await expect(page.getByRole('heading', { name: 'After the thirty-eighth.' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(page.getByRole('heading', { name: 'After the thirty-eighth.' })).toBeVisible();
  expect(await tilesBefore(page, 'After the thirty-eighth.')).toBe(38);
  expect(await tilesBefore(page, 'After the sixth.')).toBe(6);
  await expect(page.getByRole('heading', { name: 'Over all of it.' })).toBeVisible();
  await expectAccessible(page, 'a listing with banners and more');
});
