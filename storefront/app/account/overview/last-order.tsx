import type { OrderSummary } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { DeliveriesSteps } from '../../tracking/index.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { AccountPanel } from '../layout/account-panel.tsx';
import { inCatalogLanguage } from '../orders/catalog-language.ts';
import { OrderArrival } from '../orders/order-arrival.tsx';
import { orderPath } from '../orders/order-path.ts';
import { hasSteps } from '../orders/order-status-text.tsx';
import { OrderThumbnails } from '../orders/order-thumbnails.tsx';
import { useSoldStyles } from '../orders/use-ordered-products.ts';
import * as styles from './overview.module.css';

export function LastOrder({ order: savedOrder }: { order: OrderSummary }) {
  const order = inCatalogLanguage(savedOrder, useSoldStyles([savedOrder]));
  return (
    <AccountPanel
      heading={<OrderArrival order={order} />}
      action={
        <span className="text-muted tabular-figures">
          <FormattedMessage id="account.orders.number" defaultMessage="Order {orderNo}" values={{ orderNo: order.orderNo }} />
        </span>
      }
    >
      {hasSteps(order) ? <DeliveriesSteps order={order} /> : null}
      <div className={styles.lastOrder}>
        <OrderThumbnails items={order.productItems} />
        <div className={buttonStyles.buttonRow}>
          <ButtonLink small to={orderPath(order.orderNo)}>
            <FormattedMessage id="account.overview.order" defaultMessage="Order details" />
          </ButtonLink>
        </div>
      </div>
    </AccountPanel>
  );
}
