import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectFocusRestored } from '../../fixtures/expect-focus-restored.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { chooseStore, expectNoStoreInHeader, expectStoreInHeader, storeDialog } from '../../journeys/chosen-store.ts';
import { measureLayoutShift } from '../../journeys/layout-shift.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { isDesktop, resizeTo } from '../../journeys/viewport.ts';

const ely = 'Ely, Sheridan Street';
const flyoutToggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your store' });
const flyout = (page: Page) => page.locator('#store-flyout');
const addressField = (page: Page) => storeDialog(page).getByRole('textbox', { name: 'City, state or ZIP code' });

test('SHELL-010 SHELL-011 a guest chooses a store, finds it after a reload without a layout shift, and in other tabs @everywhere', async ({
  page,
  context,
}) => {
  const shift = await measureLayoutShift(page);
  await openPage(page, '/our-stores');
  await expectNoStoreInHeader(page);
  await chooseStore(page, ely);
  await expectStoreInHeader(page, 'Ely', '001');
  const chosen = page.getByRole('main').getByRole('button', { name: `Your store ${ely}` });
  await expect(chosen).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${ely} is your store now.` })).toBeAttached();
  await expectReadable(page, 'a chosen store');

  await page.reload();
  await waitForHydration(page);
  await expectStoreInHeader(page, 'Ely', '001');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Ely.*(Open|Close)/ })).toBeAttached();
  expect(await shift.sum()).toBeLessThan(0.01);
  if (isDesktop(page)) {
    await resizeTo(page, { width: 1024, height: 768 });
    await page.reload();
    await waitForHydration(page);
    expect(await shift.sum(), 'where the columns are narrow').toBeLessThan(0.01);
  }

  const other = await context.newPage();
  await openPage(other, '/our-stores');
  await expectStoreInHeader(other, 'Ely', '001');
  await chooseStore(other, 'Tower');
  await expectStoreInHeader(page, 'Tower', '002');
});

test('SHELL-010 SHELL-016 the store in the header opens on hover, with the keyboard and by touch, and leads to another one @desktop', async ({
  page,
}) => {
  await openPage(page, '/our-stores');
  await chooseStore(page, ely);
  const link = page.getByRole('banner').getByRole('link', { name: /^Ely/ });
  await expect(flyoutToggle(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await link.hover();
  await expect(flyout(page)).toContainText(/Ely, Sheridan Street.*105 E Sheridan St.*Directions/s);
  await page.mouse.move(5, 700);
  await expect(flyout(page)).toHaveCount(0);

  await flyoutToggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(flyout(page)).toBeVisible();
  await expectAccessible(page, 'the store of the header');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(flyout(page)).toHaveCount(0);
  await expect(flyoutToggle(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await flyout(page).getByRole('button', { name: 'Change store' }).click();
  await expect(storeDialog(page).getByRole('listitem').first()).toContainText(ely);
  await chooseStore(storeDialog(page), 'Two Harbors');
  await expect(storeDialog(page)).toHaveCount(0);
  await expect(flyoutToggle(page)).toBeFocused();
  await expectStoreInHeader(page, 'Two Harbors', '003');
});

test('STORE-002 STORE-003 ERROR-050 ERROR-051 the dialog finds stores, in every state @desktop @phone', async ({
  page,
  context,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect(/404|ERR_FAILED/);
  await context.clearPermissions();
  await openPage(page, '/locations/?StoreID=008');
  const opener = page.getByRole('main').getByRole('link', { name: 'Choose another store' });
  await opener.click();
  await expect(addressField(page)).toBeFocused();
  await expectReadable(page, 'the store dialog');

  await addressField(page).fill('xqzzyplugh');
  await addressField(page).press('Enter');
  await expect(storeDialog(page).getByRole('alert')).toContainText('Store not found');
  await expectReadable(page, 'the store dialog with an unknown place');

  await storeDialog(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(storeDialog(page).getByRole('status').filter({ hasText: 'location' })).toBeVisible();
  await expect(addressField(page)).toBeFocused();

  await page.route('**/GetLatLongResponse-Start*', (route) => route.abort());
  await addressField(page).fill('Ely');
  await addressField(page).press('Enter');
  await expect(storeDialog(page).getByRole('alert')).toContainText('We couldn’t look up stores.');
  await expectReadable(page, 'the store dialog without a connection');
  await page.unroute('**/GetLatLongResponse-Start*');
  await storeDialog(page).getByRole('button', { name: 'Try again' }).click();

  await storeDialog(page).getByRole('button', { name: 'Ely, Minnesota' }).click();
  await expect(storeDialog(page).getByRole('list', { name: 'Stores by distance' }).getByRole('listitem')).toHaveCount(5);
  await expect(addressField(page)).toBeFocused();
  await expectReadable(page, 'the stores of the dialog');
  await expectFocusRestored(page, storeDialog(page), opener);
  await expectNoStoreInHeader(page);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.9032, longitude: -91.8671 });
  await opener.click();
  await storeDialog(page).getByRole('button', { name: 'Use my location' }).click();
  await chooseStore(storeDialog(page), ely);
  await expect(page, 'the page of the chosen store').toHaveURL(/StoreID=001$/);
  await expectStoreInHeader(page, 'Ely', '001');
});

test('ROUTE-031 the finder lists stores with pickup, and the page without a store in its URL shows the chosen one @desktop @phone', async ({
  page,
}) => {
  await openPage(page, '/find-stores?address=Ely,+MN');
  const found = page.getByRole('list', { name: 'Stores by distance' }).getByRole('listitem');
  await expect(found.filter({ hasText: 'Two Harbors' })).toContainText('No pickup of online orders');
  await page.getByRole('main').getByRole('checkbox', { name: 'With pickup' }).check();
  await expect(page).toHaveURL(/pickup=true/);
  await expect(found.filter({ hasText: 'Two Harbors' })).toHaveCount(0);
  await chooseStore(page, 'Tower');
  await expectStoreInHeader(page, 'Tower', '002');
  await openPage(page, '/locations/');
  await expect(page).toHaveURL(/StoreID=002$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tower' })).toBeVisible();
  if (isDesktop(page)) return;
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tower' })).toBeVisible();
});

test('a browser without storage has the chosen store until it leaves the document @desktop', async ({ page, unexpectedErrors }) => {
  // The router's scroll restoration reports this error, and is off then.
  unexpectedErrors.expect('Access is denied for this document.');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await openPage(page, '/our-stores');
  await chooseStore(page, ely);
  await expectStoreInHeader(page, 'Ely', '001');
  await page.getByRole('banner').getByRole('link', { name: /^Ely/ }).click();
  await expect(page.getByRole('main').getByRole('button', { name: `Your store ${ely}` })).toBeVisible();
});

test.describe('the announcement of the chosen store', () => {
  test.use({ isNewVisitor: true });

  test('MARKETING-013 is shown in place of the default one @desktop', async ({ page }) => {
    await openPage(page, '/our-stores');
    await chooseStore(page, ely);
    await expectStoreInHeader(page, 'Ely', '001');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Customer Service' }).first().click();
    await expect(page.getByRole('region', { name: 'Ely: hems while you wait' })).toBeVisible();
    await expectAccessible(page, 'the announcement of the chosen store');
  });
});
