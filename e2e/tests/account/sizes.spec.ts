import { expect, test } from '../../fixtures/customer-test.ts';
import { register } from '../../journeys/account.ts';
import { buildBuyer } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { coat } from '../../journeys/product-page.ts';
import { signIn, signOut } from '../../journeys/sign-in.ts';

test('API-058 SIZE-001 a guest who registers finds the measurements on another device, and leaves none behind @desktop', async ({
  page,
  anotherGuest,
}) => {
  const buyer = buildBuyer('sizes');
  const size = page.getByText(/^Your size:/);
  await openPage(page, coat.path);
  await page.getByRole('link', { name: 'Size Guide', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Find my size' }).click();
  await dialog.getByRole('textbox', { name: 'Chest' }).fill('41');
  await dialog.getByRole('button', { name: 'Show my size' }).click();
  await expect(dialog.getByText('Saved on this device only.')).toBeVisible();

  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await register(page, buyer);
  await saved;
  await expect(page.getByRole('definition').filter({ hasText: 'Chest 41 in' })).toBeVisible();

  await test.step('another device', async () => {
    const other = await anotherGuest();
    await signIn(other, buyer.email);
    await openPage(other, '/account/sizes');
    const chest = other.getByRole('textbox', { name: 'Chest' });
    await expect(chest).toHaveValue('41');
    await chest.fill('44');
    const changed = other.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
    await other.getByRole('button', { name: 'Save' }).click();
    await changed;
    await openPage(other, coat.path);
    await expect(other.getByText(/^Your size:/)).toBeVisible();
  });

  await openPage(page, '/account');
  await expect(page.getByRole('definition').filter({ hasText: 'Chest 44 in' })).toBeVisible();
  await signOut(page);
  await openPage(page, coat.path);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outfitter.sizes.1'))).toBeNull();
  await expect(size).toHaveCount(0);
});
