import { expect, type Page } from '@playwright/test';
import { calls } from './delayed-responses.ts';

/**
 * Changes the quantity of the only line as the same shopper on another device would, and reloads the page to get the basket's URL and
 * token.
 */
export async function setQuantityElsewhere(page: Page, quantity: number): Promise<void> {
  const answered = page.waitForResponse((response) => calls.baskets.test(response.url()) && response.ok());
  await page.reload();
  const answer = await answered;
  const authorization = answer.request().headers().authorization ?? '';
  const { baskets } = (await answer.json()) as { baskets: { basketId: string; productItems: { itemId: string }[] }[] };
  const [basket] = baskets;
  const address = answer.url().replace(/\/customers\/.*/, `/baskets/${basket?.basketId}/items/${basket?.productItems[0]?.itemId}`);
  const changed = await page.request.patch(address, { headers: { authorization }, data: { quantity } });
  expect(changed.ok(), `the change elsewhere: ${changed.status()}`).toBe(true);
}
