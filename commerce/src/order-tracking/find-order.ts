import { timingSafeEqual } from 'node:crypto';
import type { Order, TrackedOrder } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { presentOrder } from '../orders/history/present-order.ts';
import { readOrderByNumber } from '../orders/history/read-order-by-number.ts';
import type { Queryable } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { deriveKey, hmacSha256 } from '../platform/security/secrets.ts';

const normalizeEmail = (email: string) => email.trim().toLowerCase();

/**
 * Finds an order by its number and email. Unknown numbers and other emails take the same two statements and one comparison in constant
 * time, so that the duration reveals nothing.
 */
export async function findOrder(queryable: Queryable, { orderNo, email }: { orderNo: string; email: string }, key: Buffer) {
  const order = await readOrderByNumber(queryable, orderNo);
  const isSameEmail = timingSafeEqual(hmacSha256(key, normalizeEmail(order?.email ?? '')), hmacSha256(key, normalizeEmail(email)));
  return order && isSameEmail && order.status !== 'failed' ? order : undefined;
}

/** Leaves out street, payment, contact data and the code of a pickup, because order number and email are weak proof of identity. */
function presentTrackedOrder(order: Order): TrackedOrder {
  const { orderNo, status, creationDate, currency, orderTotal, c_orderType, shipments, productItems } = order;
  return {
    orderNo,
    status,
    creationDate,
    currency,
    orderTotal,
    c_orderType,
    shipments: shipments.map(
      ({
        shipmentId,
        shippingMethod,
        c_isBOPIS,
        c_readyBy,
        c_promiseDate,
        c_pickupStoreTimeZone,
        shippingAddress,
        c_shipAvailableFirst,
        c_parcels,
        gift,
        giftMessage,
        c_pickupState,
        c_readySince,
        c_collectUntil,
        c_missingItems,
        c_refundedTotal,
      }) => ({
        shipmentId,
        c_isBOPIS,
        ...(c_readyBy ? { c_readyBy } : {}),
        ...(c_promiseDate ? { c_promiseDate } : {}),
        ...(c_pickupStoreTimeZone ? { c_pickupStoreTimeZone } : {}),
        ...(c_pickupState ? { c_pickupState } : {}),
        ...(c_readySince ? { c_readySince } : {}),
        ...(c_collectUntil ? { c_collectUntil } : {}),
        ...(c_missingItems ? { c_missingItems } : {}),
        ...(c_refundedTotal === undefined ? {} : { c_refundedTotal }),
        ...(gift ? { gift } : {}),
        ...(giftMessage ? { giftMessage } : {}),
        ...(shippingMethod ? { shippingMethod } : {}),
        ...(c_parcels ? { c_shipAvailableFirst, c_parcels } : {}),
        ...(shippingAddress?.city ? { c_town: { city: shippingAddress.city, stateCode: shippingAddress.stateCode ?? '' } } : {}),
      }),
    ),
    productItems: productItems.map(
      ({
        itemId,
        productId,
        productName,
        quantity,
        price,
        shipmentId,
        c_image,
        c_variationNames,
        c_pageUrl,
        c_isBackordered,
        c_inStockDate,
        c_giftCardRecipientName,
        c_giftCardSenderName,
        c_giftCardMessage,
      }) => ({
        itemId,
        productId,
        productName,
        quantity,
        price,
        shipmentId,
        c_image,
        c_variationNames,
        c_pageUrl,
        ...(c_isBackordered ? { c_isBackordered } : {}),
        ...(c_inStockDate ? { c_inStockDate } : {}),
        ...(c_giftCardRecipientName ? { c_giftCardRecipientName } : {}),
        ...(c_giftCardSenderName ? { c_giftCardSenderName } : {}),
        ...(c_giftCardMessage ? { c_giftCardMessage } : {}),
      }),
    ),
  };
}

export async function trackOrder(
  { database: { db }, settings }: Pick<CommerceDependencies, 'database' | 'settings'>,
  query: { orderNo: string; email: string },
): Promise<Result<TrackedOrder, 'OrderNotFoundException'>> {
  const order = await findOrder(db, query, deriveKey(settings.masterKey, 'order tracking'));
  // The failure does not repeat the input and is the same for every reason.
  return order
    ? ok(presentTrackedOrder(presentOrder(order)))
    : failure('OrderNotFoundException', 'No order with this number and email was found.');
}
