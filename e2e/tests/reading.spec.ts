import type { Page } from '@playwright/test';
import { keepPicture } from '../fixtures/accessible.ts';
import { expectNothingCut, expectRoomToRead } from '../fixtures/fits.ts';
import { test } from '../fixtures/shopper-test.ts';
import { lookAtEach, missingPage } from '../journeys/page-kinds.ts';

const largeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** What a reader may ask for and a page must stand (WCAG 1.4.12). */
const wideText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

for (const width of [390, 768, 1440]) {
  test(`SHELL-037 with the text twice as large nothing is cut and nothing scrolls sideways at ${width} px @desktop`, async ({
    page,
    surprises,
  }) => {
    surprises.expect(missingPage);
    await page.setViewportSize({ width, height: 900 });
    await lookAtEach(page, async (state) => {
      await largeText(page);
      await keepPicture(page, `large ${state}`);
      await expectNothingCut(page, `${state} in large text`);
    });
  });
}

for (const width of [390, 1440]) {
  test(`SHELL-037 with wide letters, words and lines nothing is cut at ${width} px @desktop`, async ({ page, surprises }) => {
    surprises.expect(missingPage);
    await page.setViewportSize({ width, height: 900 });
    await lookAtEach(page, async (state) => {
      await wideText(page);
      await keepPicture(page, `wide ${state}`);
      await expectNothingCut(page, `${state} in wide text`);
    });
  });
}

test('SHELL-037 nothing scrolls sideways on a window of 320 px @desktop', async ({ page, surprises }) => {
  surprises.expect(missingPage);
  await page.setViewportSize({ width: 320, height: 640 });
  await lookAtEach(page, async (state) => {
    await keepPicture(page, `narrow ${state}`);
    await expectNothingCut(page, `${state} at 320 px`);
  });
});

test('SHELL-037 magnified four times nothing is cut, and what stays on the screen leaves room to read @desktop', async ({
  page,
  surprises,
}) => {
  surprises.expect(missingPage);
  // What 1280 × 1024 comes to at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await lookAtEach(page, async (state) => {
    await keepPicture(page, `magnified ${state}`);
    await expectNothingCut(page, `${state} magnified`);
    await expectRoomToRead(page, `${state} magnified`);
  });
});
