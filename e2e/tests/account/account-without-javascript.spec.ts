import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/customer-test.ts';
import { turnScriptsOff } from '../../fixtures/without-script.ts';
import { mailedLink, register, testPassword } from '../../journeys/account.ts';
import { buildBuyer } from '../../journeys/checkout.ts';
import { signedInHeading, signInFields, submitSignIn } from '../../journeys/sign-in.ts';

const newPassword = 'seven gray herons';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const submit = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
/** Note about the account in `noscript`, where Playwright finds elements by role or regular expression, but not by a string. */
const accountNote = (page: Page) => main(page).getByText(/^Your account needs JavaScript\.$/);

test('AUTH-001 AUTH-004 ACCOUNT-007 without JavaScript a customer registers, signs out, and signs in after an error @desktop @phone', async ({
  page,
  unexpectedErrors,
}) => {
  const buyer = buildBuyer('scriptless');
  const { expectReadable } = await turnScriptsOff(page, unexpectedErrors);

  await test.step('a registration with an error, then without', async () => {
    await page.goto('/register');
    await expectReadable('the registration');
    await field(page, 'Full name').fill(buyer.fullName);
    await field(page, 'Email').fill(buyer.email);
    await field(page, 'Password').fill('password1');
    await submit(page, 'Create an account');
    await expect(main(page).getByText(/This is one of the most used passwords/)).toBeVisible();
    await expect(field(page, 'Full name')).toHaveValue(buyer.fullName);
    await expect(field(page, 'Email')).toHaveValue(buyer.email);
    await expect(field(page, 'Password')).toHaveValue('');
    await expectReadable('a rejected registration');
    await field(page, 'Password').fill(testPassword);
    await submit(page, 'Create an account');
    await expect(page).toHaveURL('/account');
    await expect(accountNote(page)).toBeVisible();
    await expectReadable('the account');
  });

  await test.step('signing out, and in again', async () => {
    await submit(page, 'Sign out');
    await expect(page).toHaveURL('/');
    await page.goto('/login?returnTo=%2Faccount%2Forders');
    await expectReadable('the sign-in page');
    await submitSignIn(main(page), buyer.email, 'not the password');
    await expect(main(page).getByRole('alert')).toHaveText('Incorrect username or password, please try again.');
    await expect(signInFields(main(page)).email).toHaveValue(buyer.email);
    await expect(signInFields(main(page)).password).toHaveValue('');
    await expectReadable('a rejected sign-in');
    await submitSignIn(main(page), buyer.email);
    await expect(page).toHaveURL('/account/orders');
    await expect(accountNote(page)).toBeVisible();
  });
});

test('ACCOUNT-010 ACCOUNT-015 without JavaScript a customer sets a password and confirms an address by the links of mails @desktop @phone', async ({
  page,
  unexpectedErrors,
}) => {
  const buyer = buildBuyer('scriptless-links');
  await register(page, buyer);
  await page.context().clearCookies();
  const { expectReadable } = await turnScriptsOff(page, unexpectedErrors);

  await test.step('a forgotten password', async () => {
    await page.goto('/account');
    await main(page).getByRole('link', { name: 'Set a new password' }).click();
    await submit(page, 'Send me a link');
    await expect(main(page).getByText(/This field is required/)).toBeVisible();
    await expectReadable('a missing address');
    await field(page, 'Email').fill(buyer.email);
    await submit(page, 'Send me a link');
    await expect(main(page).getByRole('heading', { name: 'Hey, check your email' })).toBeVisible();
    await expectReadable('a link was sent');
    await main(page).getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('the link sets a password once', async () => {
    const link = await mailedLink(buyer.email, '/set-password');
    await page.goto(link);
    await field(page, 'New password').fill('short');
    await submit(page, 'Save and sign in');
    await expect(
      main(page)
        .getByText(/Use at least 8 characters\./)
        .first(),
    ).toBeVisible();
    await expectReadable('a password that is too short');
    await field(page, 'New password').fill(newPassword);
    await submit(page, 'Save and sign in');
    await expect(page).toHaveURL('/account');
    await page.goto(link);
    await field(page, 'New password').fill('nine brown geese');
    await submit(page, 'Save and sign in');
    await expect(main(page).getByRole('alert')).toContainText('This link has expired or was used already.');
    await expectReadable('a used link');
  });

  await test.step('the link of the first mail confirms the address by its button', async () => {
    await page.goto(await mailedLink(buyer.email, '/account/confirm-email'));
    await expectReadable('the link that confirms an address');
    await submit(page, 'Confirm my email');
    await expect(main(page).getByRole('heading', { name: `${buyer.email} is confirmed` })).toBeVisible();
    await expectReadable('a confirmed address');
    await page.goto('/account/confirm-erasure?token=unknown');
    await submit(page, 'Erase my account for good');
    await expect(main(page).getByRole('alert')).toContainText('Nothing was erased.');
    await expectReadable('an unknown link');
  });
});

test('AUTH-011 AUTH-018 scripts that run again know who has signed in without them, and who has signed out @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  const buyer = buildBuyer('scripts-again');
  await register(page, buyer);
  const { setScriptsDisabled } = await turnScriptsOff(page, unexpectedErrors);
  await page.goto('/account');
  await submit(page, 'Sign out');
  await setScriptsDisabled(false);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in Account' })).toBeVisible();

  await setScriptsDisabled(true);
  await page.goto('/login?returnTo=%2Fmen');
  await submitSignIn(main(page), buyer.email);
  await expect(page).toHaveURL('/men');
  await setScriptsDisabled(false);
  await page.goto('/account');
  await expect(signedInHeading(page)).toBeVisible();
});

test('a sign-in form that is posted before its page is hydrated shows its error, and then works with scripts @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect(/\b401\b/);
  const buyer = buildBuyer('early');
  await register(page, buyer);
  await page.context().clearCookies();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await submitSignIn(main(page), buyer.email, 'not the password');
  await expect(main(page).getByRole('alert')).toHaveText('Incorrect username or password, please try again.');
  await expect(page).toHaveURL('/api/session/form/login');
  release();
  await expect(page).toHaveURL('/login');
  await expect(main(page).getByRole('alert')).toHaveText('Incorrect username or password, please try again.');
  await submitSignIn(main(page), buyer.email);
  await expect(signedInHeading(page)).toBeVisible();
});
