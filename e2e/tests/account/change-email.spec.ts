import { expect, test } from '../../fixtures/customer-test.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { mailedLink, registerByCall, testPassword } from '../../journeys/account.ts';
import { buildBuyer } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';

test('ACCOUNT-009 a customer changes the sign-in email, is told what is left to do, and confirms the new address @desktop @phone', async ({
  page,
}) => {
  const buyer = buildBuyer('old-email');
  const { email } = buildBuyer('new-email');
  await registerByCall(page, buyer);
  await openPage(page, '/account/profile');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'New email' }).fill(email);
  await main.getByRole('textbox', { name: /password/i }).fill(testPassword);
  await main.getByRole('button', { name: 'Change email' }).click();
  await expect(main.getByText('Changed. Open the link in the email that we sent you.')).toBeVisible();
  await expect(main.getByText(`${email} is not confirmed yet.`)).toBeVisible();
  await expect(main.getByText(`Until then, our emails go to ${buyer.email}.`)).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'New email' })).toHaveValue('');
  await expectReadable(page, 'a changed sign-in email');

  await openPage(page, '/account');
  await expect(main.getByText(`${email} is not confirmed yet.`)).toBeVisible();
  await main.getByRole('button', { name: 'Send the link again' }).click();
  await expect(main.getByText('We sent the link again. Check your email.')).toBeVisible();
  await expectReadable(page, 'an overview with a pending email');

  await openPage(page, await mailedLink(email, '/account/confirm-email'));
  await expect(page.getByText(`${email} is confirmed`)).toBeVisible();
  await openPage(page, '/account/profile');
  await expect(main.getByText(email, { exact: true })).toBeVisible();
  await expect(main.getByText(/is not confirmed yet/)).toHaveCount(0);
});
