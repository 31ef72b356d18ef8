/**
 * The basket, for every screen.
 *
 * - `useBasket()` reads it; `useBasketMutation()` changes it, with one of the exported changes: `mutate(setQuantity(itemId, 2))`.
 * - `useAddToBasket()` adds SKUs on pages that load TanStack Query late; `<BasketErrorMessage error={error} />` explains a failure.
 * - `<CartAction hasFlyout />` is the header's cart with its count and the mini cart; `<CartPage />` is the cart page.
 */
export { BasketErrorMessage } from './basket-error.tsx';
export { BasketFetchError } from './basket-fetch-error.tsx';
export { CartPage } from './cart-page/cart-page.tsx';
export { Carrier } from './delivery/carrier.tsx';
export { deliveryGroups, deliveryMethodOf, hasParcel, isPickup, type PickupMethod, shipmentTypeOf } from './delivery/delivery-method.ts';
export { DeliveryStatus } from './delivery/delivery-status.tsx';
export { findPickupStoreError } from './delivery/find-pickup-store-error.ts';
export { homeShipment } from './delivery/home-shipment.ts';
export { MoveError } from './delivery/move-error.tsx';
export { isPastPickupTime, pickupDay } from './delivery/pickup-day.ts';
export { PickupHeading, PickupName } from './delivery/pickup-heading.tsx';
export { PickupItems } from './delivery/pickup-items.tsx';
export { PickupReady } from './delivery/pickup-ready.tsx';
export { type PickupStores, PickupStoresContext } from './delivery/pickup-stores.ts';
export { useDeliveryMoves } from './delivery/use-delivery-moves.ts';
export { hasStoredDestination } from './destination/has-stored-destination.ts';
export { isCompletePostalCode, postalCodeErrorOf, regionForPostalCode } from './destination/postal-code.ts';
export { listCountries, listRegions, regionName } from './destination/region-names.ts';
export { type CountryCode, isMilitary } from './destination/regions.ts';
export {
  type Destination,
  parseDestination,
  readDestination,
  storeDestination,
  useDestination,
} from './destination/stored-destination.ts';
export { GiftCardTextFields } from './gift-card/gift-card-text-fields.tsx';
export { type GiftCardItem, noGiftCardTexts, toGiftCardFields } from './gift-card/gift-card-texts.ts';
export { useGiftCardForm } from './gift-card/use-gift-card-form.tsx';
export { ignoreDoubleClick } from './lines/ignore-double-click.ts';
export { itemImage, productPath } from './lines/item-details.ts';
export { isOrderable, lineNotice } from './lines/line-notice.ts';
export { LineNoticeMessage } from './lines/line-notice-message.tsx';
export { LineQuantity } from './lines/line-quantity.tsx';
export { OrderLine, OrderLineLayout, ValuesAndQuantity } from './lines/order-line.tsx';
export type { SaveForLater } from './lines/save-for-later.ts';
export { useVariationText } from './lines/use-variation-text.ts';
export { CartAction } from './mini-cart/cart-action.tsx';
export { LazyLinkedPromoNotice } from './notices/lazy-linked-promo-notice.tsx';
export { LazyDeliveryNotices, LazyPickupStoreErrorAlert } from './notices/lazy-notices.tsx';
export { HolidayDeadline } from './parcels/holiday-deadline.tsx';
export { LazyBackorderChoice } from './parcels/lazy-backorder-choice.tsx';
export { arrivalOf, parcelsOf } from './parcels/parcels.ts';
export { ShipmentItems } from './parcels/shipment-items.tsx';
export { ReturnPromise } from './promises/return-promise.tsx';
export { TimeUnavailable } from './promises/time-unavailable.tsx';
export { linesAndRemovals } from './removals/lines-and-removals.ts';
export { RemoveLineButton } from './removals/remove-line-button.tsx';
export { UndoRemovals } from './removals/undo-removals.tsx';
export { addItems, removeItem, setPickupStore, setQuantity, setVariant } from './state/basket-changes.ts';
export { countItems } from './state/basket-patch.ts';
export { type BasketChange, getBasketStore } from './state/basket-store.ts';
export { readPlacedOrder, storePlacedOrder } from './state/placed-order.ts';
export { type NewBasketItem, newItemOf, type RemovedItem } from './state/removed-items.ts';
export { readStoredBasket } from './state/stored-basket.ts';
export { type AddToBasketStatus, useAddToBasket } from './state/use-add-to-basket.ts';
export { type BasketState, useBasket, useBasketTabState } from './state/use-basket.ts';
export { useBasketMutation } from './state/use-basket-mutation.ts';
export { ItemsAtStore } from './store-stock/items-at-store.tsx';
export { itemAtStore, type StockedItem, stockAtStoresQuery } from './store-stock/stock-at-stores.ts';
export { isTaxKnown, totalBeforeTax } from './summary/known-totals.ts';
export { OrderTotals } from './summary/order-totals.tsx';
export { PromoCode } from './summary/promo-code.tsx';
export { SummaryPanel, SummarySkeleton } from './summary/summary-panel.tsx';
export { useShipsFreeWithCart } from './summary/use-ships-free-with-cart.ts';
