/** The basket in responses. */
import { z } from 'zod';
import { paymentMethodIds, shipmentTypes } from '../../constants.ts';
import { address, amount, currency, flash, productId, uuid } from '../../shared-schemas.ts';
import { holidayDeadline } from '../delivery.ts';
import { pickupFields } from '../pickup-fields.ts';
import { image } from '../products.ts';

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
  /** True for the parcel that waits until its items are in stock. */
  backorder: z.boolean(),
  /** The method of the backordered parcel: the default method. The other parcel has the method of the shipment. */
  c_shippingMethod: shippingMethod.pick({ id: true, name: true, c_carrier: true }).optional(),
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
