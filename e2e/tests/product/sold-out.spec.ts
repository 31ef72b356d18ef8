import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { buildBuyer, checkOutToReview, placeOrder, placeOrderButton, testCards } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, lastVestInStock, soldOutSizeProduct } from '../../journeys/product-page.ts';
import { readSentMails } from '../../shop/running-shop.ts';

test('ORDER-003 an item that another guest buys first is not sold twice, nothing is charged, and the page offers a next step @desktop @phone', async ({
  page,
  anotherGuest,
  unexpectedErrors,
  isMobile,
}) => {
  const vest = lastVestInStock(isMobile ? '2XL' : 'M');
  const slow = buildBuyer('slow');
  const fast = buildBuyer('fast');
  const other = await anotherGuest();
  await addToCart(page, vest);
  await checkOutToReview(page, slow, testCards.approved);
  await addToCart(other, vest);
  await checkOutToReview(other, fast, testCards.approved);
  await placeOrder(other);

  // The browser logs the 400 of the rejected order.
  unexpectedErrors.expect('/orders');
  await placeOrderButton(page).click();
  await expect(page.getByText('Not ordered: an item just sold out.')).toBeVisible();
  await expect(page.getByText('You have not been charged. Change or remove the item, then place the order again.')).toBeVisible();
  await expectAccessible(page, 'the review with a sold-out line');
  await page.getByRole('button', { name: `Remove: ${vest.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  await expect(page.getByRole('link', { name: 'Shop best sellers' })).toBeVisible();
  await expect.poll(async () => (await readSentMails(fast.email)).length, { timeout: 30_000 }).toBe(1);
  expect(await readSentMails(slow.email)).toHaveLength(0);
});

test('PDP-002 a chosen sold-out size looks chosen and offers a back-in-stock email @desktop @phone', async ({ page }) => {
  await openPage(page, soldOutSizeProduct.path);
  const soldOut = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name: /, sold out online$/ });
  const appearanceOf = (index: number) =>
    soldOut.nth(index).evaluate((input) => {
      const { backgroundColor, color } = getComputedStyle(input.closest('label') as Element);
      return { backgroundColor, color };
    });
  const unselected = await appearanceOf(0);
  await expect(page.getByText('Choose a size to see what’s in stock.')).toBeVisible();
  await soldOut.first().click({ force: true });
  await expect(soldOut.first()).toBeChecked();
  await expect(page.getByRole('button', { name: 'Email me when it’s back' })).toBeVisible();
  expect(await appearanceOf(0)).not.toEqual(unselected);
  await expectReadable(page, 'a selected sold-out size');
});
