import type { Order, OrderSummary } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { SalesOrigin } from '../sales-origins.ts';
import { createBuiltInOrderHistory } from './built-in-order-history.ts';

export interface HistoryCustomer {
  customerGroupId: string;
  customerNo: string;
}

export interface HistoryPage {
  start: number;
  count: number;
  /** Origins of the orders to list; undefined for all orders. */
  salesOrigins: readonly SalesOrigin[] | undefined;
}

/** Source of a customer's placed orders: the shop's own database, or an order-history service that knows orders of all channels. */
export interface OrderHistory {
  /** Returns a page of the orders, the latest first, and the number of all of them. */
  list(customer: HistoryCustomer, page: HistoryPage): Promise<{ orders: OrderSummary[]; total: number }>;
  /** Finds an order of the customer by its id or number; `undefined` if it is unknown or another customer's. */
  find(customer: HistoryCustomer, orderId: string): Promise<Order | undefined>;
}

export function orderHistoryOf(deps: CommerceDependencies): OrderHistory {
  return deps.orderHistory ?? createBuiltInOrderHistory(deps.database.db);
}
