import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';

test.beforeEach(({ unexpectedErrors }) => unexpectedErrors.expect('404'));

test('ERROR-023 the 404 page redirects home after five seconds @desktop', async ({ page }) => {
  await openPage(page, '/nothing-here/at-all/of-this/name');
  await expect(page.getByRole('button', { name: /Stay here/ })).toBeVisible();
  await expect(page).toHaveURL(/\/$/, { timeout: 9_000 });
});

test('ERROR-023 a key press or "Stay here" cancels the redirect @desktop', async ({ page }) => {
  const address = '/nothing-here/at-all/of-this/name';
  for (const stay of ['press', 'key'] as const) {
    await openPage(page, address);
    const button = page.getByRole('button', { name: /Stay here/ });
    await expect(button).toBeVisible();
    if (stay === 'press') await button.click();
    else await page.keyboard.press('Tab');
    await expect(button).toHaveCount(0);
  }
  // The countdown has ended: nothing may redirect anymore.
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});
