import { and, eq, inArray } from 'drizzle-orm';
import type { BasketKey } from '../basket/snapshot.ts';
import { ordersHoldingStock } from '../inventory/reserve.ts';
import type { Queryable } from '../platform/database/database.ts';
import { isUnfinished } from './order-state.ts';
import { customerOrders, orderLines } from './tables.ts';

/** Returns the ids of those baskets that may not be deleted with the expired ones: an order of theirs is unfinished or holds stock. */
export async function findProtectedBaskets(queryable: Queryable, keys: readonly BasketKey[]): Promise<ReadonlySet<string>> {
  const rows = await queryable
    .select({ basketId: customerOrders.basketId, orderId: customerOrders.id, status: customerOrders.status, skuId: orderLines.skuId })
    .from(customerOrders)
    .innerJoin(orderLines, and(eq(orderLines.customerGroupId, customerOrders.customerGroupId), eq(orderLines.orderId, customerOrders.id)))
    .where(
      and(
        inArray(
          customerOrders.customerGroupId,
          keys.map(({ customerGroupId }) => customerGroupId),
        ),
        inArray(
          customerOrders.basketId,
          keys.map(({ basketId }) => basketId),
        ),
      ),
    );
  const holding = await ordersHoldingStock(queryable, rows);
  const isProtected = ({ status, orderId }: (typeof rows)[number]) => isUnfinished(status) || holding.has(orderId);
  return new Set(rows.filter(isProtected).map(({ basketId }) => basketId));
}
