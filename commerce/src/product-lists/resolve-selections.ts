/** An item selects a SKU, or a style in one color while its size is not chosen. */
import { type SkuRow, type StyleDetails, styleDetails } from '../catalog/read-catalog.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { ItemRow } from './tables.ts';

export type Selection = Pick<ItemRow, 'productId' | 'color'>;

export interface ResolvedSelection {
  details: StyleDetails;
  /** The selected SKU; `undefined` for a style. */
  sku: SkuRow | undefined;
  color: string | undefined;
  /** The SKUs among which a shopper chooses: the selected one, or those of the style in the color. */
  skus: SkuRow[];
}

/** Returns the key of a selection; two items with the same key select the same product. */
export function selectionKey({ productId, color }: Selection): string {
  return `${productId} ${color}`;
}

/** Returns whether a selection is a gift card, which no list accepts (WISH-006). */
export function isGiftCard({ details, skus }: ResolvedSelection): boolean {
  return details.style.copy.giftCardAmounts !== undefined || skus.some(({ taxClass }) => taxClass === 'gift_card');
}

function resolve(details: StyleDetails, { productId, color }: Selection): ResolvedSelection | undefined {
  const isStyle = details.style.id === productId;
  const sku = isStyle ? undefined : details.skus.find(({ id }) => id === productId);
  if (sku) return { details, sku, color: sku.variationValues.color, skus: [sku] };
  const skus = color === '' ? details.skus : details.skus.filter(({ variationValues }) => variationValues.color === color);
  return skus.length > 0 ? { details, sku: undefined, color: color || undefined, skus } : undefined;
}

/** Finds the products of items by `selectionKey`, without those that the catalog does not have. One statement. */
export async function resolveSelections(queryable: Queryable, selections: readonly Selection[]): Promise<Map<string, ResolvedSelection>> {
  const found = await styleDetails(queryable, [...new Set(selections.map(({ productId }) => productId))]);
  const byStyle = new Map(found.map((details) => [details.style.id, details]));
  const bySku = new Map(found.flatMap((details) => details.skus.map(({ id }) => [id, details] as const)));
  return new Map(
    selections.flatMap((selection) => {
      const details = byStyle.get(selection.productId) ?? bySku.get(selection.productId);
      const resolved = details && resolve(details, selection);
      return resolved ? [[selectionKey(selection), resolved] as const] : [];
    }),
  );
}
