import { useCustomer } from '../../customer/index.ts';
import { LoadedSection, SectionSkeleton } from '../layout/loaded-section.tsx';
import { useOrders } from '../orders/use-orders.ts';
import { LastOrder } from './last-order.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { OpenTasks } from './open-tasks.tsx';
import * as styles from './overview.module.css';
import { SavedDetailsPanels } from './saved-details-panels.tsx';
import { Welcome } from './welcome.tsx';

/**
 * Shows the last order, open tasks, and links to the rest (ACCOUNT-001). All of it appears at once, so that no section moves another one.
 */
export default function Overview() {
  const orders = useOrders('all');
  const customer = useCustomer();
  if (orders.isPending || customer.isPending) return <SectionSkeleton />;
  return (
    <>
      <LoadedSection query={orders}>{({ orders: [last] }) => (last ? <LastOrder order={last} /> : <Welcome />)}</LoadedSection>
      <LoadedSection query={customer}>
        {(loaded) => (
          <>
            <OpenTasks customer={loaded} />
            {orders.data && orders.data.orders.length > 1 ? <LatestOrders {...orders.data} /> : null}
            <div className={styles.panels}>
              <SavedDetailsPanels customer={loaded} />
            </div>
          </>
        )}
      </LoadedSection>
    </>
  );
}
