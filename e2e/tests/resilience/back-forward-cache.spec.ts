import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { launchWithBackForwardCache } from '../../shop/launch-options.ts';

test.use({ launchOptions: launchWithBackForwardCache });

test('public pages are restored from the back-forward cache @desktop', async ({ page }) => {
  for (const path of ['/', '/men/coats', '/content/returns']) {
    await openPage(page, path);
    await page.evaluate(() => {
      addEventListener('pageshow', (event) => {
        document.documentElement.dataset.kept = String(event.persisted);
      });
    });
    await page.goto('/content/terms-and-conditions');
    // A page from the back-forward cache fires no load event.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html'), `${path} was kept`).toHaveAttribute('data-kept', 'true');
  }
});
