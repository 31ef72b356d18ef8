import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { goToCart, orderTotal, summary, waitForAddedItem } from '../../journeys/cart.ts';
import { buildBuyer, field, fillCard, goToReview, placeOrder, testCards } from '../../journeys/checkout.ts';
import { chooseStore, storeDialog } from '../../journeys/chosen-store.ts';
import { measureLayoutShift } from '../../journeys/layout-shift.ts';
import { goToCategory, openDepartment, productTile } from '../../journeys/navigation.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { chooseStoreForPickup, deliveryGroup, fillPickup, store } from '../../journeys/pickup.ts';
import { addButton, addToCart, belt, cap, chooseVariant, coat } from '../../journeys/product-page.ts';

const shipToStoreHeading = `Ship to store: ${store.name}`;
const pickupHeading = new RegExp(`(Pick up at|Ship to store:) ${store.name}`);

async function trackOrder(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Track this order' }).click();
  await waitForHydration(page);
  return page.getByRole('region', { name: 'Order status' });
}

test('FULFIL-001 CHECKOUT-004 a guest moves items between a parcel and a store, and says who collects them @desktop @phone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const buyer = buildBuyer('split');

  await openPage(page, '/locations/?StoreID=001');
  await page.getByRole('button', { name: /^Choose this store/ }).click();
  await expect(page.getByRole('button', { name: /^Your store / })).toBeVisible();

  await test.step('a line moves to pickup with one tap, once, however often it is tapped', async () => {
    await addToCart(page, coat);
    await openPage(page, cap.path);
    await addButton(page).click();
    await expect(page.getByRole('link', { name: 'Cart, 2 items', exact: true })).toBeAttached();
    await goToCart(page);
    await page.getByRole('button', { name: `Pick it up: ${coat.name}` }).dblclick();
    await expect(deliveryGroup(page, pickupHeading).getByRole('heading', { name: coat.name })).toBeVisible();
    await expect(deliveryGroup(page, 'Ship to you').getByRole('heading', { name: cap.name })).toBeVisible();
    await expect(deliveryGroup(page, pickupHeading).getByText(/^Ready /)).toBeVisible();
    await expectReadable(page, 'a cart with pickup and a parcel');
  });

  await test.step('all lines of a method move together, and back', async () => {
    await page.getByRole('button', { name: `Ship it instead: ${coat.name}` }).click();
    await expect(deliveryGroup(page, pickupHeading)).toBeHidden();
    await page.getByRole('button', { name: `Pick up all at ${store.name}` }).click();
    await expect(deliveryGroup(page, 'Ship to you')).toBeHidden();
    await expect(orderTotal(page, 'Pickup')).toHaveText('Free');
    await page.getByRole('button', { name: `Ship it instead: ${cap.name}` }).click();
    await expect(deliveryGroup(page, 'Ship to you').getByRole('heading', { name: cap.name })).toBeVisible();
  });

  const inStore = deliveryGroup(page, `Pick up at ${store.name}`);
  await test.step('a line moves between the stock of the store and shipping to it', async () => {
    await page.getByRole('button', { name: `Ship it to the store: ${coat.name}` }).click();
    await expect(deliveryGroup(page, `Ship to store: ${store.name}`).getByRole('heading', { name: coat.name })).toBeVisible();
    await page.getByRole('button', { name: `Pick it up from store stock: ${coat.name}` }).click();
    await expect(inStore.getByRole('heading', { name: coat.name })).toBeVisible();
  });

  await test.step('API-006 FULFIL-006 the dialog says where the item is in stock, and the change of the store is undone', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Change store' }).click();
    const tower = storeDialog(page).getByRole('listitem').filter({ hasText: 'Tower' });
    await expect(tower).toContainText('In stock');
    await expectReadable(page, 'the stores that have the item of the cart');
    await chooseStore(tower, 'Tower');
    await expect(page.getByText('Your pickup store is Tower now.')).toBeInViewport();
    await expectReadable(page, 'a cart whose store has changed');
    await page.getByRole('button', { name: `Undo: pick up at ${store.name}` }).click();
    await expect(inStore.getByRole('heading', { name: coat.name })).toBeVisible();
    await expect(page.getByText(`Your pickup store is ${store.name} again.`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('another tab shows the same groups', async () => {
    const second = await page.context().newPage();
    await openPage(second, '/cart');
    await expect(deliveryGroup(second, pickupHeading).getByRole('heading', { name: coat.name })).toBeVisible();
    await second.close();
  });

  await test.step('CHECKOUT-004 the person who collects comes first', async () => {
    await summary(page)
      .getByRole('link', { name: /^Check out/ })
      .click();
    await expect(page).toHaveURL(/\/checkout\?step=pickup$/);
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await expect(page.getByText('Enter a phone number, like (218) 555-0178.').first()).toBeVisible();
    await expectAccessible(page, 'the pickup step with errors');
    await fillPickup(page, buyer);
    await page.getByRole('checkbox', { name: 'Someone else may pick it up, too' }).check({ force: true });
    await field(page, 'Their full name').fill('Marit Ostergaard');
    const shift = await measureLayoutShift(page);
    await page.reload();
    await waitForHydration(page);
    await expect(field(page, 'Their full name'), 'a reload keeps what was typed').toHaveValue('Marit Ostergaard');
    expect(await shift.sum(), 'the steps appear together').toBeLessThan(0.01);
    await expectReadable(page, 'the pickup step');
    await page.getByRole('button', { name: 'Continue to shipping' }).dblclick();
    await expect(page).toHaveURL(/\?step=shipping$/);
  });

  await test.step('the back button returns to the pickup step with its values', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\?step=pickup$/);
    await expect(field(page, 'Phone')).toHaveValue('(218) 555-0178');
    await page.goForward();
    await expect(field(page, 'Street address')).toBeVisible();
  });
});

test('SHELL-002 FULFIL-004 CHECKOUT-006 ORDER-002 a guest finds an item in the menu, chooses a store in the cart, has the item shipped to it, and tracks it @desktop @phone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const buyer = buildBuyer('pickup');
  await openPage(page, '/');
  await openDepartment(page, 'Gear');
  await goToCategory(page, 'Belts');
  await productTile(page, belt.name).click();
  await expect(page.getByRole('heading', { level: 1, name: belt.name })).toBeVisible();
  await chooseVariant(page, belt);
  await addButton(page).click();
  await waitForAddedItem(page);
  await goToCart(page);
  await page.getByRole('button', { name: `Pick it up: ${belt.name}` }).click();
  await chooseStoreForPickup(page);
  await expect(deliveryGroup(page, shipToStoreHeading).getByRole('heading', { name: belt.name })).toBeVisible();
  await expect(page.getByText('This is a gift.')).toBeHidden();
  await summary(page)
    .getByRole('link', { name: /^Check out/ })
    .click();
  await fillPickup(page, buyer);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page, 'nothing is shipped').toHaveURL(/\?step=payment$/);
  await expect(field(page, 'Full name')).toHaveValue(buyer.fullName);
  await field(page, 'Street address').fill(buyer.street);
  await field(page, 'ZIP').fill(buyer.postalCode);
  await field(page, 'City').fill(buyer.city);
  await fillCard(page, testCards.approved);
  await expectReadable(page, 'payment of an order that is collected');
  await goToReview(page);
  await placeOrder(page);
  await expect(await trackOrder(page)).toContainText('We send it to the store');
  await expectReadable(page, 'tracking of an order that is collected');
});
