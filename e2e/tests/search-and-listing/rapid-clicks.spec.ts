import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { coat } from '../../journeys/product-page.ts';

function clickInOneFrame(page: Page, selectors: readonly string[]): Promise<void> {
  return page.evaluate((all) => {
    const found = all.map((selector) => document.querySelector<HTMLElement>(selector));
    for (const element of found) element?.click();
  }, selectors);
}
const queryValue = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test('selections made faster than navigation all apply, and Back leaves the product @desktop @phone', async ({ page }) => {
  await openPage(page, '/men/coats');
  await openPage(page, coat.path);
  const colour = page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio');
  const size = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
  const [second, large, larger] = [await colour.nth(1).inputValue(), await size.nth(2).inputValue(), await size.nth(3).inputValue()];
  const radio = (name: string, value: string) => `[role="radiogroup"] input[name="${name}"][value="${value}"]`;
  await clickInOneFrame(page, [radio('color', second), radio('size', large), radio('size', larger)]);
  await expect(size.nth(3)).toBeChecked();
  await expect(colour.nth(1)).toBeChecked();
  await expect.poll(() => [queryValue(page, 'color'), queryValue(page, 'size')]).toEqual([second, larger]);

  // A click while the previous navigation is pending.
  await size.nth(2).click({ force: true });
  await colour.nth(0).click({ force: true });
  const first = await colour.nth(0).inputValue();
  await expect.poll(() => [queryValue(page, 'color'), queryValue(page, 'size')]).toEqual([first, large]);
  await expect(size.nth(2)).toBeChecked();

  await page.goBack();
  await expect(page).toHaveURL(/\/men\/coats$/);
  await page.goForward();
  await expect(size.nth(2)).toBeChecked();
});

test('LIST-001 filters selected faster than navigation all apply, and a filter clicked twice is off @desktop', async ({ page }) => {
  await openPage(page, '/men/coats');
  const marks = page.locator('#filters details', { has: page.getByRole('heading', { name: 'Color' }) }).locator('a');
  const colorOf = async (at: number) => /color:([^&]+)/.exec((await marks.nth(at).getAttribute('href')) ?? '')?.[1];
  const values = [await colorOf(0), await colorOf(1)];
  expect(new Set(values).size).toBe(2);
  await marks.evaluateAll((links) => {
    for (const link of links.slice(0, 2)) (link as HTMLElement).click();
  });
  const selectedValues = () => queryValue(page, 'refine')?.split(':')[1]?.split('|').sort();
  await expect.poll(selectedValues).toEqual([...values].sort());
  await expect(page.getByRole('list', { name: 'Your filters' }).getByRole('listitem')).toHaveCount(3);
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true');

  const before = page.url();
  await marks.evaluateAll((links) => {
    for (let click = 0; click < 2; click++) (links[0] as HTMLElement).click();
  });
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(before);
  await page.getByRole('link', { name: 'Clear all' }).first().click();
  await expect(marks.nth(0)).not.toHaveAttribute('aria-current');
  await page.goBack();
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true');
});
