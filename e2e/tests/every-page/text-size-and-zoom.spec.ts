import type { Page, ViewportSize } from '@playwright/test';
import { saveScreenshot } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped, expectReadableArea } from '../../fixtures/expect-no-clipping.ts';
import { test } from '../../fixtures/shopper-test.ts';
import type { UnexpectedErrors } from '../../fixtures/unexpected-errors.ts';
import { textSize } from '../../journeys/page-states.ts';
import { visitEachPageType } from '../../journeys/page-types.ts';
import { resizeTo } from '../../journeys/viewport.ts';

/** Sets or resets the text spacing that a page must support (WCAG 1.4.12). */
const wideText = (isWide: boolean) => (page: Page) =>
  page.evaluate((isEnabled) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = isEnabled ? [sheet] : [];
  }, isWide);

interface ReadingMode {
  name: string;
  sizes: readonly ViewportSize[];
  enter?(page: Page): Promise<void>;
  leave?(page: Page): Promise<void>;
  check?(page: Page, state: string): Promise<void>;
}

const windowSize = (width: number): ViewportSize => ({ width, height: 900 });

const largeTextModes: readonly ReadingMode[] = [
  { name: 'with large text', sizes: [390, 768, 1440].map(windowSize), enter: textSize('200%'), leave: textSize('') },
  { name: 'with wide text spacing', sizes: [390, 1440].map(windowSize), enter: wideText(true), leave: wideText(false) },
];
const narrowModes: readonly ReadingMode[] = [
  { name: 'in a narrow window', sizes: [{ width: 320, height: 640 }] },
  // 1280 × 1024 at 400 % zoom.
  { name: 'at 400 % zoom', sizes: [{ width: 320, height: 256 }], check: expectReadableArea },
];

async function checkReadingModes(page: Page, unexpectedErrors: UnexpectedErrors, modes: readonly ReadingMode[]): Promise<void> {
  await visitEachPageType(page, unexpectedErrors, async (kind) => {
    const originalSize = page.viewportSize();
    for (const { name, sizes, enter, leave, check } of modes) {
      await enter?.(page);
      for (const size of sizes) {
        const state = `${kind} ${name}, ${size.width} px`;
        await resizeTo(page, size);
        await saveScreenshot(page, state);
        await expectNothingClipped(page, state);
        await check?.(page, state);
      }
      await leave?.(page);
    }
    if (originalSize) await resizeTo(page, originalSize);
  });
}

test('SHELL-037 with text at 200 % or wide text spacing nothing is clipped or scrolls sideways at any width @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  await checkReadingModes(page, unexpectedErrors, largeTextModes);
});

test('SHELL-037 nothing scrolls sideways at 320 px; at 400 % zoom nothing is clipped, and fixed elements leave room to read @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await checkReadingModes(page, unexpectedErrors, narrowModes);
});
