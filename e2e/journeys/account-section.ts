import { expect, type Page } from '@playwright/test';

/** Waits until a section of the account shows its content: its code and its data load after hydration. */
export async function waitForAccountSection(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}
