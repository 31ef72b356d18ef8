import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import chromium from '../../playwright.config.ts';

// The runner switches it off, and shoppers have it on.
test.use({ launchOptions: { ...chromium.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('SHELL-004 public pages come back from the back-forward cache as they were left @desktop', async ({ page }) => {
  for (const path of ['/', '/men/coats', '/content/returns']) {
    await openPage(page, path);
    await page.evaluate(() => {
      addEventListener('pageshow', (event) => {
        document.documentElement.dataset.kept = String(event.persisted);
      });
    });
    await page.goto('/content/terms-and-conditions');
    // What comes from the cache loads nothing that could be waited for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html'), `${path} was kept`).toHaveAttribute('data-kept', 'true');
  }
});
