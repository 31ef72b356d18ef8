/**
 * The basket, for every screen.
 *
 * - `useBasket()` what is in it; `useAddToBasket()` adds SKUs: `add.run([{ productId, quantity }])`, `add.status`, and
 *   `<BasketFailure error={add.error} />` says why it failed.
 * - `<CartAction hasFlyout />` the header's cart with its count and the mini cart; `<CartPage />` the whole cart screen.
 */
export { BasketFailure } from './basket-failure.tsx';
export { itemCountOf } from './basket-patch.ts';
export type { BasketStore } from './basket-store.ts';
export { CartAction } from './cart-action.tsx';
export { CartPage } from './cart-page.tsx';
export { isPostalCode, regionOfPostalCode } from './destination/postal-code.ts';
export { type CountryCode, countries, isMilitary, regionsOf } from './destination/regions.ts';
export { readKeptBasket } from './kept-basket.ts';
export { isOrderable, lineNotice } from './line-notice.ts';
export { LineNoticeText } from './line-notice-text.tsx';
export { OrderLine } from './order-line.tsx';
export { OrderSums } from './order-sums.tsx';
export { keepPlacedOrder, readPlacedOrder } from './placed-order.ts';
export { PromoCode } from './promo-code.tsx';
export type { NewBasketItem } from './removed-items.ts';
export { theBasketStore } from './the-basket-store.ts';
export { useAddToBasket } from './use-add-to-basket.ts';
export { type BasketState, useBasket } from './use-basket.ts';
export { useDates } from './use-dates.ts';
export { type Operation, type OperationStatus, useOperation } from './use-operation.ts';
