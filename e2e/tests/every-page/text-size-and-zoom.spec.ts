import type { Page, ViewportSize } from '@playwright/test';
import { saveScreenshot } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped, expectReadableArea } from '../../fixtures/expect-no-clipping.ts';
import { test } from '../../fixtures/shopper-test.ts';
import { textSize } from '../../journeys/page-states.ts';
import { missingPagePath, visitEachPageType } from '../../journeys/page-types.ts';
import { resizeTo } from '../../journeys/viewport.ts';

/** What a reader may ask for and a page must stand (WCAG 1.4.12). */
const wideText = (isWide: boolean) => (page: Page) =>
  page.evaluate((asked) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = asked ? [sheet] : [];
  }, isWide);

/** A way to read that needs more room than usual, or has less. */
interface WayToRead {
  name: string;
  windows: readonly ViewportSize[];
  ask?(page: Page): Promise<void>;
  /** Brings the page back to what it was before. */
  undo?(page: Page): Promise<void>;
  look?(page: Page, state: string): Promise<void>;
}

const high = (width: number): ViewportSize => ({ width, height: 900 });

const largerAndWider: readonly WayToRead[] = [
  { name: 'in large text', windows: [390, 768, 1440].map(high), ask: textSize('200%'), undo: textSize('') },
  { name: 'in wide text', windows: [390, 1440].map(high), ask: wideText(true), undo: wideText(false) },
];
const narrow: readonly WayToRead[] = [
  { name: 'on a narrow window', windows: [{ width: 320, height: 640 }] },
  // What 1280 × 1024 comes to at 400 %.
  { name: 'magnified', windows: [{ width: 320, height: 256 }], look: expectReadableArea },
];

/** Looks at a page of each kind in each of these ways, one after the other on the same page. */
async function readEach(page: Page, ways: readonly WayToRead[]): Promise<void> {
  await visitEachPageType(page, async (kind) => {
    const before = page.viewportSize();
    for (const { name, windows, ask, undo, look } of ways) {
      await ask?.(page);
      for (const size of windows) {
        const state = `${kind} ${name}, ${size.width} px`;
        await resizeTo(page, size);
        await saveScreenshot(page, state);
        await expectNothingClipped(page, state);
        await look?.(page, state);
      }
      await undo?.(page);
    }
    if (before) await resizeTo(page, before);
  });
}

test('SHELL-037 with the text twice as large, or wide letters, words and lines, nothing is cut and nothing scrolls sideways at any width @desktop', async ({
  page,
  surprises,
}) => {
  surprises.expect(missingPagePath);
  await readEach(page, largerAndWider);
});

test('SHELL-037 nothing scrolls sideways on a window of 320 px; magnified four times nothing is cut, and what stays on the screen leaves room to read @desktop', async ({
  page,
  surprises,
}) => {
  surprises.expect(missingPagePath);
  // The ways there are walked on such a window too.
  await page.setViewportSize({ width: 320, height: 640 });
  await readEach(page, narrow);
});
