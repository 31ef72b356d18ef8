import type { Product } from '@outfitter/contract';
import { type StyleDetails, styleDetails } from '../catalog/read-catalog.ts';
import { translateImage, translateStyle } from '../catalog/translations.ts';
import { availability } from '../inventory/availability.ts';
import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Currency } from '../platform/money.ts';
import { priceSkus } from '../pricing/price-skus.ts';
import { readAutomaticPromotions } from '../promotions/automatic-promotions.ts';
import { nextChange } from './next-change.ts';
import { presentProduct } from './present-product.ts';
import { pricedVariants } from './variant-prices.ts';

export interface FoundProducts {
  /** Products in the requested order, without unknown ids and products that are not sold in the currency. */
  products: Product[];
  styleIds: string[];
  until: Date | undefined;
}

export interface ProductQuery {
  locale?: string | undefined;
  isOneColor?: boolean;
  hasPriceBooks?: boolean;
  cache?: InvalidatingCache | undefined;
}

/**
 * Reads products by id; the id of a SKU returns its style with the SKU selected. Three statements, and one for promotions that are not
 * cached, regardless of the number of products and variants.
 */
export async function findProducts(
  queryable: Queryable,
  productIds: readonly string[],
  currency: Currency,
  at: Date,
  { locale, cache, ...presentation }: ProductQuery = {},
): Promise<FoundProducts> {
  const details = (await styleDetails(queryable, productIds)).map((each) => ({ ...each, style: translateStyle(each.style, locale) }));
  const skuIds = details.flatMap(({ skus }) => skus.map(({ id }) => id));
  const prices = await priceSkus(queryable, skuIds, currency, at);
  const stock = await availability(queryable, skuIds);
  const { promotions, until: promotionsUntil } = await readAutomaticPromotions(queryable, currency, at, locale, cache);

  const byStyle = new Map(details.map((each) => [each.style.id, each]));
  const bySku = new Map(details.flatMap((each) => each.skus.map((sku) => [sku.id, each] as const)));
  const present = ({ style, skus, images }: StyleDetails, skuId: string | undefined) =>
    presentProduct({
      ...presentation,
      style,
      variants: pricedVariants(skus, prices, stock),
      images: images.map((image) => translateImage(image, style, locale)),
      currency,
      skuId,
      promotions,
    });
  const products = productIds.flatMap((id) => {
    const ofStyle = byStyle.get(id);
    const ofSku = ofStyle ? undefined : bySku.get(id);
    const product = ofStyle ? present(ofStyle, undefined) : ofSku && present(ofSku, id);
    return product ? [product] : [];
  });
  return {
    products,
    styleIds: details.map(({ style }) => style.id),
    until: nextChange(prices.values(), stock.values(), at, promotionsUntil),
  };
}
