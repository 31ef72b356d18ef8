import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { delayResponses } from '../../journeys/delayed-responses.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { coat } from '../../journeys/product-page.ts';
import { resizeTo } from '../../journeys/viewport.ts';

const guide = 'Men’s Shirts & Outerwear Size Guide';
const guideRequest = /\/cms\/content\/key\/size-guide-mens-shirts-outerwear/;

const guides = [
  ...['mens-shirts-outerwear', 'mens-pants-shorts', 'mens-underwear', 'mens-gloves', 'mens-hats', 'mens-footwear-socks', 'mens-belts'],
  ...['mens-suspenders', 'womens-tops-dresses-outerwear', 'womens-bottoms', 'womens-underwear', 'womens-bras', 'womens-gloves'],
  ...['womens-hats', 'womens-footwear-socks', 'womens-belts', 'kids-clothing', 'unisex-footwear', 'dog-apparel'],
];

test('SIZE-001 SIZE-005 the guide opens over the product by keyboard with its own title and returns the focus @desktop @phone', async ({
  page,
}) => {
  await openPage(page, coat.path);
  const link = page.getByRole('link', { name: 'Size Guide', exact: true });
  const delayed = await delayResponses(page, guideRequest);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Size Guide' }).getByText('Loading the size guide')).toBeVisible();
  await delayed.release();
  const dialog = page.getByRole('dialog', { name: guide });
  await expect(dialog).toBeVisible();
  const heading = dialog.getByRole('heading', { level: 2, name: guide });
  await expect(heading).toBeVisible();
  const [title, close] = [await heading.boundingBox(), await dialog.getByRole('button', { name: 'Close' }).boundingBox()];
  expect(close?.x, 'the close button is beside the heading').toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0));
  const regular = dialog.getByRole('table', { name: 'Regular', exact: true });
  await expect(regular.getByRole('row', { name: 'M 38–40 32–34 15–15½ 34' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'How to measure' })).toBeAttached();
  await expect(dialog.getByRole('img', { name: /A around the chest/ })).toBeAttached();
  await expect(dialog.getByRole('heading', { name: 'How it should fit' })).toBeAttached();
  await expect(dialog.getByRole('link', { name: 'Coats & Vests' })).toHaveAttribute('href', '/men/coats');
  await expectNothingClipped(page, 'a size guide over a product');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('SIZE-005 cells switch between inches and centimeters, and the choice is stored @phone @desktop', async ({ page }) => {
  await openPage(page, '/content/size-guide-mens-shirts-outerwear');
  const row = (cells: string) => page.getByRole('table', { name: 'Regular', exact: true }).getByRole('row', { name: cells });
  await expect(row('L 42–44 36–38 16–16½ 35')).toBeVisible();
  await page.getByText('Centimeters', { exact: true }).click();
  await expect(row('L 107–112 91–97 41–42 89')).toBeVisible();
  await expect(row('L 42–44 36–38 16–16½ 35')).toHaveCount(0);
  // The cells switch without JavaScript; the choice is stored once the page is hydrated.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outfitter.sizes.1'))).toContain('metric');
  await openPage(page, '/content/size-guide-mens-hats');
  await expect(page.getByRole('table', { name: 'Sized caps' }).getByRole('row', { name: '7⅛ 56.5' })).toBeVisible();
});

test('SIZE-005 units chosen before hydration stay chosen @phone', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/content/size-guide-mens-shirts-outerwear', { waitUntil: 'domcontentloaded' });
  await page.getByText('Centimeters', { exact: true }).click();
  scripts.resolve();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outfitter.sizes.1'))).toContain('metric');
  await expect(page.getByRole('radio', { name: 'Centimeters' })).toBeChecked();
});

test('SIZE-005 on the narrowest screen tables scroll, not the page @phone', async ({ page }) => {
  await openPage(page, '/content/size-guide-kids-clothing');
  await resizeTo(page, { width: 320, height: 640 });
  await expectAccessible(page, 'a size guide at 320 px');
  await expectNothingClipped(page, 'a size guide at 320 px');
});

test('SIZE-002 SIZE-003 SIZE-004 ROUTE-025 every guide is linked from /size-guide and has its tips, tables, cards and links @desktop', async ({
  page,
}) => {
  await openPage(page, '/size-guide');
  await expect(page.getByRole('heading', { level: 1, name: 'Size Guides' })).toBeVisible();
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const name of guides) {
    expect(links).toContain(`/content/size-guide-${name}`);
    const html = await (await page.request.get(`/content/size-guide-${name}`)).text();
    expect(html, name).toMatch(/<h1[^>]*>[^<]+Size Guide<\/h1>/);
    expect(html.match(/<table/g)?.length ?? 0, name).toBeGreaterThan(0);
    for (const part of ['How to measure', 'measure-', '<ol>', 'How it should fit', 'Now that you know']) expect(html, name).toContain(part);
  }
});

test('ERROR-019 a missing guide links to the others; a lost connection offers a retry @desktop @phone', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect(/size-guide-mens-shirts-outerwear|Failed to load resource|ERR_FAILED/);
  await openPage(page, coat.path);
  const call = (url: URL) => guideRequest.test(url.href);
  await page.route(call, (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.fallback()));
  await page.getByRole('link', { name: 'Size Guide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Size Guide' });
  await expect(dialog.getByText('The connection was lost.')).toBeVisible();
  await expectReadable(page, 'a size guide that failed to load');
  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ status: 404, json: { error: { type: 'CONTENT_NOT_FOUND', message: 'none' } } }));
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText("Size guide wasn't found for selected product", { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'All size guides' })).toHaveAttribute('href', '/size-guide');
  await expectReadable(page, 'a missing size guide');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('SIZE-001 the link leads to the guide’s page, whose tables show both unit systems @desktop', async ({ page, unexpectedErrors }) => {
    unexpectedErrors.expect(/\.js \(csp\)/);
    await page.goto(coat.path);
    await page.getByRole('link', { name: 'Size Guide', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: guide })).toBeVisible();
    const cell = page.getByRole('table', { name: 'Regular', exact: true }).getByRole('cell').first();
    await expect(cell.getByText('34–36')).toBeVisible();
    await page.getByText('Centimeters', { exact: true }).click();
    await expect(cell.getByText('86–91')).toBeVisible();
    await expect(cell.getByText('34–36')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Find my size' })).toBeHidden();
  });
});
