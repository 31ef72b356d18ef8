import type { Order, OrderSummary } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { createBuiltInOrderHistory } from './built-in-order-history.ts';
import type { SalesOrigin } from './sales-origins.ts';

export interface HistoryCustomer {
  customerGroupId: string;
  /** The id of the customer in other systems. */
  customerNo: string;
}

export interface HistoryPage {
  start: number;
  count: number;
  /** Only orders of these origins; all orders if absent. */
  salesOrigins: readonly SalesOrigin[] | undefined;
}

/** Source of a customer's placed orders: the shop's own database, or an order-history service that knows orders of all channels. */
export interface OrderHistory {
  /** Returns a page of the orders, the latest first, and the number of all of them. */
  list(customer: HistoryCustomer, page: HistoryPage): Promise<{ orders: OrderSummary[]; total: number }>;
  /** Finds an order of the customer by its id or number; `undefined` if it is unknown or another customer's. */
  find(customer: HistoryCustomer, orderId: string): Promise<Order | undefined>;
}

/** The order-history service; by default it has the orders of the shop. */
export function orderHistoryOf(deps: CommerceDependencies): OrderHistory {
  return deps.orderHistory ?? createBuiltInOrderHistory(deps.database.db);
}
