import { expect, test } from '../../fixtures/customer-test.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { mailedLink, registerByCall, testPassword } from '../../journeys/account.ts';
import { buildBuyer, checkOutToReview, placeOrder, testCards } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';
import { submitSignIn } from '../../journeys/sign-in.ts';

test('AUTH-016 ERROR-002 a customer erases the account by a mailed link, is signed out for good, and the order on its way stays @everywhere', async ({
  page,
  anotherGuest,
  unexpectedErrors,
}) => {
  test.setTimeout(300_000);
  const buyer = buildBuyer('erased');
  const main = page.getByRole('main');
  let orderNo = '';

  await test.step('orders', async () => {
    await registerByCall(page, buyer);
    await addToCart(page, coat);
    await checkOutToReview(page, buyer, testCards.approved);
    orderNo = await placeOrder(page);
  });

  await test.step('asks for the link with the password', async () => {
    await openPage(page, '/account/security');
    await main.getByRole('button', { name: 'Erase my account' }).click();
    await main.getByRole('textbox', { name: 'Current password' }).last().fill(testPassword);
    await expectReadable(page, 'the form that asks for an erasure');
    await main.getByRole('button', { name: 'Email me the link' }).click();
    await expect(main.getByText('Check your email.')).toBeVisible();
  });

  await test.step('confirms by the link, and is signed out', async () => {
    await openPage(page, await mailedLink(buyer.email, '/account/confirm-erasure'));
    const erase = main.getByRole('button', { name: 'Erase my account for good' });
    await expect(erase).toBeVisible();
    await expectReadable(page, 'the page that erases the account');
    // The session ends with the account, so that calls under way are rejected.
    unexpectedErrors.expect(/ 401/);
    unexpectedErrors.expect('status of 401');
    await erase.click();
    await expect(main.getByRole('heading', { name: 'Your account is erased' })).toBeVisible();
    await expectReadable(page, 'an erased account');
    await openPage(page, '/account');
    await expect(page).toHaveURL(/\/login/);
    await expect(main.getByText('Welcome back')).toHaveCount(0);
  });

  await test.step('cannot sign in any more', async () => {
    await submitSignIn(main, buyer.email);
    await expect(main.getByRole('alert')).toHaveText('Incorrect username or password, please try again.');
  });

  await test.step('the order is still tracked', async () => {
    const other = await anotherGuest();
    await openPage(other, '/track-order');
    const form = other.getByRole('main');
    await form.getByRole('textbox', { name: 'Order number' }).fill(orderNo);
    await form.getByRole('textbox', { name: 'Email' }).fill(buyer.email);
    await form.getByRole('textbox', { name: 'Email' }).press('Enter');
    await expect(form.getByText(orderNo).first()).toBeVisible();
    await expect(form.getByText(coat.name).first()).toBeVisible();
  });
});
