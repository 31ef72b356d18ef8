import { type Currency, endpoints } from '@outfitter/contract';
import type { z } from 'zod';
import { categoriesKey } from '../catalog/read-category-tree.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault, valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { promotionsKey } from '../promotions/list-promotions.ts';
import { parseBoostedCategoryId, parseBoostedIds, readBoostedProducts } from './boosted-products.ts';
import { findProducts } from './find-products.ts';
import { presentAvailability, readProductAvailability } from './product-availability.ts';

const productKeys = (ids: readonly string[]) => ids.map((id) => `product-${id}`);

export function routes({ database: { db }, settings }: CommerceDependencies): BoundRoute[] {
  const presentationOf = ({ locale, allImages, all_images, perPricebook }: z.output<typeof endpoints.getProducts.query>) => ({
    locale,
    isOneColor: (allImages ?? all_images) === 'false',
    hasPriceBooks: perPricebook !== 'false',
  });
  const currencyOf = (requested: Currency | undefined) => valueOrFault(resolveCurrency(requested, settings));
  return [
    bind(endpoints.getProduct, async ({ params: { productId }, query, clock, cache, dependsOn, validUntil }) => {
      const presentation = { ...presentationOf(query), cache };
      const found = await findProducts(db, [productId], currencyOf(query.currency), clock.now(), presentation);
      dependsOn(...productKeys(found.styleIds));
      validUntil(found.until);
      const [product] = found.products;
      if (!product) throw new Fault('ProductNotFoundException', `No product with the id '${productId}' is sold.`, { productId });
      dependsOn(promotionsKey);
      return product;
    }),
    bind(endpoints.getProducts, async ({ params, query, clock, cache, dependsOn, validUntil }) => {
      const ids = params.productIds.split(',').filter(Boolean);
      const found = await findProducts(db, ids, currencyOf(query.currency), clock.now(), { ...presentationOf(query), cache });
      // Includes unknown ids: their keys change when the products are added.
      dependsOn(...productKeys([...ids, ...found.styleIds]), promotionsKey);
      validUntil(found.until);
      return { count: found.products.length, data: found.products, total: found.products.length };
    }),
    bind(endpoints.getProductAvailability, async ({ query: { pid, Quantity: quantity = 1 }, dependsOn }) => {
      const found = await readProductAvailability(db, pid);
      if (!found) throw new Fault('ProductNotFoundException', `No product with the id '${pid}' is sold.`, { productId: pid });
      dependsOn(...productKeys([found.styleId]));
      return presentAvailability(found.level, quantity);
    }),
    bind(endpoints.getBoostedProducts, async ({ query, clock, cache, dependsOn, validUntil }) => {
      const productIds = parseBoostedIds(query.c_boostedProductIds);
      const boosted = {
        productIds,
        categoryId: parseBoostedCategoryId(query.c_categoryId),
        currency: currencyOf(query.currency),
        locale: query.locale,
        cache,
      };
      const { products, styleIds, until } = valueOrFault(await readBoostedProducts(db, boosted, clock.now()));
      dependsOn(categoriesKey, ...productKeys([...productIds, ...styleIds]), promotionsKey);
      validUntil(until);
      return { count: products.length, data: products, start: 0 as const, total: products.length };
    }),
  ];
}
