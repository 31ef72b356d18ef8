import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Main content, without the footer, which has an email field too. */
const mainContent = (page: Page) => page.locator('main');
const alert = (page: Page) => mainContent(page).getByRole('alert');
const submitByKey = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

const groups: Readonly<Record<string, readonly string[]>> = {
  'the account area': ['/login', '/register', '/reset-password', '/set-password', '/set-password?token=abc'],
  stores: ['/find-stores', '/locations/?StoreID=001', '/locations/?StoreID=008'],
  'forms on content pages': ['/email-deals', '/unsubscribe', '/free-catalog-signup'],
  'tracking, reviews and the site map': ['/track-order', '/write-a-review?product=4117', '/write-a-review', '/sitemap/'],
  frames: [
    '/sharecart',
    '/sharecart?cart=nonsense',
    '/compare',
    '/visualization',
    '/IDme-callback',
    '/careers',
    '/gift-cards.html',
    '/DuluthHeroes',
  ],
};
for (const [name, paths] of Object.entries(groups)) {
  test(`ROUTE-001 ${name} are accessible and clip nothing @desktop @phone`, async ({ page, unexpectedErrors }) => {
    // The link of no mail.
    unexpectedErrors.expect('/api/customer/password-link');
    for (const path of paths) {
      await openPage(page, path);
      await expectReadable(page, path);
    }
  });
}

test('ROUTE-005 signing in and registering name what works without an account @desktop', async ({ page }) => {
  for (const path of ['/register', '/login']) {
    await openPage(page, path);
    await expect(mainContent(page).getByRole('heading', { name: 'No account needed' })).toBeVisible();
    await expect(mainContent(page).getByRole('link', { name: 'Check out as a guest' })).toHaveAttribute('href', '/cart');
  }
  await mainContent(page).getByRole('link', { name: 'Track an order' }).click();
  await expect(page).toHaveURL(/\/track-order$/);
});

test('ROUTE-019 ERROR-001 order tracking requires both fields, and an unknown order leaves nothing in the URL @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect('/api/order/track');
  await openPage(page, '/track-order');
  await submitByKey(page, 'Track order');
  await expect(alert(page)).toContainText('Order number is required');
  await expect(alert(page)).toContainText('Email is required');
  await expectAccessible(page, 'tracking with errors');
  await page.getByRole('textbox', { name: 'Order number' }).fill('R4K72M9QXB');
  await mainContent(page).getByRole('textbox', { name: 'Email' }).fill('dale@example.com');
  await page.keyboard.press('Enter');
  await expect(alert(page)).toContainText('We found no order with this number and email.');
  await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue('R4K72M9QXB');
  await expect(page).toHaveURL(/\/track-order$/);
  await expectAccessible(page, 'tracking of an unknown order');
});

test('MARKETING-001 MARKETING-002 MARKETING-003 ROUTE-017 a shopper signs up on the email deals page by keyboard @desktop', async ({
  page,
}) => {
  await openPage(page, '/email-deals');
  const email = mainContent(page).getByRole('textbox', { name: 'Email' });
  await mainContent(page).getByRole('button', { name: 'Sign me up' }).press('Enter');
  await expect(page.getByText('This field is required.', { exact: true })).toBeVisible();
  await expect(email).toBeFocused();
  await page.keyboard.type('dale');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email addresses must contain an "at" sign (@) and a period (.).')).toBeVisible();
  await email.fill(`Routes-${crypto.randomUUID().slice(0, 8)}@Example.com`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'THANK YOU FOR SIGNING UP!' })).toBeVisible();
});

test('ROUTE-018 ROUTE-022 an address is unsubscribed, and a catalog requested @desktop', async ({ page }) => {
  await openPage(page, '/unsubscribe');
  await mainContent(page).getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’re off the list.', { exact: true })).toBeVisible();

  await openPage(page, '/free-catalog-signup');
  const form = mainContent(page).locator('form');
  await submitByKey(page, 'Send me the catalog');
  await expect(alert(page)).toBeFocused();
  await form.getByRole('textbox', { name: 'Full name' }).fill('Dale Ostergaard');
  await form.getByRole('textbox', { name: 'Street address' }).fill('14 Sheridan Street');
  await form.getByRole('textbox', { name: 'City' }).fill('Spooner');
  await form.getByRole('combobox', { name: 'State' }).selectOption('WI');
  await form.getByRole('textbox', { name: 'ZIP' }).fill('54801');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your catalog is ordered.')).toBeVisible();
});
