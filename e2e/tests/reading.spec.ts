import type { Page } from '@playwright/test';
import { keepPicture } from '../fixtures/accessible.ts';
import { expectNothingCut } from '../fixtures/fits.ts';
import { expect, test } from '../fixtures/shopper-test.ts';
import { aBuyer, cards, checkOutAsFarAsReview } from '../journeys/checkout.ts';
import { coat, putIntoCart } from '../journeys/goods.ts';
import { openPage } from '../journeys/open-page.ts';

const publicPages = { home: '/', listing: '/men/coats', product: coat.path, 'no such page': '/no-such-place', words: '/content/returns' };
const steps = ['shipping', 'payment', 'review'];

/** Looks at a page of each kind, the purchase's with a coat in it. */
async function lookAtEach(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  for (const [state, path] of Object.entries(publicPages)) {
    await openPage(page, path);
    // Any sign of life keeps the not-found page where it is.
    await page.keyboard.press('Shift');
    await look(state);
  }
  await putIntoCart(page, coat);
  await openPage(page, '/cart');
  await expect(page.getByRole('heading', { name: 'What it comes to' })).toBeVisible();
  await look('cart');
  await checkOutAsFarAsReview(page, aBuyer('reading'), cards.approved);
  for (const step of steps) {
    await openPage(page, `/checkout?step=${step}`);
    await expect(page.locator('.step-form, .step .oline').first()).toBeVisible();
    await look(step);
  }
}

test.describe('with the text twice as large', () => {
  for (const width of [768, 1440]) {
    test(`at ${width} px nothing is cut and nothing scrolls sideways @desktop`, async ({ page, surprises }) => {
      surprises.expect('/no-such-place');
      await page.setViewportSize({ width, height: 900 });
      await lookAtEach(page, async (state) => {
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await keepPicture(page, `large ${state}`);
        await expectNothingCut(page, `${state} in large text`);
      });
    });
  }
});

test('nothing scrolls sideways on a window of 320 px @desktop', async ({ page, surprises }) => {
  surprises.expect('/no-such-place');
  await page.setViewportSize({ width: 320, height: 640 });
  await lookAtEach(page, async (state) => {
    await keepPicture(page, `narrow ${state}`);
    await expectNothingCut(page, `${state} at 320 px`);
  });
});

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' });
  test('what is chosen and what can be pressed has an edge @desktop', async ({ page, surprises }) => {
    surprises.expect('/no-such-place');
    await lookAtEach(page, async (state) => {
      await keepPicture(page, `forced ${state}`);
      const flat = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.btn, .input, .size, input[type="radio"]:not(.sr-only), input[type="checkbox"]')]
          .filter((element) => element.checkVisibility())
          .filter((element) => getComputedStyle(element).appearance === 'none' || element.matches('.btn, .size'))
          .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect.soft(flat, `controls without an edge on ${state}`).toEqual([]);
    });
    await openPage(page, coat.path);
    const size = page.locator('.size').filter({ has: page.getByRole('radio', { name: 'L', exact: true }) });
    const other = page.locator('.size').filter({ has: page.getByRole('radio', { name: 'M', exact: true }) });
    await size.click();
    const look = (of: typeof size) =>
      of.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).outline].join());
    expect(await look(size), 'the chosen size looks other than the rest').not.toBe(await look(other));
  });
});
