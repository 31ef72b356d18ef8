import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { atEachWidth } from '../../journeys/viewport.ts';

const coats = '/men/coats';

interface SearchHit {
  productName: string;
  image: { link: string };
  colors: { value: string; orderable: boolean; image: { link: string } }[];
}

async function findMultiColorTile(page: Page): Promise<{ tile: Locator; name: string }> {
  const tile = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: / in / }).nth(1) })
    .first();
  const name = (await tile.getByRole('heading').textContent()) ?? '';
  return { tile, name };
}

/** Second image of a tile. It is decorative, unlike the first. */
const secondImage = (tile: Locator) => tile.locator('img[alt=""]');

test('LIST-006 LIST-007 LIST-008 a tile previews a color on hover, keeps a clicked one, and has a second image @desktop', async ({
  page,
}) => {
  await openPage(page, coats);
  const { tile, name } = await findMultiColorTile(page);
  const image = tile.getByRole('img').first();
  const first = await image.getAttribute('src');
  // Another color than the displayed one.
  const other = tile.getByRole('link', { name: / in / }).and(page.locator(':not([aria-current])')).first();
  const otherName = (await other.getAttribute('aria-label')) ?? '';

  await other.hover();
  await expect(image).not.toHaveAttribute('src', first ?? '');
  const previewed = (await image.getAttribute('src')) ?? '';
  await page.mouse.move(0, 0);
  await expect(image).toHaveAttribute('src', first ?? '');

  await image.hover({ position: { x: 60, y: 100 }, force: true });
  await expect(secondImage(tile)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(secondImage(tile)).toHaveCount(0);

  await other.click();
  await page.mouse.move(0, 0);
  await expect(image).toHaveAttribute('src', previewed);
  await expect(tile.getByRole('link', { name: otherName })).toHaveAttribute('aria-current', 'true');
  await expect(tile.getByRole('link', { name: name, exact: true })).toHaveAttribute('href', /\?color=/);

  await tile.getByRole('link', { name: name, exact: true }).click();
  await expect(page).toHaveURL(/\?color=/);
  await page.goBack();
  await expect(tile.getByRole('link', { name: otherName }), 'Back restores the selected color').toHaveAttribute('aria-current', 'true');
});

test('LIST-008 without hover a click switches a tile to its second image @phone', async ({ page }) => {
  await openPage(page, coats);
  const { tile, name } = await findMultiColorTile(page);
  const button = tile.getByRole('button', { name: `Another view of ${name}` });
  await button.tap();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(secondImage(tile)).toBeVisible();
  await expectAccessible(page, 'a tile with its second image');
  await button.tap();
  await expect(secondImage(tile)).toHaveCount(0);
});

/** Reads the image box of each tile: its distance below the viewport and whether its image is requested. */
const imageBoxes = (page: Page) =>
  page.getByRole('article').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const image = tile.querySelector('img');
      const box = (image ?? tile.querySelector('noscript'))?.parentElement ?? tile;
      return {
        distance: Math.round(box.getBoundingClientRect().top - innerHeight),
        isRequested: image !== null,
        loading: image?.loading,
      };
    }),
  );

/** Scrolls until the image box of a tile is at a distance below the viewport, and waits until the page has reacted. */
async function scrollToDistance(page: Page, index: number, distance: number): Promise<void> {
  const boxes = await imageBoxes(page);
  await page.evaluate(
    async (by) => {
      scrollBy({ top: by, behavior: 'instant' });
      for (let frames = 0; frames < 4; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    },
    (boxes[index]?.distance ?? 0) - distance,
  );
}

test('LIST-009 a tile image loads within 150 px of the viewport, neither sooner nor later @everywhere', async ({ page }) => {
  await openPage(page, coats);
  const far = (await imageBoxes(page)).filter(({ distance }) => distance > 150);
  expect(far.length).toBeGreaterThan(5);
  expect(far.filter(({ isRequested }) => isRequested)).toEqual([]);

  const index = 15;
  const isRequested = async () => (await imageBoxes(page))[index]?.isRequested;
  await scrollToDistance(page, index, 200);
  expect(await isRequested(), 'at 200 px').toBe(false);
  await scrollToDistance(page, index, 160);
  expect(await isRequested(), 'at 160 px').toBe(false);
  await scrollToDistance(page, index, 100);
  await expect.poll(isRequested, 'at 100 px').toBe(true);
  await page.getByRole('article').nth(index).scrollIntoViewIfNeeded();
  await expect(page.getByRole('article').nth(index).getByRole('img').first()).toBeVisible();
});

test('LIST-009 only images of the first screen load at once, among them the largest @everywhere', async ({ page }) => {
  const smallPhone = { width: 360, height: 640 };
  for (const size of [page.viewportSize() ?? smallPhone, smallPhone]) {
    await page.setViewportSize(size);
    await page.goto(coats);
    const eager = (await imageBoxes(page)).filter(({ loading }) => loading === 'eager');
    expect(eager.length).toBeGreaterThan(0);
    expect(eager.filter(({ distance }) => distance > 150)).toEqual([]);
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const [paint] = list.getEntries().slice(-1) as (PerformanceEntry & { element?: HTMLImageElement })[];
            resolve(paint?.element?.loading);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest, 'text, or an image that loads at once').not.toBe('lazy');
  }
});

test('LIST-009 an image of a row loads within 150 px of the edge of the row @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPage(page, '/cart');
  const row = page.getByRole('region', { name: 'Best sellers' });
  await row.scrollIntoViewIfNeeded();
  const readRow = () =>
    row.getByRole('article').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const list = tile.closest('ul, ol');
        const image = tile.querySelector('img');
        const edge = list?.getBoundingClientRect().right ?? innerWidth;
        return { distance: Math.round(tile.getBoundingClientRect().left - edge), isRequested: image !== null };
      }),
    );
  await expect.poll(async () => (await readRow()).filter(({ distance, isRequested }) => distance < 100 && !isRequested)).toEqual([]);
  const far = (await readRow()).filter(({ distance }) => distance > 160);
  expect(far.length).toBeGreaterThan(0);
  expect(far.filter(({ isRequested }) => isRequested)).toEqual([]);
});

test('LIST-010 a tile shows 3 swatches up to 767 px and 5 from 768 px, with the number of the others @desktop', async ({ page }) => {
  await openPage(page, coats);
  const { tile } = await findMultiColorTile(page);
  const swatches = tile.locator('a[rel="nofollow"]').filter({ visible: true });
  const total = await tile.locator('a[rel="nofollow"]').count();
  for (const [width, most] of [
    [767, 3],
    [768, 5],
    [1024, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(swatches, `${width} px`).toHaveCount(Math.min(most, total));
  }
});

test('LIST-010 every tile counts its colors without a swatch, at most five of them sold out @desktop', async ({ page }) => {
  await openPage(page, coats);
  const response = await page.request.get('/api/product_search', { params: { cgid: 'men-coats', count: 36 } });
  const { hits } = (await response.json()) as { hits: SearchHit[] };
  const counted = () =>
    page
      .getByRole('article')
      .evaluateAll((tiles) =>
        tiles.map(
          (tile) =>
            [...tile.querySelectorAll<HTMLElement>('a:not([rel]) > [aria-hidden]')].find(({ offsetParent }) => offsetParent)?.textContent ??
            '',
        ),
      );
  for (const [width, most] of [
    [767, 3],
    [768, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const expected = hits.map(({ colors }) => {
      const orderable = colors.filter((color) => color.orderable).length;
      const count = Math.max(0, orderable - most) + Math.min(5, colors.length - orderable);
      return count === 0 ? '' : `+${count}`;
    });
    expect(expected.filter(Boolean)).not.toEqual([]);
    await expect.poll(counted, `${width} px`).toEqual(expected);
  }
});

test('LIST-004 LIST-010 a requested color shows on every tile, is among its swatches and in its link @desktop @phone', async ({ page }) => {
  /** Returns each tile's name, the selected visible swatch, and the color in its link. */
  const displayedColors = () =>
    page.getByRole('article').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const colorOf = (link: HTMLAnchorElement | null | undefined) => (link ? new URL(link.href).searchParams.get('color') : null);
        const swatches = [...tile.querySelectorAll<HTMLAnchorElement>('a[rel="nofollow"]')].filter(
          (swatch) => swatch.getClientRects().length > 0,
        );
        const name = tile.querySelector<HTMLAnchorElement>(':is(h2, h3) a');
        return {
          name: name?.textContent ?? '',
          swatch: colorOf(swatches.find((swatch) => swatch.getAttribute('aria-current') === 'true')),
          link: colorOf(name),
        };
      }),
    );
  /**
   * Returns the values of `displayedColors` from the search response. Sold-out colors have no swatch, and the link omits the default color.
   */
  const colorsInResponse = async (query: string) => {
    const response = await page.request.get('/api/product_search', { params: { q: query, count: 36 } });
    const { hits, nearHits = [] } = (await response.json()) as { hits: SearchHit[]; nearHits?: SearchHit[] };
    return [...hits, ...nearHits].map(({ productName, image, colors }) => {
      const displayed = colors.find((color) => color.image.link === image.link);
      const defaultColor = colors.find(({ orderable }) => orderable) ?? colors[0];
      return {
        name: productName,
        swatch: displayed?.orderable ? displayed.value : null,
        link: displayed === defaultColor ? null : (displayed?.value ?? null),
      };
    });
  };
  const expectShown = async (query: string) => {
    const expected = await colorsInResponse(query);
    expect(expected.filter(({ link, swatch }) => link !== null && link === swatch).length, query).toBeGreaterThan(2);
    await expect.poll(displayedColors, query).toEqual(expected);
  };

  await openPage(page, '/search?q=coat');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('navy coat');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '“navy coat”' })).toBeVisible();
  await expectShown('navy coat');
  await page.reload();
  await atEachWidth(page, () => expectShown('navy coat'));

  const led = (await displayedColors()).find(({ link }) => link !== null);
  await page
    .getByRole('article')
    .getByRole('link', { name: led?.name ?? '', exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`color=${led?.link}`));
  await expect(page.getByRole('radiogroup', { name: 'Color' }).locator(`input[value="${led?.link}"]`)).toBeChecked();
});

test('a tile whose image fails to load shows its alternative text in a frame @desktop @phone', async ({ page, unexpectedErrors }) => {
  unexpectedErrors.expect('/i/');
  await page.route(/\/i\//, (route) => route.fulfill({ status: 503 }));
  await openPage(page, coats);
  const image = page.getByRole('article').first().getByRole('img').first();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth)).toBe(0);
  await atEachWidth(page, async () => {
    const alt = (await image.getAttribute('alt')) ?? '';
    expect(alt).toMatch(/, /);
    const readFrame = () =>
      image.evaluate((element: HTMLImageElement) => {
        const [cover, label] = [getComputedStyle(element, '::before'), getComputedStyle(element, '::after')];
        const { width, height } = element.getBoundingClientRect();
        const hidesIcon = Number.parseFloat(cover.width) >= width - 1 && Number.parseFloat(cover.height) >= height - 1;
        return { text: label.content, frame: label.borderTopStyle, hidesIcon };
      });
    await expect.poll(readFrame).toEqual({ text: `"${alt}" / ""`, frame: 'dashed', hidesIcon: true });
  });
  await expectAccessible(page, 'tiles without images');
});

test('the ring of a selected swatch is not clipped by the row of its tile @desktop', async ({ page }) => {
  await openPage(page, '/');
  const row = page.getByRole('main').locator('section[tabindex="0"]').first();
  await row.scrollIntoViewIfNeeded();
  const clipped = await row.evaluate((scroller) => {
    const visible = scroller.getBoundingClientRect();
    const swatches = [...scroller.querySelectorAll('article a[aria-current="true"] i')].map((swatch) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(swatch);
      return { left: swatch.getBoundingClientRect().left - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset) };
    });
    return { swatches: swatches.length, cut: swatches.filter(({ left }) => left < visible.left).length };
  });
  expect(clipped.swatches).toBeGreaterThan(3);
  expect(clipped.cut).toBe(0);
});
