import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/customer-test.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { register } from '../../journeys/account.ts';
import { buildBuyer } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addButton, chooseVariant, coat } from '../../journeys/product-page.ts';
import { signedInHeading, signIn, signInFields, signOut, submitSignIn } from '../../journeys/sign-in.ts';

/** Fills the local storage, so that it has no room for another value. Runs in the page. */
function fillLocalStorage(): void {
  for (let size = 1 << 22; size > 0; size >>= 1) {
    try {
      for (let count = 0; ; count += 1) localStorage.setItem(`filler-${size}-${count}`, 'x'.repeat(size));
    } catch {}
  }
}

test('a customer with a full local storage signs in, stays signed in after a reload, and signs out @desktop', async ({ page }) => {
  const buyer = buildBuyer('full-storage');
  await register(page, buyer);
  await signOut(page);
  await page.evaluate(fillLocalStorage);
  await signIn(page, buyer.email);
  await expect(signedInHeading(page)).toBeVisible();
  await page.reload();
  await expect(signedInHeading(page)).toBeVisible();
  await signOut(page);
  await openPage(page, '/account');
  await expect(page).toHaveURL(/\/login$/);
});

/** Makes storage throw the error that Chromium throws if cookies are blocked. Runs in the page. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

async function blockCookies(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.addInitScript(blockStorage);
}
/** Error that the router's scroll restoration, which is off then, reports if storage is blocked. */
const blockedStorageError = 'Access is denied for this document.';

test('a browser that blocks cookies says so at sign-in and registration, and keeps what was typed @desktop @phone', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect(blockedStorageError);
  await blockCookies(page);
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');

  await openPage(page, '/login');
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
  await submitSignIn(main, 'dale@example.com');
  await expect(alert).toContainText('Your browser blocks cookies, so it can’t stay signed in.');
  await expect(signInFields(main).email).toHaveValue('dale@example.com');
  await expectReadable(page, 'a sign-in without cookies');

  await openPage(page, '/register');
  await main.getByRole('textbox', { name: 'Full name' }).fill('Dale Ostergaard');
  await main.getByRole('textbox', { name: 'Email' }).fill('no-cookies@example.com');
  await main.getByRole('textbox', { name: 'Password' }).fill('three blue otters');
  await main.getByRole('button', { name: 'Create an account' }).click();
  await expect(alert).toContainText('Your browser blocks cookies');
  await expect(main.getByRole('textbox', { name: 'Full name' })).toHaveValue('Dale Ostergaard');
  expect(sent.filter((request) => /^POST .*\/(login|customers)$/.test(request))).toEqual([]);
});

test('a browser that blocks cookies is told that a cart and a wishlist would be lost @desktop @phone', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect(blockedStorageError);
  await blockCookies(page);
  const main = page.getByRole('main');
  await openPage(page, coat.path);
  const heart = page.getByRole('button', { name: /^Save .* to the wishlist$/ }).first();
  await heart.click();
  await expect(main.getByRole('alert')).toHaveText(
    'Your browser blocks cookies, so your wishlist would be lost. Allow them for this site, then try again.',
  );
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expectReadable(page, 'a heart without cookies');

  await openPage(page, coat.path);
  await chooseVariant(page, coat);
  await addButton(page).click();
  await expect(main).toContainText('Your browser blocks cookies, so your cart would be lost. Allow them for this site, then try again.');
  await expectReadable(page, 'an added item without cookies');
});
