import { type Currency, endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../platform/dependencies.ts';
import { Fault } from '../platform/fault.ts';
import { bind } from '../platform/http/bind.ts';
import type { BoundRoute } from '../platform/http/types.ts';
import { offeredCurrency } from '../pricing/offered-currency.ts';
import { findProducts } from './find-products.ts';

const productKeys = (ids: readonly string[]) => ids.map((id) => `product-${id}`);

export function routes({ database: { db }, settings }: CommerceDependencies): BoundRoute[] {
  const currencyOf = (asked: Currency | undefined) => offeredCurrency(asked, settings);
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
  ];
}
