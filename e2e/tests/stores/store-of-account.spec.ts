import { expect, test } from '../../fixtures/customer-test.ts';
import { register } from '../../journeys/account.ts';
import { buildBuyer } from '../../journeys/checkout.ts';
import { chooseStore, expectNoStoreInHeader, expectStoreInHeader } from '../../journeys/chosen-store.ts';
import { openPage } from '../../journeys/open-page.ts';
import { signIn, signOut } from '../../journeys/sign-in.ts';

test('API-058 SHELL-010 a customer has the store of the account on every device, and leaves none behind @desktop', async ({ page }) => {
  const buyer = buildBuyer('store');
  await openPage(page, '/our-stores');
  await chooseStore(page, 'Ely, Sheridan Street');
  await expectStoreInHeader(page, 'Ely', '001');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await register(page, buyer);
  await saved;
  await expectStoreInHeader(page, 'Ely', '001');
  await signOut(page);
  await expectNoStoreInHeader(page);

  await openPage(page, '/our-stores');
  await chooseStore(page, 'Tower');
  await expectStoreInHeader(page, 'Tower', '002');
  await signIn(page, buyer.email);
  await expectStoreInHeader(page, 'Ely', '001');
  expect(await page.evaluate(() => localStorage.getItem('outfitter.store'))).toContain('"001"');
});
