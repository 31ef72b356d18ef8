import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { applyPromoCode, goToCart, openPromoCode, orderTotal, summary, waitForAddedItem } from '../../journeys/cart.ts';
import {
  buildBuyer,
  confirmedOrder,
  fillCard,
  fillShipping,
  goToPayment,
  goToReview,
  placeOrder,
  testCards,
} from '../../journeys/checkout.ts';
import { applyFilter, goToCategory, openDepartment, openFilters, productTile } from '../../journeys/navigation.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { addButton, chooseVariant, coat } from '../../journeys/product-page.ts';
import { readSentMails } from '../../shop/running-shop.ts';

test('HOME-002 ROUTE-032 PDP-002 BASKET-003 CHECKOUT-001 ORDER-003 a guest finds a coat and buys it @everywhere', async ({ page }) => {
  // axe checks the screens and states of a purchase; page-states.spec.ts and variant-choice.spec.ts check those that need no cart.
  test.setTimeout(300_000);
  const buyer = buildBuyer('coat');

  await test.step('HOME-002 from the home page through the menu', async () => {
    await openPage(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openDepartment(page, 'Men');
    await expectAccessible(page, 'the open menu');
    await goToCategory(page, 'Coats & Vests');
  });

  await test.step('LIST-004 through a filter to a product', async () => {
    await openFilters(page);
    await expectAccessible(page, 'the open filters');
    await applyFilter(page, 'Brown');
    await expectAccessible(page, 'a filtered category');
    await productTile(page, coat.name).click();
    await expect(page.getByRole('heading', { level: 1, name: coat.name })).toBeVisible();
  });

  await test.step('PDP-002 ERROR-032 a size has to be chosen', async () => {
    await expectAccessible(page, 'a product');
    await addButton(page).click();
    await expect(page.getByText('Choose a size first.')).toBeVisible();
    await chooseVariant(page, coat);
    await addButton(page).click();
    await waitForAddedItem(page);
    await expectAccessible(page, 'the mini cart');
    await goToCart(page);
  });

  await test.step('BASKET-010 the cart: quantity, remove and put back', async () => {
    await expect(orderTotal(page, 'Subtotal')).toHaveText('$118.00');
    await expectAccessible(page, 'the cart');
    await page.getByRole('combobox', { name: `Quantity of ${coat.name}` }).selectOption('2');
    await expect(orderTotal(page, 'Subtotal')).toHaveText('$236.00');
    await page.getByRole('button', { name: `Remove ${coat.name}` }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
    await expectAccessible(page, 'the empty cart');
    await page.getByRole('button', { name: `Undo: put ${coat.name} back` }).click();
    await expect(page.getByRole('combobox', { name: `Quantity of ${coat.name}` })).toHaveValue('2');
  });

  await test.step('the estimate and the codes', async () => {
    await page.getByRole('button', { name: 'Add a ZIP code for exact shipping and tax' }).click();
    await page.getByRole('textbox', { name: 'ZIP' }).fill('5480');
    await page.getByRole('button', { name: 'Show shipping and tax' }).click();
    await expect(page.getByText('A ZIP code has five digits, like 55731.')).toBeVisible();
    await expectAccessible(page, 'an invalid ZIP');
    await page.getByRole('textbox', { name: 'ZIP' }).fill(buyer.postalCode);
    await page.getByRole('button', { name: 'Show shipping and tax' }).click();
    await expect(orderTotal(page, 'Estimated tax')).not.toHaveText('$0.00');
    await openPromoCode(page);
    await applyPromoCode(page, 'EXPIRED');
    await expect(summary(page).getByText('EXPIRED has expired.')).toBeVisible();
    await expectAccessible(page, 'an expired promo code');
    await page.getByRole('button', { name: 'Remove EXPIRED' }).click();
    await expect(summary(page).getByText('EXPIRED')).toBeHidden();
    await applyPromoCode(page, 'WELCOME15');
    await expect(orderTotal(page, /WELCOME15/)).toHaveText('-$15.00');
    await expectAccessible(page, 'an applied promo code');
    await summary(page)
      .getByRole('link', { name: /^Check out, \$/ })
      .click();
  });

  await test.step('CHECKOUT-005 shipping', async () => {
    await expect(page).toHaveURL(/\/checkout\?step=shipping$/);
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await expectAccessible(page, 'the shipping step');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText('Enter your email. We send the receipt there.').first()).toBeVisible();
    await expectAccessible(page, 'the shipping step with errors');
    await fillShipping(page, buyer);
    await goToPayment(page);
  });

  await test.step('PAY-006 PAY-009 payment', async () => {
    await expectAccessible(page, 'the payment step');
    await page.getByRole('button', { name: 'Review the order' }).click();
    await expect(page.getByText('Enter your card number.').first()).toBeVisible();
    await expectAccessible(page, 'the payment step with errors');
    await fillCard(page, testCards.approved.replaceAll(' ', ''));
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue(testCards.approved);
    await goToReview(page);
  });

  await test.step('ORDER-005 SHELL-029 review and confirmation', async () => {
    await expectAccessible(page, 'the review');
    const orderNo = await placeOrder(page);
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeAttached();
    await expectAccessible(page, 'the confirmation');
    await page.reload();
    await waitForHydration(page);
    expect(await confirmedOrder(page), 'a reload shows the same order').toBe(orderNo);
    await expect.poll(async () => (await readSentMails(buyer.email)).length, { timeout: 30_000 }).toBe(1);
    const [mail] = await readSentMails(buyer.email);
    expect(mail).toContain(orderNo);
  });
});
