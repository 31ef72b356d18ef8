import { expect, type Page } from '@playwright/test';
import { calls } from './delayed-responses.ts';

/**
 * Reloads the page to learn the basket's URL and token, then changes the quantity of its only line by a call, as the same shopper on
 * another device would: the page still shows the old quantity.
 */
export async function changeQuantityByCall(page: Page, quantity: number): Promise<void> {
  const basketResponse = page.waitForResponse((each) => calls.baskets.test(each.url()) && each.ok());
  await page.reload();
  const response = await basketResponse;
  const authorization = response.request().headers().authorization ?? '';
  const { baskets } = (await response.json()) as { baskets: { basketId: string; productItems: { itemId: string }[] }[] };
  const [basket] = baskets;
  const itemUrl = response.url().replace(/\/customers\/.*/, `/baskets/${basket?.basketId}/items/${basket?.productItems[0]?.itemId}`);
  const changed = await page.request.patch(itemUrl, { headers: { authorization }, data: { quantity } });
  expect(changed.ok(), `status of the change: ${changed.status()}`).toBe(true);
}
