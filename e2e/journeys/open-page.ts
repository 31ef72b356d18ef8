import type { Page } from '@playwright/test';

/**
 * Opens a URL and waits for hydration. React's internal container state is the only reliable sign: elements carry its markers before
 * listeners are attached, and a navigation in between would be undone.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const name = Object.keys(document).find((key) => key.startsWith('__reactContainer'));
    if (!name) return false;
    const { stateNode } = Reflect.get(document, name) as { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
    return !stateNode.current.memoizedState.isDehydrated;
  });
}
