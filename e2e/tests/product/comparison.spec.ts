import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { coat, soldOutSizeProduct } from '../../journeys/product-page.ts';

const coats = '/men/coats';
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `Compare: ${name}`, exact: true });
const bar = (page: Page, count: number) => page.getByRole('region', { name: `${count} of 4 styles to compare` });
const table = (page: Page) => page.getByRole('table', { name: 'The styles side by side' });
const columns = (page: Page) => table(page).getByRole('columnheader');
const chore = 'Fencepost Chore Coat';

test('styles chosen on tiles are compared side by side, added and removed @everywhere', async ({ page, isMobile }) => {
  await openPage(page, coats);
  await toggle(page, coat.name).click();
  await expect(toggle(page, coat.name)).toHaveAttribute('aria-pressed', 'true');
  await toggle(page, chore).dblclick();
  await expect(toggle(page, chore), 'a double click adds and removes').toHaveAttribute('aria-pressed', 'false');
  await toggle(page, chore).click();
  await expect(bar(page, 2)).toBeVisible();
  await expectAccessible(page, 'a listing with the bar of the comparison');
  await expectNothingClipped(page, 'a listing with the bar of the comparison');
  await bar(page, 2).getByRole('link', { name: 'Compare', exact: true }).click();

  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
  await expect(columns(page)).toHaveCount(2);
  await expect(columns(page).first()).toContainText(coat.name);
  await expect(table(page).getByRole('rowheader', { name: 'Price, all colors', exact: true })).toHaveCount(1);
  await expect(table(page).getByRole('row', { name: /^Rating/ })).toContainText('of 5');
  await expectAccessible(page, 'a comparison');
  await expectNothingClipped(page, 'a comparison');
  if (isMobile) {
    const rowHeader = table(page).getByRole('rowheader').first();
    const left = (await rowHeader.boundingBox())?.x;
    const second = await columns(page).last().boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect((second?.x ?? width) + (second?.width ?? 0), 'two styles are in view').toBeLessThanOrEqual(width);
    await openPage(page, '/compare?ids=4117,4120,4246,4247');
    await columns(page).last().scrollIntoViewIfNeeded();
    expect((await rowHeader.boundingBox())?.x, 'the names of the rows stay').toBeCloseTo(left ?? 0, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the page does not scroll sideways').toBe(width);
    await page.goBack();
  }

  await page.getByRole('button', { name: `Quick add: ${chore}` }).click();
  await expect(page.getByRole('dialog', { name: chore }).getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: `Remove ${chore}` }).click();
  await expect(columns(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Compare styles' })).toBeFocused();
  await page.goBack();
  await expect(toggle(page, chore)).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle(page, coat.name)).toHaveAttribute('aria-pressed', 'true');
});

test('a fifth style cannot be chosen, a second tab follows, and the product page links to the comparison @desktop', async ({
  page,
  context,
}) => {
  await openPage(page, coats);
  const toggles = page.getByRole('button', { name: /^Compare: / });
  // The toggles of the tiles appear one after the other.
  await expect(toggles).toHaveCount(await page.getByRole('article').count());
  for (let index = 0; index < 4; index += 1) {
    await toggles.nth(index).click();
    await expect(toggles.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(bar(page, 4)).toBeVisible();
  await expect(toggles.nth(5)).toHaveAttribute('aria-disabled', 'true');
  await toggles.nth(5).click({ force: true });
  await expect(bar(page, 4)).toBeVisible();
  const second = await context.newPage();
  await openPage(second, soldOutSizeProduct.path);
  await expect(second.getByRole('link', { name: 'See the comparison of 4 styles' })).toBeVisible();
  await bar(page, 4)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(second.getByRole('link', { name: 'See the comparison of 3 styles' })).toBeVisible();
  await second
    .getByRole('main')
    .getByRole('button', { name: `Compare: ${soldOutSizeProduct.name}`, exact: true })
    .first()
    .click();
  await expect(bar(page, 4)).toBeVisible();
  await bar(page, 4).getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('region', { name: /styles to compare/ })).toHaveCount(0);
});

test('a link with unknown, too many or no styles says so, also without JavaScript @desktop @phone', async ({ page, browser, baseURL }) => {
  await openPage(page, '/compare');
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet.' })).toBeVisible();
  await expectAccessible(page, 'an empty comparison');
  await openPage(page, '/compare?ids=4117,99999,4120,4246,4247');
  await expect(page.getByText('Only the first 4 styles of this link are shown.')).toBeVisible();
  await expect(page.getByText('1 style of this link is no longer sold.')).toBeVisible();
  await expect(columns(page)).toHaveCount(3);
  await expectNothingClipped(page, 'a comparison with an unknown style');
  await expectAccessible(page, 'a comparison with an unknown style');
  await openPage(page, '/fr-FR/compare?ids=4117,4120');
  await expect(page.getByRole('heading', { level: 1, name: 'Comparer les modèles' })).toBeVisible();
  await expect(page.getByRole('table').getByText('g/m²').first()).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto('/compare?ids=4117,4120');
  await plain.getByRole('link', { name: `Remove ${chore}` }).click();
  await expect(plain).toHaveURL(/\/compare\?ids=4120$/);
  await context.close();
});

test('the bar of the comparison covers no primary action, and names of 200 characters fit @desktop @phone', async ({ page }) => {
  const name = 'Unbreakable'.repeat(19).slice(0, 200);
  await page.route(/\/products\/\(/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { name: string }[] };
    for (const product of body.data) product.name = name;
    await route.fulfill({ response, json: body });
  });
  await openPage(page, coats);
  await toggle(page, coat.name).click();
  await expect(bar(page, 1).getByRole('button', { name: `Remove ${name} from the comparison` })).toBeVisible();
  await expectNothingClipped(page, 'the bar with a long name');
  await openPage(page, coat.path);
  await page.waitForLoadState('networkidle');
  for (const top of [0, 400, 1200]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    const covered = await page.evaluate(
      () =>
        [...document.querySelectorAll('main [data-primary-action]')].filter((action) => {
          const { left, top: y, width, height } = action.getBoundingClientRect();
          if (y < 0 || y + height > innerHeight || width === 0) return false;
          return document.elementFromPoint(left + width / 2, y + height / 2)?.closest('section[data-placement]') != null;
        }).length,
    );
    expect(covered, `at ${top} px`).toBe(0);
  }
});
