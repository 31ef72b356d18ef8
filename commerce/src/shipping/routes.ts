import { defaultCountryOf, endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { isKnownPostalCode } from '../geography/known-postal-code.ts';
import { Fault, valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { readProductAvailability } from '../products/product-availability.ts';
import { estimateDelivery } from './estimate-delivery.ts';
import { shippingKey } from './shipping-methods.ts';
import { findZipCodePlaces } from './zip-code-places.ts';

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const { database, settings } = deps;
  return [
    bind(endpoints.getDeliveryEstimate, async ({ query, clock, cache, dependsOn, validUntil }) => {
      const { postalCode, productId, quantity = 1, locale } = query;
      const currency = valueOrFault(resolveCurrency(query.currency, settings));
      const countryCode = query.countryCode ?? defaultCountryOf(currency);
      if (postalCode !== undefined && !(await isKnownPostalCode(postalCode, countryCode))) {
        const message = `${postalCode} is not a postal code in the country ${countryCode}.`;
        throw new Fault('ValidationException', message, { path: '$.postalCode', in: 'query' });
      }
      dependsOn(shippingKey);
      const found = productId === undefined ? undefined : await readProductAvailability(database.db, productId);
      if (productId !== undefined && !found) {
        throw new Fault('ProductNotFoundException', `No product with the id '${productId}' is sold.`, { productId });
      }
      if (found) dependsOn(`product-${found.styleId}`);
      const item = productId !== undefined && found ? { skuId: productId, quantity, availability: found.level } : undefined;
      const { estimate, until } = await estimateDelivery(deps, { at: clock.now(), currency, countryCode, postalCode, item, locale, cache });
      validUntil(until);
      return estimate;
    }),
    bind(endpoints.getPostalCode, async ({ params, dependsOn }) => {
      // Never invalidated: the data changes with a release only.
      dependsOn('postal-codes');
      return findZipCodePlaces(params.countryCode, params.postalCode);
    }),
  ];
}
