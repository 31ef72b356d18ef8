import type { Currency, ProductListItem } from '@outfitter/contract';
import { variationNamesOf } from '../catalog/find-skus.ts';
import { picturesOf, placeholderImage, presentImage } from '../catalog/present-image.ts';
import { productPath } from '../catalog/product-path.ts';
import { translateImage, translateStyle } from '../catalog/translations.ts';
import { availability, lowStockLimit } from '../inventory/availability.ts';
import type { Queryable } from '../platform/database/database.ts';
import { priceSkus } from '../pricing/price-skus.ts';
import { type PricedVariant, pricedVariants, priceRange } from '../products/variant-prices.ts';
import { isGiftCard, type ResolvedSelection, resolveSelections, type Selection } from './resolve-selections.ts';

export interface ShopContext {
  currency: Currency;
  locale: string | undefined;
  at: Date;
}

export interface ListedProduct {
  resolved: ResolvedSelection;
  /** Whether a unit can be ordered, now or on backorder. */
  isOrderable: boolean;
  /** `undefined` if the product has no price in the currency. */
  presented: NonNullable<ProductListItem['c_product']> | undefined;
}

function imageOf(
  { details: { images }, color }: ResolvedSelection,
  style: ResolvedSelection['details']['style'],
  locale: string | undefined,
) {
  const pictures = picturesOf(images);
  const image = pictures.find(({ colorCode }) => colorCode === color) ?? pictures[0];
  return image ? presentImage(translateImage(image, style, locale)) : placeholderImage(style.name);
}

/** Returns the variation values, in the order of the attributes on the product page. */
function variationValuesOf({ details: { style }, sku, color }: ResolvedSelection): Record<string, string> {
  const values: Record<string, string | undefined> = sku?.variationValues ?? { color };
  return Object.fromEntries(
    style.variationAttributes.flatMap(({ id }): [string, string][] => {
      const value = values[id];
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

function presentLowStock(variant: PricedVariant | undefined): { lowStock?: number } {
  if (!variant) return {};
  const { availableToPromise, isBackorder } = variant.availability;
  return availableToPromise > 0 && availableToPromise <= lowStockLimit && !isBackorder ? { lowStock: availableToPromise } : {};
}

function presentListed(
  resolved: ResolvedSelection,
  variants: readonly PricedVariant[],
  { currency, locale }: ShopContext,
): ListedProduct['presented'] {
  const range = priceRange(variants);
  if (!range) return undefined;
  const style = translateStyle(resolved.details.style, locale);
  const variationValues = variationValuesOf(resolved);
  return {
    masterId: style.id,
    name: style.name,
    slugUrl: productPath(style.slug),
    image: imageOf(resolved, style, locale),
    variationNames: variationNamesOf({ variationAttributes: style.variationAttributes, isGiftCard: isGiftCard(resolved) }, variationValues),
    variationValues,
    price: range.price,
    ...(range.strikePrice === undefined ? {} : { strikePrice: range.strikePrice }),
    currency,
    orderable: variants.some(({ isOrderable }) => isOrderable),
    ...presentLowStock(resolved.sku && variants[0]),
  };
}

/** Reads what items select, with current texts, price and stock, by `selectionKey`. Three statements, whatever the number of items. */
export async function readListedProducts(
  queryable: Queryable,
  selections: readonly Selection[],
  context: ShopContext,
): Promise<Map<string, ListedProduct>> {
  const resolved = await resolveSelections(queryable, selections);
  const skuIds = [...new Set([...resolved.values()].flatMap(({ skus }) => skus.map(({ id }) => id)))];
  const prices = await priceSkus(queryable, skuIds, context.currency, context.at);
  const stock = await availability(queryable, skuIds);
  return new Map(
    [...resolved].map(([key, each]) => {
      const isOrderable = each.skus.some(({ id }) => (stock.get(id)?.availableToPromise ?? 0) > 0);
      return [key, { resolved: each, isOrderable, presented: presentListed(each, pricedVariants(each.skus, prices, stock), context) }];
    }),
  );
}
