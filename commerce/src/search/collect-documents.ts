import type { Currency } from '@outfitter/contract';
import { withAncestors } from '../catalog/category-tree.ts';
import { allCategories, categoriesOfStyles, imagesOfStyles, skusOfStyles, stylesOf } from '../catalog/queries.ts';
import { availability } from '../inventory/availability.ts';
import type { Queryable } from '../platform/database/database.ts';
import { priceSkus } from '../pricing/price-skus.ts';
import { offeredCurrencies } from '../pricing/queries.ts';
import { nextChange } from '../products/next-change.ts';
import { pricedVariants } from '../products/variant-prices.ts';
import { type SearchDocument, searchDocument } from './document.ts';

/** The documents of some styles as of now; a style that is not there or not sold has none. Nine statements. */
export async function collectDocuments(queryable: Queryable, styleIds: readonly string[], at: Date): Promise<SearchDocument[]> {
  const styles = (await stylesOf(queryable, styleIds)).filter((style) => styleIds.includes(style.id));
  const ids = styles.map((style) => style.id);
  const skus = await skusOfStyles(queryable, ids);
  const skuIds = skus.map((sku) => sku.id);
  const images = Map.groupBy(await imagesOfStyles(queryable, ids), (image) => image.styleId);
  const tree = new Map((await allCategories(queryable)).map((category) => [category.id, category]));
  const below = Map.groupBy(tree.values(), ({ parentId }) => parentId);
  const filed = await categoriesOfStyles(queryable, ids);
  const stock = await availability(queryable, skuIds);
  const currencies = await offeredCurrencies(queryable);
  const prices = new Map<Currency, Awaited<ReturnType<typeof priceSkus>>>();
  for (const currency of currencies) prices.set(currency, await priceSkus(queryable, skuIds, currency, at));

  const skusOf = Map.groupBy(skus, (sku) => sku.styleId);
  return styles.flatMap((style) => {
    const own = skusOf.get(style.id) ?? [];
    const ownPrices = [...prices.values()].flatMap((chosen) => own.flatMap((sku) => chosen.get(sku.id) ?? []));
    const ownStock = own.flatMap((sku) => stock.get(sku.id) ?? []);
    const categories = withAncestors(filed.get(style.id) ?? [], tree);
    const document = searchDocument({
      style,
      barcodes: own.map((sku) => sku.barcode),
      images: images.get(style.id) ?? [],
      categories: categories.map((category) => ({
        ...category,
        others: (below.get(category.id) ?? []).filter(({ id }) => !categories.some((above) => above.id === id)),
      })),
      variants: new Map([...prices].map(([currency, chosen]) => [currency, pricedVariants(own, chosen, stock)])),
      at,
      staleFrom: nextChange(ownPrices, ownStock, at),
    });
    return document ? [document] : [];
  });
}
