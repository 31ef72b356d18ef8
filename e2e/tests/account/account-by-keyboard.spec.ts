import { expect, test } from '../../fixtures/customer-test.ts';
import { testPassword } from '../../journeys/account.ts';
import { buildBuyer, field } from '../../journeys/checkout.ts';
import { tabTo, typeInto } from '../../journeys/keyboard.ts';
import { openPage } from '../../journeys/open-page.ts';
import { signedInHeading, signInFields } from '../../journeys/sign-in.ts';

test('ACCOUNT-007 AUTH-007 a customer registers, saves an item and an address, signs out and in again by keyboard alone @desktop', async ({
  page,
}) => {
  // The focus is checked at each of some hundred stops.
  test.setTimeout(300_000);
  const { email, fullName, street, postalCode, city } = buildBuyer('keyboard');
  const main = page.getByRole('main');
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    await tabTo(page, main.getByRole(role, { name }).first());
    await page.keyboard.press('Enter');
  };

  await test.step('registers', async () => {
    await openPage(page, '/register');
    await typeInto(page, 'Full name', fullName);
    await tabTo(page, main.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type(email);
    await typeInto(page, 'Password', testPassword);
    await page.keyboard.press('Enter');
    await expect(signedInHeading(page)).toBeVisible();
  });

  await test.step('saves an item to the wishlist', async () => {
    await openPage(page, '/fencepost-chore-coat-4117.html');
    const heart = main.getByRole('button', { name: 'Save Fencepost Chore Coat to the wishlist', exact: true }).first();
    await tabTo(page, heart);
    const isStored = page.waitForResponse((response) => /\/items$/.test(new URL(response.url()).pathname) && response.ok());
    await page.keyboard.press('Enter');
    await isStored;
    await openPage(page, '/account/wishlist');
    await expect(main.getByRole('link', { name: 'Fencepost Chore Coat' }).first()).toBeVisible();
  });

  await test.step('adds an address', async () => {
    await openPage(page, '/account/addresses');
    await press('Add an address');
    await expect(field(page, 'Street address')).toBeVisible();
    await tabTo(page, field(page, 'Full name'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(fullName);
    await typeInto(page, 'Street address', street);
    await typeInto(page, 'ZIP', postalCode);
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('WI');
    await tabTo(page, field(page, 'City'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(city);
    await press('Save');
    await expect(main.getByRole('listitem').filter({ hasText: street })).toContainText(`${city}, WI ${postalCode}`);
  });

  await test.step('signs out and in again', async () => {
    await openPage(page, '/account');
    await expect(signedInHeading(page)).toBeVisible();
    await press('Sign out');
    await expect(page).toHaveURL(/\/$/);
    await openPage(page, '/login');
    const fields = signInFields(main);
    await tabTo(page, fields.email);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(email);
    await tabTo(page, fields.password);
    await page.keyboard.type(testPassword);
    await tabTo(page, fields.keepSignedIn);
    await page.keyboard.press('Space');
    await expect(fields.keepSignedIn).not.toBeChecked();
    await tabTo(page, fields.submit);
    await page.keyboard.press('Enter');
    await expect(signedInHeading(page)).toBeVisible();
  });
});
