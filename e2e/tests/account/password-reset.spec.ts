import { expect, test } from '../../fixtures/customer-test.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { mailedLink, registerByCall } from '../../journeys/account.ts';
import { buildBuyer } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { signedInHeading, signIn } from '../../journeys/sign-in.ts';
import { isDesktop } from '../../journeys/viewport.ts';

const newPassword = 'seven gray herons';

test('ACCOUNT-012 ACCOUNT-013 ACCOUNT-014 ACCOUNT-015 ERROR-005 a forgotten password is replaced by a mailed link, which works once @everywhere', async ({
  page,
  anotherGuest,
  unexpectedErrors,
}) => {
  const buyer = buildBuyer('reset');
  const main = page.getByRole('main');
  await registerByCall(page, buyer);
  const other = await anotherGuest();

  await test.step('ACCOUNT-013 asks for the link', async () => {
    await openPage(other, '/reset-password');
    await other.getByRole('button', { name: 'Send me a link' }).click();
    await expect(other.getByRole('main').getByText('This field is required')).toBeVisible();
    await expectReadable(other, 'a missing address');
    await other.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(buyer.email.toUpperCase());
    const request = other.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('/password_reset'));
    await other.getByRole('button', { name: 'Send me a link' }).click();
    expect((await request).postData(), 'ACCOUNT-014').toContain(buyer.email);
    await expect(other.getByRole('heading', { name: 'Hey, check your email' })).toBeFocused();
    await expect(
      other.getByText(
        'You should receive an email from us in just a few moments with a link to reset your password. This link will expire in 30 minutes.',
        { exact: true },
      ),
    ).toBeVisible();
    await expectReadable(other, 'a link was sent');
    await expect(other.getByRole('link', { name: 'Back to sign in' })).toHaveCount(0);
    await other.getByRole('link', { name: 'Continue' }).click();
    await expect(other).toHaveURL(/\/login$/);
  });

  const link = await mailedLink(buyer.email, '/set-password');
  await test.step('sets a new password, which signs in', async () => {
    await openPage(other, link);
    await other.getByRole('textbox', { name: 'New password' }).fill('short');
    await other.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(other.getByText('Use at least 8 characters.')).toBeVisible();
    await expectReadable(other, 'a password that is too short');
    await other.getByRole('textbox', { name: 'New password' }).fill(newPassword);
    await other.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(signedInHeading(other)).toBeVisible();
  });

  await test.step('the other device is signed out; the link no longer works', async () => {
    unexpectedErrors.expect(/ 40[0-9]/);
    unexpectedErrors.expect('status of 40');
    await openPage(page, link);
    await expect(main.getByText('This link has expired or was used already.')).toBeVisible();
    await expectReadable(page, 'a used link');
    await main.getByRole('link', { name: 'Get a new link' }).click();
    await expect(page).toHaveURL(/\/reset-password$/);
    await openPage(page, '/account');
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, buyer.email, newPassword);
  });
});

test('AUTH-005 ACCOUNT-010 ACCOUNT-011 the dialog has a second screen for a forgotten password @desktop', async ({ page }) => {
  await openPage(page, '/');
  expect(isDesktop(page)).toBe(true);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in Account' }).click();
  const signInScreen = page.getByRole('dialog', { name: 'Sign in' });
  await signInScreen.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await signInScreen.getByRole('button', { name: 'Forgot password' }).click();
  const resetScreen = page.getByRole('dialog', { name: 'Reset your password' });
  await expect(resetScreen.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@example.com');
  await resetScreen.getByRole('button', { name: 'Back to sign in' }).click();
  await signInScreen.getByRole('button', { name: 'Forgot password' }).click();
  await resetScreen.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await resetScreen.getByRole('button', { name: 'Send me a link' }).click();
  await expect(resetScreen.getByRole('heading', { name: 'Hey, check your email' })).toBeVisible();
  await expectReadable(page, 'a link was sent, in the dialog');
  await resetScreen.getByRole('button', { name: 'Continue' }).click();
  await expect(signInScreen.getByRole('textbox', { name: 'Password' })).toBeVisible();
});
