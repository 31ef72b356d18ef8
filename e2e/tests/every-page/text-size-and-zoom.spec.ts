import type { Page, ViewportSize } from '@playwright/test';
import { saveScreenshot } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped, expectReadableArea } from '../../fixtures/expect-no-clipping.ts';
import { test } from '../../fixtures/shopper-test.ts';
import { textSize } from '../../journeys/page-states.ts';
import { missingPagePath, visitEachPageType } from '../../journeys/page-types.ts';
import { resizeTo } from '../../journeys/viewport.ts';

/** Text spacing that a page must support (WCAG 1.4.12). */
const wideText = (isWide: boolean) => (page: Page) =>
  page.evaluate((asked) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = asked ? [sheet] : [];
  }, isWide);

/** A reading mode that needs more room, or has less. */
interface WayToRead {
  name: string;
  windows: readonly ViewportSize[];
  ask?(page: Page): Promise<void>;
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
  // 1280 × 1024 at 400 % zoom.
  { name: 'magnified', windows: [{ width: 320, height: 256 }], look: expectReadableArea },
];

/** Checks each page type in each reading mode. */
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

test('SHELL-037 with text at 200 % or wide text spacing nothing is clipped or scrolls sideways at any width @desktop', async ({
  page,
  surprises,
}) => {
  surprises.expect(missingPagePath);
  await readEach(page, largerAndWider);
});

test('SHELL-037 nothing scrolls sideways at 320 px; at 400 % zoom nothing is clipped, and fixed elements leave room to read @desktop', async ({
  page,
  surprises,
}) => {
  surprises.expect(missingPagePath);
  await page.setViewportSize({ width: 320, height: 640 });
  await readEach(page, narrow);
});
