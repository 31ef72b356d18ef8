import type { Page } from '@playwright/test';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { summary } from '../../journeys/cart.ts';
import { buildBuyer, checkOutToReview, placeOrder, testCards } from '../../journeys/checkout.ts';
import { calls } from '../../journeys/delayed-responses.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';

const message = 'Happy birthday, Dale 🎁\n<script>alert(1)</script>';

async function countPages(page: Page): Promise<number> {
  // A step before may have left the page in the media of a screen.
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({ format: 'Letter', margin: { top: '0.5in', bottom: '0.5in', left: '0.5in', right: '0.5in' } });
  await page.emulateMedia({ media: 'screen' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function expectFewPages(page: Page, name: string): Promise<void> {
  const pages = await countPages(page);
  expect(pages, name).toBeGreaterThan(0);
  expect(pages, name).toBeLessThanOrEqual(2);
}

async function expectPaper(page: Page, name: string, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox', 'combobox', 'checkbox', 'dialog'] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), `${name}: ${role}`).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByText('Ridge & Rivet', { exact: true })).toBeVisible();
  await check();
  await page.emulateMedia({ media: 'screen' });
}

async function addProducts(page: Page, productIds: readonly string[]): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  const response = await page.waitForResponse((each) => calls.baskets.test(each.url()) && each.ok());
  const authorization = response.request().headers().authorization ?? '';
  const { baskets } = (await response.json()) as { baskets: { basketId: string }[] };
  const url = response.url().replace(/\/customers\/.*/, `/baskets/${baskets[0]?.basketId}/items`);
  const added = await page.request.post(url, {
    headers: { authorization },
    data: productIds.map((productId) => ({ productId, quantity: 1 })),
  });
  expect(added.ok(), `status of the addition: ${added.status()}`).toBe(true);
  await page.reload();
  await waitForHydration(page);
}

async function orderableSku(page: Page, styleId: string): Promise<string> {
  const response = await page.request.get(`/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/products/${styleId}`);
  const { variants } = (await response.json()) as { variants: { productId: string; orderable: boolean }[] };
  const sku = variants.find(({ orderable }) => orderable);
  expect(sku, `an orderable SKU of ${styleId}`).toBeDefined();
  return sku!.productId;
}

test('the cart shows what goes with it, and an order is a gift from the cart to its paper @desktop @phone', async ({ page }, testInfo) => {
  test.setTimeout(300_000);
  const buyer = buildBuyer('gift');
  await addToCart(page, coat);
  await openPage(page, '/cart');
  const giftBox = page.getByRole('checkbox', { name: /^This is a gift/ });
  const giftMessage = page.getByRole('textbox', { name: /^Gift message/ });

  await test.step('the row of products', async () => {
    const row = page.getByRole('region', { name: 'Goes with it' });
    await expect(row.getByRole('link').first()).toBeVisible();
    await expect(row.getByText(coat.name)).toHaveCount(0);
  });

  await test.step('the gift, after a reload too', async () => {
    await giftBox.check();
    await giftMessage.fill(message);
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
    await giftMessage.blur();
    await saved;
    await expectReadable(page, 'the cart with a gift');
    await page.screenshot({ path: testInfo.outputPath('cart.png'), fullPage: true });
    await page.reload();
    await waitForHydration(page);
    await expect(giftBox).toBeChecked();
    await expect(giftMessage).toHaveValue(message);
  });

  await test.step('five lines on paper', async () => {
    const skus = await Promise.all(['4117', '4301', '4401', '5121'].map((styleId) => orderableSku(page, styleId)));
    await addProducts(page, skus);
    await expect(page.getByRole('combobox', { name: /^Quantity of/ })).toHaveCount(5);
    await expectFewPages(page, 'the cart');
    await expectPaper(page, 'the cart', async () => {
      await expect(page.getByText('Qty 1', { exact: true }).filter({ visible: true })).toHaveCount(5);
      await expect(summary(page).getByText('Estimated total before tax')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Goes with it' })).toBeHidden();
      await page.screenshot({ path: testInfo.outputPath('cart-paper.png'), fullPage: true });
    });
  });

  await test.step('review and confirmation', async () => {
    await checkOutToReview(page, buyer, testCards.approved);
    await expect(page.getByText('Gift. The packing slip shows no prices.')).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath('review.png'), fullPage: true });
    const orderNo = await placeOrder(page);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeAttached();
    await expectReadable(page, 'the confirmation of a gift');
    await page.screenshot({ path: testInfo.outputPath('confirmation.png'), fullPage: true });
    await expectFewPages(page, 'the confirmation');
    await expectPaper(page, 'the confirmation', async () => {
      await expect(page.getByText(`Order ${orderNo}`)).toBeVisible();
      await expect(page.getByText(/^Order placed .*20\d\d$/)).toBeVisible();
      await expect(page.getByText('Billed to')).toBeVisible();
      await expect(page.getByText(/14 Sheridan Street/).first()).toBeVisible();
      await expect(page.getByText(/\$\d/).filter({ visible: true })).not.toHaveCount(0);
      await page.screenshot({ path: testInfo.outputPath('confirmation-paper.png'), fullPage: true });
    });
  });

  await test.step('the gift receipt has no prices', async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    const print = page.getByRole('button', { name: 'Print gift receipt' });
    await print.click();
    await expectFewPages(page, 'the gift receipt');
    await print.click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Gift receipt', { exact: true })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText(coat.name)).toBeVisible();
    await expect(page.getByText(/\$\d/).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(buyer.email).filter({ visible: true })).toHaveCount(0);
    await page.screenshot({ path: testInfo.outputPath('gift-receipt.png'), fullPage: true });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByText(buyer.email).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('tracking', async () => {
    await page.getByRole('link', { name: 'Track this order' }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expectReadable(page, 'the tracking of a gift');
    await page.screenshot({ path: testInfo.outputPath('tracking.png'), fullPage: true });
    await expectPaper(page, 'the tracked order', async () => {
      await expect(page.getByText(coat.name)).toBeVisible();
      await page.screenshot({ path: testInfo.outputPath('tracking-paper.png'), fullPage: true });
    });
  });
});

test('FULFIL-014 the mark of a backordered line is on review, confirmation and tracking @desktop', async ({ page }) => {
  test.setTimeout(240_000);
  await addToCart(page, coat);
  await openPage(page, '/cart');
  await addProducts(page, [await orderableSku(page, '4144')]);
  const mark = page
    .getByRole('main')
    .getByText(/^Backorder until /)
    .filter({ visible: true })
    .first();
  await expect(mark).toBeVisible();
  const text = (await mark.textContent()) ?? '';
  await checkOutToReview(page, buildBuyer('backorder'), testCards.approved);
  await expect(mark).toHaveText(text);
  await placeOrder(page);
  await expect(mark).toHaveText(text);
  await page.getByRole('link', { name: 'Track this order' }).click();
  await expect(page.getByRole('region', { name: 'Order status' }).getByText(text)).toBeVisible();
});
