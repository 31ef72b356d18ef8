import type { Page } from '@playwright/test';

/** From 1024 px on the shop shows its bar of departments, its filters beside the tiles and its mini cart (SHELL-037). */
export function isDesktop(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 1024;
}
