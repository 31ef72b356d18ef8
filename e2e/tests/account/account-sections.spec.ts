import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/customer-test.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { register, registerByCall, testPassword } from '../../journeys/account.ts';
import { waitForAccountSection } from '../../journeys/account-section.ts';
import { buildBuyer, field } from '../../journeys/checkout.ts';
import { tabThroughContent, tabTo, typeInto } from '../../journeys/keyboard.ts';
import { openPage } from '../../journeys/open-page.ts';
import { textSize } from '../../journeys/page-states.ts';
import { signIn } from '../../journeys/sign-in.ts';
import { atEachWidth } from '../../journeys/viewport.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test('ACCOUNT-001 ACCOUNT-004 ACCOUNT-018 ACCOUNT-023 an address book: add, prefer, edit and remove @desktop @phone', async ({ page }) => {
  const { email, fullName, street, postalCode, city } = buildBuyer('addresses');
  await registerByCall(page, { email, fullName });
  await openPage(page, '/account/addresses');
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
  await expectReadable(page, 'an empty address book');
  const address = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const add = async (streetLine: string) => {
    await button(page, 'Add an address').click();
    await field(page, 'Full name').fill(fullName);
    await field(page, 'Street address').fill(streetLine);
    await field(page, 'ZIP').fill(postalCode);
    await field(page, 'City').fill(city);
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('WI');
    await button(page, 'Save').click();
    await expect(button(page, 'Add an address')).toBeVisible();
  };

  await button(page, 'Add an address').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Enter your full name.').first()).toBeVisible();
  await expectReadable(page, 'an address with errors');
  await button(page, 'Cancel').click();

  await add(street);
  await expect(address(street), 'ACCOUNT-023').toContainText('Preferred');
  await add(street.toUpperCase());
  await expect(page.getByRole('main').getByRole('listitem'), 'ACCOUNT-018').toHaveCount(1);
  await add('9 Canal Park Drive');
  await button(page, /^Make preferred/).click();
  await expect(address('9 Canal Park Drive')).toContainText('Preferred');
  await expect(address(street)).not.toContainText('Preferred');
  await expectReadable(page, 'an address book');

  await address(street).getByRole('button', { name: /^Edit/ }).click();
  await field(page, 'City').fill('Hayward');
  await button(page, 'Save').click();
  await expect(address(street)).toContainText('Hayward, WI 54801');
  await address(street)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await address(street)
    .getByRole('button', { name: /^Yes, remove/ })
    .click();
  await expect(address(street)).toHaveCount(0);
});

test('ACCOUNT-001 a customer changes name and phone by keyboard alone; the header follows @desktop', async ({ page }) => {
  await registerByCall(page, buildBuyer('profile'));
  await openPage(page, '/account/profile');
  const name = page.getByRole('main').getByRole('textbox', { name: 'Full name' });
  await expect(name).toHaveValue('Dale Ostergaard');
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Marit Ostergaard');
  await typeInto(page, 'Phone', '555');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A phone number has ten digits. You can leave it empty.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone' }), 'the field with the error').toBeFocused();
  await expectReadable(page, 'an invalid phone number');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('218 555 0142');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hello, Marit Account' })).toBeVisible();
  await expectReadable(page, 'a saved profile');
});

test('a changed password signs out the other devices, and a device can be signed out from afar @desktop @phone', async ({
  page,
  anotherGuest,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect(/\b40[01]\b/);
  const buyer = buildBuyer('security');
  const newPassword = 'seven gray herons';
  const main = page.getByRole('main');
  await registerByCall(page, buyer);
  const other = await anotherGuest();
  const expectSignedOut = async () => {
    await openPage(other, '/account');
    await expect(other).toHaveURL(/\/login$/);
  };

  await test.step('the sessions', async () => {
    await signIn(other, buyer.email);
    await openPage(page, '/account/security');
    await expect(main.getByText(/^This (?:phone|computer), now$/)).toHaveCount(1);
    await expect(main.getByText(/^Last used /)).toHaveCount(1);
    await expectReadable(page, 'two devices');
    await main.getByRole('button', { name: /^Sign out (?!all)\S/ }).click();
    await expect(main.getByText(/^Last used /)).toHaveCount(0);
    await expectSignedOut();
  });

  await test.step('the password', async () => {
    await signIn(other, buyer.email);
    const change = async (current: string, next: string) => {
      await main.getByRole('textbox', { name: 'Current password' }).fill(current);
      await main.getByRole('textbox', { name: 'New password' }).fill(next);
      await button(page, 'Change password').click();
    };
    await change('not the password', newPassword);
    await expect(main.getByRole('alert')).toBeVisible();
    await change(testPassword, 'password');
    await expect(main.getByText(/^This is one of the most used passwords/)).toBeVisible();
    await expectReadable(page, 'a password that is easy to guess');
    await change(testPassword, newPassword);
    await expect(main.getByText('Password changed. All other devices are signed out.')).toBeVisible();
    await expectReadable(page, 'a changed password');
    await expectSignedOut();
    await signIn(other, buyer.email, newPassword);
    await openPage(page, '/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Dale.' }), 'this device stays signed in').toBeVisible();
  });
});

test('ACCOUNT-001 a customer chooses what the shop may send @desktop @phone', async ({ page }) => {
  await registerByCall(page, buildBuyer('communication'));
  const texts = page.getByRole('checkbox', { name: 'Text me offers' });
  await openPage(page, '/account/preferred-email');
  await texts.check();
  await button(page, 'Save').click();
  await expect(page.getByText('Texts need a phone number with ten digits.')).toBeVisible();
  await expectReadable(page, 'texts without a phone number');
  await field(page, 'Phone for texts').fill('218 555 0142');
  const wishlistMail = page.getByRole('checkbox', { name: /^Email me when something on my wishlist gets cheaper/ });
  const lowStockMail = page.getByRole('checkbox', { name: 'Email me when something on my wishlist is almost sold out' });
  await wishlistMail.check();
  await lowStockMail.check();
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(texts).toBeChecked();
  await expect(wishlistMail).toBeChecked();
  await expect(lowStockMail).toBeChecked();
  await expect(page.getByText('News and offers start, and show here as on, when your address is confirmed.')).toBeVisible();
  await expectReadable(page, 'what the shop may send');
});

test('ACCOUNT-001 every section of the account is readable with a very long name, also with text at 200 %, and usable by keyboard @desktop @phone', async ({
  page,
  isMobile,
}) => {
  const firstName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
  const fullName = `${firstName} 🦫🥾 ${'Ostergaard-Sørensen '.repeat(7)}`.slice(0, 200).trim();
  const { email } = buildBuyer('a-long-address-of-someone-with-a-very-long-name');
  await openPage(page, '/register');
  await expectReadable(page, 'the registration');
  await register(page, { fullName, email });
  const sections = await page.getByRole('navigation', { name: 'Account' }).getByRole('link').all();
  const paths = await Promise.all(sections.map((link) => link.getAttribute('href')));
  expect(paths).toHaveLength(9);
  for (const path of paths) {
    await openPage(page, path ?? '');
    await waitForAccountSection(page);
    await expectReadable(page, `${path} with a long name`);
    if (!isMobile) await tabThroughContent(page);
    await textSize('200%')(page);
    await atEachWidth(page, (width) => expectNothingClipped(page, `${path} with text at 200 %, ${width} px`));
  }
});
