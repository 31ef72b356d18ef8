import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';

const productCode = /\/assets\/product-[^/]+\.js/;
const tile = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link').first();

/** Opens a page and waits until the chunk guard is active. The service worker registers after that, and the test runner blocks it. */
async function openWithChunkGuard(page: Page, path: string): Promise<void> {
  const predicate = (message: ConsoleMessage) => message.text().includes('Service Worker registration blocked');
  const guarded = page.waitForEvent('console', { predicate, timeout: 60_000 });
  await openPage(page, path);
  await guarded;
}

test('an open tab loads its next page once from the new build after a release, with the cart intact @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  await addToCart(page, coat);
  await openWithChunkGuard(page, '/men/coats');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  unexpectedErrors.expect(productCode);
  await page.route(productCode, (route) => route.fulfill({ status: 404, body: 'Not found' }), { times: 1 });
  const name = (await tile(page).textContent()) ?? '';
  await tile(page).click();
  await page.waitForFunction(() => !('isFirstDocument' in window));
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeAttached();
  // The reload marker is cleared once code has loaded, so that the next release is handled the same way.
  await page.getByRole('link', { name: 'Coats', exact: false }).first().click();
  await expect(page).toHaveURL(/\/coats/);
});

test('ERROR-052 a chunk that hangs times out after 120 s with an error page and a link @desktop', async ({ page, unexpectedErrors }) => {
  await page.clock.install();
  await openWithChunkGuard(page, '/men/coats');
  unexpectedErrors.expect(/Loading chunk product-\S+ failed/);
  await page.route(productCode, () => {});
  const tracked = page.waitForEvent('console', { predicate: (message) => /Loading chunk product-\S+ failed/.test(message.text()) });
  const codeRequest = page.waitForRequest(productCode);
  await tile(page).click();
  await codeRequest;
  await page.clock.fastForward(119_000);
  await expect(page).toHaveURL(/\/men\/coats$/);
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Sorry, there is a problem with this page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Back Home' })).toBeVisible();
  await tracked;
});
