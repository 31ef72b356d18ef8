/**
 * The basket, for every screen.
 *
 * - `useBasket()` what is in it; `useAddToBasket()` adds SKUs: `add.run([{ productId, quantity }])`, `add.status`, and
 *   `<BasketFailure error={add.error} />` says why it failed.
 * - `<CartAction hasFlyout />` the header's cart with its count and the mini cart; `<CartPage />` the whole cart screen.
 */
export { BasketErrorMessage } from './basket-error.tsx';
export { CartPage } from './cart-page/cart-page.tsx';
export { isCompletePostalCode, regionForPostalCode } from './destination/postal-code.ts';
export { type CountryCode, countries, isMilitary, regionsOf } from './destination/regions.ts';
export { isOrderable, lineNotice } from './lines/line-notice.ts';
export { LineNoticeMessage } from './lines/line-notice-message.tsx';
export { OrderLine } from './lines/order-line.tsx';
export { useDateFormat } from './lines/use-date-format.ts';
export { CartAction } from './mini-cart/cart-action.tsx';
export { countItems } from './state/basket-patch.ts';
export type { BasketStore } from './state/basket-store.ts';
export { getBasketStore } from './state/get-basket-store.ts';
export { readPlacedOrder, storePlacedOrder } from './state/placed-order.ts';
export type { NewBasketItem } from './state/removed-items.ts';
export { readStoredBasket } from './state/stored-basket.ts';
export { useAddToBasket } from './state/use-add-to-basket.ts';
export { type BasketState, useBasket } from './state/use-basket.ts';
export { type Operation, type OperationStatus, useOperation } from './state/use-operation.ts';
export { OrderTotals } from './summary/order-totals.tsx';
export { PromoCode } from './summary/promo-code.tsx';
