import { findSkus } from '../../catalog/find-skus.ts';
import { localizedStyles } from '../../catalog/localized-styles.ts';
import type { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { DraftLine } from '../items/plan-addition.ts';
import { shipmentTypeOf } from '../shipment/line-location.ts';
import type { MovedLine } from '../shipment/moves/move-lines.ts';
import type { BasketMerge } from './guest-merge.ts';
import type { CutLine } from './plan-merge.ts';

async function readNames(
  queryable: Queryable,
  skuIds: readonly string[],
  locale: string | undefined,
  cache: InvalidatingCache | undefined,
): Promise<ReadonlyMap<string, string>> {
  const skus = await findSkus(queryable, [...new Set(skuIds)]);
  const styleIds = [...new Set([...skus.values()].map(({ styleId }) => styleId))];
  const styles = locale === undefined || styleIds.length === 0 ? undefined : await localizedStyles(queryable, styleIds, locale, cache);
  return new Map([...skus].map(([id, { styleId, name }]) => [id, styles?.get(styleId)?.name ?? name]));
}

interface MergeChanges {
  cuts: readonly CutLine[];
  unsoldCards: readonly DraftLine[];
  /** The customer's own lines that are delivered in another way. */
  moved: readonly MovedLine[];
}

/**
 * Names what was cut and what is delivered in another way, and returns what moves to the wishlist. A SKU that is no longer in the catalog
 * was not in the displayed basket either (BASKET-009): it is left out.
 */
export async function describeMerge(
  queryable: Queryable,
  { cuts, unsoldCards, moved }: MergeChanges,
  locale: string | undefined,
  cache: InvalidatingCache | undefined,
): Promise<Pick<BasketMerge, 'shortfalls' | 'movedItems' | 'movedToList'>> {
  const unsold = unsoldCards.map((line): CutLine => ({ line, added: 0, reason: 'gift_card' }));
  const names = await readNames(
    queryable,
    [...cuts, ...unsold, ...moved].map(({ line }) => line.skuId),
    locale,
    cache,
  );
  const shortfalls: BasketMerge['shortfalls'] = [];
  const movedToList: BasketMerge['movedToList'] = [];
  for (const { line, added, reason } of [...cuts, ...unsold]) {
    const productName = names.get(line.skuId);
    if (productName === undefined) continue;
    shortfalls.push({ productId: line.skuId, productName, added, requested: line.quantity, reason });
    if (!line.giftCard) movedToList.push({ productId: line.skuId, quantity: line.quantity - added });
  }
  // Lines of a SKU that become one in a shipment are named once.
  const movedLines = new Map(moved.map(({ line }) => [`${line.skuId} ${line.shipmentId}`, line]));
  const movedItems = [...movedLines.values()].flatMap(({ skuId: productId, shipmentId }) => {
    const productName = names.get(productId);
    return productName === undefined ? [] : { productId, productName, to: shipmentTypeOf(shipmentId) };
  });
  return { shortfalls, movedItems, movedToList };
}
