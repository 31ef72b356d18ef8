import type { Queryable } from '../../platform/database/database.ts';
import { parseOrderNumber } from '../order-number.ts';
import { type OrderRow, orderKeyOfNumber, readOrder } from '../order-queries.ts';

/** Key that is read for an unknown order number, so that the result takes as long as for a known one. */
const dummyOrderKey = { customerGroupId: '', orderId: '00000000-0000-0000-0000-000000000000' };

/** Reads the order of a number, of whichever customer; the caller checks who may see it. Two statements, for unknown numbers, too. */
export async function readOrderByNumber(queryable: Queryable, typedNumber: string): Promise<OrderRow | undefined> {
  const key = await orderKeyOfNumber(queryable, parseOrderNumber(typedNumber) ?? '');
  return readOrder(queryable, key ?? dummyOrderKey);
}
