import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { coat, giftCard, soldOutSizeProduct } from '../../journeys/product-page.ts';
import { atEachWidth, isDesktop } from '../../journeys/viewport.ts';

test('the name and price of a product are visible without scrolling, and the bottom bar repeats them @phone', async ({ page }) => {
  for (const { name, path } of [coat, giftCard, soldOutSizeProduct]) {
    await openPage(page, path);
    const bar = page.getByRole('complementary', { name: 'Add to cart' });
    await expect(bar).toBeVisible();
    await expect(bar).toContainText(name);
    await expect(bar).toContainText('$');
    const heading = await page.getByRole('heading', { level: 1, name }).boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect((heading?.y ?? 0) + (heading?.height ?? 0), `${name} is above the bottom bar`).toBeLessThanOrEqual(top);
  }
  await openPage(page, giftCard.path);
  await expect(page.getByRole('complementary', { name: 'Add to cart' }), 'a gift card has no color').not.toContainText('·');
});

test('the buy button is on the first screen of a laptop @desktop', async ({ page }) => {
  await openPage(page, coat.path);
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true }).first()).toBeInViewport({ ratio: 1 });
});

test('the buy button and the heart beside it end at the edge of their column @desktop @phone', async ({ page }) => {
  await openPage(page, coat.path);
  const rightOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  await atEachWidth(page, async () => {
    const button = page.getByRole('button', { name: 'Add to cart', exact: true }).first();
    const heart = page.getByRole('button', { name: `Save ${coat.name} to the wishlist` }).first();
    expect(await rightOf(heart)).toBe(await rightOf(page.getByRole('heading', { level: 1 })));
    const [left, right] = [await button.boundingBox(), await heart.boundingBox()];
    expect(Math.abs((right?.y ?? 0) - (left?.y ?? 0)), 'on the line of the button').toBeLessThan(8);
    expect((right?.x ?? 0) - ((left?.x ?? 0) + (left?.width ?? 0))).toBeLessThanOrEqual(12);
  });
});

test('an enlarged image fills most of the window and is named after the product @everywhere', async ({ page }) => {
  await openPage(page, coat.path);
  await page.getByRole('region', { name: 'Product images' }).getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: coat.name });
  const image = dialog.getByRole('img').and(page.locator(':not([inert]) > img'));
  await expect(image).toBeVisible();
  const { height = 0 } = (await image.boundingBox()) ?? {};
  expect(height / (page.viewportSize()?.height ?? 1)).toBeGreaterThan(isDesktop(page) ? 0.95 : 0.6);
});

test('a shopper enters a ZIP once and sees when products arrive @everywhere', async ({ page }) => {
  await openPage(page, coat.path);
  await expect(page.getByText('Ships free.')).toBeVisible();
  await expect(page.getByText(/A return with our label costs \$6\.95, taken off the refund\./)).toBeVisible();
  await expect(page.getByText(/Estimated arrival/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Enter your ZIP code for an arrival date' }).click();
  const field = page.getByRole('textbox', { name: 'ZIP or postal code' });
  await expect(field).toBeFocused();
  await field.fill('54801');
  await field.press('Enter');
  await expect(page.getByText(/Estimated arrival in 54801: /)).toBeVisible();
  await openPage(page, giftCard.path);
  await expect(page.getByText(/Estimated arrival in 54801: /)).toBeVisible();
  await expect(page.getByText(/^Mailed .* if you order now\.$/)).toBeVisible();
});

test('a product prints on at most two pages, without header, controls and other products @desktop', async ({ page }) => {
  await openPage(page, '/fencepost-chore-coat-4117.html');
  await expect(page.locator('#care-label').getByRole('rowheader').first()).toBeAttached();
  const pdf = await page.pdf({ format: 'Letter', margin: { top: '0.5in', bottom: '0.5in', left: '0.5in', right: '0.5in' } });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Made in' })).toBeVisible();
});
