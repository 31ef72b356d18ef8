/** Calls of the items of a basket. */
import { z } from 'zod';
import { maxQuantity } from '../../constants.ts';
import { amount, giftCardMessage, giftCardName, productId, removable, uuid } from '../../shared-schemas.ts';
import { defineEndpoint, shopParams, shopQuery } from '../define-endpoint.ts';
import { basketFaults, basketParams, pickupFaults, shipmentType, storeId } from './basket-parameters.ts';
import { basket, optionItem } from './basket-schema.ts';

const quantity = z.number().int().min(0).max(1_000_000);

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
