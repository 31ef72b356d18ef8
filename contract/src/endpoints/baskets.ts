/** Baskets. Every mutation responds with the whole basket. */
import { z } from 'zod';
import { maxGiftMessageLength, maxQuantity, paymentMethodIds, shipmentIds, shipmentTypes } from '../constants.ts';
import {
  address,
  addressInput,
  amount,
  currency,
  emailAddress,
  flash,
  giftCardMessage,
  giftCardName,
  productId,
  removable,
  uuid,
} from '../shared-schemas.ts';
import { basketFaults, basketParams, flag } from './basket-parameters.ts';
import { defineEndpoint, shopParams, shopQuery } from './define-endpoint.ts';
import { holidayDeadline } from './delivery.ts';
import { pickupContactChange, pickupFields } from './pickup-fields.ts';
import { image } from './products.ts';

const quantity = z.number().int().min(0).max(1_000_000);

export const priceAdjustment = z.strictObject({
  priceAdjustmentId: z.string(),
  price: amount,
  promotionId: z.string(),
  couponCode: z.string().optional(),
  itemText: z.string(),
});

export const optionItem = z.strictObject({ optionId: z.string().max(40), optionValueId: z.string().max(40) });

export const productItem = z.strictObject({
  itemId: uuid,
  productId,
  productName: z.string(),
  quantity: z.number().int().min(1),
  /** Price of the whole line, before discounts. */
  price: amount,
  /** Price of one unit. */
  basePrice: amount,
  priceAfterItemDiscount: amount,
  /** Price of the whole line, less its share of order discounts. */
  priceAfterOrderDiscount: amount,
  tax: amount,
  priceAdjustments: z.array(priceAdjustment),
  shipmentId: z.string(),
  optionItems: z.array(optionItem),
  inventory: z.strictObject({
    orderable: z.boolean(),
    stockLevel: z.number().int(),
    backorder: z.boolean(),
    inStockDate: z.iso.date().optional(),
  }),
  /** True if fewer units than the quantity are in stock now, so that the line waits for more. */
  c_isBackordered: z.boolean().optional(),
  c_isPickupItem: z.boolean(),
  c_shipmentType: z.enum(shipmentTypes).optional(),
  c_masterId: productId,
  c_slugUrl: z.string(),
  c_image: image,
  c_color: z.string().optional(),
  c_cloth: z.string(),
  c_variationNames: z.record(z.string(), z.string()),
  c_variationValues: z.record(z.string(), z.string()),
  /** List price of one unit, if a lower price applies. */
  c_strikePrice: amount.optional(),
  c_giftCardType: z.string().optional(),
  c_giftCardValue: amount.optional(),
  c_giftCardMessage: z.string().optional(),
  c_giftCardRecipientName: z.string().optional(),
  c_giftCardSenderName: z.string().optional(),
  c_giftCardOptionId: z.string().optional(),
});
export type ProductItem = z.output<typeof productItem>;

export const shippingMethod = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: amount,
  /** The company that delivers, if the merchant names it. */
  c_carrier: z.string().optional(),
  c_arrivesFrom: z.iso.date().optional(),
  c_arrivesTo: z.iso.date().optional(),
  /** Order deadline for these dates. */
  c_orderBefore: z.iso.datetime().optional(),
  /** Deadline of a holiday; only if everything that the method ships is in stock, and a holiday is near. */
  c_holiday: holidayDeadline.optional(),
});
export type ShippingMethod = z.output<typeof shippingMethod>;

/** A part of a shipment that travels by itself. */
export const parcel = z.strictObject({
  itemIds: z.array(uuid),
  /** True for the parcel that waits until its items are in stock; it is shipped by the default method. */
  backorder: z.boolean(),
  c_arrivesFrom: z.iso.date().optional(),
  c_arrivesTo: z.iso.date().optional(),
});
export type Parcel = z.output<typeof parcel>;

export const shipment = z.strictObject({
  shipmentId: z.string(),
  productTotal: amount,
  shippingTotal: amount,
  shippingAddress: address.optional(),
  shippingMethod: shippingMethod.optional(),
  c_isBOPIS: z.boolean(),
  /** True for a gift: the packing slip has no prices, and carries the message. */
  gift: z.boolean().optional(),
  giftMessage: z.string().optional(),
  /** The day on which everything has arrived, or can be picked up. */
  c_promiseDate: z.iso.date().optional(),
  ...pickupFields,
  /** Whether items in stock are shipped before backordered ones; only of a shipment that holds both. */
  c_shipAvailableFirst: z.boolean().optional(),
  /** The two parcels in which items in stock and backordered ones are shipped, or would be; only of a shipment that holds both. */
  c_parcels: z.array(parcel).optional(),
});

export const paymentCard = z.strictObject({
  /** Card number as asterisks and the last four digits. */
  maskedNumber: z.string(),
  numberLastDigits: z.string(),
  cardType: z.string(),
  holder: z.string(),
  expirationMonth: z.number().int(),
  expirationYear: z.number().int(),
});
export const paymentInstrument = z.strictObject({
  paymentInstrumentId: uuid,
  paymentMethodId: z.enum(paymentMethodIds),
  amount,
  paymentCard: paymentCard.optional(),
  c_externalReferenceCode: z.string().optional(),
});

/** Discount of a promo code and its threshold, in the currency of the basket. */
const couponOffer = z.strictObject({ type: z.enum(['order', 'shipping']), threshold: amount, benefit: amount.optional() });

export const couponItem = z.strictObject({
  couponItemId: uuid,
  code: z.string(),
  /** Status of the code; only `applied` means success. */
  statusCode: z.enum(['applied', 'no_applicable_promotion', 'coupon_expired', 'coupon_already_redeemed', 'coupon_not_yet_active']),
  valid: z.boolean(),
  /** Offer of the code; absent if it gives nothing now, or in this currency. */
  c_offer: couponOffer.optional(),
});

export const basket = z.strictObject({
  basketId: uuid,
  currency,
  creationDate: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  productItems: z.array(productItem),
  productSubTotal: amount,
  /** Total after item and order discounts. */
  productTotal: amount,
  shippingTotal: amount,
  taxTotal: amount,
  orderTotal: amount,
  c_isEstimate: z.boolean(),
  orderPriceAdjustments: z.array(priceAdjustment),
  shippingAdjustments: z.array(priceAdjustment),
  couponItems: z.array(couponItem),
  shipments: z.array(shipment),
  billingAddress: address.optional(),
  customerInfo: z.strictObject({ customerId: z.string(), email: z.string().optional() }),
  paymentInstruments: z.array(paymentInstrument),
  applicableShippingMethods: z.array(shippingMethod),
  defaultShippingMethodId: z.string().optional(),
  shippingPromotions: z.array(z.strictObject({ promotionId: z.string() })),
  c_approachingDiscounts: z.array(
    z.strictObject({ type: z.enum(['shipping', 'order']), promotionId: z.string(), conditionThreshold: amount, distance: amount }),
  ),
  c_kioskID: z.string().optional(),
  c_storeID: z.string().optional(),
  c_pickupStoreID: z.string().optional(),
  c_verifiedGroup: z.string().optional(),
  _flash: z.array(flash),
});
export type Basket = z.output<typeof basket>;

const shipmentParams = shopParams({ basketId: z.string().max(60), shipmentId: z.string().max(40) });
const shipmentType = z.enum(shipmentTypes);
const storeId = z.string().max(10);
/** Faults of a call that puts items into a pickup shipment. */
const pickupFaults = ['StoreNotSelectedException', 'StoreNotEligibleException'] as const;

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

export const newItem = z.strictObject({
  productId,
  quantity: quantity.optional(),
  /** The store of a pickup item; without it, the basket's pickup store. */
  storeId: storeId.optional(),
  skuId: productId.optional(),
  /** Options of the product: only gift cards have one, `giftCard`, whose value is the same as `c_giftCardOptionId`. */
  optionItems: z.array(optionItem).max(10).optional(),
  /** Position to restore a removed line to. */
  c_position: z.number().int().min(0).max(500).optional(),
  /** True: in-store pickup if the store has the units now, otherwise ship-to-store. */
  c_isPickupItem: z.boolean().optional(),
  /** Chooses the delivery method itself. */
  c_shipmentType: shipmentType.optional(),
  c_giftCardType: z.string().max(40).optional(),
  c_giftCardValue: amount.min(0).max(10_000).optional(),
  c_giftCardMessage: giftCardMessage.optional(),
  /** Recipient and sender of the card, as printed on it. Its destination is the address of the shipment. */
  c_giftCardRecipientName: giftCardName.optional(),
  c_giftCardSenderName: giftCardName.optional(),
  c_giftCardOptionId: z.string().max(40).optional(),
});
export const addBasketItems = defineEndpoint('addBasketItems', {
  summary: 'Adds SKUs. If a SKU is already in the basket with the same delivery method, its quantity increases.',
  params: basketParams,
  query: shopQuery({ storeId: storeId.optional() }),
  body: z.array(newItem).min(1).max(50),
  response: basket,
  faults: [
    ...basketFaults,
    ...pickupFaults,
    'InvalidProductIdException',
    'InvalidProductItemQuantityException',
    'ProductItemNotAvailableException',
    'BasketItemLimitException',
  ],
});
const itemParams = shopParams({ basketId: z.string().max(60), itemId: z.string().max(60) });
export const updateBasketItem = defineEndpoint('updateBasketItem', {
  summary: 'Changes the quantity of a line (0 removes it), its SKU, its delivery method, or what is written on a gift card.',
  params: itemParams,
  query: shopQuery({}),
  body: z.strictObject({
    productId: productId.optional(),
    quantity: quantity.optional(),
    c_isPickupItem: z.boolean().optional(),
    c_shipmentType: shipmentType.optional(),
    storeId: storeId.optional(),
    c_giftCardMessage: removable(giftCardMessage),
    c_giftCardRecipientName: removable(giftCardName),
    c_giftCardSenderName: removable(giftCardName),
  }),
  response: basket,
  faults: [
    ...basketFaults,
    ...pickupFaults,
    'ProductItemNotFoundException',
    'InvalidProductIdException',
    'InvalidProductItemQuantityException',
    'ProductItemNotAvailableException',
  ],
});
export const removeBasketItem = defineEndpoint('removeBasketItem', {
  summary: 'Removes a line.',
  params: itemParams,
  query: shopQuery({}),
  response: basket,
  faults: [...basketFaults, 'ProductItemNotFoundException'],
});
export const moveBasketItems = defineEndpoint('moveBasketItems', {
  summary: 'Moves the lines of one delivery method to another, as far as they are available there; `_flash` names those that stay.',
  params: basketParams,
  query: shopQuery({}),
  body: z.strictObject({ from: shipmentType, to: shipmentType, storeId: storeId.optional() }),
  response: basket,
  faults: [...basketFaults, ...pickupFaults],
});
export const setBasketCustomer = defineEndpoint('setBasketCustomer', {
  summary: 'Sets the email address for the order confirmation.',
  params: basketParams,
  query: shopQuery({}),
  body: z.strictObject({ email: emailAddress }),
  response: basket,
  faults: basketFaults,
});
export const availabilityChange = z.strictObject({
  itemId: uuid,
  productId,
  /** Quantity before the check. */
  requested: z.number().int().min(1),
  /** Quantity after it; 0 if the item was removed. */
  quantity: z.number().int().min(0),
  c_shipmentType: shipmentType.optional(),
});
export type AvailabilityChange = z.output<typeof availabilityChange>;

export const checkBasketAvailability = defineEndpoint('checkBasketAvailability', {
  summary:
    'Sets each item to the quantity that is available, and removes items that are not (FULFIL-007). Returns what was changed; with `restore`, undoes it.',
  params: basketParams,
  query: shopQuery({}),
  body: z
    .strictObject({
      /** Changes of an earlier check to undo: nothing is reduced, and the basket cannot be ordered until it is available. */
      restore: z
        .array(
          availabilityChange
            .pick({ itemId: true, productId: true, c_shipmentType: true })
            .extend({ requested: z.number().int().min(1).max(maxQuantity) }),
        )
        .max(100)
        .optional(),
    })
    .optional(),
  response: z.strictObject({
    basket,
    /** True if any item was changed (FULFIL-008), or needs a change after it was restored. */
    outOfStock: z.boolean(),
    changes: z.array(availabilityChange),
  }),
  faults: basketFaults,
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

export const setShippingAddress = defineEndpoint('setShippingAddress', {
  summary: 'Sets the address of a shipment. A partial address (country, state, postal code) is enough for an estimate.',
  params: shipmentParams,
  query: shopQuery({ use_as_billing: flag }),
  body: addressInput,
  response: basket,
  faults: [...basketFaults, 'ShipmentNotFoundException', 'ValidationException'],
});
export const getShippingMethods = defineEndpoint('getShippingMethods', {
  summary: "Returns the shipping methods for a shipment's country, with prices and dates.",
  params: shipmentParams,
  query: shopQuery({ countryCode: z.enum(['US', 'CA', 'AA', 'AE', 'AP']).optional() }),
  response: z.strictObject({ applicableShippingMethods: z.array(shippingMethod), defaultShippingMethodId: z.string().optional() }),
  faults: ['BasketNotFoundException', 'ShipmentNotFoundException'],
});
export const setShippingMethod = defineEndpoint('setShippingMethod', {
  summary: 'Sets the shipping method of a shipment. The items of a pickup shipment move to the other pickup method, as far as possible.',
  params: shipmentParams,
  query: shopQuery({}),
  body: z.strictObject({ id: z.string().max(40), c_promiseDate: z.iso.date().optional() }),
  response: basket,
  faults: [...basketFaults, ...pickupFaults, 'ShipmentNotFoundException', 'InvalidShippingMethodIdException'],
});
export const createShipment = defineEndpoint('createShipment', {
  summary: 'Creates a shipment, which stays until items are put into it and removed again. A shipment that exists is returned as it is.',
  params: basketParams,
  query: shopQuery({}),
  body: z.strictObject({ shipmentId: z.enum(Object.values(shipmentIds)) }),
  response: basket,
  faults: basketFaults,
});
/** Change of a shipment. A message belongs to a gift: it is rejected for another shipment, and removed with `gift: false`. */
export const shipmentChange = z
  .strictObject({
    c_shipAvailableFirst: z.boolean().optional(),
    gift: z.boolean().optional(),
    giftMessage: removable(z.string().max(maxGiftMessageLength)),
    ...pickupContactChange,
    /** Pickup store, the same as that of the basket. */
    c_pickupStoreID: removable(storeId),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'at least one choice');
export type ShipmentChange = z.output<typeof shipmentChange>;

export const updateShipment = defineEndpoint('updateShipment', {
  summary:
    'Of a shipment to a home: chooses whether items in stock are shipped before backordered ones, in a parcel of their own and at no further cost, and whether it is a gift. Of a pickup shipment: changes who collects it, and the store.',
  params: shipmentParams,
  query: shopQuery({}),
  body: shipmentChange,
  response: basket,
  faults: [...basketFaults, ...pickupFaults, 'ShipmentNotFoundException', 'ValidationException'],
});
export const setBillingAddress = defineEndpoint('setBillingAddress', {
  summary: 'Sets the billing address.',
  params: basketParams,
  query: shopQuery({ use_as_shipping: flag }),
  body: addressInput,
  response: basket,
  faults: [...basketFaults, 'ValidationException'],
});
