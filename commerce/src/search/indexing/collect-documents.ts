import type { Currency } from '@outfitter/contract';
import { readCatalogRecords } from '../../catalog/catalog-records.ts';
import { withAncestors } from '../../catalog/category-tree.ts';
import { availability } from '../../inventory/availability.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { offeredCurrencies } from '../../pricing/offered-currencies.ts';
import { priceSkus } from '../../pricing/price-skus.ts';
import { nextChange } from '../../products/next-change.ts';
import { type PricedVariant, pricedVariants } from '../../products/variant-prices.ts';
import { buildSearchDocument } from './build-search-document.ts';
import { type ListedSkus, type ListedStyle, listedSkusOf } from './listed-skus.ts';
import type { SearchDocument } from './search-document.ts';
import { readStoreFacets } from './store-facets.ts';

export interface CollectedStyle extends ListedStyle {
  document: SearchDocument;
}

/**
 * Builds the documents of some styles as of `at`. SKUs in `refreshed` keep counting as orderable or sold out. Styles that do not exist
 * or are not sold are left out. Twelve statements, regardless of the number of styles.
 */
export async function collectDocuments(
  queryable: Queryable,
  styleIds: readonly string[],
  at: Date,
  refreshed: ReadonlyMap<string, ListedSkus>,
): Promise<CollectedStyle[]> {
  const { styles, skus, images, categoryIds, categories } = await readCatalogRecords(queryable, styleIds);
  const skuIds = skus.map((sku) => sku.id);
  const stock = await availability(queryable, skuIds);
  const storesOf = await readStoreFacets(queryable, skuIds);
  const currencies = await offeredCurrencies(queryable);
  const prices = new Map<Currency, Awaited<ReturnType<typeof priceSkus>>>();
  for (const currency of currencies) prices.set(currency, await priceSkus(queryable, skuIds, currency, at));

  const skusByStyle = Map.groupBy(skus, (sku) => sku.styleId);
  const imagesByStyle = Map.groupBy(images, (image) => image.styleId);
  const children = Map.groupBy(categories.values(), ({ parentId }) => parentId);
  return styles.flatMap((style) => {
    const styleSkus = skusByStyle.get(style.id) ?? [];
    const ownPrices = [...prices.values()].flatMap((chosen) => styleSkus.flatMap((sku) => chosen.get(sku.id) ?? []));
    const ownStock = styleSkus.flatMap((sku) => stock.get(sku.id) ?? []);
    const current = Object.fromEntries(styleSkus.map(({ id }) => [id, (stock.get(id)?.availableToPromise ?? 0) > 0]));
    const listed = listedSkusOf(refreshed.get(style.id), current);
    const ownCategories = withAncestors(categoryIds.get(style.id) ?? [], categories);
    const document = buildSearchDocument({
      style,
      barcodes: styleSkus.map((sku) => sku.barcode),
      images: imagesByStyle.get(style.id) ?? [],
      categories: ownCategories.map((category) => ({
        ...category,
        otherChildren: (children.get(category.id) ?? []).filter(({ id }) => !ownCategories.some((listed) => listed.id === id)),
      })),
      variants: new Map([...prices].map(([currency, chosen]) => [currency, asListed(pricedVariants(styleSkus, chosen, stock), listed)])),
      storesOf,
      at,
      staleFrom: nextChange(ownPrices, ownStock, at),
    });
    return document ? [{ document, styleId: style.id, listed, current }] : [];
  });
}

function asListed(variants: readonly PricedVariant[], listed: ListedSkus): PricedVariant[] {
  return variants.map((variant) => ({ ...variant, isOrderable: listed[variant.sku.id] ?? variant.isOrderable }));
}
