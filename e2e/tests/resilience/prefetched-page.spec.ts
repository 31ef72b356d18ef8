import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';

test.use({ serviceWorkers: 'allow' });

const link = (page: Page) => page.getByRole('link', { name: 'Customer Service' }).first();

async function areCached(page: Page, urls: readonly string[]): Promise<boolean> {
  return page.evaluate(async (all) => (await Promise.all(all.map((url) => caches.match(url)))).every(Boolean), urls);
}

async function prefetchOnHover(page: Page): Promise<void> {
  await openPage(page, '/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await openPage(page, '/men');
  const html = await (await page.request.get('/customer-service')).text();
  const assets = [...html.matchAll(/<link [^>]*href="(\/assets\/[^"#]+)/g)].map(([, path = '']) => path);
  expect(await areCached(page, assets), 'the page has files of its own').toBe(false);
  await link(page).hover();
  await expect.poll(() => areCached(page, assets), 'the files of the prefetched page are cached').toBe(true);
}

async function expectCompletePage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/customer-service$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Service' })).toBeVisible();
  await waitForHydration(page);
  // Code that loads when the browser is idle may add style sheets at any moment.
  const missingSheets = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((all) => all.flatMap((sheet) => ((sheet as HTMLLinkElement).sheet ? [] : (sheet as HTMLLinkElement).href)));
  await expect.poll(missingSheets, 'style sheets that did not load').toEqual([]);
}

test('SHELL-046 a page that was prefetched on hover is complete after the connection is lost @desktop', async ({
  page,
  context,
  unexpectedErrors,
}) => {
  await prefetchOnHover(page);
  // Images, and code that hydrates a part of the page only when it is visible (React error 422), cannot be loaded.
  unexpectedErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|React error #422/);
  await context.setOffline(true);
  await link(page).click();
  await expectCompletePage(page);
});

test('SHELL-046 a page whose data cannot be fetched is loaded as a document, even if the browser reports a connection @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  await prefetchOnHover(page);
  unexpectedErrors.expect(/customer-service\.data|ERR_FAILED|Failed to fetch/);
  let failures = 0;
  await page.route('**/customer-service.data**', (route) => {
    failures++;
    return route.abort('failed');
  });
  await link(page).click();
  await expectCompletePage(page);
  expect(failures, 'requests of the data that failed').toBeGreaterThan(0);
});
