/** The calls of an account's orders. Both sources of orders have the same port. */
import type { Order, OrderSummary } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { type CustomerAccessError, invalidCustomer, requireCustomer, requireOwnCustomer } from '../../customers/customer-access.ts';
import type { CustomerRow } from '../../customers/find-customer.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/principal.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { parseSalesOrigins } from '../sales-origins.ts';
import { createBuiltInOrderHistory } from './built-in-order-history.ts';
import { orderHistoryOf } from './order-history.ts';

const defaultPageSize = 10;

/** Returns the customer's orders from the shop's database (API-029). */
export async function customerOrdersOf(
  deps: CommerceDependencies,
  principal: Principal,
  customerId: string,
  { start = 0, count = defaultPageSize, c_salesOrigins }: { start?: number; count?: number; c_salesOrigins?: string },
): Promise<Result<{ count: number; data: OrderSummary[]; start: number; total: number }, CustomerAccessError>> {
  const { db } = deps.database;
  const customer = await requireOwnCustomer(db, principal, customerId);
  if (!customer.ok) return customer;
  const page = { start, count, salesOrigins: parseSalesOrigins(c_salesOrigins) };
  const { orders, total } = await createBuiltInOrderHistory(db).list(customer.value, page);
  return ok({ count: orders.length, data: orders, start, total });
}

/** Returns the customer whose number is in the call; another's is reported as not found, an empty one as invalid (ERROR-008). */
async function requireOwnNumber(
  queryable: Queryable,
  principal: Principal,
  customerNo: string,
): Promise<Result<CustomerRow, CustomerAccessError>> {
  const customer = customerNo.trim() === '' ? invalidCustomer : await requireCustomer(queryable, principal);
  if (!customer.ok || customer.value.customerNo === customerNo) return customer;
  return failure('CustomerNotFoundException', `No customer with the number '${customerNo}' was found.`, { customerNo });
}

interface ServicePage {
  content: OrderSummary[];
  page: number;
  size: number;
  totalElements: number;
  totalPages: number;
}

/** Returns the customer's orders from the order-history service (API-031). */
export async function orderHistoryPage(
  deps: CommerceDependencies,
  principal: Principal,
  {
    c_customerNo,
    page = 0,
    size = defaultPageSize,
    c_salesOrigins,
  }: { c_customerNo: string; page?: number; size?: number; c_salesOrigins?: string },
): Promise<Result<ServicePage, CustomerAccessError>> {
  const customer = await requireOwnNumber(deps.database.db, principal, c_customerNo);
  if (!customer.ok) return customer;
  const range = { start: page * size, count: size, salesOrigins: parseSalesOrigins(c_salesOrigins) };
  const { orders, total } = await orderHistoryOf(deps).list(customer.value, range);
  return ok({ content: orders, page, size, totalElements: total, totalPages: Math.ceil(total / size) });
}

/** Returns an order of the customer from the order-history service, by its id or number (API-032, ORDER-012). */
export async function orderHistoryDetails(
  deps: CommerceDependencies,
  principal: Principal,
  orderId: string,
): Promise<Result<Order, 'OrderNotFoundException'>> {
  const customer = await requireCustomer(deps.database.db, principal);
  const order = customer.ok ? await orderHistoryOf(deps).find(customer.value, orderId) : undefined;
  return order ? ok(order) : failure('OrderNotFoundException', `No order with the id '${orderId}' was found.`, { orderId });
}
