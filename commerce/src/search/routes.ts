import { endpoints, listingPageSize } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { findComplements } from './complements/find-complements.ts';
import { listProducts } from './list-products.ts';
import { parseRefinements } from './refinements.ts';
import { createSearchContext } from './search-context.ts';
import { searchProducts } from './search-products.ts';

export function routes({ database, settings, cache: catalogCache }: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.searchProducts, async ({ query, clock, cache, dependsOn, validUntil }) => {
      const currency = valueOrFault(resolveCurrency(query.currency, settings));
      const request = {
        categoryId: query.cgid && query.cgid !== 'root' ? query.cgid : undefined,
        selected: valueOrFault(parseRefinements(query)),
        sort: query.sort ?? 'best-matches',
        start: query.start ?? 0,
        count: query.count ?? listingPageSize,
      } as const;
      const context = await createSearchContext({ database, cache, catalogCache, now: clock.now(), currency, locale: query.locale });
      const text = query.q?.trim();
      const listing = valueOrFault(await (text ? searchProducts(context, { ...request, text }) : listProducts(context, request)));
      dependsOn(...listing.surrogateKeys);
      for (const instant of listing.validUntil) validUntil(instant);
      return listing.response;
    }),
    bind(endpoints.getComplementaryProducts, async ({ query, clock, cache, dependsOn, validUntil }) => {
      const currency = valueOrFault(resolveCurrency(query.currency, settings));
      const styleIds = [...new Set(query.productIds.split(',').filter(Boolean))];
      const context = await createSearchContext({ database, cache, catalogCache, now: clock.now(), currency, locale: query.locale });
      const complements = await findComplements(context, styleIds);
      dependsOn(...complements.surrogateKeys);
      validUntil(complements.validUntil);
      return { hits: complements.hits };
    }),
  ];
}
