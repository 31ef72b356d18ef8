import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/shopper-test.ts';
import { openPage } from '../journeys/open-page.ts';

const coats = '/men/coats';

/** The first tile that has colors to choose from, and what it is called. */
async function colourfulTile(page: Page): Promise<{ tile: Locator; name: string }> {
  const tile = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: / in / }).nth(1) })
    .first();
  const name = (await tile.getByRole('heading').textContent()) ?? '';
  return { tile, name };
}

test('LIST-006 LIST-007 LIST-008 a tile shows a color while it is pointed at, keeps the one that is pressed, and has a second picture @desktop', async ({
  page,
}) => {
  await openPage(page, coats);
  const { tile, name } = await colourfulTile(page);
  const picture = tile.getByRole('img').first();
  const first = await picture.getAttribute('src');
  // Not the color that is shown.
  const other = tile.getByRole('link', { name: / in / }).and(page.locator(':not([aria-current])')).first();
  const otherName = (await other.getAttribute('aria-label')) ?? '';

  await other.hover();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  const previewed = (await picture.getAttribute('src')) ?? '';
  await page.mouse.move(0, 0);
  await expect(picture).toHaveAttribute('src', first ?? '');

  await tile
    .locator('.picture-box')
    .first()
    .hover({ position: { x: 60, y: 100 }, force: true });
  await expect(tile.locator('.tile-second img')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tile.locator('.tile-second')).toHaveCount(0);

  await other.click();
  await page.mouse.move(0, 0);
  await expect(picture).toHaveAttribute('src', previewed);
  await expect(tile.getByRole('link', { name: otherName })).toHaveAttribute('aria-current', 'true');
  await expect(tile.getByRole('link', { name: name, exact: true })).toHaveAttribute('href', /\?color=/);

  await tile.getByRole('link', { name: name, exact: true }).click();
  await expect(page).toHaveURL(/\?color=/);
  await page.goBack();
  await expect(tile.getByRole('link', { name: otherName }), 'who comes back finds it as it was').toHaveAttribute('aria-current', 'true');
});

test('LIST-008 where nothing can hover, a press turns a tile to its second picture @phone', async ({ page }) => {
  await openPage(page, coats);
  const { tile, name } = await colourfulTile(page);
  const turn = tile.getByRole('button', { name: `The other side of ${name}` });
  await turn.tap();
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  await expect(tile.locator('.tile-second img')).toBeVisible();
  await expectAccessible(page, 'a listing with a turned tile');
  await turn.tap();
  await expect(tile.locator('.tile-second')).toHaveCount(0);
});
