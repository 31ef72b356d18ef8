import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { isDesktop } from '../../journeys/viewport.ts';

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByText(/^\d+ styles?$/);

test('filters, sort and count stay in reach far down a listing @everywhere', async ({ page }) => {
  await openPage(page, '/men');
  await page.getByRole('article').nth(20).scrollIntoViewIfNeeded();
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
});
