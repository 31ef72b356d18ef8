import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addButton, chooseVariant, coat } from '../../journeys/product-page.ts';

const path = '/mobify/proxy/einstein/v3/activities/';
interface TrackedActivity {
  kind: string;
  body: Record<string, unknown>;
}

function collectActivities(page: Page): TrackedActivity[] {
  const tracked: TrackedActivity[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path))
      tracked.push({ kind: pathname.split('/').at(-1) ?? '', body: request.postDataJSON() as TrackedActivity['body'] });
  });
  return tracked;
}
const kinds = (tracked: readonly TrackedActivity[]) => tracked.map(({ kind }) => kind);

async function giveConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('outfitter.counted', 'true');
    localStorage.setItem('outfitter.cookie-notice', 'true');
  });
}

test('API-084 HOME-004 a visit tracks its pages, lists, searches, products and additions to the cart @desktop', async ({ page }) => {
  const tracked = collectActivities(page);
  await giveConsent(page);
  await openPage(page, '/');
  await expect.poll(() => kinds(tracked)).toEqual(['viewPage']);
  expect(tracked[0]?.body).toEqual({ currentLocation: '/', cookieId: expect.stringMatching(/^[\w-]{36}$/) });
  await page.getByRole('navigation').getByRole('link', { name: 'Men', exact: true }).first().click();
  await expect.poll(() => kinds(tracked)).toEqual(['viewPage', 'viewPage', 'viewCategory']);
  expect(tracked.at(-1)?.body).toMatchObject({ category: { id: 'men' } });
  await page.getByRole('main').getByRole('link', { name: 'Fencepost Chore Coat', exact: true }).first().click();
  await expect.poll(() => kinds(tracked).slice(3)).toEqual(['clickCategory', 'viewPage', 'viewProduct']);
  expect(tracked.at(-1)?.body).toMatchObject({ product: { id: '4117' } });
  // Choosing a variant is not a page view.
  await chooseVariant(page, coat);
  await addButton(page).click();
  await expect.poll(() => kinds(tracked).slice(6)).toEqual(['addToCart']);
  expect(tracked.at(-1)?.body).toMatchObject({ products: [{ quantity: 1 }] });
  await openPage(page, '/search?q=flannel');
  await expect.poll(() => kinds(tracked).slice(7)).toEqual(['viewPage', 'viewSearch']);
  expect(tracked.at(-1)?.body).toMatchObject({ searchText: 'flannel', products: expect.arrayContaining([{ id: expect.any(String) }]) });
  await openPage(page, '/checkout');
  await expect.poll(() => kinds(tracked).slice(9)).toEqual(['viewPage', 'beginCheckout', 'checkoutStep']);
  expect(tracked.at(-1)?.body).toMatchObject({ stepName: 'shipping', stepNumber: 1 });
  expect(new Set(tracked.map(({ body }) => body.cookieId)).size).toBe(1);
});

test('API-084 BLOCK-004 nothing is tracked without consent, and consent assigns a test bucket for the next page @desktop', async ({
  page,
}) => {
  const tracked = collectActivities(page);
  const view = async () => (await page.context().cookies()).find(({ name }) => name === 'outfitter_view')?.value;
  await openPage(page, '/');
  const notice = page.getByRole('region', { name: /cookies this shop needs/ });
  await notice.scrollIntoViewIfNeeded();
  expect(await view()).toBeUndefined();
  await notice.getByRole('button', { name: 'Allow counting' }).click();
  await expect(notice).toHaveCount(0);
  await openPage(page, '/content/returns');
  await expect.poll(() => kinds(tracked)).toEqual(['viewPage']);
  expect(await view()).toMatch(/^default\.default\.\d{3}$/);
  // From the next page on, tests render the variation of the bucket and track it.
  await openPage(page, '/');
  await expect
    .poll(() => tracked.at(-1)?.body.c_exposures)
    .toEqual([{ test: 'home-clearance-test', variation: expect.stringMatching(/^(default|last-call|square-deal)$/) }]);
  // Withdrawing consent deletes everything.
  await openPage(page, '/#cookies');
  await notice.getByRole('button', { name: 'Necessary only' }).click();
  expect(await view()).toBe('default.default.default');
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('outfitter_visitor');
  tracked.length = 0;
  await openPage(page, '/men');
  await page.waitForLoadState('networkidle');
  expect(tracked).toEqual([]);
});

for (const [bucket, headline] of [
  ['none', 'Nothing wrong with it but the calendar.'],
  ['some', /Last call|Same coat/],
] as const) {
  test(`BLOCK-004 the home page's test with ${bucket} bucket is in the HTML and causes no layout shift @desktop`, async ({
    page,
    baseURL,
  }) => {
    const pageText = (cookieBucket: string) =>
      page.request.get('/', { headers: { cookie: `outfitter_view=default.default.${cookieBucket}` } }).then((response) => response.text());
    const isVariation = (html: string) => /Last call\. The next|Same coat\. Less/.test(html);
    let assignedBucket = '';
    for (let index = 0; bucket === 'some' && !assignedBucket; index += 37) {
      const candidate = String(index).padStart(3, '0');
      if (isVariation(await pageText(candidate))) assignedBucket = candidate;
    }
    if (assignedBucket)
      await page.context().addCookies([{ name: 'outfitter_view', value: `default.default.${assignedBucket}`, url: baseURL ?? '' }]);
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, '/');
    const heading = page.getByRole('heading', { name: headline });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.01);
  });
}
