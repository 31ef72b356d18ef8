import { unavailablePage } from '../../../server/src/http/pages/unavailable-page.ts';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';

const methods = ['GET', 'POST'];
const unavailable = [
  { locale: 'fr-FR', path: '/fr-FR/men', title: 'De retour dans un instant' },
  { locale: 'en-US', path: '/men', title: 'Back in a moment' },
];

test('the page of an overloaded shop is accessible in each language, and its link opens the requested page @desktop @phone', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect('503');
  for (const { locale, path, title } of unavailable) {
    for (const method of methods) {
      const request = new Request(`http://shop.example${path}`, { method, headers: { accept: 'text/html' } });
      const { status, headers, body } = unavailablePage(request, locale);
      // The shop is not saturated, because other tests use it. Without the refresh the page stays while axe checks it.
      const { refresh: _, ...others } = headers;
      await page.route(`**${path}`, (route) => route.fulfill({ status, headers: others, body: Buffer.from(body ?? '') }), { times: 1 });
      await page.goto(path);
      const state = `the unavailable page after a ${method} in ${locale}`;
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page, state);
      await expectNothingClipped(page, state);
    }
  }
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Men' })).toBeVisible();
  await expect(page).toHaveURL(/\/men$/);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('SHELL-046 the offline page is accessible in each language @phone', async ({ page, context, unexpectedErrors }) => {
    await openPage(page, '/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    unexpectedErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|503/);
    await context.setOffline(true);
    for (const [path, title] of [
      ['/men', 'You’re offline'],
      ['/fr-FR/men', 'Vous êtes hors ligne'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page, `the offline page at ${path}`);
      await expectNothingClipped(page, `the offline page at ${path}`);
    }
  });
});
