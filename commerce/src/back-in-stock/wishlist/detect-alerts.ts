import { skusOfStyles } from '../../catalog/read-catalog.ts';
import { findWishlistMailRecipients } from '../../customers/contact-choices.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { type AlertContext, findOwnersToAlert } from '../../product-lists/list-alerts.ts';

/** Event: there may be alerts for a customer's wishlist. The kind is stored, so it keeps its name. Payload: `{ customerGroupId }`. */
export const wishlistAlertsDue = 'wishlist-news-due';

/**
 * Emits an event for each customer who wants to know that a style on their wishlist can be ordered again, costs less or is almost sold
 * out. One mail has all the alerts of a list, and the second of two events finds none.
 */
export async function detectWishlistAlerts(tx: Transaction, styleIds: readonly string[], context: AlertContext): Promise<void> {
  const skus = await skusOfStyles(tx, styleIds);
  await detectItemAlerts(tx, [...styleIds, ...skus.map(({ id }) => id)], context);
}

/** Does the same for the items with these product ids, of styles or SKUs. */
export async function detectItemAlerts(tx: Transaction, productIds: readonly string[], context: AlertContext): Promise<void> {
  const owners = await findOwnersToAlert(tx, productIds, context);
  for (const { customerGroupId } of await findWishlistMailRecipients(tx, owners)) {
    await emit(tx, { kind: wishlistAlertsDue, payload: { customerGroupId } }, context.now);
  }
}
