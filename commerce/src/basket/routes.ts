import { type Basket, endpoints } from '@outfitter/contract';
import { setBasketCookie } from '@outfitter/contract/client';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { requireHomeShipment, setBillingAddress, setShippingAddress } from './address/set-addresses.ts';
import { checkBasketAvailability, restoreBasketItems } from './availability/check-availability.ts';
import { basketKeyOf } from './basket-access.ts';
import { basketCallOf } from './change/change-basket.ts';
import { addCoupon, removeCoupon } from './coupons.ts';
import { createBasket, customerBaskets } from './create-basket.ts';
import { addItems } from './items/add-items.ts';
import { removeItem, updateItem } from './items/update-item.ts';
import { localizeBasket, localizeShippingMethods } from './presentation/localize-basket.ts';
import { readBasket } from './read-basket.ts';
import { liveCacheOf } from './reference-data/live-cache.ts';
import { createShipment } from './shipment/create-shipment.ts';
import { moveItems } from './shipment/moves/move-items.ts';
import { listShippingMethods, setShippingMethod } from './shipment/shipping-methods.ts';
import { updateShipment } from './shipment/update-shipment.ts';
import { deleteBasket, setEmail, updateBasket } from './update-basket.ts';

/** Options of a change that has no effect outside of its transaction. */
const transactional = { claimsKey: true };

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const localize = (basket: Basket, { locale }: { locale?: string }) => localizeBasket(deps.database.db, basket, locale, liveCacheOf(deps));
  return [
    bind(
      endpoints.createBasket,
      async (call) => {
        const basket = valueOrFault(await createBasket(deps, basketCallOf(call), call.body));
        call.header('set-cookie', setBasketCookie(deps.settings.siteOrigin));
        return basket;
      },
      transactional,
    ),
    bind(endpoints.getCustomerBaskets, async ({ principal, params, query }) => {
      const page = valueOrFault(await customerBaskets(deps, principal, params.customerId));
      return { ...page, baskets: await Promise.all(page.baskets.map((basket) => localize(basket, query))) };
    }),
    bind(endpoints.getBasket, async ({ principal, params, query }) =>
      localize(valueOrFault(await readBasket(deps, valueOrFault(basketKeyOf(principal, params.basketId)))), query),
    ),
    bind(
      endpoints.updateBasket,
      async (call) => valueOrFault(await updateBasket(deps, basketCallOf(call), call.params.basketId, call.body)),
      transactional,
    ),
    bind(
      endpoints.deleteBasket,
      async ({ principal, idempotentCall, params }) =>
        valueOrFault(await deleteBasket(deps, { principal, idempotentCall }, params.basketId)),
      transactional,
    ),
    bind(
      endpoints.addBasketItems,
      async (call) => valueOrFault(await addItems(deps, basketCallOf(call), call.params.basketId, call.body, call.query.storeId)),
      transactional,
    ),
    bind(
      endpoints.updateBasketItem,
      async (call) => valueOrFault(await updateItem(deps, basketCallOf(call), call.params.basketId, call.params.itemId, call.body)),
      transactional,
    ),
    bind(
      endpoints.removeBasketItem,
      async (call) => valueOrFault(await removeItem(deps, basketCallOf(call), call.params.basketId, call.params.itemId)),
      transactional,
    ),
    bind(
      endpoints.moveBasketItems,
      async (call) => valueOrFault(await moveItems(deps, basketCallOf(call), call.params.basketId, call.body)),
      transactional,
    ),
    bind(
      endpoints.setBasketCustomer,
      async (call) => valueOrFault(await setEmail(deps, basketCallOf(call), call.params.basketId, call.body.email)),
      transactional,
    ),
    bind(
      endpoints.checkBasketAvailability,
      async (call) => {
        const { basketId } = call.params;
        const restore = call.body?.restore;
        return valueOrFault(
          await (restore
            ? restoreBasketItems(deps, basketCallOf(call), basketId, restore)
            : checkBasketAvailability(deps, basketCallOf(call), basketId)),
        );
      },
      transactional,
    ),
    // Counts the attempt before its transaction.
    bind(endpoints.addCoupon, async (call) =>
      valueOrFault(await addCoupon(deps, basketCallOf(call), call.params.basketId, call.body.code, call.request)),
    ),
    bind(
      endpoints.removeCoupon,
      async (call) => valueOrFault(await removeCoupon(deps, basketCallOf(call), call.params.basketId, call.params.couponItemId)),
      transactional,
    ),
    bind(
      endpoints.setShippingAddress,
      async (call) => {
        const { params, query, body } = call;
        valueOrFault(requireHomeShipment(params.shipmentId));
        return valueOrFault(await setShippingAddress(deps, basketCallOf(call), params.basketId, body, query.use_as_billing === 'true'));
      },
      transactional,
    ),
    bind(endpoints.getShippingMethods, async ({ principal, params, query, header }) => {
      const methods = valueOrFault(await listShippingMethods(deps, principal, params.basketId, params.shipmentId, query.countryCode));
      // API-016: only for the shopper. A method that no longer fits is rejected when it is chosen.
      if (deps.settings.sharedMaxAgeSeconds > 0) {
        header('cache-control', `private, max-age=${deps.settings.sharedMaxAgeSeconds}`);
        header('vary', 'Authorization');
      }
      return localizeShippingMethods(deps.database.db, methods, query.locale, liveCacheOf(deps));
    }),
    bind(
      endpoints.setShippingMethod,
      async (call) => {
        const { basketId, shipmentId } = call.params;
        return valueOrFault(await setShippingMethod(deps, basketCallOf(call), basketId, shipmentId, call.body.id));
      },
      transactional,
    ),
    bind(
      endpoints.createShipment,
      async (call) => valueOrFault(await createShipment(deps, basketCallOf(call), call.params.basketId, call.body.shipmentId)),
      transactional,
    ),
    bind(
      endpoints.updateShipment,
      async (call) => {
        const { basketId, shipmentId } = call.params;
        return valueOrFault(await updateShipment(deps, basketCallOf(call), basketId, shipmentId, call.body));
      },
      transactional,
    ),
    bind(
      endpoints.setBillingAddress,
      async (call) => {
        const { params, query, body } = call;
        return valueOrFault(await setBillingAddress(deps, basketCallOf(call), params.basketId, body, query.use_as_shipping === 'true'));
      },
      transactional,
    ),
  ];
}
