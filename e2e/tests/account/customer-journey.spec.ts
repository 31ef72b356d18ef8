import { expect, test } from '../../fixtures/customer-test.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { register } from '../../journeys/account.ts';
import { buildBuyer, fillCard, fillShipping, goToPayment, goToReview, placeOrder, testCards } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat, type TestProduct } from '../../journeys/product-page.ts';
import { signIn, signOut } from '../../journeys/sign-in.ts';

const mediumCoat: TestProduct = { ...coat, choices: { Size: 'M' } };
const savedProduct = { name: 'Kneeler Double-Front Pant', path: '/kneeler-double-front-pant-4401.html' };

test('ACCOUNT-001 ACCOUNT-007 ACCOUNT-008 AUTH-014 AUTH-015 BASKET-011 ORDER-008 a customer finds the cart and the wishlist on another device, orders, and buys again @everywhere', async ({
  page,
  anotherGuest,
}) => {
  test.setTimeout(300_000);
  const buyer = buildBuyer('journey');
  const saved = (device: typeof page) => device.getByRole('heading', { level: 2, name: savedProduct.name });
  let orderNo = '';

  await test.step('registers, saves a product and fills the cart', async () => {
    await register(page, buyer);
    await expectReadable(page, 'the account of a new customer');
    await openPage(page, savedProduct.path);
    const isSaved = page.waitForResponse((response) => response.url().includes('/items') && response.request().method() === 'POST');
    await page
      .getByRole('button', { name: `Save ${savedProduct.name} to the wishlist`, exact: true })
      .first()
      .click();
    await isSaved;
    await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 item', exact: true })).toBeVisible();
    await addToCart(page, coat);
  });

  await test.step('AUTH-015 signs out: cart and wishlist are those of a guest', async () => {
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeAttached();
    await openPage(page, '/account/wishlist');
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  });

  const other = await anotherGuest();
  await test.step('BASKET-011 signs in on another device, whose cart joins', async () => {
    await addToCart(other, mediumCoat);
    await signIn(other, buyer.email);
    await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeAttached();
    await openPage(other, '/cart');
    await expect(other.getByRole('combobox', { name: `Quantity of ${coat.name}` })).toHaveCount(2);
    await openPage(other, '/account/wishlist');
    await expect(saved(other)).toBeVisible();
  });

  await test.step('orders', async () => {
    await openPage(other, '/checkout');
    await expect(other.getByText(`Signed in as Dale, ${buyer.email}.`)).toBeVisible();
    await fillShipping(other, buyer);
    await goToPayment(other);
    await fillCard(other, testCards.approved);
    await goToReview(other);
    orderNo = await placeOrder(other);
  });

  await test.step('ORDER-008 finds the order and buys it again', async () => {
    await openPage(other, '/account');
    await expect(other.getByText(`Order ${orderNo}`)).toBeVisible();
    await expectReadable(other, 'the account of a customer with an order');
    await openPage(other, `/account/orders/${orderNo}`);
    await expect(other.getByText('Visa ending in 1111')).toBeVisible();
    await expectReadable(other, 'an order in the account');
    await other.getByRole('button', { name: new RegExp(`^Buy again.*${orderNo}$`) }).click();
    await expect(other.getByText('2 items are in your cart.')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Cart, 2 items', exact: true })).toBeAttached();
  });
});
