import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { clearBasketOnUnload } from '../../journeys/cart.ts';
import { changeQuantityByCall } from '../../journeys/change-quantity.ts';
import {
  buildBuyer,
  checkOutToReview,
  confirmedOrder,
  fillCard,
  fillShipping,
  goToReview,
  placeOrderButton,
  testCards,
} from '../../journeys/checkout.ts';
import { calls, delayResponses } from '../../journeys/delayed-responses.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { addToCart, cap, coat } from '../../journeys/product-page.ts';
import { readSentMails } from '../../shop/running-shop.ts';

test('CHECKOUT-001 ORDER-003 ORDER-005 checkout is accessible while loading, with a saved card, with a changed total and after the bank’s page @desktop @phone', async ({
  page,
  anotherGuest,
  unexpectedErrors,
}) => {
  test.setTimeout(240_000);
  const buyer = buildBuyer('states');
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/orders(\?|$)/.test(request.url())) keys.push(request.headers()['idempotency-key'] ?? 'no key');
  });
  await addToCart(page, coat);

  await test.step('on its way', async () => {
    await clearBasketOnUnload(page);
    const delayed = await delayResponses(page, calls.baskets);
    await page.goto('/checkout');
    await expect(page.getByText('Loading your order')).toBeVisible();
    await expectReadable(page, 'checkout while loading', { whileBusy: true });
    await delayed.release();
  });

  await test.step('each step is submitted once, however often its button is pressed', async () => {
    await fillShipping(page, buyer);
    await page.getByRole('button', { name: 'Continue to payment' }).dblclick();
    await expect(page).toHaveURL(/\?step=payment$/);
    await fillCard(page, testCards.approved);
    await page.getByRole('button', { name: 'Review the order' }).dblclick();
    await expect(placeOrderButton(page)).toBeEnabled();
    await page.goBack();
    await expect(page).toHaveURL(/\?step=payment$/);
    await expect(page.getByRole('radio', { name: 'Visa ending 1111, expires 08/29' })).toBeChecked();
    await expectReadable(page, 'payment with a saved card');
    await goToReview(page);
  });

  await test.step('a changed total is not ordered', async () => {
    unexpectedErrors.expect('/orders');
    await changeQuantityByCall(page, 2);
    await waitForHydration(page);
    await expect(placeOrderButton(page)).toBeEnabled();
    const seen = await placeOrderButton(page).textContent();
    await placeOrderButton(page).click();
    const note = page
      .getByRole('alert')
      .filter({ hasText: 'Nothing has been ordered yet. If the new total is fine, place the order again.' });
    await expect(note).toContainText(`It was ${(seen ?? '').replace('Place order, ', '')}.`);
    await expect(note).toContainText(`${coat.name}: $236.00, was $118.00`);
    await expectReadable(page, 'a changed total');
    expect(await readSentMails(buyer.email)).toHaveLength(0);
  });

  const orderNo = await test.step('the accepted total is ordered once', async () => {
    await placeOrderButton(page).dblclick();
    const placed = await confirmedOrder(page);
    await expect.poll(async () => (await readSentMails(buyer.email, placed)).length, { timeout: 30_000 }).toBe(1);
    expect(await readSentMails(buyer.email)).toHaveLength(1);
    expect(new Set(keys).size, 'one key for the rejected order, one for the placed order').toBe(2);
    return placed;
  });

  await test.step('the confirmation on its way, and again', async () => {
    const delayed = await delayResponses(page, calls.order, 'GET');
    await page.reload();
    await expect(page.getByText('Loading your order')).toBeVisible();
    await expectReadable(page, 'the confirmation while loading', { whileBusy: true });
    await delayed.release();
    expect(await confirmedOrder(page)).toBe(orderNo);
    await expectReadable(page, 'the confirmation after a reload');
  });

  await test.step('the back button leads to the order again', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: `Order ${orderNo} is placed.` })).toBeVisible();
    await expectReadable(page, 'the checkout after the order');
    await page.getByRole('link', { name: 'See your order' }).click();
    expect(await confirmedOrder(page)).toBe(orderNo);
  });

  await test.step('back from the bank', async () => {
    const delayed = await delayResponses(page, calls.returnFromPayment);
    await page.goto(`/checkout/return?orderNo=${orderNo}`);
    await expect(page.getByText('Checking with your bank.')).toBeVisible();
    await expectReadable(page, 'waiting for the bank', { whileBusy: true });
    await delayed.release();
    expect(await confirmedOrder(page), 'the same order is confirmed again').toBe(orderNo);
  });

  await test.step('other guests do not see it', async () => {
    const other = await anotherGuest({ expecting: '/orders/' });
    await addToCart(other, coat);
    await other.evaluate((number) => sessionStorage.setItem('outfitter.order', JSON.stringify(number)), orderNo);
    await openPage(other, '/checkout/confirmation');
    await expect(other.getByText('There is no order to show in this window.')).toBeVisible();
    await expect(other.getByText(buyer.email)).toHaveCount(0);
    await expectReadable(other, 'the confirmation for another guest');
  });
});

test('BASKET-010 the review step removes a line, puts it back, and the empty checkout offers the last one @desktop @phone', async ({
  page,
}) => {
  const undo = (name: string) => page.getByRole('button', { name: `Undo: put ${name} back` });
  const remove = (name: string) => page.getByRole('main').getByRole('button', { name: `Remove ${name}` });
  await addToCart(page, coat);
  await addToCart(page, cap);
  await checkOutToReview(page, buildBuyer('review-removal'), testCards.approved);
  await remove(cap.name).press('Enter');
  await expect(page.locator(':focus')).toContainText(`${cap.name} removed.`);
  await expect(remove(cap.name)).toHaveCount(0);
  await expectReadable(page, 'the review step with a removed line');
  await undo(cap.name).click();
  await expect(remove(cap.name)).toBeVisible();
  await expect(placeOrderButton(page)).toBeEnabled();
  await remove(cap.name).click();
  await expect(remove(cap.name)).toHaveCount(0);
  await remove(coat.name).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  await expectReadable(page, 'the checkout after the last line was removed');
  await undo(coat.name).click();
  await expect(remove(coat.name)).toBeVisible();
});
