import { invalidate } from '../platform/cache/invalidation.ts';
import type { Transaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { styleIdsOfSkus } from './read-catalog.ts';

/** Event: the displayed data of some styles has changed. Payload: `{styleIds}`. */
export const styleChanged = 'style-changed';

/** Maximum number of styles per event, which keeps each index job short. */
const stylesPerEvent = 50;

/** Invalidates the product pages of changed styles and queues their index update, within the transaction of the change. */
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

export async function publishSkuChanges(tx: Transaction, skuIds: readonly string[], now: Date): Promise<void> {
  await publishStyleChanges(tx, await styleIdsOfSkus(tx, skuIds), now);
}
