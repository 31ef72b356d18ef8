import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { searchField } from '../../journeys/navigation.ts';
import { openPage } from '../../journeys/open-page.ts';

const address = '/nothing-here/at-all/of-this/name';
const stay = (page: Page) => page.getByRole('button', { name: 'Stay on this page' });

test.beforeEach(({ unexpectedErrors }) => unexpectedErrors.expect('404'));

test('ERROR-023 the 404 page redirects home after five seconds, and Back does not lead to it again @desktop', async ({ page }) => {
  await openPage(page, '/customer-service');
  await openPage(page, address);
  await expect(stay(page)).toBeVisible();
  await expect(page.getByText(/^Home page in [1-5] seconds?\.$/)).toBeVisible();
  await expect(page).toHaveURL(/\/$/, { timeout: 9_000 });
  await page.goBack();
  await expect(page).toHaveURL(/\/customer-service$/);
});

const interactions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a click on "Stay on this page"': (page) => stay(page).click(),
  'the keyboard on "Stay on this page"': (page) => stay(page).press('Enter'),
  'a key': (page) => page.keyboard.press('Tab'),
  'text in the search': (page) => searchField(page).fill('coat'),
  'the focus on a link': (page) => page.getByRole('main').getByRole('link').last().focus(),
  'a click beside all controls': (page) => page.getByRole('heading', { level: 1 }).click(),
  'the mouse wheel': (page) => page.mouse.wheel(0, 200),
};

for (const [name, interact] of Object.entries(interactions)) {
  test(`ERROR-023 ${name} stops the redirect of the 404 page for good @desktop`, async ({ page }) => {
    await page.clock.install();
    await openPage(page, address);
    await expect(page.getByText(/^Home page in [1-4] seconds?\.$/)).toBeVisible();
    await interact(page);
    await expect(stay(page)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Not anymore: you’re staying on this page.' })).toBeAttached();
    if (name.startsWith('the keyboard')) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'You caught us with our pants down!' })).toBeVisible();
  });
}

test('ERROR-021 ERROR-022 the 404 page shows its drawing, sharp and small, and is accessible @everywhere', async ({ page }) => {
  const files: string[] = [];
  page.on('response', (response) => void (response.url().includes('/art/') && files.push(new URL(response.url()).pathname)));
  await openPage(page, address);
  await expect(page.getByText(/^Home page in [1-4] seconds?\.$/)).toBeVisible();
  await expect(page.getByText('You will be redirected to the home page shortly.')).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page).toHaveTitle(/^error 404/);
  await expect(page.getByText('The page you’re looking for is unavailable.', { exact: true })).toBeVisible();
  const drawing = page.getByRole('img', { name: /^A privy with the number 404 on its door/ });
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { shown, loaded } = await drawing.evaluate((image: HTMLImageElement) => ({
    shown: image.getBoundingClientRect().width * devicePixelRatio,
    loaded: Number(/-(\d+)\.webp$/.exec(image.currentSrc)?.[1]),
  }));
  expect(loaded).toBeGreaterThanOrEqual(shown - 1);
  expect(new Set(files).size, 'one size is loaded').toBe(1);
  await expectAccessible(page, 'the 404 page');
  await expectNothingClipped(page, 'the 404 page');
});
