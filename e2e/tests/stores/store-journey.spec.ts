import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/customer-test.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { registerByCall } from '../../journeys/account.ts';
import { goToCart, summary } from '../../journeys/cart.ts';
import {
  buildBuyer,
  confirmedOrder,
  field,
  fillAddress,
  fillCard,
  goToPayment,
  goToReview,
  placeOrderButton,
  testCards,
} from '../../journeys/checkout.ts';
import { chooseStore, expectStoreInHeader } from '../../journeys/chosen-store.ts';
import { productTile } from '../../journeys/navigation.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { deliveryGroup, store } from '../../journeys/pickup.ts';
import { addButton, cap, chooseDelivery, chooseVariant, type TestProduct } from '../../journeys/product-page.ts';
import { readSentMails } from '../../shop/running-shop.ts';
import { shopCommand, shopCommandAfter } from '../../shop/shop-command.ts';

/** Product of which the store in Ely has 19 units; each width takes two. */
const coat: TestProduct = {
  name: 'Fencepost Chore Coat',
  path: '/fencepost-chore-coat-4117.html',
  choices: { Fit: 'Tall', Size: 'M' },
};
/** Product in a size that no other test uses, because units that are not collected stay in the stock of the store. */
const belt: TestProduct = { name: 'Bridle Belt', path: '/bridle-belt-7300.html', choices: { Waist: '44' } };
const pickupsCommand = 'pickups/pickups';
const fromStock = ['--shipment', 'BOPISCart'];
const fromWarehouse = ['--shipment', 'ship-to-store'];
const pickups = (...parameters: string[]) => shopCommand(pickupsCommand, ...parameters);

const section = (page: Page, way: 'Pick up at' | 'Ship to store:') =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: `${way} ${store.name}` }) })
    .last();

async function addFor(page: Page, way: 'Ship it' | 'Pick up' | 'Ship to store', product: TestProduct, count: string): Promise<void> {
  await chooseVariant(page, product);
  await chooseDelivery(page, way);
  await addButton(page).click();
  await expect(page.getByRole('link', { name: `Cart, ${count}`, exact: true })).toBeAttached();
}

test('STORE-002 LIST-001 FULFIL-001 FULFIL-003 CHECKOUT-003 CHECKOUT-004 ORDER-002 a shopper finds a store, sets it, filters by its stock, orders for pickup, from the warehouse to the store and by parcel, and collects @everywhere', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const buyer = buildBuyer('store');
  let orderNo = '';
  await registerByCall(page, buyer);

  await test.step('the nearest store is found and set', async () => {
    await openPage(page, '/find-stores');
    await page.getByRole('main').getByRole('textbox', { name: 'City, state or ZIP code' }).fill(store.postalCode);
    await page.keyboard.press('Enter');
    await chooseStore(page, store.name);
    await expectStoreInHeader(page, 'Ely', '001');
  });

  await test.step('a listing shows what the store has', async () => {
    await openPage(page, '/men/coats');
    await page
      .getByRole('list', { name: 'Popular filters' })
      .getByRole('link', { name: `In stock at ${store.name}` })
      .click();
    await expect(page).toHaveURL(/\/men\/coats\?refine=store:001$/);
    await expect(
      page
        .getByRole('article')
        .getByText(/^(Pickup today|In stock|Limited choice) at Ely$/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Not in stock at Ely')).toHaveCount(0);
    await expectReadable(page, 'a listing of what the chosen store has');
    await productTile(page, coat.name).first().click();
    await expect(page.getByRole('heading', { level: 1, name: coat.name })).toBeVisible();
  });

  await test.step('one cart has a pickup, a transfer to the store and a parcel', async () => {
    await addFor(page, 'Pick up', coat, '1 item');
    await openPage(page, belt.path);
    await addFor(page, 'Ship to store', belt, '2 items');
    await openPage(page, cap.path);
    await addFor(page, 'Ship it', cap, '3 items');
    await goToCart(page);
    await page.getByRole('combobox', { name: `Quantity of ${coat.name}` }).selectOption('2');
    await expect(page.getByRole('link', { name: 'Cart, 4 items', exact: true })).toBeAttached();
    await expect(deliveryGroup(page, `Pick up at ${store.name}`).getByRole('heading', { name: coat.name })).toBeVisible();
    await expect(deliveryGroup(page, `Ship to store: ${store.name}`).getByRole('heading', { name: belt.name })).toBeVisible();
    await expect(deliveryGroup(page, 'Ship to you').getByRole('heading', { name: cap.name })).toBeVisible();
    await expectReadable(page, 'a cart with pickup, transfer and parcel');
  });

  await test.step('it becomes one order', async () => {
    await summary(page)
      .getByRole('link', { name: /^Check out/ })
      .click();
    await expect(page).toHaveURL(/\/checkout\?step=pickup$/);
    await expect(field(page, 'Full name'), 'of the account').toHaveValue(buyer.fullName);
    await field(page, 'Phone').fill('(218) 555-0178');
    await page.getByRole('checkbox', { name: 'Someone else may pick it up, too' }).check({ force: true });
    await field(page, 'Their full name').fill('Marit Ostergaard');
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await expect(page).toHaveURL(/\?step=shipping$/);
    await expect(field(page, 'Their full name'), 'the step of the pickup is closed').toHaveCount(0);
    await fillAddress(page, buyer);
    await goToPayment(page);
    await fillCard(page, testCards.approved);
    await goToReview(page);
    await expectReadable(page, 'the review of an order in three parts');
    await placeOrderButton(page).dblclick();
    orderNo = await confirmedOrder(page);
    await expect(page.getByText('For Dale Ostergaard or Marit Ostergaard').first()).toBeVisible();
    await expect(page.getByText('105 E Sheridan St, Ely, MN 55731').first()).toBeVisible();
    await expectReadable(page, 'the confirmation of an order in three parts');
    await expect.poll(async () => (await readSentMails(buyer.email, orderNo)).length, { timeout: 30_000 }).toBe(1);
    const [mail] = await readSentMails(buyer.email, orderNo);
    expect(mail).toContain('105 E Sheridan St');
    expect(mail).toContain('Marit Ostergaard');
  });

  await test.step('SHELL-002 tracking says what the store did not find, and what became of it', async () => {
    const [, skuId = ''] = new RegExp(`2 × (\\w+)  ${coat.name}`).exec(await pickups('show', orderNo)) ?? [];
    await pickups('pick', orderNo, `${skuId}=1`, ...fromStock);
    await pickups('short', orderNo, 'refund', ...fromStock);
    await page.getByRole('link', { name: 'Track this order' }).click();
    await waitForHydration(page);
    const status = page.getByRole('region', { name: 'Order status' });
    await expect(status).toContainText('We email you when you can pick it up.');
    await expect(status).toContainText(`1 × ${coat.name} wasn’t in the store. We refunded it.`);
    await expect(status).toContainText('We send it to the store');
    await expect(status.getByRole('heading', { name: `To ${buyer.city}, WI` })).toBeVisible();
    await expectReadable(page, 'tracking of an order in three parts');
  });

  const code = await test.step('the order shows the pickup code once the items are ready', async () => {
    await pickups('ready', orderNo, ...fromStock);
    await pickups('ready', orderNo, ...fromWarehouse);
    await openPage(page, `/account/orders/${orderNo}`);
    for (const way of ['Pick up at', 'Ship to store:'] as const) {
      await expect(section(page, way)).toContainText(/Ready for pickup\. We hold it until \w{3},/);
      await expect(section(page, way)).toContainText('Show this code at the store, or an ID with your name.');
    }
    await expectReadable(page, 'an order that is ready for pickup');
    const shown = await section(page, 'Pick up at')
      .getByText(/^Pickup code /)
      .textContent();
    return (shown ?? '').replace('Pickup code ', '');
  });

  await test.step('it is collected with the code, and what nobody collects is refunded', async () => {
    await pickups('collect', orderNo, '--code', code, ...fromStock);
    await shopCommandAfter(9, pickupsCommand, 'expire', orderNo, ...fromWarehouse);
    await page.reload();
    await waitForHydration(page);
    await expect(section(page, 'Pick up at')).toContainText(/Picked up \w{3},/);
    await expect(section(page, 'Pick up at')).not.toContainText('Pickup code');
    await expect(section(page, 'Ship to store:')).toContainText(/Not picked up in time\. We refunded \$\d+\.\d\d\./);
    await expect(page.getByRole('listitem').filter({ hasText: /^Refunded-\$\d+\.\d\d$/ })).toBeVisible();
    await expectReadable(page, 'an order that is collected in part');
    const subject = `Order ${orderNo} was picked up`;
    await expect.poll(async () => (await readSentMails(buyer.email, subject)).length, { timeout: 30_000 }).toBe(1);
  });
});
