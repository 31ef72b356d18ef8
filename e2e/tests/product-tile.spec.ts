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

test('LIST-004 LIST-010 a color that is asked for shows on every tile, stands among its swatches, and is the one that the tile leads to @everywhere', async ({
  page,
}) => {
  /** Every tile with more than one color: the value of the marked swatch and the one in its link. */
  const marked = () =>
    page.locator('.tiles .tile:has(.swatch + .swatch)').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const swatch = tile.querySelector<HTMLAnchorElement>('.swatch[aria-current]');
        const isVisible = swatch !== null && swatch.getClientRects().length > 0;
        const colorOf = (link: HTMLAnchorElement | null | undefined) => (link ? new URL(link.href).searchParams.get('color') : undefined);
        return {
          name: tile.querySelector('.tile-name')?.textContent,
          isVisible,
          swatch: colorOf(swatch),
          link: colorOf(tile.querySelector<HTMLAnchorElement>('.tile-name a')),
        };
      }),
    );
  const expectShown = async (words: string) => {
    // A color that has sold out is pictured and has no swatch.
    const tiles = (await marked()).filter(({ swatch }) => swatch !== undefined);
    expect(tiles.length, words).toBeGreaterThan(3);
    // What leads without a color leads to the one that its page opens with.
    for (const { isVisible, swatch, link, ...rest } of tiles)
      expect({ ...rest, isVisible, isLed: link === swatch || link === null }, words).toMatchObject({ isVisible: true, isLed: true });
    expect(
      tiles.some(({ link, swatch }) => link !== null && link === swatch),
      words,
    ).toBe(true);
    return tiles;
  };

  await openPage(page, '/search?q=coat');
  const pictures = page.locator('.tiles .tile .picture-box img');
  const before = await pictures.first().getAttribute('src');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('navy coat');
  await box.press('Enter');
  await expect(page).toHaveURL(/q=navy\+coat|q=navy%20coat/);
  await expect(page.getByRole('heading', { level: 1, name: '“navy coat”' })).toBeVisible();
  const tiles = await expectShown('after a query that was typed on the results of another');
  await expect(pictures.first()).not.toHaveAttribute('src', before ?? '');
  await page.reload();
  expect(await expectShown('on a fresh page')).toEqual(tiles);

  const led = tiles.find(({ link }) => link !== null);
  await page
    .locator('.tiles')
    .getByRole('link', { name: led?.name ?? '', exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`color=${led?.link}`));
  await expect(page.getByRole('radiogroup', { name: 'Color' }).locator(`input[value="${led?.link}"]`)).toBeChecked();
});
