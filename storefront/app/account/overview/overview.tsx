import { CustomerSection } from '../customer/customer-section.tsx';
import { LoadedSection } from '../layout/loaded-section.tsx';
import { useOrders } from '../orders/use-orders.ts';
import { LastOrder } from './last-order.tsx';
import { LatestOrders } from './latest-orders.tsx';
import * as styles from './overview.module.css';
import { PreferencePanels } from './preference-panels.tsx';
import { ToDo } from './to-do.tsx';
import { Welcome } from './welcome.tsx';

/** The last order, what needs doing, and where to find the rest (ACCOUNT-001). */
export default function Overview() {
  const orders = useOrders('all');
  return (
    <>
      <LoadedSection query={orders}>{({ orders: [last] }) => (last ? <LastOrder order={last} /> : <Welcome />)}</LoadedSection>
      <CustomerSection>
        {(customer) => (
          <>
            <ToDo customer={customer} />
            {orders.data && orders.data.orders.length > 1 ? <LatestOrders {...orders.data} /> : null}
            <div className={styles.panels}>
              <PreferencePanels customer={customer} />
            </div>
          </>
        )}
      </CustomerSection>
    </>
  );
}
