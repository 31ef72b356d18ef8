import { emitBasketsMerged } from '../platform/analytics/basket-events.ts';
import type { ReportedMerge } from './notices/reported-merge.ts';
import { storeMergeNotice } from './notices/stored-notices.ts';

/** Stores the notice of a merge, and notifies analytics of it. */
export function reportMerge(merge: ReportedMerge | undefined): void {
  if (!merge) return;
  storeMergeNotice(merge);
  if (merge.basketItems > 0) emitBasketsMerged(merge.basketItems);
}
