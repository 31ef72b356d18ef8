import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { atEachWidth, isDesktop, resizeTo } from '../../journeys/viewport.ts';

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByText(/^\d+ styles?$/);

/** Returns how many pixels of the first product are above the lower edge of the window. */
const visibleHeight = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .evaluate((tile) => innerHeight - tile.getBoundingClientRect().top);

test('a department shows its subcategories and products on the first screen @desktop @phone', async ({ page }) => {
  if (isDesktop(page)) await resizeTo(page, { width: 1366, height: 768 });
  for (const path of ['/men', '/women', '/new']) {
    await openPage(page, path);
    expect(await visibleHeight(page), path).toBeGreaterThan(100);
  }
  await openPage(page, '/men');
  const categories = main(page).getByRole('navigation', { name: 'Categories' });
  expect(await categories.getByRole('link').count()).toBeGreaterThan(2);
  await expect(main(page).getByRole('img', { name: /^Sunrise over layered ridges/ })).toBeInViewport();
  await expect(count(page)).toBeInViewport();
  await expectAccessible(page, 'a department');
  await expectNothingClipped(page, 'a department');
  await categories.getByRole('link', { name: 'Coats & Vests' }).click();
  await expect(page).toHaveURL(/\/men\/coats$/);
  await expect(categories).toHaveCount(0);
});

test('the button of a banner above a listing is beside its heading, or below its text on a tablet and a narrow phone, in English and in French @desktop', async ({
  page,
}) => {
  for (const path of ['/men', '/fr-FR/men']) {
    await openPage(page, path);
    const banner = main(page).locator('[data-slot="above"] [data-background]').first();
    for (const width of [320, 390, 768, 832, 1024, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(banner.getByRole('heading')).toBeVisible();
      const heading = (await banner.getByRole('heading').boundingBox())!;
      const button = (await banner.getByRole('link').last().boundingBox())!;
      if (width === 320) {
        expect(button.y, `${path} at ${width} px`).toBeGreaterThanOrEqual(heading.y + heading.height);
        continue;
      }
      if (width >= 768 && width < 1024) {
        const text = (await banner.locator('p').boundingBox())!;
        expect(text.y, `${path} at ${width} px`).toBeGreaterThanOrEqual(heading.y + heading.height);
        expect(button.y, `${path} at ${width} px`).toBeGreaterThanOrEqual(text.y + text.height);
        continue;
      }
      expect(button.y, `${path} at ${width} px`).toBeLessThan(heading.y + heading.height);
      expect(button.x, `${path} at ${width} px`).toBeGreaterThanOrEqual(heading.x + heading.width);
    }
  }
});

test('frequent filters are above the products, where there are no subcategories, and apply with one click @everywhere', async ({
  page,
}) => {
  await openPage(page, '/men/coats');
  const promoted = main(page).getByRole('list', { name: 'Popular filters' });
  const total = await count(page).textContent();
  await promoted
    .getByRole('link', { name: /^Size / })
    .first()
    .click();
  await expect(page).toHaveURL(/refine=size/);
  await expect(main(page).getByRole('list', { name: 'Your filters' })).toBeVisible();
  await expect(count(page)).not.toHaveText(total ?? '');
  await expect(promoted).toBeVisible();
  await expectAccessible(page, 'a listing with promoted filters');
  await expectNothingClipped(page, 'a listing with promoted filters');
  await openPage(page, '/men');
  await expect(promoted).toHaveCount(0);
});

test('the images of subcategories show all of the drawing @desktop @phone', async ({ page }) => {
  await openPage(page, '/men');
  const images = main(page).getByRole('navigation', { name: 'Categories' }).locator('img');
  await expect(images.first()).toBeVisible();
  // A drawing fills the middle square of its image of 4 to 5.
  const croppedImages = () =>
    images.evaluateAll((all) =>
      all.flatMap((image) => {
        const { width, height } = image.getBoundingClientRect();
        const scale = Math.max(width / 4, height / 5);
        const isWhole = getComputedStyle(image).objectFit !== 'cover' || (width >= 4 * scale - 1 && height >= 4 * scale - 1);
        return isWhole ? [] : [`${width} x ${height}`];
      }),
    );
  await atEachWidth(page, async () => expect(await croppedImages()).toEqual([]));
});

test('filters, sort and count stay in reach far down a listing @desktop @phone', async ({ page }) => {
  await openPage(page, '/men');
  await atEachWidth(page, async () => {
    await page.getByRole('article').nth(20).scrollIntoViewIfNeeded();
    await expectControlsInReach(page);
  });
});

async function expectControlsInReach(page: Page): Promise<void> {
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort).toBeInViewport({ ratio: 1 });
  const isOnTop = await sort.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
  expect(isOnTop).toBe(true);
  if (!isDesktop(page)) {
    await expect(page.getByRole('button', { name: 'Filter' })).toBeInViewport({ ratio: 1 });
    return;
  }
  await expect(count(page)).toBeInViewport({ ratio: 1 });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('heading', { name: 'Category' })).toBeInViewport();
  const last = filters.getByRole('group').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(sort).toBeInViewport({ ratio: 1 });
}

test('the filters of a phone are a dialog that takes the focus, closes with Escape and returns the focus @phone', async ({ page }) => {
  await openPage(page, '/men');
  const button = page.getByRole('button', { name: 'Filter' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessible(page, 'the filters of a phone');
  await expectNothingClipped(page, 'the filters of a phone');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the size filter names each kind of sizes @desktop', async ({ page }) => {
  await openPage(page, '/men');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('heading', { level: 4 }).first()).toHaveText('Letter sizes');
});

async function wordWithSingleResult(page: Page): Promise<string> {
  const search = async (query: Record<string, string | number>) => {
    const response = await page.request.get('/api/product_search', { params: query });
    return (await response.json()) as { total: number; isRelaxed?: true; hits: { productName: string }[] };
  };
  const { hits } = await search({ count: 36 });
  for (const word of hits.flatMap(({ productName }) => productName.toLowerCase().match(/[a-z]{5,}/g) ?? [])) {
    const { total, isRelaxed } = await search({ q: word, count: 1 });
    if (total === 1 && !isRelaxed) return word;
  }
  throw new Error('no word has a single result');
}

test('SEARCH-008 a product page says that it is the only result of a search, and leads to the results @desktop @phone', async ({
  page,
}) => {
  const word = await wordWithSingleResult(page);
  await openPage(page, `/search?q=${word}`);
  await expect(page).toHaveURL(new RegExp(`\\.html\\?q=${word}$`));
  await expect(page.getByText(`Only one style matches “${word}”. This is it.`)).toBeVisible();
  await expectAccessible(page, 'a product that was the only result');
  await page.getByRole('link', { name: 'Show it in search results' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `“${word}”` })).toBeVisible();
});
