import type { Locator } from '@playwright/test';
import { saveScreenshot } from '../../fixtures/expect-accessible.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { missingPagePath, visitEachPageType } from '../../journeys/page-types.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';

test.use({ forcedColors: 'active' });

/** Returns the painted colors of an element in forced colors. */
const look = (of: Locator) =>
  of.evaluate((element) => {
    const { backgroundColor, borderColor, borderWidth, outline } = getComputedStyle(element);
    return [backgroundColor, borderColor, borderWidth, outline].join();
  });

test('SHELL-037 in forced colors every control has an edge @desktop', async ({ page, surprises }) => {
  surprises.expect(missingPagePath);
  await visitEachPageType(page, async (state) => {
    await saveScreenshot(page, `forced ${state}`);
    const flat = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.btn, .input, .size, input[type="radio"]:not(.visually-hidden), input[type="checkbox"]')]
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).appearance === 'none' || element.matches('.btn, .size'))
        .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect.soft(flat, `controls without an edge on ${state}`).toEqual([]);
  });
});

test('SHELL-037 in forced colors the selected option differs from the others @desktop', async ({ page }) => {
  await openPage(page, coat.path);
  const size = page.locator('.size').filter({ has: page.getByRole('radio', { name: 'L', exact: true }) });
  const other = page.locator('.size').filter({ has: page.getByRole('radio', { name: 'M', exact: true }) });
  await size.click();
  expect(await look(size)).not.toBe(await look(other));
  const colours = page.getByRole('radiogroup', { name: 'Color' }).locator('.swatch');
  const chosen = colours.filter({ has: page.locator(':checked') }).locator('i');
  const unchosen = colours.filter({ hasNot: page.locator(':checked') }).locator('i');
  expect(await look(chosen)).not.toBe(await look(unchosen.first()));
});

test('SHELL-037 in forced colors swatches keep their color with an edge, and fills and badges stay visible @desktop', async ({ page }) => {
  const edges = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { forcedColorAdjust, borderTopWidth } = getComputedStyle(element) as CSSStyleDeclaration & { forcedColorAdjust: string };
          return `${forcedColorAdjust} ${borderTopWidth}`;
        }),
    );
  await addToCart(page, coat);
  for (const [path, selector] of [
    [coat.path, '.choice .swatch i'],
    ['/men/coats', '.tile .swatch i'],
    ['/men/coats', '.facet-swatch i'],
  ] as const) {
    await openPage(page, path);
    expect(new Set(await edges(selector)), selector).toEqual(new Set(['none 2px']));
  }
  const count = page.getByRole('banner').locator('[data-part="count"]');
  await expect(count).toHaveText('1');
  expect(await count.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await openPage(page, '/cart');
  const tape = page.locator('.tape i').first();
  const [filled, ground] = await tape.evaluate((element) =>
    [element, element.parentElement as Element].map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(filled).not.toBe(ground);
});
