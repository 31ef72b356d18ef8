/** Calls of a basket as a whole, and of its promo codes. Every mutation responds with the whole basket. */
import { z } from 'zod';
import { maxQuantity } from '../../constants.ts';
import { addressInput, currency, emailAddress, productId, removable, uuid } from '../../shared-schemas.ts';
import { defineEndpoint, shopParams, shopQuery } from '../define-endpoint.ts';
import { basketFaults, basketParams, flag, pickupFaults, shipmentType, storeId } from './basket-parameters.ts';
import { basket } from './basket-schema.ts';

export const createBasket = defineEndpoint('createBasket', {
  summary: "Returns the customer's active basket, or creates one.",
  params: shopParams({}),
  query: shopQuery({}),
  body: z.strictObject({ currency: currency.optional(), c_kioskID: z.string().max(40).optional() }).optional(),
  response: basket,
  faults: ['InvalidCurrencyException', 'InvalidCustomerException'],
});

export const getCustomerBaskets = defineEndpoint('getCustomerBaskets', {
  summary: "Returns the customer's active basket, if any, as a list.",
  params: shopParams({ customerId: z.string().max(60) }),
  query: shopQuery({}),
  response: z.strictObject({ count: z.number().int(), baskets: z.array(basket), start: z.number().int(), total: z.number().int() }),
  faults: ['CustomerNotFoundException', 'InvalidCustomerException'],
});

export const getBasket = defineEndpoint('getBasket', {
  summary: 'Returns the basket with current prices.',
  params: basketParams,
  query: shopQuery({}),
  response: basket,
  faults: ['BasketNotFoundException'],
});

/** A line before a change of the pickup store: an item of `details.restore` of the flash `PickupStoreChanged`. */
export const deliveryBefore = z.strictObject({
  itemId: uuid,
  productId,
  quantity: z.number().int().min(1).max(maxQuantity),
  c_shipmentType: shipmentType,
  c_position: z.number().int().min(0).max(500),
});
export type DeliveryBefore = z.output<typeof deliveryBefore>;

export const updateBasket = defineEndpoint('updateBasket', {
  summary:
    'Changes the currency or the pickup store. A new currency reprices the whole basket; a new store moves items that it does not have to another delivery method, and `_flash` names them. With `restore`, undoes a change of the store.',
  params: basketParams,
  query: shopQuery({}),
  body: z
    .strictObject({
      currency: currency.optional(),
      c_pickupStoreID: removable(storeId),
      /** Items of `details.restore` of the flash `PickupStoreChanged`: lines get their previous delivery methods, as far as possible. */
      restore: z.array(deliveryBefore).max(100).optional(),
    })
    .refine(({ c_pickupStoreID, restore }) => restore === undefined || typeof c_pickupStoreID === 'string', {
      path: ['restore'],
      error: 'only with c_pickupStoreID',
    }),
  response: basket,
  faults: [...basketFaults, ...pickupFaults, 'InvalidCurrencyException'],
});

export const deleteBasket = defineEndpoint('deleteBasket', {
  summary: 'Deletes the basket.',
  params: basketParams,
  query: shopQuery({}),
  status: 204,
  faults: basketFaults,
});

export const setBasketCustomer = defineEndpoint('setBasketCustomer', {
  summary: 'Sets the email address for the order confirmation.',
  params: basketParams,
  query: shopQuery({}),
  body: z.strictObject({ email: emailAddress }),
  response: basket,
  faults: basketFaults,
});

export const setBillingAddress = defineEndpoint('setBillingAddress', {
  summary: 'Sets the billing address.',
  params: basketParams,
  query: shopQuery({ use_as_shipping: flag }),
  body: addressInput,
  response: basket,
  faults: [...basketFaults, 'ValidationException'],
});

export const addCoupon = defineEndpoint('addCoupon', {
  summary: 'Adds a promo code. A known but ineligible code is added too, with its status.',
  params: basketParams,
  query: shopQuery({}),
  body: z.strictObject({ code: z.string().max(64) }),
  response: basket,
  faults: [...basketFaults, 'InvalidCouponCodeException', 'TooManyRequestsException'],
});

export const removeCoupon = defineEndpoint('removeCoupon', {
  summary: 'Removes a promo code.',
  params: shopParams({ basketId: z.string().max(60), couponItemId: z.string().max(60) }),
  query: shopQuery({}),
  response: basket,
  faults: [...basketFaults, 'CouponItemNotFoundException'],
});
