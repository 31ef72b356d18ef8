import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../platform/dependencies.ts';
import { bind } from '../platform/http/bind.ts';
import type { BoundRoute } from '../platform/http/types.ts';
import { addItems } from './add-items.ts';
import { requireShipment, setBillingAddress, setShippingAddress } from './addresses.ts';
import { basketKeyOf } from './basket-access.ts';
import { deleteBasket, setEmail, updateBasket } from './basket-fields.ts';
import { addCoupon, removeCoupon } from './coupons.ts';
import { createBasket, customerBaskets } from './create-basket.ts';
import { readBasket } from './read-basket.ts';
import { listShippingMethods, setShippingMethod } from './shipping-methods.ts';
import { removeItem, updateItem } from './update-item.ts';

export function routes(deps: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.createBasket, ({ principal, body }) => createBasket(deps, principal, body)),
    bind(endpoints.getCustomerBaskets, ({ principal, params }) => customerBaskets(deps, principal, params.customerId)),
    bind(endpoints.getBasket, async ({ principal, params }) => readBasket(deps, basketKeyOf(principal, params.basketId))),
    bind(endpoints.updateBasket, ({ principal, params, body }) => updateBasket(deps, principal, params.basketId, body)),
    bind(endpoints.deleteBasket, async ({ principal, params }) => {
      await deleteBasket(deps, principal, params.basketId);
      return undefined;
    }),
    bind(endpoints.addBasketItems, ({ principal, params, query, body }) => addItems(deps, principal, params.basketId, body, query.storeId)),
    bind(endpoints.updateBasketItem, ({ principal, params, body }) => updateItem(deps, principal, params.basketId, params.itemId, body)),
    bind(endpoints.removeBasketItem, ({ principal, params }) => removeItem(deps, principal, params.basketId, params.itemId)),
    bind(endpoints.setBasketCustomer, ({ principal, params, body }) => setEmail(deps, principal, params.basketId, body.email)),
    bind(endpoints.addCoupon, ({ principal, params, body }) => addCoupon(deps, principal, params.basketId, body.code)),
    bind(endpoints.removeCoupon, ({ principal, params }) => removeCoupon(deps, principal, params.basketId, params.couponItemId)),
    bind(endpoints.setShippingAddress, async ({ principal, params, query, body }) => {
      requireShipment(params.shipmentId);
      return setShippingAddress(deps, principal, params.basketId, body, query.use_as_billing === 'true');
    }),
    bind(endpoints.getShippingMethods, ({ principal, params, query }) =>
      listShippingMethods(deps, principal, params.basketId, params.shipmentId, query.countryCode),
    ),
    bind(endpoints.setShippingMethod, ({ principal, params, body }) =>
      setShippingMethod(deps, principal, params.basketId, params.shipmentId, body.id),
    ),
    bind(endpoints.setBillingAddress, ({ principal, params, query, body }) =>
      setBillingAddress(deps, principal, params.basketId, body, query.use_as_shipping === 'true'),
    ),
  ];
}
