import { type Client, type Order, type OrderSummary, salesOriginsByTab } from '@outfitter/contract/client';
import { customerQuery } from '../../customer/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import type { OrderTab } from './order-tab.ts';

export interface OrderPage {
  orders: readonly OrderSummary[];
  total: number;
}

/** Source of a customer's orders. Each implementation lists the latest order first. */
export interface OrderSource {
  name: 'shop' | 'service';
  list(client: Client, tab: OrderTab, page: number): Promise<OrderPage>;
  find(client: Client, order: Pick<OrderSummary, 'orderNo'> & { orderId?: string | undefined }): Promise<Order>;
}

const pageSize = 10;
const originsOf = (tab: OrderTab) => (tab === 'all' ? {} : { c_salesOrigins: salesOriginsByTab[tab].join(',') });

/** The orders of the shop's own database (ORDER-008). */
const shopOrders: OrderSource = {
  name: 'shop',
  async list(client, tab, page) {
    const { customerId } = await getShopper().session.getLogin();
    const query = { start: page * pageSize, count: pageSize, ...originsOf(tab) };
    const { data, total } = await client.getCustomerOrders({ params: { customerId }, query });
    return { orders: data, total };
  },
  find: (client, { orderNo }) => client.getOrder({ params: { orderNo } }),
};

/** The orders of the order-history service (ORDER-007, ORDER-012). */
const orderHistoryService: OrderSource = {
  name: 'service',
  async list(client, tab, page) {
    const { customerNo } = await getQueryClient().ensureQueryData(customerQuery);
    const query = { c_customerNo: customerNo ?? '', page, size: pageSize, ...originsOf(tab) };
    const { content, totalElements } = await client.getOrderHistory({ query });
    return { orders: content, total: totalElements };
  },
  find: (client, { orderNo, orderId }) => client.getOrderHistoryDetails({ query: { c_orderId: orderId ?? orderNo } }),
};

export const orderSource = (isServiceEnabled: boolean): OrderSource => (isServiceEnabled ? orderHistoryService : shopOrders);
