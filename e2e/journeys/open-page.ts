import type { Page } from '@playwright/test';

/**
 * Opens an address and waits until its script has taken the page over, as a shopper's eye and hand take longer than that. The keys that
 * React leaves on the elements it has taken over are the one sign of it.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** The same for a page that a reload or the browser's Back has brought. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('main');
    return content !== null && Object.keys(content).some((key) => key.startsWith('__reactProps'));
  });
}
