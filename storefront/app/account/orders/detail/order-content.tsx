import type { Order, OrderSummary } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../platform/locale/navigation.tsx';
import { useDateFormat } from '../../../platform/locale/use-date-format.ts';
import { useShop } from '../../../platform/shop/shop.ts';
import { DeliveriesSteps } from '../../../tracking/index.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import { Button } from '../../../ui/button.tsx';
import { PrintHeader } from '../../../ui/print-header.tsx';
import { AccountPanel } from '../../layout/account-panel.tsx';
import { BuyAgainButton, BuyAgainResult } from '../buy-again/buy-again.tsx';
import { useBuyAgain } from '../buy-again/use-buy-again.ts';
import { inCatalogLanguage } from '../catalog-language.ts';
import { OrderArrival } from '../order-arrival.tsx';
import { hasSteps, OrderStatusText } from '../order-status-text.tsx';
import { orderTabMessages, originTab } from '../order-tab.ts';
import { useSoldStyles } from '../use-ordered-products.ts';
import * as styles from './order-detail.module.css';
import { OrderPayment } from './order-payment.tsx';
import { OrderShipment } from './order-shipment.tsx';

interface OrderContentProps {
  order: Order | OrderSummary;
  /** The same order with its sums and payments, if they could be loaded. */
  details: Order | undefined;
}

export function OrderContent({ order: savedOrder, details }: OrderContentProps) {
  const { preferences } = useShop();
  const soldStyles = useSoldStyles([savedOrder]);
  const order = inCatalogLanguage(savedOrder, soldStyles);
  const buyAgain = useBuyAgain(order);
  return (
    <>
      <PrintHeader brand={preferences.brand} />
      <div>
        <h2 className="text-section">
          <FormattedMessage id="account.orders.number" defaultMessage="Order {orderNo}" values={{ orderNo: order.orderNo }} />
        </h2>
        <PlacedText order={order} />
      </div>
      {hasSteps(order) ? (
        <AccountPanel heading={<OrderArrival order={order} />}>
          <DeliveriesSteps order={order} />
        </AccountPanel>
      ) : null}
      <div className={buttonStyles.buttonRow} data-screen-only="">
        <Button kind="secondary" small onClick={() => window.print()}>
          <FormattedMessage id="account.orders.print" defaultMessage="Print" />
        </Button>
        <BuyAgainButton buyAgain={buyAgain} orderNo={order.orderNo} />
      </div>
      <BuyAgainResult buyAgain={buyAgain} />
      <div className={styles.shipments}>
        {order.shipments.map((shipment) => (
          <OrderShipment key={shipment.shipmentId} order={order} shipment={shipment} soldStyles={soldStyles} />
        ))}
      </div>
      <OrderPayment order={order} details={details} />
      <p data-screen-only="">
        <FormattedMessage
          id="account.orders.help"
          defaultMessage="Something not right? See <returns>returns and exchanges</returns>, or <contact>contact us</contact> with the order number."
          values={{
            returns: (chunks) => <Link to="/content/returns">{chunks}</Link>,
            contact: (chunks) => <Link to="/customer-service">{chunks}</Link>,
          }}
        />
      </p>
    </>
  );
}

function PlacedText({ order }: { order: OrderSummary | Order }) {
  const intl = useIntl();
  const { dayAndYearOf } = useDateFormat();
  const tab = originTab(order.c_salesOrigin);
  const date = dayAndYearOf(order.creationDate);
  return (
    <p className="text-muted">
      <FormattedMessage id="account.orders.placed" defaultMessage="Placed {date}" values={{ date }} />
      {tab ? ` · ${intl.formatMessage(orderTabMessages[tab])}` : null}
      {hasSteps(order) ? null : (
        <>
          {' · '}
          <OrderStatusText order={order} />
        </>
      )}
    </p>
  );
}
