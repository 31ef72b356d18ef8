import { describe, expect, it } from 'vitest';
import type { HistoryCustomer, OrderHistory } from './order-history.ts';

export interface OrderHistorySubject {
  history: OrderHistory;
  /** Has three orders: the oldest of the origin `POS`, then `Phone`, then `Internet`. */
  customer: HistoryCustomer;
  /** Customer with one order. */
  otherCustomer: HistoryCustomer;
}

export function orderHistoryConformance(name: string, subject: () => Promise<OrderHistorySubject>): void {
  const all = { start: 0, count: 10, salesOrigins: undefined };

  describe(`${name} as an order history`, () => {
    it('lists the orders of the customer only, the latest first', async () => {
      const { history, customer, otherCustomer } = await subject();
      const { orders, total } = await history.list(customer, all);
      expect(total).toBe(3);
      expect(orders.map(({ c_salesOrigin }) => c_salesOrigin)).toEqual(['Internet', 'Phone', 'POS']);
      const others = await history.list(otherCustomer, all);
      expect(others.orders.map(({ orderNo }) => orderNo)).not.toContain(orders[0]?.orderNo);
      expect(others.total).toBe(1);
    });

    it('pages, with the number of all orders on each page', async () => {
      const { history, customer } = await subject();
      const { orders } = await history.list(customer, all);
      const second = await history.list(customer, { ...all, start: 1, count: 1 });
      expect(second.total).toBe(3);
      expect(second.orders.map(({ orderNo }) => orderNo)).toEqual([orders[1]?.orderNo]);
      expect(await history.list(customer, { ...all, start: 30 })).toEqual({ orders: [], total: 3 });
    });

    it('ORDER-010 ORDER-011 filters by sales origin; no origin means no order', async () => {
      const { history, customer } = await subject();
      const found = await history.list(customer, { ...all, salesOrigins: ['POS', 'POS DIRECT', 'Phone'] });
      expect(found.orders.map(({ c_salesOrigin }) => c_salesOrigin)).toEqual(['Phone', 'POS']);
      expect(found.total).toBe(2);
      expect(await history.list(customer, { ...all, salesOrigins: [] })).toEqual({ orders: [], total: 0 });
    });

    it('finds an order by id and by number, for its customer only', async () => {
      const { history, customer, otherCustomer } = await subject();
      const [latest] = (await history.list(customer, all)).orders;
      const byId = await history.find(customer, latest?.orderId ?? '');
      expect(byId).toMatchObject({ orderNo: latest?.orderNo, orderTotal: latest?.orderTotal, productItems: latest?.productItems });
      expect(await history.find(customer, latest?.orderNo ?? '')).toEqual(byId);
      expect(await history.find(otherCustomer, latest?.orderId ?? '')).toBeUndefined();
      expect(await history.find(otherCustomer, latest?.orderNo ?? '')).toBeUndefined();
      expect(await history.find(customer, 'unknown')).toBeUndefined();
    });
  });
}
