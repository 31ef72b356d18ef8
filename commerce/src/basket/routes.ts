import { type Basket, endpoints, type FaultType } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import type { Result } from '../platform/result.ts';
import { requireShipment, setBillingAddress, setShippingAddress } from './address/set-addresses.ts';
import { basketKeyOf } from './basket-access.ts';
import { addCoupon, removeCoupon } from './coupons.ts';
import { createBasket, customerBaskets } from './create-basket.ts';
import { addItems } from './items/add-items.ts';
import { removeItem, updateItem } from './items/update-item.ts';
import { localizeBasket, localizeShippingMethods } from './localize-basket.ts';
import { readBasket } from './read-basket.ts';
import { listShippingMethods, setShippingMethod } from './shipping-methods.ts';
import { deleteBasket, setEmail, updateBasket } from './update-basket.ts';

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const localized = async <ErrorName extends FaultType>(result: Promise<Result<Basket, ErrorName>>, query: { locale?: string }) =>
    localizeBasket(deps.database.db, valueOrFault(await result), query.locale);
  return [
    bind(endpoints.createBasket, ({ principal, query, body }) => localized(createBasket(deps, principal, body), query)),
    bind(endpoints.getCustomerBaskets, async ({ principal, params, query }) => {
      const page = valueOrFault(await customerBaskets(deps, principal, params.customerId));
      return { ...page, baskets: await Promise.all(page.baskets.map((basket) => localizeBasket(deps.database.db, basket, query.locale))) };
    }),
    bind(endpoints.getBasket, async ({ principal, params, query }) =>
      localized(readBasket(deps, valueOrFault(basketKeyOf(principal, params.basketId))), query),
    ),
    bind(endpoints.updateBasket, ({ principal, params, query, body }) =>
      localized(updateBasket(deps, principal, params.basketId, body), query),
    ),
    bind(endpoints.deleteBasket, async ({ principal, params }) => valueOrFault(await deleteBasket(deps, principal, params.basketId))),
    bind(endpoints.addBasketItems, ({ principal, params, query, body }) =>
      localized(addItems(deps, principal, params.basketId, body, query.storeId), query),
    ),
    bind(endpoints.updateBasketItem, ({ principal, params, query, body }) =>
      localized(updateItem(deps, principal, params.basketId, params.itemId, body), query),
    ),
    bind(endpoints.removeBasketItem, ({ principal, params, query }) =>
      localized(removeItem(deps, principal, params.basketId, params.itemId), query),
    ),
    bind(endpoints.setBasketCustomer, ({ principal, params, query, body }) =>
      localized(setEmail(deps, principal, params.basketId, body.email), query),
    ),
    bind(endpoints.addCoupon, ({ principal, params, query, body, request }) =>
      localized(addCoupon(deps, principal, params.basketId, body.code, request), query),
    ),
    bind(endpoints.removeCoupon, ({ principal, params, query }) =>
      localized(removeCoupon(deps, principal, params.basketId, params.couponItemId), query),
    ),
    bind(endpoints.setShippingAddress, async ({ principal, params, query, body }) => {
      valueOrFault(requireShipment(params.shipmentId));
      return localized(setShippingAddress(deps, principal, params.basketId, body, query.use_as_billing === 'true'), query);
    }),
    bind(endpoints.getShippingMethods, async ({ principal, params, query, header }) => {
      const methods = valueOrFault(await listShippingMethods(deps, principal, params.basketId, params.shipmentId, query.countryCode));
      // API-016: only for the shopper. A method that no longer fits is rejected when it is chosen.
      if (deps.settings.sharedMaxAgeSeconds > 0) {
        header('cache-control', `private, max-age=${deps.settings.sharedMaxAgeSeconds}`);
        header('vary', 'Authorization');
      }
      return localizeShippingMethods(deps.database.db, methods, query.locale);
    }),
    bind(endpoints.setShippingMethod, ({ principal, params, query, body }) =>
      localized(setShippingMethod(deps, principal, params.basketId, params.shipmentId, body.id), query),
    ),
    bind(endpoints.setBillingAddress, ({ principal, params, query, body }) =>
      localized(setBillingAddress(deps, principal, params.basketId, body, query.use_as_shipping === 'true'), query),
    ),
  ];
}
