import { type Currency, endpoints } from '@outfitter/contract';
import { categoriesKey } from '../catalog/read-category-tree.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault, valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { parseBoostedCategoryId, parseBoostedIds, readBoostedProducts } from './boosted-products.ts';
import { findProducts } from './find-products.ts';
import { readProductAvailability } from './product-availability.ts';
import { splitQuantity, statusOf } from './split-quantity.ts';
import { maxStockLevel, presentInventory } from './variant-prices.ts';

const productKeys = (ids: readonly string[]) => ids.map((id) => `product-${id}`);

export function routes({ database: { db }, settings }: CommerceDependencies): BoundRoute[] {
  const currencyOf = (asked: Currency | undefined) => valueOrFault(resolveCurrency(asked, settings));
  return [
    bind(endpoints.getProduct, async ({ params: { productId }, query, clock, dependsOn, validUntil }) => {
      const found = await findProducts(db, [productId], currencyOf(query.currency), clock.now(), query.locale);
      dependsOn(...productKeys(found.styleIds));
      validUntil(found.until);
      const [product] = found.products;
      if (!product) throw new Fault('ProductNotFoundException', `No product with the id '${productId}' is sold.`, { productId });
      return product;
    }),
    bind(endpoints.getProducts, async ({ params, query, clock, dependsOn, validUntil }) => {
      const ids = params.productIds.split(',').filter(Boolean);
      const found = await findProducts(db, ids, currencyOf(query.currency), clock.now(), query.locale);
      // Also what is not sold yet: its key changes when it is.
      dependsOn(...productKeys([...ids, ...found.styleIds]));
      validUntil(found.until);
      return { count: found.products.length, data: found.products, total: found.products.length };
    }),
    bind(endpoints.getProductAvailability, async ({ query: { pid, Quantity: quantity = 1 }, dependsOn }) => {
      const found = await readProductAvailability(db, pid);
      if (!found) throw new Fault('ProductNotFoundException', `No product with the id '${pid}' is sold.`, { productId: pid });
      dependsOn(...productKeys([found.styleId]));
      const { level } = found;
      const divided = splitQuantity(quantity, level);
      const status = statusOf(divided);
      const { orderable, stockLevel } = presentInventory(level);
      return {
        status,
        statusQuantity: quantity,
        isAvailable: status !== 'NOT_AVAILABLE',
        availableForSale: orderable,
        ats: stockLevel,
        inStock: Math.min(level.availableNow, maxStockLevel),
        inStockDate: level.inStockDate ?? '',
        levels: { IN_STOCK: divided.inStock, PREORDER: 0, BACKORDER: divided.backordered, NOT_AVAILABLE: divided.unavailable },
      };
    }),
    bind(endpoints.getBoostedProducts, async ({ query, clock, dependsOn, validUntil }) => {
      const productIds = parseBoostedIds(query.c_boostedProductIds);
      const wish = {
        productIds,
        categoryId: parseBoostedCategoryId(query.c_categoryId),
        currency: currencyOf(query.currency),
        locale: query.locale,
      };
      const { products, styleIds, until } = valueOrFault(await readBoostedProducts(db, wish, clock.now()));
      dependsOn(categoriesKey, ...productKeys([...productIds, ...styleIds]));
      validUntil(until);
      return { count: products.length, data: products, start: 0 as const, total: products.length };
    }),
  ];
}
