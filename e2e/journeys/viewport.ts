import type { Page, ViewportSize } from '@playwright/test';

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
