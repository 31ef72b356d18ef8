import { type Currency, homeShipmentId, type RequestBody, type ShipmentType } from '@outfitter/contract/client';
import { emitItemsAdded } from '../../platform/analytics/basket-events.ts';
import { isPickup } from '../delivery/delivery-method.ts';
import { type GiftCardTexts, toGiftCardChange } from '../gift-card/gift-card-texts.ts';
import { getBasketTabState, updateBasketTabState } from './basket-cache.ts';
import type { BasketChange } from './basket-store.ts';
import { type NewBasketItem, type RemovedItem, toNewItem, withoutRemovedItem } from './removed-items.ts';

export function addItems(items: readonly NewBasketItem[], currency: Currency): BasketChange {
  return {
    createIn: currency,
    send: (client, basketId, idempotencyKey) => client.addBasketItems({ params: { basketId }, body: [...items], idempotencyKey }),
    onSuccess(queryClient) {
      updateBasketTabState(queryClient, { additions: getBasketTabState(queryClient).additions + 1 });
      emitItemsAdded(items);
    },
  };
}

export function setQuantity(itemId: string, quantity: number): BasketChange {
  return { patch: { kind: 'quantity', itemId, quantity }, send: updateItem(itemId, { quantity }) };
}

/** Changes the variant and quantity of a line; `delivery` changes how it reaches the shopper, too. */
export function setVariant(
  itemId: string,
  productId: string,
  quantity: number,
  delivery: Pick<NewBasketItem, 'c_shipmentType' | 'storeId'> = {},
): BasketChange {
  return { send: updateItem(itemId, { productId, quantity, ...delivery }) };
}

export function setGiftCardTexts(itemId: string, texts: GiftCardTexts): BasketChange {
  return { send: updateItem(itemId, toGiftCardChange(texts)) };
}

function updateItem(itemId: string, body: RequestBody<'updateBasketItem'>): BasketChange['send'] {
  return (client, basketId, idempotencyKey) => client.updateBasketItem({ params: { basketId, itemId }, body, idempotencyKey });
}

export function removeItem(itemId: string): BasketChange {
  return {
    patch: { kind: 'remove', itemId },
    send: (client, basketId, idempotencyKey) => client.removeBasketItem({ params: { basketId, itemId }, idempotencyKey }),
  };
}

/**
 * Ships a line home, or has it collected. Which of the two kinds of pickup it becomes depends on the stock of the store; `to` is what the
 * cart shows until then. `storeId` is the store of the first line that is collected.
 */
export function moveItem(itemId: string, to: ShipmentType, storeId?: string): BasketChange {
  return {
    patch: { kind: 'move', itemId, to },
    send: updateItem(itemId, { c_isPickupItem: isPickup(to), ...(storeId === undefined ? {} : { storeId }) }),
  };
}

/** Moves a line between the two kinds of pickup. The shop rejects it if it is not available in the other way. */
export function switchPickup(itemId: string, to: ShipmentType): BasketChange {
  return { patch: { kind: 'move', itemId, to }, send: updateItem(itemId, { c_shipmentType: to }) };
}

/** Moves a line to the wishlist. It is saved there first, so that a failure loses nothing. */
export function moveToWishlist(itemId: string, save: () => Promise<void>): BasketChange {
  return {
    patch: { kind: 'remove', itemId },
    isSavedForLater: true,
    async send(client, basketId, idempotencyKey) {
      await save();
      return client.removeBasketItem({ params: { basketId, itemId }, idempotencyKey });
    },
  };
}

export function restoreItem(removed: RemovedItem, currency: Currency, onRestored?: () => void): BasketChange {
  return {
    createIn: currency,
    send: (client, basketId, idempotencyKey) => client.addBasketItems({ params: { basketId }, body: [toNewItem(removed)], idempotencyKey }),
    onSuccess(queryClient) {
      const { removedItems } = getBasketTabState(queryClient);
      updateBasketTabState(queryClient, { removedItems: withoutRemovedItem(removedItems, removed.item.itemId) });
      onRestored?.();
    },
  };
}

export function setCurrency(currency: Currency): BasketChange {
  return {
    send: (client, basketId, idempotencyKey) => client.updateBasket({ params: { basketId }, body: { currency }, idempotencyKey }),
  };
}

/** Sets the store in which items of the basket are picked up. `onUndone` is called if the shopper undoes the change. */
export function setPickupStore(storeId: string, onUndone?: () => void): BasketChange {
  return {
    onSuccess: (queryClient) => updateBasketTabState(queryClient, { onStoreUndone: onUndone }),
    send: (client, basketId, idempotencyKey) =>
      client.updateBasket({ params: { basketId }, body: { c_pickupStoreID: storeId }, idempotencyKey }),
  };
}

export function setHomeAddress(body: RequestBody<'setShippingAddress'>): BasketChange {
  return {
    send: (client, basketId, idempotencyKey) =>
      client.setShippingAddress({ params: { basketId, shipmentId: homeShipmentId }, body, idempotencyKey }),
  };
}

export function shipAvailableFirst(isChosen: boolean): BasketChange {
  return {
    send: (client, basketId, idempotencyKey) =>
      client.updateShipment({
        params: { basketId, shipmentId: homeShipmentId },
        body: { c_shipAvailableFirst: isChosen },
        idempotencyKey,
      }),
  };
}

/** Marks the order as a gift, or not. Without `giftMessage`, the saved message of a gift stays. */
export function setGift(body: Pick<RequestBody<'updateShipment'>, 'gift' | 'giftMessage'>): BasketChange {
  return {
    send: (client, basketId, idempotencyKey) =>
      client.updateShipment({ params: { basketId, shipmentId: homeShipmentId }, body, idempotencyKey }),
  };
}

export function addCoupon(code: string): BasketChange {
  return { send: (client, basketId, idempotencyKey) => client.addCoupon({ params: { basketId }, body: { code }, idempotencyKey }) };
}

/** Creates the basket that the store applies the promo code of a link to, if the shopper has none. */
export function applyLinkedPromoCode(currency: Currency): BasketChange {
  return { createIn: currency, send: (client, basketId) => client.getBasket({ params: { basketId } }) };
}

export function removeCoupon(couponItemId: string): BasketChange {
  return { send: (client, basketId, idempotencyKey) => client.removeCoupon({ params: { basketId, couponItemId }, idempotencyKey }) };
}
