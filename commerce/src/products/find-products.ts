import type { Product } from '@outfitter/contract';
import { imagesOfStyles, type StyleRow, skusOfStyles, stylesByProductIds } from '../catalog/read-catalog.ts';
import { translateImage, translateStyle } from '../catalog/translations.ts';
import { availability } from '../inventory/availability.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Currency } from '../platform/money.ts';
import { priceSkus } from '../pricing/price-skus.ts';
import { readAutomaticPromotions } from '../promotions/automatic-promotions.ts';
import { nextChange } from './next-change.ts';
import { presentProduct } from './present-product.ts';
import { pricedVariants } from './variant-prices.ts';

export interface FoundProducts {
  /** In the requested order, without unknown ids and products that are not sold in the currency. */
  products: Product[];
  styleIds: string[];
  until: Date | undefined;
}

export interface ProductQuery {
  locale?: string | undefined;
  isOneColor?: boolean;
  hasPriceBooks?: boolean;
}

/**
 * Reads products by id; the id of a SKU returns its style with the SKU selected. Six statements, regardless of the number of products and
 * variants.
 */
export async function findProducts(
  queryable: Queryable,
  productIds: readonly string[],
  currency: Currency,
  at: Date,
  { locale, ...presentation }: ProductQuery = {},
): Promise<FoundProducts> {
  const styles = (await stylesByProductIds(queryable, productIds)).map((style) => translateStyle(style, locale));
  const styleIds = styles.map((style) => style.id);
  const skus = await skusOfStyles(queryable, styleIds);
  const images = Map.groupBy(await imagesOfStyles(queryable, styleIds), (image) => image.styleId);
  const skuIds = skus.map((sku) => sku.id);
  const prices = await priceSkus(queryable, skuIds, currency, at);
  const stock = await availability(queryable, skuIds);
  const { promotions, until: promotionsUntil } = await readAutomaticPromotions(queryable, currency, at, locale);

  const styleById = new Map(styles.map((style) => [style.id, style]));
  const styleBySku = new Map(skus.map((sku) => [sku.id, styleById.get(sku.styleId)]));
  const variantsOf = new Map([...Map.groupBy(skus, (sku) => sku.styleId)].map(([id, own]) => [id, pricedVariants(own, prices, stock)]));
  const imagesOf = (style: StyleRow) => (images.get(style.id) ?? []).map((image) => translateImage(image, style, locale));
  const present = (style: StyleRow, skuId: string | undefined) =>
    presentProduct({
      ...presentation,
      style,
      variants: variantsOf.get(style.id) ?? [],
      images: imagesOf(style),
      currency,
      skuId,
      promotions,
    });
  const products = productIds.flatMap((id) => {
    const style = styleById.get(id);
    const styleOfSku = style ? undefined : styleBySku.get(id);
    const product = style ? present(style, undefined) : styleOfSku && present(styleOfSku, id);
    return product ? [product] : [];
  });
  return {
    products,
    styleIds,
    until: nextChange(prices.values(), stock.values(), at, promotionsUntil),
  };
}
