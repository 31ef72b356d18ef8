import type { Page } from '@playwright/test';

/**
 * Opens an address and waits until its script has taken the page over, as a shopper's eye and hand take longer than that. React's own note
 * of it is the one sign: elements carry its marks a moment before anything listens, and what happens in between, such as a jump to another
 * part of the page, would be undone.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** The same for a page that a reload or the browser's Back has brought. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const name = Object.keys(document).find((key) => key.startsWith('__reactContainer'));
    if (!name) return false;
    const { stateNode } = Reflect.get(document, name) as { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
    return !stateNode.current.memoizedState.isDehydrated;
  });
}
