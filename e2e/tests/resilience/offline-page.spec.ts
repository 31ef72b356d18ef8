import { expect, test } from '../../fixtures/shopper-test.ts';
import { searchField } from '../../journeys/navigation.ts';
import { openPage } from '../../journeys/open-page.ts';

test.use({ serviceWorkers: 'allow' });

/** Marks the page when the shop registers its worker, which it does once the router can show the offline page. Runs in the page. */
function markRegistration(): void {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...parameters) {
    performance.mark('registered');
    return register.apply(this, parameters);
  };
}

test('SHELL-046 a page requested offline loads by itself when the connection is back @desktop', async ({
  page,
  context,
  unexpectedErrors,
}) => {
  await page.addInitScript(markRegistration);
  await openPage(page, '/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Loads a second page through the service worker, so that its files are cached.
  await openPage(page, '/men');
  await page.waitForFunction(() => performance.getEntriesByName('registered').length > 0);
  unexpectedErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Loading chunk|503/);
  await context.setOffline(true);
  // A pointer over the link would prefetch its document, which the emulated loss of the connection does not prevent.
  await page.getByRole('link', { name: 'Customer Service' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/customer-service$/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();

  const cachedUrls = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedUrls.length).toBeGreaterThan(3);
  expect(cachedUrls.filter((path) => !/^\/(assets|fonts)\//.test(path))).toEqual([]);
});

test('SHELL-046 the offline page is at the URL of the next page, even if the connection is lost before the browser is idle @desktop', async ({
  page,
  context,
  unexpectedErrors,
}) => {
  await openPage(page, '/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openPage(page, '/men');
  unexpectedErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|503/);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Customer Service' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/customer-service$/);
  await context.setOffline(false);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL(/\/customer-service$/);

  await openPage(page, '/men');
  await context.setOffline(true);
  await searchField(page).fill('coat');
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=coat$/);
  await context.setOffline(false);
});
