import type { Page, ViewportSize } from '@playwright/test';

/** The windows that the projects of the configuration have. */
export const viewports = {
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1440: { width: 1440, height: 900 },
} as const satisfies Record<number, ViewportSize>;
export type ViewportWidth = keyof typeof viewports;

/** The widths that one page can serve: a phone has its own alone, and layouts of the two others differ by their style sheets. */
export const widthsOfProject = (isMobile: boolean): readonly ViewportWidth[] => (isMobile ? [390] : [1440, 768]);

/** From 1024 px on the shop shows its bar of departments, its filters beside the tiles and its mini cart (SHELL-037). */
export function isDesktop(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 1024;
}

/** Gives the open page another window, and waits until it has been laid out and drawn in it. */
export async function resizeTo(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
