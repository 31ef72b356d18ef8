import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectFocusVisible } from '../../fixtures/expect-focus-visible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { waitForAddedItem } from '../../journeys/cart.ts';
import { openPage } from '../../journeys/open-page.ts';
import { coat, soldOutSizeProduct } from '../../journeys/product-page.ts';

const coats = '/men/coats';
const getProduct = /\/products\/\d+\?/;

const quickAdd = (page: Page, name: string) => page.getByRole('button', { name: `Quick add: ${name}`, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const cartLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function openQuickAdd(page: Page, name: string) {
  await quickAdd(page, name).click();
  const panel = dialog(page, name);
  await expect(panel.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  return panel;
}

test('quick add asks for the size, adds it and returns the focus to the tile @everywhere', async ({ page }) => {
  await openPage(page, coats);
  const panel = await openQuickAdd(page, coat.name);
  await expectAccessible(page, 'quick add');
  await expectNothingClipped(page, 'quick add');
  const fits = panel.getByRole('radiogroup', { name: 'Fit' }).getByRole('radio');
  const rows = await fits.evaluateAll((radios) => radios.map(({ parentElement }) => parentElement?.getBoundingClientRect().top));
  expect(rows, 'the fits').toHaveLength(3);
  expect(new Set(rows).size, 'rows of the fits').toBe(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(quickAdd(page, coat.name)).toBeFocused();
  await expectFocusVisible(page);

  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Add to cart' }).click();
  await expect(panel.getByRole('radiogroup', { name: 'Size' })).toContainText('Choose one');
  await expectAccessible(page, 'quick add without a size');
  await panel.getByRole('radio', { name: 'L', exact: true }).click({ force: true });
  await panel.getByRole('button', { name: 'Add to cart' }).click();
  await expect(panel).toBeHidden();
  await waitForAddedItem(page);
  await expect(cartLink(page, 'Cart, 1 item')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(quickAdd(page, coat.name)).toBeFocused();
});

test('quick add shows a sold-out size, which cannot be chosen, with the keyboard alone @desktop @phone', async ({ page }) => {
  await openPage(page, '/men/coats/vests');
  const name = soldOutSizeProduct.name;
  await quickAdd(page, name).focus();
  await page.keyboard.press('Enter');
  const panel = dialog(page, name);
  const soldOut = panel.getByRole('radio', { name: 'XL, sold out online', exact: true });
  await expect(soldOut).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  const group = panel.getByRole('radiogroup', { name: 'Size' });
  for (let presses = 0; presses < 10 && (await group.locator(':focus').count()) === 0; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(soldOut).not.toBeChecked();
  }
  await expect(group.locator('input:checked')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Add to cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(cartLink(page, 'Cart, 1 item')).toBeAttached();
});

test('a double click on the button of quick add adds one, which a second tab shows, and going back closes it @desktop', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await openPage(second, '/');
  await openPage(page, '/');
  await openPage(page, coats);
  const panel = await openQuickAdd(page, coat.name);
  await page.goBack();
  await expect(page).not.toHaveURL(/coats/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await openQuickAdd(page, coat.name);
  await panel.getByRole('radio', { name: 'M', exact: true }).click({ force: true });
  await panel.getByRole('button', { name: 'Add to cart' }).dblclick();
  await expect(panel).toBeHidden();
  await expect(cartLink(page, 'Cart, 1 item')).toBeAttached();
  await expect(cartLink(second, 'Cart, 1 item')).toBeAttached();
});

test('quick add shows that the sizes load, that they could not, and tries again @desktop @phone', async ({ page, unexpectedErrors }) => {
  unexpectedErrors.expect('/products/');
  await openPage(page, coats);
  let isDown = true;
  const gate = Promise.withResolvers<void>();
  await page.route(getProduct, async (route) => {
    if (!isDown) return route.fallback();
    await gate.promise;
    return route.fulfill({ status: 400, json: { fault: { type: 'InvalidCurrencyException', message: 'down' } } });
  });
  await quickAdd(page, coat.name).click();
  const panel = dialog(page, coat.name);
  await expect(panel.getByText('Loading the sizes')).toBeAttached();
  await expectAccessible(page, 'quick add while it loads', { whileBusy: true });
  gate.resolve();
  await expect(panel.getByText('That didn’t load. Check your connection and try again.')).toBeVisible();
  await expectAccessible(page, 'quick add after a failure');
  isDown = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('radio', { name: 'L', exact: true })).toBeVisible();
  await expect(panel.locator('input:focus')).toHaveCount(1);
});

test('quick add shows a name of 200 characters @desktop @phone', async ({ page, baseURL }) => {
  const name = 'Unbreakable'.repeat(19).slice(0, 200);
  // The browser reads the best sellers of a cart that may not be empty.
  await page.context().addCookies([{ name: 'outfitter_basket', value: '1', url: baseURL ?? '' }]);
  await page.route(/product_search/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { hits: { productName: string }[] };
    if (body.hits[0]) body.hits[0].productName = name;
    await route.fulfill({ response, json: body });
  });
  await openPage(page, '/cart');
  await quickAdd(page, name).scrollIntoViewIfNeeded();
  await expectNothingClipped(page, 'a shelf with a long name');
  const panel = await openQuickAdd(page, name);
  const box = await panel.boundingBox();
  const heading = await panel.getByRole('heading', { name }).boundingBox();
  expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  await expectReadable(page, 'quick add with a long name');
});

test('without JavaScript a tile has no quick add @desktop', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(coats);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Quick add/ })).toHaveCount(0);
  await context.close();
});
