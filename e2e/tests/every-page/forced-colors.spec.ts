import type { Locator, Page } from '@playwright/test';
import { saveScreenshot } from '../../fixtures/expect-accessible.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { visitEachPageType } from '../../journeys/page-types.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';

test.use({ forcedColors: 'active' });

const paintedColors = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, borderColor, borderWidth, outline } = getComputedStyle(element);
    return [backgroundColor, borderColor, borderWidth, outline].join();
  });

/** Returns the classes of buttons and of sizes, which are generated, from the style guide. */
async function findControlClasses(page: Page): Promise<string> {
  const classOf = (control: Locator) => control.first().evaluate((element) => `.${element.classList[0]}`);
  await openPage(page, '/styleguide?group=actions');
  const button = await classOf(page.getByRole('button', { name: 'Add to cart', exact: true }));
  await openPage(page, '/styleguide?group=choices');
  const size = await classOf(page.getByRole('radiogroup', { name: 'Size' }).locator('label'));
  return `${button}, ${size}`;
}

test('SHELL-037 in forced colors every control has an edge @desktop', async ({ page, unexpectedErrors }) => {
  const classes = await findControlClasses(page);
  await visitEachPageType(page, unexpectedErrors, async (state) => {
    await saveScreenshot(page, `forced ${state}`);
    const flat = await page.evaluate(
      (controls) =>
        [...document.querySelectorAll<HTMLElement>(`${controls}, input:not(.visually-hidden), select, textarea`)]
          .filter((element) => element.checkVisibility())
          .filter((element) => getComputedStyle(element).appearance === 'none' || element.matches(controls))
          .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
          .map((element) => element.outerHTML.slice(0, 120)),
      classes,
    );
    expect.soft(flat, `controls without an edge on ${state}`).toEqual([]);
  });
});

test('SHELL-037 in forced colors the selected option differs from the others @desktop', async ({ page }) => {
  await openPage(page, coat.path);
  const size = page.locator('label').filter({ has: page.getByRole('radio', { name: 'L', exact: true }) });
  const other = page.locator('label').filter({ has: page.getByRole('radio', { name: 'M', exact: true }) });
  await size.click();
  expect(await paintedColors(size)).not.toBe(await paintedColors(other));
  const colors = page.getByRole('radiogroup', { name: 'Color' }).locator('label');
  const selected = colors.filter({ has: page.locator(':checked') }).locator('i');
  const unselected = colors.filter({ hasNot: page.locator(':checked') }).locator('i');
  expect(await paintedColors(selected)).not.toBe(await paintedColors(unselected.first()));
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
    [coat.path, '[role="radiogroup"] i'],
    ['/men/coats', 'article i'],
    ['/men/coats', '#filters i'],
  ] as const) {
    await openPage(page, path);
    expect(new Set(await edges(selector)), selector).toEqual(new Set(['none 2px']));
  }
  const count = page.getByRole('banner').locator('[data-part="count"]');
  await expect(count).toHaveText('1');
  expect(await count.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await openPage(page, '/cart');
  const progress = page.locator('[aria-hidden="true"] > i[style^="width"]').first();
  const [fill, background] = await progress.evaluate((element) =>
    [element, element.parentElement as Element].map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(fill).not.toBe(background);
});
