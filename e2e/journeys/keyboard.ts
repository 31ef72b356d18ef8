import { expect, type Locator, type Page } from '@playwright/test';
import { expectFocusVisible } from '../fixtures/expect-focus-visible.ts';
import { field } from './checkout.ts';

const maxTabPresses = 120;

/** Presses Tab until the element has the focus, and checks that the focus is visible at every stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < maxTabPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expectFocusVisible(page);
  }
  throw new Error(`${maxTabPresses} presses of Tab did not reach ${target}`);
}

export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.type(text);
}

/** Presses Tab through the content, from the skip link to its last control, and checks that the focus is visible at every stop. */
export async function tabThroughContent(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }));
  await page.keyboard.press('Enter');
  const isInContent = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  for (let presses = 0; presses < maxTabPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (!(await isInContent())) {
      expect(presses, `controls on ${page.url()}`).toBeGreaterThan(0);
      return;
    }
    await expectFocusVisible(page);
  }
  throw new Error(`${maxTabPresses} presses of Tab did not leave the content of ${page.url()}`);
}
