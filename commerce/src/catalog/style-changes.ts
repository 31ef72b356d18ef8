import { invalidate } from '../platform/cache/invalidation.ts';
import type { Transaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { styleIdsOfSkus } from './read-catalog.ts';

/** The event that something which is shown of some styles has changed; payload `{styleIds}`. */
export const styleChanged = 'style-changed';

/** Styles of one event, so that a job of the index stays short. */
const stylesPerEvent = 50;

/**
 * Says, within the transaction that changes them, that what is shown of these styles is out of date: product pages at
 * once, listings as soon as the index has been fed.
 */
export async function publishStyleChanges(tx: Transaction, styleIds: readonly string[], now: Date): Promise<void> {
  const ids = [...new Set(styleIds)].sort();
  await invalidate(
    tx,
    ids.map((id) => `product-${id}`),
  );
  for (let start = 0; start < ids.length; start += stylesPerEvent) {
    await emit(tx, { kind: styleChanged, payload: { styleIds: ids.slice(start, start + stylesPerEvent) } }, now);
  }
}

/** The same for the styles of some SKUs. */
export async function publishSkuChanges(tx: Transaction, skuIds: readonly string[], now: Date): Promise<void> {
  await publishStyleChanges(tx, await styleIdsOfSkus(tx, skuIds), now);
}
