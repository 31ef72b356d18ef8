import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, chooseVariant, coat, giftCard, type TestProduct } from '../../journeys/product-page.ts';

const pants: TestProduct = { name: 'Kneeler Double-Front Pant', path: '/kneeler-double-front-pant-4401.html', choices: {} };
const wishlist = '/account/wishlist';

const heartOf = (name: string) => ({ name: `Save ${name} to the wishlist`, exact: true });

/** Clicks the heart of a product and waits until the server has stored the item. */
async function saveWithHeart(page: Page, name: string): Promise<void> {
  const stored = page.waitForResponse((response) => response.url().includes('/items') && response.request().method() === 'POST');
  await page.getByRole('button', heartOf(name)).first().click();
  await stored;
}

test('WISH-003 WISH-004 WISH-005 a guest saves products, undoes a removal and moves one to the cart @desktop @phone', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const heart = (name: string) => page.getByRole('button', heartOf(name)).first();
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });

  await test.step('hearts of a new visitor send no request', async () => {
    await openPage(page, '/best-sellers');
    await expect(page.getByRole('button', { name: /^Save .+ to the wishlist$/ }).first()).toHaveAttribute('aria-pressed', 'false');
    expect(
      requests.filter((url) => url.includes('/api/session') || url.includes('product_lists') || url.includes('saved-products')),
    ).toEqual([]);
  });

  await test.step('a style and a variant are saved', async () => {
    for (const product of [pants, coat]) {
      await openPage(page, product.path);
      await chooseVariant(page, product);
      await saveWithHeart(page, product.name);
      await expect(heart(product.name)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(heart(coat.name)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart(coat.name), 'a heart is filled without a request').toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the list', async () => {
    await openPage(page, wishlist);
    await expect(row(coat.name)).toContainText(', L');
    await expect(row(pants.name)).toBeVisible();
    await expect(page.getByText('Sign in to keep it')).toBeVisible();
    await expectReadable(page, 'the wishlist of a guest');
    await page.getByRole('button', { name: `Remove ${coat.name}` }).dblclick();
    await expect(row(coat.name)).toHaveCount(0);
    await page.getByRole('button', { name: `Undo: put ${coat.name} back` }).click();
    await expect(row(coat.name)).toBeVisible();
  });

  await test.step('a variant moves to the cart', async () => {
    await page.getByRole('button', { name: `Add to cart: ${coat.name}` }).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeAttached();
    await expect(row(coat.name)).toHaveCount(0);
  });
});

test('the size of a saved style is chosen when it moves to the cart @desktop @phone', async ({ page }) => {
  await openPage(page, coat.path);
  await saveWithHeart(page, coat.name);
  await openPage(page, wishlist);
  await page.getByRole('button', { name: `Add to cart: ${coat.name}` }).click();
  const dialog = page.getByRole('dialog', { name: coat.name });
  await expectAccessible(page, 'the sizes of a saved style');
  await dialog.getByRole('radio', { name: 'L', exact: true }).click({ force: true });
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeAttached();
});

test('a line of the cart is saved for later, and put back @desktop @phone', async ({ page }) => {
  await addToCart(page, coat);
  await openPage(page, '/cart');
  await page.getByRole('button', { name: `Save for later: ${coat.name}` }).click();
  await expect(page.getByText(`${coat.name} is on your wishlist now.`).last()).toBeVisible();
  await expect(page.getByRole('button', { name: `Undo: put ${coat.name} back` })).toBeVisible();
  await expectReadable(page, 'the cart with a line that was saved for later');
  const isTakenOff = page.waitForResponse(
    (response) => response.url().includes('product_lists') && response.request().method() === 'DELETE',
  );
  await page.getByRole('button', { name: `Undo: put ${coat.name} back` }).click();
  await expect(page.getByRole('combobox', { name: `Quantity of ${coat.name}` })).toHaveValue('1');
  await isTakenOff;
  await openPage(page, wishlist);
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('a shared list is open to everyone with its link until the link is revoked @desktop @phone', async ({ page, anotherGuest }) => {
  await openPage(page, coat.path);
  await saveWithHeart(page, coat.name);
  await openPage(page, wishlist);
  const isShared = page.getByRole('checkbox', { name: 'Anyone with the link can see this list' });
  await isShared.check();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('textbox', { name: /^Your name on the list/ }).fill(' Dale ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectReadable(page, 'the settings of a shared wishlist');
  const other = await anotherGuest({ expecting: '404' });
  const response = await other.goto(link);
  expect(response?.headers()['referrer-policy'], 'the token stays out of the Referer').toBe('strict-origin');
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(other.getByRole('heading', { level: 2, name: coat.name })).toBeVisible();
  await expect(other.getByText('Dale saved these.')).toBeVisible();
  await expectReadable(other, 'a shared wishlist');
  await isShared.uncheck();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'This list is not shared.' })).toBeVisible();
});

test('a heart that is clicked right before another page loads is saved: the first one of a visitor, and a second one @desktop @phone', async ({
  page,
}) => {
  for (const product of [coat, pants]) {
    await openPage(page, product.path);
    await page.getByRole('button', heartOf(product.name)).first().click();
    await openPage(page, '/track-order');
  }
  await openPage(page, wishlist);
  for (const { name } of [coat, pants]) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await openPage(page, pants.path);
  await expect(page.getByRole('button', heartOf(pants.name)).first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', heartOf(pants.name)).first().click();
  await openPage(page, wishlist);
  await expect(page.getByRole('heading', { level: 2, name: coat.name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: pants.name })).toHaveCount(0);
});

test('two tabs share one list @desktop', async ({ page, context }) => {
  await openPage(page, wishlist);
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  const second = await context.newPage();
  await openPage(second, coat.path);
  await second.getByRole('button', heartOf(coat.name)).first().click();
  await expect(page.getByRole('heading', { level: 2, name: coat.name })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${coat.name}` }).click();
  await expect(second.getByRole('button', heartOf(coat.name)).first()).toHaveAttribute('aria-pressed', 'false');
});

test('WISH-006 a gift card has no heart @desktop', async ({ page }) => {
  await openPage(page, giftCard.path);
  await expect(page.getByRole('heading', { level: 1, name: giftCard.name })).toBeVisible();
  await expect(page.getByRole('button', heartOf(giftCard.name))).toHaveCount(0);
});
