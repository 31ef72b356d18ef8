import { expect, type Page } from '@playwright/test';
import { calls } from './delayed-responses.ts';

/**
 * Changes the quantity of the only line as the same shopper on another device would, and reloads the page to get the basket's URL and
 * token.
 */
export async function setQuantityInOtherSession(page: Page, quantity: number): Promise<void> {
  const basketResponse = page.waitForResponse((each) => calls.baskets.test(each.url()) && each.ok());
  await page.reload();
  const response = await basketResponse;
  const authorization = response.request().headers().authorization ?? '';
  const { baskets } = (await response.json()) as { baskets: { basketId: string; productItems: { itemId: string }[] }[] };
  const [basket] = baskets;
  const address = response.url().replace(/\/customers\/.*/, `/baskets/${basket?.basketId}/items/${basket?.productItems[0]?.itemId}`);
  const changed = await page.request.patch(address, { headers: { authorization }, data: { quantity } });
  expect(changed.ok(), `status of the change: ${changed.status()}`).toBe(true);
}
