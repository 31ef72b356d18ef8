import { expect, test } from '../../fixtures/customer-test.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { register } from '../../journeys/account.ts';
import { waitForAccountSection } from '../../journeys/account-section.ts';
import { buildBuyer } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addVirtualAuthenticator } from '../../journeys/passkeys.ts';
import { signedInHeading, signOut } from '../../journeys/sign-in.ts';
import { readSentMails } from '../../shop/running-shop.ts';

test('a customer adds a passkey, signs in with it, renames and removes it @everywhere', async ({ page, unexpectedErrors }) => {
  const buyer = buildBuyer('passkey');
  const main = page.getByRole('main');
  const panel = main.getByRole('region', { name: 'Passkeys' });
  const add = panel.getByRole('button', { name: 'Add a passkey' });
  const signInButton = main.getByRole('button', { name: 'Sign in with a passkey' });
  const authenticator = await addVirtualAuthenticator(page);

  await test.step('a device that can hold one is offered one, once, and nothing waits for the choice', async () => {
    await register(page, buyer);
    const offer = page.getByRole('status').filter({ hasText: 'Skip the password next time?' });
    await expect(offer).toBeVisible();
    await expect(signedInHeading(page)).toBeVisible();
    await expectReadable(page, 'the offer of a passkey');
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toHaveCount(0);
  });

  await test.step('the account has none yet', async () => {
    await openPage(page, '/account/security');
    await waitForAccountSection(page);
    await expect(panel.getByText('You have no passkeys yet.')).toBeVisible();
    await expectReadable(page, 'no passkeys');
  });

  await test.step('a customer who closes the dialog of the browser is told nothing', async () => {
    await authenticator.setVerifying(false);
    await add.click();
    await expect(add).not.toHaveAttribute('aria-busy', 'true');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    expect(await authenticator.countPasskeys()).toBe(0);
    await authenticator.setVerifying(true);
  });

  await test.step('adds one, and gets a mail about it', async () => {
    await add.click();
    await expect(panel.getByText('Passkey added. We’ve emailed you about it.')).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveText(/^Chrome on .+Added .+, not used yet/);
    await expectReadable(page, 'a passkey');
    expect(await authenticator.countPasskeys()).toBe(1);
    await expect.poll(async () => (await readSentMails(buyer.email, 'A passkey was added')).length, { timeout: 30_000 }).toBe(1);
  });

  await test.step('the same device has one already', async () => {
    await add.click();
    await expect(panel.getByRole('alert')).toHaveText('This device already has a passkey for your account.');
    await expectReadable(page, 'a device that has a passkey');
  });

  await test.step('signs in with the button', async () => {
    await authenticator.setConfirming(false);
    await signOut(page);
    await openPage(page, '/login');
    await expectReadable(page, 'the sign-in page with the button for passkeys');
    await authenticator.setConfirming(true);
    await signInButton.click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(signedInHeading(page)).toBeVisible();
    await openPage(page, '/account/security');
    await expect(panel.getByText(/, last used /)).toBeVisible();
    await expect(page.getByText('Skip the password next time?')).toHaveCount(0);
  });

  await test.step('signs in with the suggestion of the email field', async () => {
    await authenticator.setConfirming(false);
    await signOut(page);
    await authenticator.setConfirming(true);
    // The virtual device chooses the suggestion by itself.
    await page.goto('/login');
    await expect(page).toHaveURL(/\/account$/);
    await expect(signedInHeading(page)).toBeVisible();
    await openPage(page, '/account/security');
  });

  await test.step('renames it', async () => {
    await panel.getByRole('button', { name: /^Rename/ }).click();
    const name = panel.getByRole('textbox', { name: 'Name of the passkey' });
    await expect(name).toBeFocused();
    await panel.getByRole('button', { name: 'Save name' }).click();
    await expect(panel.getByText('Enter a name.')).toBeVisible();
    await expectReadable(page, 'a passkey without a name');
    await name.fill('Barn tablet');
    await panel.getByRole('button', { name: 'Save name' }).click();
    await expect(panel.getByRole('listitem')).toHaveText(/^Barn tablet/);
  });

  await test.step('removes it; then it no longer signs in, and the page says what does', async () => {
    unexpectedErrors.expect(/\b400\b/);
    await panel.getByRole('button', { name: /^Remove ?: Barn tablet/ }).click();
    await panel.getByRole('button', { name: /^Yes, remove/ }).click();
    await expect(panel.getByText('You have no passkeys yet.')).toBeVisible();
    await authenticator.setConfirming(false);
    await signOut(page);
    await authenticator.setConfirming(true);
    // The virtual device deletes the passkey as soon as the shop rejects it: it can be chosen once, here from the suggestions.
    await page.goto('/login');
    await expect(main.getByRole('alert')).toHaveText('That passkey was removed from its account. Sign in with your password.');
    await expectReadable(page, 'a removed passkey');
  });
});
