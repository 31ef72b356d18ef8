import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { chooseStore, storeDialog } from '../../journeys/chosen-store.ts';
import { measureLayoutShift } from '../../journeys/layout-shift.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addButton, soldOutSizeProduct } from '../../journeys/product-page.ts';
import { isDesktop } from '../../journeys/viewport.ts';

const ely = 'Ely, Sheridan Street';
/** Size that the warehouse does not have; the store in Ely has two of it. */
const vest = `${soldOutSizeProduct.path}?color=36&size=XL`;

const choice = (page: Page) => page.getByRole('radiogroup', { name: 'How to get it' });
const way = (page: Page, name: string) => choice(page).getByRole('radio', { name: new RegExp(`^${name}`) });
const quantity = (page: Page) => page.getByRole('combobox', { name: 'Quantity' });
const inStock = /(Limited quantity|In stock) · Ready /;

async function chooseEly(page: Page): Promise<void> {
  await choice(page).getByRole('button', { name: 'Pick up' }).click();
  await storeDialog(page).getByRole('textbox', { name: 'City, state or ZIP code' }).fill('55731');
  await page.keyboard.press('Enter');
  await expect(storeDialog(page).getByRole('listitem').first()).toContainText(inStock);
  await expectAccessible(page, 'the stores that have a sold-out size');
  await chooseStore(storeDialog(page), ely);
}

test('FULFIL-001 FULFIL-003 a size that only a store has is found there, picked up, and not sold twice @desktop @phone', async ({
  page,
  unexpectedErrors,
}) => {
  await openPage(page, vest);
  await expect(page.getByRole('button', { name: 'Sold out online', exact: true }).first()).toBeVisible();
  await expect(way(page, 'Ship it')).toBeDisabled();
  await expect(choice(page).getByRole('button', { name: 'Pick up' })).toHaveText(/Find it in a store/);
  await expectReadable(page, 'a sold-out size');
  await chooseEly(page);

  await expect(way(page, 'Pick up')).toBeChecked();
  await expect(way(page, 'Ship to store')).toHaveAccessibleName(/Sold out/);
  await expect(page.getByText('Sold out online, in stock at your store.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email me when it’s back' })).toBeVisible();
  await expect(quantity(page).getByRole('option')).toHaveCount(2);
  await expectReadable(page, 'a size that only the store has');
  await quantity(page).selectOption('2');
  await addButton(page).click();
  const added = isDesktop(page) ? page.getByRole('banner') : page.getByRole('dialog', { name: 'In the cart' });
  await expect(added).toContainText(/Pick up at Ely, Sheridan Street\s*Ready /);

  // The browser logs the 400 of the third unit.
  unexpectedErrors.expect('/items');
  await page.reload();
  await expect(way(page, 'Pick up')).toBeChecked();
  await addButton(page).click();
  await expect(page.getByText('Only 2 are left, and your cart may already have them.')).toBeInViewport();

  await openPage(page, '/cart');
  await expect(page.getByRole('main')).toContainText(/Pick up at Ely, Sheridan Street/);
  await expect(
    page
      .getByRole('main')
      .getByRole('combobox', { name: /Quantity/ })
      .getByRole('option'),
  ).toHaveCount(2);
});

test('FULFIL-001 the stock of the store is filled in without a layout shift @desktop @phone', async ({ page }) => {
  const store = JSON.stringify({ store: { ID: '001', name: ely, city: 'Ely', tzTimeZone: 'America/Chicago', bopisEnabled: true } });
  await page.addInitScript((stored) => localStorage.setItem('outfitter.store', stored), store);
  const shift = await measureLayoutShift(page);
  await openPage(page, vest);
  await page.locator('#pickup-facts').scrollIntoViewIfNeeded();
  await expect(page.locator('#pickup-facts')).toContainText(/(In stock|Limited quantity) at Ely, Sheridan Street\./);
  await expect(addButton(page)).toBeAttached();
  expect(await shift.sum()).toBeLessThan(0.01);
});

test('SHELL-010 STORE-004 the dialog of the header has the stock of the chosen size, and shows the stores with it first @desktop', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('MAO-CartAtp') && asked.push(request.postData() ?? ''));
  await openPage(page, vest);
  await chooseEly(page);
  asked.length = 0;
  await page.getByRole('banner').getByRole('button', { name: 'Your store' }).click();
  await page.locator('#store-flyout').getByRole('button', { name: 'Change store' }).click();
  const stores = storeDialog(page).getByRole('list', { name: 'Stores with the item, then others' }).getByRole('listitem');
  await expect(stores).toHaveCount(5);
  await expect(stores.first()).toContainText(inStock);
  await storeDialog(page).getByRole('button', { name: 'Show more stores' }).click();
  await expect(stores).toHaveCount(10);
  await expect(stores.nth(5).getByRole('button')).toBeFocused();
  await expect(
    storeDialog(page)
      .getByRole('status')
      .filter({ hasText: /In stock at \d+ of the 14 stores closest to Ely/ }),
  ).toBeVisible();
  const texts = await stores.allTextContents();
  const having = texts.map((text) => /(Limited quantity|In stock) · /.test(text));
  expect(having.lastIndexOf(true), 'the stores without it follow').toBe(having.filter(Boolean).length - 1);
  expect(texts.find((text) => text.startsWith('Two Harbors'))).toMatch(/(Limited quantity|In stock) · No pickup of online orders/);
  await expectReadable(page, 'more stores in the dialog');
  expect(asked, 'one call for all stores').toHaveLength(1);
});
