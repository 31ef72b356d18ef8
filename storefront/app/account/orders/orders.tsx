import { useSearchParams } from 'react-router';
import type { SectionProps } from '../layout/account-page.tsx';
import { OrderDetail } from './detail/order-detail.tsx';
import { OrderList } from './list/order-list.tsx';
import { OrderTabs } from './list/order-tabs.tsx';
import { parseOrderTab } from './order-tab.ts';
import * as styles from './orders.module.css';

/** The orders of the customer, or one of them (ORDER-010, ORDER-012). */
export default function Orders({ rest: orderNo }: SectionProps) {
  const [search] = useSearchParams();
  if (orderNo !== '') return <OrderDetail key={orderNo} orderNo={orderNo} />;
  const tab = parseOrderTab(search.get('tab'));
  return (
    <div className={styles.list}>
      <OrderTabs current={tab} />
      <OrderList key={tab} tab={tab} />
    </div>
  );
}
