import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { measureLayoutShift } from '../../journeys/layout-shift.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addButton, belt, chooseVariant, coat, giftCard } from '../../journeys/product-page.ts';
import { isDesktop } from '../../journeys/viewport.ts';

const ely = { ID: '001', name: 'Ely, Sheridan Street', city: 'Ely', tzTimeZone: 'America/Chicago', bopisEnabled: true };
const withoutPickup = { ...ely, ID: '003', name: 'Two Harbors', city: 'Two Harbors', bopisEnabled: false };
/** Product that is on backorder in every size. */
const jacket = { name: 'Ice Auger Jacket', path: '/ice-auger-jacket-4144.html', choices: { Size: 'L' } };
/** Pattern of a day, which depends on the hour at which the test runs, and on the opening hours of the store. */
const day = String.raw`(Today by|Tomorrow|\w{3},\s\w{3}\s\d)`;

const choice = (page: Page) => page.getByRole('radiogroup', { name: 'How to get it' });
const way = (page: Page, name: 'Ship it' | 'Pick up' | 'Ship to store') =>
  choice(page).getByRole('radio', { name: new RegExp(`^${name}`) });
const facts = (page: Page) => page.locator('#pickup-facts');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose your store' });

async function choose(page: Page, name: 'Ship it' | 'Pick up' | 'Ship to store'): Promise<void> {
  // The label covers the input and receives the click.
  await way(page, name).click({ force: true });
  await expect(way(page, name)).toBeChecked();
}

async function openProduct(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await facts(page).scrollIntoViewIfNeeded();
}

async function haveStore(page: Page, store: typeof ely): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('outfitter.store', stored), JSON.stringify({ store }));
}

/** Layer that shows an added item: the mini cart, or the drawer of a narrow page. */
const added = (page: Page) => (isDesktop(page) ? page.getByRole('banner') : page.getByRole('dialog', { name: 'In the cart' }));

test('FULFIL-001 FULFIL-004 a shopper chooses a store from the product page and adds an item to pick it up there @everywhere', async ({
  page,
}) => {
  await openProduct(page, coat.path);
  await expect(way(page, 'Ship it')).toBeChecked();
  await expect(facts(page)).toContainText('Pickup at a store is free.');
  await choice(page).getByRole('button', { name: 'Pick up' }).click();
  await dialog(page).getByRole('textbox', { name: 'City, state or ZIP code' }).fill('55731');
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('button', { name: /^Choose this store/ })
    .first()
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(way(page, 'Pick up')).toBeChecked();
  await expect(way(page, 'Pick up')).toBeFocused();
  await expect(facts(page)).toContainText('Choose a size to see what Ely, Sheridan Street has.');
  await expect(choice(page)).toContainText('Choose a size');

  await chooseVariant(page, coat);
  await expect(way(page, 'Pick up')).toHaveAccessibleName(new RegExp(`at Ely, Sheridan Street ?${day}`));
  await expect(way(page, 'Ship to store')).toHaveAccessibleName(/Ely, Sheridan Street ?\w{3},\s\w{3}\s\d/);
  await expect(facts(page)).toContainText(/(In stock|Limited quantity) at Ely, Sheridan Street\.\s*Ready /);
  await expectReadable(page, 'a product to pick up');
  await addButton(page).click();
  await expect(added(page)).toContainText(/Pick up at Ely, Sheridan Street\s*Ready /);
});

test('FULFIL-001 each way is added as chosen, and the choice stays for the visit @desktop @phone', async ({ page }) => {
  await haveStore(page, ely);
  const shift = await measureLayoutShift(page);
  await openProduct(page, `${coat.path}?size=L`);
  await expect(facts(page)).toContainText('Ely, Sheridan Street');
  await expect(way(page, 'Pick up')).toBeEnabled();
  expect(await shift.sum()).toBeLessThan(0.01);
  await choose(page, 'Ship to store');
  const request = page.waitForRequest((each) => /\/items$/.test(new URL(each.url()).pathname) && each.method() === 'POST');
  await addButton(page).click();
  expect((await request).postDataJSON()).toMatchObject([{ c_isPickupItem: true, c_shipmentType: 'ship-to-store', storeId: '001' }]);
  await expect(added(page)).toContainText('Ship to store: Ely, Sheridan Street');

  await openProduct(page, '/fencepost-chore-coat-4117.html?size=M');
  await expect(way(page, 'Ship to store')).toBeChecked();
  await choose(page, 'Ship it');
  const shipped = page.waitForRequest((each) => /\/items$/.test(new URL(each.url()).pathname) && each.method() === 'POST');
  await addButton(page).click();
  expect((await shipped).postDataJSON()[0]).not.toHaveProperty('c_isPickupItem');
});

test('FULFIL-001 a delivery method that is clicked before its code has loaded stays chosen @desktop', async ({ page }) => {
  await haveStore(page, ely);
  await page.addInitScript(() => sessionStorage.setItem('outfitter.delivery-method', '"ship-to-store"'));
  const clicked = Promise.withResolvers<void>();
  await page.route(/\/assets\/delivery-choice-.*\.js/, async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await openPage(page, `${coat.path}?size=L`);
  await way(page, 'Ship it').click({ force: true });
  clicked.resolve();
  await expect(way(page, 'Ship to store')).toBeEnabled();
  await expect(way(page, 'Ship it')).toBeChecked();
});

test('FULFIL-015 an item that the store does not have is shipped, or sent to the store, and other stores are one click away @desktop @phone', async ({
  page,
}) => {
  await haveStore(page, ely);
  await page.addInitScript(() => sessionStorage.setItem('outfitter.delivery-method', '"in-store-pickup"'));
  await openProduct(page, belt.path);
  await chooseVariant(page, belt);
  await expect(facts(page)).toContainText(/doesn’t have it in stock\. We can send it there, ready \w{3},/);
  await expect(way(page, 'Pick up')).toBeDisabled();
  await expect(way(page, 'Ship it')).toBeChecked();
  await expectReadable(page, 'an item that the store does not have');
  await facts(page)
    .getByRole('button', { name: /^Grand Marais, Harbor, \d+ miles away, has it$/ })
    .click();
  await expect(dialog(page).getByRole('listitem').first()).toContainText(/Grand Marais, Harbor.*(Limited quantity|In stock) · Ready /);
  await expectAccessible(page, 'the stores that have a product');
});

test('PDP-006 an item on backorder cannot be picked up, and the page says why @desktop @phone', async ({ page }) => {
  await openProduct(page, jacket.path);
  await chooseVariant(page, jacket);
  await expect(facts(page)).toContainText('It’s on backorder, so it can’t be picked up at a store yet.');
  await expect(way(page, 'Pick up')).toBeDisabled();
  await expectReadable(page, 'a product on backorder without a store');
  await haveStore(page, ely);
  await openProduct(page, jacket.path);
  await chooseVariant(page, jacket);
  await expect(facts(page)).toContainText('It’s on backorder, so it can’t be picked up at Ely, Sheridan Street yet.');
  await expect(way(page, 'Pick up')).toBeDisabled();
  await expect(way(page, 'Ship to store')).toBeDisabled();
  await expectReadable(page, 'a product on backorder');
});

test('FULFIL-005 a store without pickup has its stock, and it and a gift card have no pickup @desktop @phone', async ({ page }) => {
  await haveStore(page, withoutPickup);
  await openProduct(page, `${coat.path}?size=L`);
  await expect(facts(page)).toContainText(/(In stock|Limited quantity) at Two Harbors\. This store has no pickup of online orders\./);
  await expect(way(page, 'Pick up')).toBeDisabled();
  await expectReadable(page, 'a store without pickup');
  await openPage(page, giftCard.path);
  await expect(choice(page)).toHaveCount(0);
  await expect(facts(page)).toHaveCount(0);
});

test('FULFIL-016 the stock of a store that cannot be read is not promised, and read again on request @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect(/ERR_FAILED/);
  await haveStore(page, ely);
  await page.route(/\/api\/store\/inventory/, (route) => route.abort());
  await openProduct(page, `${coat.path}?size=L`);
  await expect(facts(page)).toContainText('We can’t see the stock of Ely, Sheridan Street right now.');
  await expect(way(page, 'Pick up')).toBeEnabled();
  await page.unroute(/\/api\/store\/inventory/);
  await facts(page).getByRole('button', { name: 'Try again' }).click();
  await expect(facts(page)).toContainText(/(In stock|Limited quantity) at /);
});

test('FULFIL-011 the choice is in French on French pages @desktop @phone', async ({ page }) => {
  await haveStore(page, ely);
  await openProduct(page, `/fr-FR${coat.path}?size=L`);
  const group = page.getByRole('radiogroup', { name: 'Mode de livraison' });
  await expect(group.getByRole('radio', { name: /^Ramassage/ })).toBeEnabled();
  await expect(facts(page)).toContainText(/(En stock|Quantité limitée) à Ely, Sheridan Street\./);
  await expectReadable(page, 'a product to pick up, in French');
});

test('tiles of a listing say what the chosen store has, with one request, and none without a store @desktop @phone', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/api/store/pickup') && requests.push(request.url()));
  await openPage(page, '/men/coats');
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Quick add/ }),
  ).toBeAttached();
  expect(requests).toEqual([]);

  await haveStore(page, ely);
  const shift = await measureLayoutShift(page);
  await openPage(page, '/men/coats');
  const lineOf = (name: string) =>
    page
      .getByRole('article')
      .filter({ hasText: name })
      .getByText(/ at Ely$/);
  // Depends on the hour at which the test runs.
  await expect(lineOf(coat.name)).toHaveText(/^(Pickup today|In stock) at Ely$/);
  await expect(lineOf('Pew Cushion Corduroy Overshirt'), 'the warehouse has sold out sizes that the store has').toHaveText(
    /^(Pickup today|In stock) at Ely$/,
  );
  await expect(lineOf('Depot Cord-Collar Denim Jacket')).toHaveText('Not in stock at Ely');
  expect(requests).toHaveLength(1);
  await expect
    .poll(() =>
      page
        .getByRole('article')
        .getByText(/ at Ely$/)
        .count(),
    )
    .toBeGreaterThan(12);
  expect(await shift.sum()).toBeLessThan(0.01);
  await expectReadable(page, 'a listing with the stock of a store');
});

for (const store of [ely, withoutPickup]) {
  test(`rows of tiles say what the chosen store has, once they are near, without a layout shift: ${store.city} @desktop @phone`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/api/store/pickup') && requests.push(request.url()));
    await haveStore(page, store);
    const shift = await measureLayoutShift(page);
    await openPage(page, '/');
    const row = page.getByRole('region', { name: 'What leaves the building first' });
    await row.scrollIntoViewIfNeeded();
    await shift.restart();
    const lines = row.getByText(new RegExp(`^(Pickup today|In stock|Limited choice|Not in stock) at ${store.city}$`));
    await expect.poll(() => lines.count()).toBe(await row.getByRole('article').count());
    expect(new Set(requests).size, 'each row asks once').toBe(requests.length);
    expect(await shift.sum()).toBeLessThan(0.01);
    await expectReadable(page, 'a row of tiles with the stock of a store');

    await openPage(page, coat.path);
    const related = page.locator('#related-products');
    await related.scrollIntoViewIfNeeded();
    await expect(related.getByText(new RegExp(` at ${store.city}$`)).first()).toBeVisible();
  });
}
