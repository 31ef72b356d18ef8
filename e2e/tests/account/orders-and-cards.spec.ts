import { expect, test } from '../../fixtures/customer-test.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { mailedLink, registerByCall, testPassword } from '../../journeys/account.ts';
import { waitForAddedItem } from '../../journeys/cart.ts';
import {
  buildBuyer,
  checkOutToReview,
  field,
  fillCard,
  fillShipping,
  goToPayment,
  goToReview,
  placeOrder,
  testCards,
} from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';

test('ORDER-008 ORDER-010 ACCOUNT-023 a guest becomes a customer, finds the order in the account, and buys it again with a saved address and card @desktop @phone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const buyer = buildBuyer('customer');
  let orderNo = '';

  await test.step('an account for one password, on the confirmation of an order', async () => {
    await addToCart(page, coat);
    await checkOutToReview(page, buyer, testCards.approved);
    orderNo = await placeOrder(page);
    await expectReadable(page, 'the confirmation of a guest');
    await field(page, 'Password').fill(testPassword);
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByText('Your account is ready, and you’re signed in.')).toBeVisible();
  });

  await test.step('the order joins when the email is confirmed', async () => {
    await openPage(page, '/account');
    await expect(page.getByRole('heading', { name: 'Good to have you' })).toBeVisible();
    await expect(page.getByText(`${buyer.email} is not confirmed yet.`)).toBeVisible();
    await expectReadable(page, 'the overview of a new customer');
    await openPage(page, await mailedLink(buyer.email, '/account/confirm-email'));
    await expect(page.getByRole('heading', { name: `${buyer.email} is confirmed` })).toBeVisible();
    await expect(page.getByText('One order that you placed as a guest is in your account now.')).toBeVisible();
    await page.getByRole('link', { name: 'See your orders' }).click();
  });

  await test.step('ORDER-010 ORDER-012 the orders and their details', async () => {
    await expect(page.getByText(orderNo, { exact: true })).toBeVisible();
    await expectReadable(page, 'the orders');
    const tabs = page.getByRole('navigation', { name: 'Orders by origin' });
    await tabs.getByRole('link', { name: 'Store' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing from a store yet' })).toBeVisible();
    await tabs.getByRole('link', { name: 'Online' }).click();
    await page.getByRole('link', { name: `Details of order ${orderNo}` }).click();
    await expect(page).toHaveURL(new RegExp(`/account/orders/${orderNo}$`));
    await expect(page.getByText('Visa ending in 1111')).toBeVisible();
    await expectReadable(page, 'an order');
  });

  await test.step('buying it again', async () => {
    await page.getByRole('button', { name: new RegExp(`^Buy again.*${orderNo}$`) }).click();
    await waitForAddedItem(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 item is in your cart.')).toBeVisible();
  });

  await test.step('saving address and card in the checkout', async () => {
    await openPage(page, '/checkout');
    await expect(field(page, 'Email')).toHaveValue(buyer.email);
    await fillShipping(page, buyer);
    await expect(page.getByRole('checkbox', { name: 'Save this address in my account' })).toBeChecked();
    await expectReadable(page, 'the shipping step of a customer');
    await goToPayment(page);
    await fillCard(page, testCards.approved);
    await page.getByRole('checkbox', { name: 'Save this card in my account' }).check();
    await goToReview(page);
    await placeOrder(page);
  });

  await test.step('the account has both', async () => {
    await openPage(page, '/account');
    await expect(page.getByRole('heading', { name: 'Ships to' })).toBeVisible();
    await expect(page.getByText(buyer.street)).toBeVisible();
    await expect(page.getByText('Visa ending 1111, expires 08/29', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Details of order ${orderNo}` })).toBeVisible();
    await expectReadable(page, 'the overview');
  });

  await test.step('the next order needs neither address nor card', async () => {
    await addToCart(page, coat);
    await openPage(page, '/checkout');
    await expect(field(page, 'Street address')).toHaveValue(buyer.street);
    await expect(page.getByRole('combobox', { name: 'Saved addresses' })).toContainText(buyer.street);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('radio', { name: /^Visa ending 1111/ })).toBeChecked();
    await expectReadable(page, 'the payment step of a customer');
    await goToReview(page);
    await placeOrder(page);
  });
});

test('ACCOUNT-005 API-064 API-065 saved cards are added, become the default, and are removed @desktop @phone', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect(/422/);
  await registerByCall(page, buildBuyer('cards'));
  await openPage(page, '/account/payments');
  await expect(page.getByRole('heading', { name: 'No saved cards yet' })).toBeVisible();
  await expectReadable(page, 'no saved cards');

  async function add(number: string, expires: string): Promise<void> {
    await page.getByRole('button', { name: 'Add a card' }).click();
    await fillCard(page, number);
    await field(page, 'Expires').fill(expires);
    await page.getByRole('button', { name: 'Save card' }).click();
  }
  await add(testCards.declined, '08/29');
  await expect(page.getByText('Your bank said no to this card.').first()).toBeVisible();
  await expectReadable(page, 'a declined card');
  await fillCard(page, testCards.approved);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Visa ending 1111, expires 08/29', { exact: true })).toBeVisible();
  await add('5555 5555 5555 4444', '09/30');
  await expect(page.getByText('Mastercard ending 4444, expires 09/30', { exact: true })).toBeVisible();
  await expectReadable(page, 'the saved cards');
  await page.getByRole('button', { name: /^Make default.*Mastercard/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mastercard' })).toContainText('Default');
  await page.getByRole('button', { name: /^Remove.*Mastercard/ }).click();
  await page.getByRole('button', { name: /^Yes, remove.*Mastercard/ }).click();
  await expect(page.getByText('Mastercard ending 4444')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa ending 1111' })).toContainText('Default');
});
