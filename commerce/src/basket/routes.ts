import { type Basket, endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
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
  /** The answer in the language that the call asks for. */
  const spoken = async (basket: Promise<Basket>, { locale }: { locale?: string | undefined }) =>
    localizeBasket(deps.database.db, await basket, locale);
  return [
    bind(endpoints.createBasket, ({ principal, query, body }) => spoken(createBasket(deps, principal, body), query)),
    bind(endpoints.getCustomerBaskets, async ({ principal, params, query }) => {
      const answer = await customerBaskets(deps, principal, params.customerId);
      return { ...answer, baskets: await Promise.all(answer.baskets.map((basket) => spoken(Promise.resolve(basket), query))) };
    }),
    bind(endpoints.getBasket, async ({ principal, params, query }) =>
      spoken(readBasket(deps, basketKeyOf(principal, params.basketId)), query),
    ),
    bind(endpoints.updateBasket, ({ principal, params, query, body }) =>
      spoken(updateBasket(deps, principal, params.basketId, body), query),
    ),
    bind(endpoints.deleteBasket, async ({ principal, params }) => {
      await deleteBasket(deps, principal, params.basketId);
      return undefined;
    }),
    bind(endpoints.addBasketItems, ({ principal, params, query, body }) =>
      spoken(addItems(deps, principal, params.basketId, body, query.storeId), query),
    ),
    bind(endpoints.updateBasketItem, ({ principal, params, query, body }) =>
      spoken(updateItem(deps, principal, params.basketId, params.itemId, body), query),
    ),
    bind(endpoints.removeBasketItem, ({ principal, params, query }) =>
      spoken(removeItem(deps, principal, params.basketId, params.itemId), query),
    ),
    bind(endpoints.setBasketCustomer, ({ principal, params, query, body }) =>
      spoken(setEmail(deps, principal, params.basketId, body.email), query),
    ),
    bind(endpoints.addCoupon, ({ principal, params, query, body }) =>
      spoken(addCoupon(deps, principal, params.basketId, body.code), query),
    ),
    bind(endpoints.removeCoupon, ({ principal, params, query }) =>
      spoken(removeCoupon(deps, principal, params.basketId, params.couponItemId), query),
    ),
    bind(endpoints.setShippingAddress, async ({ principal, params, query, body }) => {
      requireShipment(params.shipmentId);
      return spoken(setShippingAddress(deps, principal, params.basketId, body, query.use_as_billing === 'true'), query);
    }),
    bind(endpoints.getShippingMethods, async ({ principal, params, query }) => {
      const methods = await listShippingMethods(deps, principal, params.basketId, params.shipmentId, query.countryCode);
      return localizeShippingMethods(deps.database.db, methods, query.locale);
    }),
    bind(endpoints.setShippingMethod, ({ principal, params, query, body }) =>
      spoken(setShippingMethod(deps, principal, params.basketId, params.shipmentId, body.id), query),
    ),
    bind(endpoints.setBillingAddress, ({ principal, params, query, body }) =>
      spoken(setBillingAddress(deps, principal, params.basketId, body, query.use_as_shipping === 'true'), query),
    ),
  ];
}
