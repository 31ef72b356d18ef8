import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { coat } from '../../journeys/product-page.ts';

const storageKey = 'outfitter.sizes.1';
const storedMeasurements = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);
const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const chosen = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });

async function openFinder(page: Page, path: string): Promise<Locator> {
  await openPage(page, path);
  await page.getByRole('link', { name: 'Find my size' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab', { name: 'Find my size' })).toHaveAttribute('aria-selected', 'true');
  return dialog;
}

test('SIZE-001 measurements entered by keyboard give a size with reasons, which is chosen and offered again @everywhere', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The hash in the name of an asset may contain any digits.
    if (!pathname.startsWith('/assets/')) requests.push(`${pathname}${search} ${request.postData() ?? ''}`);
  });
  const dialog = await openFinder(page, coat.path);
  await field(dialog, 'Chest').focus();
  await page.keyboard.type('104.1 cm');
  await field(dialog, 'Height').focus();
  await page.keyboard.type('6\'2"');
  await page.keyboard.press('Enter');
  const result = dialog.getByRole('status').filter({ hasText: 'Your size' });
  await expect(result).toBeFocused();
  await expect(result).toContainText('Chest, 41 in: between M and L. Take the larger for more room.');
  await expect(result).toContainText('Tall, based on your height.');
  await expect(result).toContainText('M for a close fit.');
  await expectAccessible(page, 'a recommended size');
  await expectNothingClipped(page, 'a recommended size');
  await result.getByRole('button', { name: 'Choose L Tall' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(chosen(page, 'Fit', 'Tall')).toBeChecked();
  await expect(chosen(page, 'Size', 'L')).toBeChecked();
  await expect(page).toHaveURL(/fit=Tall&size=L$/);

  await openPage(page, '/barn-door-coat-4120.html?color=25');
  await expect(page.getByText('Your size: L Tall')).toBeVisible();
  await expectAccessible(page, 'a product with the recommended size');
  await page.getByRole('button', { name: 'Choose this size' }).click();
  await expect(chosen(page, 'Size', 'L')).toBeChecked();
  expect(
    requests.filter((line) => /41\.|40\.98|104\.1|"chest"/.test(line)),
    'no request contains measurements',
  ).toEqual([]);
});

test('SIZE-001 each invalid field has its own error @desktop @phone', async ({ page }) => {
  const dialog = await openFinder(page, coat.path);
  await dialog.getByRole('button', { name: 'Show my size' }).click();
  await expect(dialog.getByText('Enter at least one measurement.')).toBeVisible();
  await field(dialog, 'Chest').fill('98');
  await field(dialog, 'Waist').fill('wide');
  await field(dialog, 'Neck').fill('−5');
  await dialog.getByRole('button', { name: 'Show my size' }).click();
  await expect(field(dialog, 'Chest')).toBeFocused();
  await expect(field(dialog, 'Chest')).toHaveAccessibleDescription(/98 in looks too large. If you mean 98 cm/);
  await expect(field(dialog, 'Waist')).toHaveAccessibleDescription(/Enter a number such as 28 in/);
  await expect(field(dialog, 'Neck')).toHaveAccessibleDescription(/Enter a number above zero/);
  await expectReadable(page, 'a size finder with errors');
  expect(await storedMeasurements(page)).toBeNull();
  await field(dialog, 'Chest').fill('70');
  await field(dialog, 'Waist').fill('');
  await field(dialog, 'Neck').fill('');
  await dialog.getByRole('button', { name: 'Show my size' }).click();
  await expect(dialog.getByText('Larger than our largest size')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Choose / })).toHaveCount(0);
});

test('SIZE-001 a product that fits replaces measurements, and one click deletes everything @desktop @phone', async ({ page }) => {
  const dialog = await openFinder(page, coat.path);
  const show = dialog.getByRole('button', { name: 'Show my size' });
  const before = await show.boundingBox();
  await dialog.getByRole('button', { name: 'No tape measure? Use something of ours that fits you' }).click();
  const reference = dialog.getByRole('group', { name: 'Something of ours that fits you' });
  await expect(reference).toBeVisible();
  const after = await show.boundingBox();
  expect([after?.x, after?.width], 'the row of the button stays as it is').toEqual([before?.x, before?.width]);
  expect((await reference.boundingBox())?.y, 'the fields are below it').toBeGreaterThan((after?.y ?? 0) + (after?.height ?? 0));
  await dialog.getByRole('combobox', { name: 'Kind of item' }).selectOption('Men’s Pants & Shorts');
  await dialog.getByRole('combobox', { name: 'Size that fits you' }).selectOption('34');
  await dialog.getByRole('button', { name: 'Use this size' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose M Regular' })).toBeVisible();
  await expectAccessible(page, 'a size from a reference product');
  expect(await storedMeasurements(page)).toContain('"waist":34');
  await dialog.getByRole('button', { name: 'Delete my measurements' }).click();
  await expect(dialog.getByText('Your measurements are deleted.')).toBeVisible();
  expect(await storedMeasurements(page)).toBeNull();
});

test('SIZE-005 on a guide’s page there is a result for each table; invalid stored data does no harm @desktop @phone', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"adult":{"waist":"wide","hip":-3},"units":7,"kid":[]}'), storageKey);
  await openPage(page, '/content/size-guide-mens-pants-shorts');
  await page.getByRole('link', { name: 'Find my size' }).click();
  const main = page.getByRole('main');
  await field(main, 'Waist').fill('34½');
  await field(main, 'Inseam').fill('32 in');
  await main.getByRole('button', { name: 'Show my size' }).click();
  const result = main.getByRole('status').filter({ hasText: 'Your size' });
  await expect(result).toContainText(/By the waist\s*34\s*Waist/);
  await expect(result).toContainText(/By the leg\s*32\s*Inseam/);
  await expect(result).toContainText('Waist, 34½ in: between M and L.');
  await expectReadable(page, 'the size finder on a guide’s page');
});

test('SIZE-001 in French it reads decimal commas and meters and responds in French @desktop @phone', async ({ page }) => {
  await openPage(page, `/fr-FR${coat.path}`);
  await page.getByRole('link', { name: 'Trouver ma taille' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guide des tailles : chemises et vestes homme' });
  await field(dialog, 'Poitrine').fill('104,1');
  await field(dialog, 'Taille (hauteur)').fill('1m88');
  await dialog.getByRole('button', { name: 'Voir ma taille' }).click();
  await expect(dialog.getByRole('button', { name: 'Choisir L Longue' })).toBeVisible();
  await expect(dialog.getByText(/Poitrine, 104,1\scm\s: entre M et L/)).toBeVisible();
  await expectNothingClipped(page, 'a recommended size in French');
});
