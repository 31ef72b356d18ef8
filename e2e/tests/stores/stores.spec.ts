import type { Page } from '@playwright/test';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { isDesktop, resizeTo } from '../../journeys/viewport.ts';

const main = (page: Page) => page.locator('main');
const found = (page: Page) => main(page).getByRole('list', { name: 'Stores by distance' }).getByRole('listitem');
const address = (page: Page) => main(page).getByRole('textbox', { name: 'City, state or ZIP code' });
const map = (page: Page) => main(page).getByRole('group', { name: /^Map with/ });
const pin = (page: Page, name: string) => map(page).getByRole('button', { name });
const search = (page: Page) => main(page).getByRole('button', { name: 'Search' });

/** Fails if another pin covers the middle of a pin, as those of close stores would on a map of the country. */
async function expectEachPinHit(page: Page): Promise<void> {
  const pins = await map(page).locator('[aria-pressed]').all();
  expect(pins.length).toBeGreaterThan(1);
  for (const each of pins) await each.click({ trial: true });
}
const ely = { latitude: 47.9032, longitude: -91.8671 };

test('ROUTE-008 STORE-002 a shopper finds the nearest stores, filters them, and opens one @desktop @phone', async ({ page }) => {
  await openPage(page, '/find-stores');
  await expect(found(page)).toHaveCount(0);
  await expect(map(page), 'all stores before a search, where there is room for their pins').toHaveCount(isDesktop(page) ? 1 : 0);
  await expect(main(page).getByRole('heading', { name: /^All \d+ stores$/ })).toBeInViewport();
  if (isDesktop(page)) await expectEachPinHit(page);
  await address(page).fill('Ely');
  await address(page).press('Enter');
  await expect(main(page).getByRole('status').filter({ hasText: 'more than one place' })).toBeVisible();
  await expectReadable(page, 'the places of an ambiguous name');
  await main(page).getByRole('link', { name: 'Ely, Minnesota' }).click();

  await expect(found(page)).toHaveCount(3);
  await expect(address(page)).toHaveValue('Ely, MN');
  await expect(found(page).first()).toContainText(/Ely, Sheridan Street.*in Ely/s);
  await expect(found(page).nth(2)).toContainText('Two Harbors');
  await expectReadable(page, 'the nearest stores');

  await main(page).getByRole('link', { name: 'Show more stores' }).click();
  await expect(found(page)).toHaveCount(8);
  await page.goBack();
  await expect(found(page)).toHaveCount(3);

  await found(page).first().getByRole('link', { name: 'Ely, Sheridan Street', exact: true }).click();
  await expect(page).toHaveURL(/\/locations\/\?StoreID=001$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ely, Sheridan Street' })).toBeVisible();
});

test('STORE-002 map and list share the stores: a pin marks its store, and a store its pin @everywhere', async ({ page }) => {
  await openPage(page, '/find-stores?address=Ely%2C+MN');
  if (isDesktop(page)) await resizeTo(page, { width: 1366, height: 768 });
  await expect(
    found(page)
      .first()
      .getByText(/ in Ely$/),
    'name, hours and city are on the first screen',
  ).toBeInViewport({ ratio: 1 });
  await found(page).last().scrollIntoViewIfNeeded();
  await expect(pin(page, 'Two Harbors')).toHaveText(/^3/);
  await pin(page, 'Two Harbors').click();
  await expect(pin(page, 'Two Harbors')).toHaveAttribute('aria-pressed', 'true');
  await expect(found(page).nth(2)).toBeInViewport();
  await found(page).nth(1).getByRole('link', { name: 'Tower', exact: true }).focus();
  await expect(pin(page, 'Tower')).toHaveAttribute('aria-pressed', 'true');

  const left = () => pin(page, 'Tower').evaluate((element) => element.getBoundingClientRect().left);
  const before = await left();
  await pin(page, 'Tower').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(before - 20);
  await map(page).getByRole('button', { name: 'Show all stores' }).click();
  await expect.poll(left).toBeCloseTo(before, 0);
  for (let step = 0; step < 6; step += 1) await map(page).getByRole('button', { name: 'Zoom out' }).click();
  await expectEachPinHit(page);
  await map(page).getByRole('button', { name: 'Show all stores' }).click();
  await expectReadable(page, 'the map of the nearest stores');
});

test('LIST-001 a shopper lists what a store has, and what the chosen store has @desktop @phone', async ({ page }) => {
  await openPage(page, '/locations/?StoreID=002');
  await main(page)
    .getByRole('button', { name: /^Choose this store/ })
    .click();
  await expect(main(page).getByRole('button', { name: /^Your store/ })).toBeVisible();
  await main(page).getByRole('link', { name: /^Men/ }).click();
  await expect(page).toHaveURL(/\/men\?refine=store:002$/);
  const filters = main(page).getByRole('list', { name: 'Your filters' });
  await expect(filters.getByRole('link', { name: 'In stock at Tower' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectReadable(page, 'what a store has in stock');
  await filters.getByRole('link', { name: 'In stock at Tower' }).click();
  await expect(page).toHaveURL(/\/men$/);
});

test('STORE-001 a store has hours, services, features and photos @desktop @phone', async ({ page }) => {
  await openPage(page, '/locations/?StoreID=001');
  await expect(main(page).getByRole('region', { name: 'Hours' })).toContainText(/Monday.*Sunday/s);
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Hemming' })).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Dogs welcome' })).toBeVisible();
  await expect(main(page).getByRole('img', { name: /snowed-in cabin porch/ })).toBeAttached();
  await expectReadable(page, 'the page of a store');
  await openPage(page, '/fr-FR/locations/?StoreID=001');
  await expect(main(page)).toContainText('Ourlets');
  await expectReadable(page, 'the page of a store in French');
});

test('ERROR-050 an unknown place leads to "Store not found", and a Canadian postal code to kilometers @desktop', async ({ page }) => {
  await openPage(page, '/find-stores');
  await address(page).fill('xqzzyplugh');
  await search(page).click();
  await expect(main(page).getByRole('alert')).toContainText('Store not found');
  await expectReadable(page, 'an unknown place');
  await address(page).fill('P7B 1S1');
  await search(page).click();
  await expect(found(page).first()).toContainText(/Thunder Bay.*kilometers/s);
});

test('STORE-003 the location is used only after the button is pressed @desktop', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(ely);
  await openPage(page, '/find-stores');
  await expect(page).toHaveURL(/\/find-stores$/);
  await main(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(page).toHaveURL(/latitude=47\.90&longitude=-91\.87$/);
  await expect(main(page).getByRole('status').filter({ hasText: 'closest to you' })).toBeVisible();
  await expect(found(page).first()).toContainText('Ely, Sheridan Street');
});

test('ERROR-051 a denied location leads back to the field @desktop @phone', async ({ page, context }) => {
  await context.clearPermissions();
  await openPage(page, '/find-stores');
  await main(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'location' })).toBeVisible();
  await expect(address(page)).toBeFocused();
  await expectReadable(page, 'a denied location');
});

test('ROUTE-031 a store that is closed for weeks says so, and until when; an unknown store leads to the others @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect(/404/);
  await openPage(page, '/locations/?StoreID=008');
  await expect(main(page)).toContainText('Closed from Sat, Sep 19 to Wed, Mar 31, 2027');
  await expect(main(page)).toContainText('New roof');
  await openPage(page, '/locations/?StoreID=999');
  await expect(page.getByRole('heading', { level: 1, name: 'We don’t have this store.' })).toBeVisible();
  await expectReadable(page, 'an unknown store');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-008 the finder is a form whose pages have URLs, and asks for no location @desktop', async ({ page }) => {
    await page.goto('/find-stores');
    await expect(main(page).getByRole('button', { name: 'Use my location' })).toBeHidden();
    await address(page).fill('55731');
    await main(page).getByRole('checkbox', { name: 'With pickup' }).check();
    await search(page).click();
    await expect(page).toHaveURL(/\/find-stores\?address=55731&pickup=true$/);
    await expect(found(page)).toHaveCount(3);
  });

  test('LIST-001 what a store has in stock is a page with a URL @desktop', async ({ page }) => {
    await page.goto('/men/coats?refine=store:002');
    await expect(main(page).getByRole('list', { name: 'Your filters' })).toContainText('In stock at Tower');
    await expect(main(page).getByRole('article').first()).toBeVisible();
  });
});
