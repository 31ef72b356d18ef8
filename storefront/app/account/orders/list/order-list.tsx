import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import * as layoutStyles from '../../../ui/layout.module.css';
import { LoadedSection } from '../../layout/loaded-section.tsx';
import { ShowMore } from '../../layout/show-more.tsx';
import type { OrderTab } from '../order-tab.ts';
import { useSoldStyles } from '../use-ordered-products.ts';
import { useOrders } from '../use-orders.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderEntry } from './order-entry.tsx';
import * as styles from './order-list.module.css';

/** Lists the orders of a tab, a page at a time. A list that could not be loaded shows an error with a retry (ERROR-012). */
export function OrderList({ tab }: { tab: OrderTab }) {
  const orders = useOrders(tab);
  return (
    <LoadedSection query={orders}>
      {({ orders: loaded, total }) =>
        loaded.length === 0 ? <NoOrders tab={tab} /> : <LoadedOrders query={orders} orders={loaded} total={total} />
      }
    </LoadedSection>
  );
}

type OrdersQuery = ReturnType<typeof useOrders>;
type Orders = NonNullable<OrdersQuery['data']>;

function LoadedOrders({ query, orders, total }: { query: OrdersQuery } & Orders) {
  const soldStyles = useSoldStyles(orders);
  // The first order of the next page takes the focus, because the button moves away or disappears.
  const [firstNewIndex, setFirstNewIndex] = useState<number>();
  const firstNewLink = useRef<HTMLAnchorElement>(null);
  const hasNew = firstNewIndex !== undefined && orders.length > firstNewIndex;
  useEffect(() => {
    if (hasNew) firstNewLink.current?.focus({ preventScroll: true });
  }, [hasNew]);
  const loadMore = () => {
    setFirstNewIndex(orders.length);
    void query.fetchNextPage();
  };
  return (
    <>
      <ul className={`${layoutStyles.dividedList} ${styles.orders}`}>
        {orders.map((order, index) => (
          <OrderEntry
            key={order.orderNo}
            order={order}
            styles={soldStyles}
            detailsRef={index === firstNewIndex ? firstNewLink : undefined}
          />
        ))}
      </ul>
      {query.isFetchNextPageError ? (
        <LoadError
          title={<FormattedMessage id="account.orders.more-failed" defaultMessage="The other orders could not be loaded. Try again." />}
        />
      ) : null}
      <ShowMore
        count={
          <FormattedMessage
            id="account.orders.count"
            defaultMessage="{shown, number} of {total, plural, one {# order} other {# orders}}"
            values={{ shown: orders.length, total }}
          />
        }
        hasMore={query.hasNextPage}
        isBusy={query.isFetchingNextPage}
        onMore={loadMore}
      >
        <FormattedMessage id="account.orders.more" defaultMessage="Show more orders" />
      </ShowMore>
    </>
  );
}
