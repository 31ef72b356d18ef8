import { findSkus } from '../../catalog/find-skus.ts';
import { localizedStyles } from '../../catalog/localized-styles.ts';
import type { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { BasketMerge } from './guest-merge.ts';
import type { CutLine } from './plan-merge.ts';

/**
 * Names what was cut, and returns what moves to the wishlist. A SKU that is no longer in the catalog was not in the displayed basket either
 * (BASKET-009): it is left out.
 */
export async function describeCuts(
  queryable: Queryable,
  cuts: readonly CutLine[],
  locale: string | undefined,
  cache: InvalidatingCache | undefined,
): Promise<Pick<BasketMerge, 'shortfalls' | 'movedToList'>> {
  const skus = await findSkus(queryable, [...new Set(cuts.map(({ line }) => line.skuId))]);
  const styleIds = [...new Set([...skus.values()].map(({ styleId }) => styleId))];
  const styles = locale === undefined || styleIds.length === 0 ? undefined : await localizedStyles(queryable, styleIds, locale, cache);
  const shortfalls: BasketMerge['shortfalls'] = [];
  const movedToList: BasketMerge['movedToList'] = [];
  for (const { line, added, reason } of cuts) {
    const sku = skus.get(line.skuId);
    if (!sku) continue;
    const productName = styles?.get(sku.styleId)?.name ?? sku.name;
    shortfalls.push({ productId: line.skuId, productName, added, requested: line.quantity, reason });
    if (!line.giftCard) movedToList.push({ productId: line.skuId, quantity: line.quantity - added });
  }
  return { shortfalls, movedToList };
}
