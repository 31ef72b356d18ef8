import { expect, test } from '../../fixtures/shopper-test.ts';
import { buildBuyer, field, fillCard, fillShipping, goToPayment, goToReview, testCards } from '../../journeys/checkout.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';

test('CHECKOUT-001 CHECKOUT-005 a reload and Back keep the input of every step @desktop', async ({ page }) => {
  const buyer = buildBuyer('kept');
  const reload = async () => {
    await page.reload();
    await waitForHydration(page);
  };
  const expectShippingKept = async () => {
    await expect(field(page, 'Email')).toHaveValue(buyer.email);
    await expect(field(page, 'Full name')).toHaveValue(buyer.fullName);
    await expect(field(page, 'Street address')).toHaveValue(buyer.street);
    await expect(field(page, 'ZIP')).toHaveValue(buyer.postalCode);
    await expect(field(page, 'City')).toHaveValue(buyer.city);
  };
  await addToCart(page, coat);
  await openPage(page, '/checkout');

  await test.step('shipping', async () => {
    await fillShipping(page, buyer);
    await reload();
    await expectShippingKept();
    const method = page.getByRole('radio', { name: /Overnight/ });
    await method.click({ force: true });
    await expect(method).toBeChecked();
    await goToPayment(page);
    await reload();
    await expect(page).toHaveURL(/\?step=payment$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?step=shipping$/);
    await expectShippingKept();
    await expect(page.getByRole('radio', { name: /Overnight/ })).toBeChecked();
    await page.goForward();
  });

  await test.step('payment', async () => {
    await expect(page).toHaveURL(/\?step=payment$/);
    await page.getByRole('checkbox', { name: /^Bill to/ }).uncheck({ force: true });
    await field(page, 'Full name').fill('Ruth Ostergaard');
    await field(page, 'Street address').fill('9 Pine Road');
    await reload();
    await expect(field(page, 'Full name')).toHaveValue('Ruth Ostergaard');
    await expect(field(page, 'Street address')).toHaveValue('9 Pine Road');
    await field(page, 'ZIP').fill('54801');
    await field(page, 'City').fill('Spooner');
    await fillCard(page, testCards.approved);
    await goToReview(page);
  });

  await test.step('review', async () => {
    await reload();
    await expect(page).toHaveURL(/\?step=review$/);
    await expect(page.getByText('Visa ending 1111, expires 08/29')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\?step=payment$/);
    await expect(page.getByRole('radio', { name: 'Visa ending 1111, expires 08/29' })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/\?step=shipping$/);
    await expectShippingKept();
  });
});
