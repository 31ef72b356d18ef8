import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { measureLayoutShift } from '../../journeys/layout-shift.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat, giftCard, soldOutSizeProduct } from '../../journeys/product-page.ts';

const storageKey = 'outfitter.viewed';
const shelf = (page: Page, label = 'Recently viewed') => page.getByRole('region', { name: label, exact: true });
const names = (page: Page, label?: string) => shelf(page, label).getByRole('heading', { level: 3 });
const storedIds = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

const productId = ({ path }: { path: string }) => /-(\d+)\.html/.exec(path)?.[1] ?? '';

async function view(page: Page, { path }: { path: string }): Promise<void> {
  await openPage(page, path);
  await expect.poll(() => storedIds(page)).toContain(`["${productId({ path })}"`);
}

async function scrollToShelf(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Recently viewed' }).scrollIntoViewIfNeeded();
  await expect(names(page).first()).toBeVisible();
}

test('the shelf of viewed styles is on the next product page, the empty cart and a search without results @everywhere', async ({
  page,
}) => {
  await view(page, coat);
  await expect(shelf(page), 'not on its own page').toHaveCount(0);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/products/(')) requests.push(request.url());
  });
  await view(page, soldOutSizeProduct);
  expect(requests, 'before it is near the viewport').toEqual([]);
  await scrollToShelf(page);
  await expect(names(page)).toHaveText([coat.name]);
  expect(requests).toHaveLength(1);
  await expectAccessible(page, 'a product page with viewed styles');
  await expectNothingClipped(page, 'a product page with viewed styles');

  await openPage(page, '/search?q=zzqx');
  await scrollToShelf(page);
  await expect(names(page)).toHaveText([soldOutSizeProduct.name, coat.name]);
  await expectAccessible(page, 'a search without results and with viewed styles');

  await openPage(page, '/cart');
  await scrollToShelf(page);
  await expect(names(page)).toHaveText([soldOutSizeProduct.name, coat.name]);
  await expectAccessible(page, 'an empty cart with viewed styles');
  await page.getByRole('button', { name: 'Clear the styles you viewed' }).click();
  await expect(page.getByText('The list of styles you viewed is cleared.')).toBeFocused();
  await expect(shelf(page)).toHaveCount(0);
  expect(await storedIds(page)).toBeNull();
});

test('ROUTE-011 the cart of a browser that never had one is server-rendered as empty, with best sellers; that of another one is not @desktop @phone', async ({
  page,
}) => {
  const html = async () => (await page.request.get('/cart')).text();
  const isServerRendered = async () => {
    const text = await html();
    return { empty: text.includes('Your cart is empty.'), tiles: (text.match(/<article/g) ?? []).length > 3 };
  };
  const shift = await measureLayoutShift(page);
  await openPage(page, '/cart');
  await expect(
    page
      .getByRole('region', { name: 'Best sellers' })
      .getByRole('button', { name: /^Quick add: / })
      .first(),
  ).toBeVisible();
  expect(await shift.sum()).toBeLessThan(0.01);
  expect(await isServerRendered()).toEqual({ empty: true, tiles: true });

  await addToCart(page, coat);
  expect(await isServerRendered()).toEqual({ empty: false, tiles: false });
  await openPage(page, '/cart');
  await page.getByRole('button', { name: `Remove ${coat.name}` }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Best sellers' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Undo: put ${coat.name} back` })).toBeVisible();
});

test('viewed styles have the language and currency of the page @desktop', async ({ page }) => {
  await view(page, coat);
  await openPage(page, '/fr-FR/cart');
  await page.getByRole('heading', { level: 2, name: 'Vus récemment' }).scrollIntoViewIfNeeded();
  await expect(
    shelf(page, 'Vus récemment')
      .getByText(/\$\s*CA/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Effacer les modèles vus récemment' })).toBeVisible();
});

test('viewed styles survive a broken list, a style that is gone and going back, and two tabs share them @desktop', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  await page.evaluate((key) => localStorage.setItem(key, '{"broken'), storageKey);
  await view(page, coat);
  await page.evaluate(([key, id]) => localStorage.setItem(key ?? '', JSON.stringify(['99999', id])), [storageKey, productId(coat)]);
  const second = await context.newPage();
  await openPage(second, '/cart');
  await second.getByRole('heading', { level: 2, name: 'Recently viewed' }).scrollIntoViewIfNeeded();
  await expect(names(second)).toHaveText([coat.name]);
  await view(page, giftCard);
  await expect(names(second), 'the other tab follows').toHaveText([giftCard.name, coat.name]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: coat.name })).toBeVisible();
  await expect.poll(() => storedIds(page)).toBe(JSON.stringify([productId(coat), productId(giftCard), '99999']));
  await second.getByRole('button', { name: 'Clear the styles you viewed' }).dblclick();
  await expect.poll(() => storedIds(page)).toBeNull();
});
