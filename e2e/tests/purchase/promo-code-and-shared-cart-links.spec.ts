import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { orderTotal, summary } from '../../journeys/cart.ts';
import { measureLayoutShift } from '../../journeys/layout-shift.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';

test('the promo code of a link is applied to the cart of the visit, and stays removed @desktop @phone', async ({ page }) => {
  const shift = await measureLayoutShift(page);
  await openPage(page, '/content/returns?coupon=WELCOME15');
  const notice = page.getByRole('region', { name: 'Promo code WELCOME15 is in your cart.' });
  await expect(notice).toBeVisible();
  expect(await shift.sum(), 'the notice moves nothing').toBeLessThan(0.01);
  await expectAccessible(page, 'the notice of a linked promo code');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await addToCart(page, coat);
  await openPage(page, '/cart');
  await expect(orderTotal(page, /WELCOME15/)).toHaveText('-$15.00');
  await page.getByRole('button', { name: 'Remove WELCOME15' }).click();
  await expect(orderTotal(page, /WELCOME15/)).toHaveCount(0);
  await page.reload();
  await expect(summary(page).getByText('$118.00').first()).toBeVisible();
  await expect(orderTotal(page, /WELCOME15/)).toHaveCount(0);
});

test('ROUTE-012 a cart is shared by a link, which shows its items in another browser @desktop', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addToCart(page, coat);
  await openPage(page, '/cart');
  await page.getByRole('button', { name: 'Share this cart' }).click();
  await expect(summary(page).getByText('Link copied.')).toBeVisible();
  await expectAccessible(page, 'a shared cart');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const otherContext = await browser.newContext();
  const friend = await otherContext.newPage();
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1, name: 'A shared cart' })).toBeVisible();
  await expect(friend.getByRole('main').getByText(coat.name)).toBeVisible();
  await friend.getByRole('button', { name: 'Add 1 item to my cart' }).click();
  await expect(friend.getByText('It’s in your cart.')).toBeVisible();
  await otherContext.close();
});
