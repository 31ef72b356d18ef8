import { type Page, test, type ViewportSize } from '@playwright/test';

export const viewports = {
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1440: { width: 1440, height: 900 },
} as const satisfies Record<number, ViewportSize>;
export type ViewportWidth = keyof typeof viewports;

/** Returns the widths that a project covers: phones have a viewport of their own, the two wider layouts differ by style sheets only. */
export const widthsOfProject = (isMobile: boolean): readonly ViewportWidth[] => (isMobile ? [390] : [1440, 768]);

/** Returns whether the viewport is wide enough for the menu bar, side filters and mini cart (SHELL-037). */
export function isDesktop(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 1024;
}

export async function resizeTo(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/**
 * Runs a check at the width of the project and, on the desktop, also at the width of a tablet, and restores the width. The two layouts
 * differ by style sheets only, so resizing shows the same as another visit at a fraction of its cost.
 */
export async function atEachWidth(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  const original = page.viewportSize();
  if (!original) throw new Error('The page has no viewport');
  const sizes = isDesktop(page) ? [original, viewports[768]] : [original];
  for (const size of sizes) {
    await test.step(`${size.width} px`, async () => {
      if (size !== original) await resizeTo(page, size);
      await check(size.width);
    });
  }
  if (sizes.length > 1) await resizeTo(page, original);
}
