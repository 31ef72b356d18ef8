import type { OrderSummary } from '@outfitter/contract/client';
import { CallError } from '@outfitter/contract/client';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { customerKey } from '../../sign-in/index.ts';
import { type OrderPage, type OrderSource, orderSource } from './order-source.ts';
import type { OrderTab } from './order-tab.ts';

const listsKey = ({ name }: OrderSource) => [...customerKey, 'orders', name, 'list'] as const;

/** Returns the source of the orders, which a preference selects (ORDER-007). */
const useOrderSource = () => orderSource(useShop().preferences.orderHistoryServiceEnabled);

/** Removes repeated orders: one that was placed between two requests moves the others to later pages, so that one may be in two of them. */
function distinctOrders({ pages }: InfiniteData<OrderPage>): { orders: OrderSummary[]; total: number } {
  const orders = new Map(pages.flatMap((page) => page.orders.map((order) => [order.orderNo, order] as const)));
  return { orders: [...orders.values()], total: pages.at(-1)?.total ?? 0 };
}

/** The orders of a tab, the latest first. The pages that were loaded stay loaded while the customer looks at an order. */
export function useOrders(tab: OrderTab) {
  const source = useOrderSource();
  const { queryStaleTime } = useShop().preferences;
  return useInfiniteQuery(
    {
      queryKey: [...listsKey(source), tab],
      queryFn: ({ pageParam }) => source.list(getShopper().customerClient, tab, pageParam),
      initialPageParam: 0,
      getNextPageParam: ({ orders, total }, pages) => {
        const loaded = pages.reduce((count, page) => count + page.orders.length, 0);
        return orders.length > 0 && loaded < total ? pages.length : undefined;
      },
      select: distinctOrders,
      staleTime: queryStaleTime,
    },
    getQueryClient(),
  );
}

function findListed(source: OrderSource, orderNo: string): OrderSummary | undefined {
  const lists = getQueryClient().getQueriesData<InfiniteData<OrderPage>>({ queryKey: listsKey(source) });
  return lists.flatMap(([, list]) => list?.pages.flatMap(({ orders }) => orders) ?? []).find((order) => order.orderNo === orderNo);
}

/** Returns an order, and its entry of a list that was loaded before (ERROR-012). */
export function useOrder(orderNo: string) {
  const source = useOrderSource();
  const { queryStaleTime } = useShop().preferences;
  const listed = findListed(source, orderNo);
  const query = useQuery(
    {
      queryKey: [...customerKey, 'orders', source.name, 'detail', orderNo],
      queryFn: () => source.find(getShopper().customerClient, { orderNo, orderId: listed?.orderId }),
      staleTime: queryStaleTime,
    },
    getQueryClient(),
  );
  const isMissing = query.error instanceof CallError && query.error.status === 404;
  return { ...query, listed, isMissing };
}
