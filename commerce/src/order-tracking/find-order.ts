/** Finding an order without its owner's token. */
import { timingSafeEqual } from 'node:crypto';
import type { TrackedOrder } from '@outfitter/contract';
import { parseOrderNumber } from '../orders/order-number.ts';
import { type OrderRow, orderKeyOfNumber, readOrder } from '../orders/order-queries.ts';
import { presentOrder } from '../orders/present-order.ts';
import type { Queryable } from '../platform/database/database.ts';
import { hmacSha256 } from '../platform/security/secrets.ts';

/** Belongs to no order: what is read where the number is unknown, so that the answer takes as long as for a known one. */
const dummyOrderKey = { customerGroupId: '', orderId: '00000000-0000-0000-0000-000000000000' };
const normalizeEmail = (email: string) => email.trim().toLowerCase();

/**
 * The order of a number that was placed with this email; undefined for an unknown number, a wrong email and an order that came to
 * nothing, each after the same work: two statements and one comparison.
 */
export async function findOrder(
  queryable: Queryable,
  { orderNo: typed, email }: { orderNo: string; email: string },
  key: Buffer,
): Promise<OrderRow | undefined> {
  const found = await orderKeyOfNumber(queryable, parseOrderNumber(typed) ?? '');
  const order = await readOrder(queryable, found ?? dummyOrderKey);
  const isTheirs = timingSafeEqual(hmacSha256(key, normalizeEmail(order?.email ?? '')), hmacSha256(key, normalizeEmail(email)));
  return order && isTheirs && order.status !== 'failed' ? order : undefined;
}

/** What may be told to whoever knows number and email. */
export function presentTrackedOrder(row: OrderRow): TrackedOrder {
  const { orderNo, status, creationDate, currency, c_orderType, shipments, productItems } = presentOrder(row);
  return {
    orderNo,
    status,
    creationDate,
    currency,
    c_orderType,
    shipments: shipments.map(({ shipmentId, shippingMethod, c_isBOPIS, shippingAddress }) => ({
      shipmentId,
      c_isBOPIS,
      ...(shippingMethod ? { shippingMethod } : {}),
      ...(shippingAddress?.city ? { c_town: { city: shippingAddress.city, stateCode: shippingAddress.stateCode ?? '' } } : {}),
    })),
    productItems: productItems.map(
      ({ itemId, productId, productName, quantity, price, shipmentId, c_image, c_variationNames, c_pageUrl }) => ({
        itemId,
        productId,
        productName,
        quantity,
        price,
        shipmentId,
        c_image,
        c_variationNames,
        c_pageUrl,
      }),
    ),
  };
}
