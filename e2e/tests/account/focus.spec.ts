import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/customer-test.ts';
import { registerByCall } from '../../journeys/account.ts';
import { buildBuyer, field, fillCard, testCards } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';

/** Presses a button with the keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

async function expectBelowHeader(page: Page, element: Locator): Promise<void> {
  const header = await page.getByRole('banner').boundingBox();
  const box = await element.boundingBox();
  expect(box!.y, 'not under the sticky header').toBeGreaterThanOrEqual(header!.y + header!.height);
  expect(box!.y + box!.height, 'in view').toBeLessThanOrEqual(page.viewportSize()!.height);
}

test('the focus is on the heading of an address that is edited, back on its button, and on the list when it is removed @desktop @phone', async ({
  page,
}) => {
  const { email, fullName, postalCode, city } = buildBuyer('focus');
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const heading = (name: string) => main.getByRole('heading', { name });
  await registerByCall(page, { email, fullName });
  await openPage(page, '/account/addresses');
  for (const street of ['1 Canal Park Drive', '2 Canal Park Drive', '3 Canal Park Drive']) {
    await press(button('Add an address'));
    await expect(heading('New address')).toBeFocused();
    await field(page, 'Full name').fill(fullName);
    await field(page, 'Street address').fill(street);
    await field(page, 'ZIP').fill(postalCode);
    await field(page, 'City').fill(city);
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('WI');
    await press(button('Save'));
    await expect(button('Add an address')).toBeFocused();
  }

  const edit = button(/^Edit.*2 Canal Park Drive/);
  await edit.focus();
  // The button is near the top, so that the heading of the form would be above the view.
  await edit.evaluate((element) => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    scrollBy(0, element.getBoundingClientRect().top - bottom - 4);
  });
  await edit.press('Enter');
  await expect(heading('Edit address')).toBeFocused();
  await expectBelowHeader(page, heading('Edit address'));
  await press(button('Cancel'));
  await expect(edit).toBeFocused();
  await expectBelowHeader(page, edit);

  for (const street of ['2 Canal Park Drive', '3 Canal Park Drive', '1 Canal Park Drive']) {
    await press(button(new RegExp(`^Remove.*${street}`)));
    await press(button(new RegExp(`^Yes, remove.*${street}`)));
    await expect(button(new RegExp(street))).toHaveCount(0);
    if (street.startsWith('1')) await expect(main.locator(':focus')).toContainText('No addresses yet');
    else await expect(heading('Saved addresses')).toBeFocused();
  }
});

test('the focus is on the heading of a new card, and on the list when one is removed @desktop @phone', async ({ page }) => {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  await registerByCall(page, buildBuyer('focus-cards'));
  await openPage(page, '/account/payments');
  for (const number of [testCards.approved, '5555 5555 5555 4444']) {
    await press(button('Add a card'));
    await expect(main.getByRole('heading', { name: 'New card' })).toBeFocused();
    await expectBelowHeader(page, main.getByRole('heading', { name: 'New card' }));
    await fillCard(page, number);
    await press(button('Save card'));
    await expect(button('Add a card')).toBeFocused();
  }
  await press(button(/^Make default.*Mastercard/));
  await expect(main.getByRole('heading', { name: 'Saved cards' })).toBeFocused();
  for (const brand of ['Visa', 'Mastercard']) {
    await press(button(new RegExp(`^Remove.*${brand}`)));
    await press(button(new RegExp(`^Yes, remove.*${brand}`)));
    if (brand === 'Visa') await expect(main.getByRole('heading', { name: 'Saved cards' })).toBeFocused();
    else await expect(main.locator(':focus')).toContainText('No saved cards yet');
  }
});
