import { skusOfStyles } from '../../catalog/read-catalog.ts';
import { findWishlistMailRecipients } from '../../customers/wishlist-mail.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { findOwnersWithNews, type NewsContext } from '../../product-lists/list-news.ts';

/** Event: there may be news of a customer's wishlist. Payload: `{ customerGroupId }`. */
export const wishlistNewsDue = 'wishlist-news-due';

/**
 * Emits an event for each customer who wants to know that a style on their wishlist can be ordered again, costs less or is almost sold
 * out. One mail has all the news of a list, and the second of two events finds none.
 */
export async function detectWishlistNews(tx: Transaction, styleIds: readonly string[], context: NewsContext): Promise<void> {
  const skus = await skusOfStyles(tx, styleIds);
  await detectItemNews(tx, [...styleIds, ...skus.map(({ id }) => id)], context);
}

/** Does the same for the items with these product ids, of styles or SKUs. */
export async function detectItemNews(tx: Transaction, productIds: readonly string[], context: NewsContext): Promise<void> {
  const owners = await findOwnersWithNews(tx, productIds, context);
  for (const { customerGroupId } of await findWishlistMailRecipients(tx, owners)) {
    await emit(tx, { kind: wishlistNewsDue, payload: { customerGroupId } }, context.now);
  }
}
