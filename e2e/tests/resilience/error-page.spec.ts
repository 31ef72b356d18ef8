import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { submitSearch } from '../../journeys/navigation.ts';
import { openPage } from '../../journeys/open-page.ts';

test('ERROR-020 ERROR-025 ERROR-026 a page whose data fails to load is the generic error page, which links home @everywhere', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect('/search.data');
  unexpectedErrors.expect('ErrorResponse');
  await openPage(page, '/');
  await page.route('**/search.data**', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '5' }, body: 'Not now.' }));
  await submitSearch(page, 'coat');
  await expect(page.getByRole('heading', { name: 'Sorry, there is a problem with this page' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page, 'the generic error page');
  const retry = page.getByRole('link', { name: 'Try again' });
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: '“coat”' })).toBeVisible();
  await submitSearch(page, 'boots');
  await expect(retry).toBeVisible();
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
