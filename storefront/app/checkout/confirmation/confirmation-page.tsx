import { CallError, type Order } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { addressLine } from '../../address/index.ts';
import { OrderTotals, readPlacedOrder, SummarySkeleton } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { NoScriptAlert } from '../../ui/feedback/alert.tsx';
import { DelayedStatus } from '../../ui/feedback/delayed-status.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import * as panelStyles from '../../ui/panel.module.css';
import { PrintHeader } from '../../ui/print-header.tsx';
import { PaymentLabel } from '../payment/payment-label.tsx';
import * as styles from './confirmation-page.module.css';
import { ConfirmedShipment } from './confirmed-shipment.tsx';
import { CreateAccount } from './create-account.tsx';
import { NextSteps } from './next-steps.tsx';
import { orderRecipient } from './order-recipient.ts';
import { printGiftReceipt } from './print-gift-receipt.ts';

/** The confirmation of an order (ROUTE-010). */
export function ConfirmationPage() {
  const isHydrated = useHydrated();
  const orderNo = isHydrated ? readPlacedOrder() : undefined;
  const {
    data: order,
    error,
    refetch,
  } = useQuery(
    {
      queryKey: ['order', orderNo],
      queryFn: () => getShopper().client.getOrder({ params: { orderNo: orderNo as string } }),
      enabled: orderNo !== undefined,
      staleTime: 60_000,
    },
    getQueryClient(),
  );
  if (order) return <Confirmed order={order} />;
  const isMissing = (isHydrated && !orderNo) || (error instanceof CallError && error.status === 404);
  return (
    <div className={`${layoutStyles.container} ${styles.confirmation}`}>
      {isMissing ? (
        <NoOrder />
      ) : error ? (
        <>
          <h1 className={`text-page ${styles.heading}`}>
            <FormattedMessage id="checkout.confirmation.title" defaultMessage="Your order" />
          </h1>
          <LoadError
            title={
              <FormattedMessage id="checkout.confirmation.load-error" defaultMessage="Your order is placed. Only this page didn’t load." />
            }
            onRetry={() => void refetch()}
          >
            <p>
              <FormattedMessage id="checkout.confirmation.number" defaultMessage="Order {orderNo}" values={{ orderNo }} />
            </p>
          </LoadError>
        </>
      ) : (
        <>
          <h1 className="visually-hidden">
            <FormattedMessage id="checkout.confirmation.title" defaultMessage="Your order" />
          </h1>
          <NoScriptAlert title={<FormattedMessage id="checkout.confirmation.no-script" defaultMessage="This page needs JavaScript." />}>
            <p>
              <FormattedMessage
                id="checkout.confirmation.no-script.text"
                defaultMessage="Your order is placed. The confirmation email has everything you’d see here."
              />
            </p>
          </NoScriptAlert>
          <DelayedStatus>
            <FormattedMessage id="checkout.confirmation.loading" defaultMessage="Loading your order" />
          </DelayedStatus>
          <SummarySkeleton className={layoutStyles.requiresScript} />
        </>
      )}
    </div>
  );
}

function NoOrder() {
  return (
    <>
      <h1 className="visually-hidden">
        <FormattedMessage id="checkout.confirmation.title" defaultMessage="Your order" />
      </h1>
      <EmptyState
        heading={<FormattedMessage id="checkout.confirmation.missing" defaultMessage="There is no order to show in this window." />}
        action={
          <ButtonLink to="/track-order">
            <FormattedMessage id="checkout.confirmation.track" defaultMessage="Track an order" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="checkout.confirmation.missing.text"
          defaultMessage="We show an order only in the window where it was placed. Your order number is in the confirmation email."
        />
      </EmptyState>
    </>
  );
}

function Confirmed({ order }: { order: Order }) {
  const name = orderRecipient(order).firstName;
  const { dayAndYearOf } = useDateFormat();
  const { preferences } = useShop();
  return (
    <div className={`${layoutStyles.container} ${styles.confirmation}`} data-printable="">
      <PrintHeader brand={preferences.brand}>
        <p>
          <FormattedMessage
            id="checkout.confirmation.placed"
            defaultMessage="Order placed {date}"
            values={{ date: dayAndYearOf(order.creationDate) }}
          />
        </p>
        <p className="text-page" data-gift-receipt-only="">
          <FormattedMessage id="checkout.confirmation.gift-receipt" defaultMessage="Gift receipt" />
        </p>
      </PrintHeader>
      <div className={layoutStyles.twoColumns}>
        <div>
          <h1 className={`text-page ${styles.heading}`} data-not-for-recipient="">
            {name ? (
              <FormattedMessage id="checkout.confirmation.thanks.name" defaultMessage="Got it, {name}. We’re on it." values={{ name }} />
            ) : (
              <FormattedMessage id="checkout.confirmation.thanks" defaultMessage="Got it. We’re on it." />
            )}
          </h1>
          <p className={`text-section ${styles.number}`}>
            <FormattedMessage id="checkout.confirmation.number" defaultMessage="Order {orderNo}" values={{ orderNo: order.orderNo }} />
          </p>
          <p className={`text-lead ${styles.lead}`} data-not-for-recipient="">
            <FormattedMessage
              id="checkout.confirmation.receipt"
              defaultMessage="We’re sending a receipt to {email}."
              values={{ email: order.customerInfo.email ?? '' }}
            />
          </p>
          <div className={buttonStyles.buttonRow}>
            <ButtonLink to="/track-order" state={{ orderNumber: order.orderNo, orderEmail: order.customerInfo.email }}>
              <FormattedMessage id="checkout.confirmation.track-this" defaultMessage="Track this order" />
            </ButtonLink>
            <ButtonLink kind="secondary" to="/">
              <FormattedMessage id="checkout.confirmation.home" defaultMessage="Back to the shop" />
            </ButtonLink>
            <Button kind="secondary" onClick={() => window.print()}>
              <FormattedMessage id="checkout.confirmation.print" defaultMessage="Print" />
            </Button>
            {order.shipments.some(({ gift }) => gift) ? (
              <Button kind="secondary" onClick={printGiftReceipt}>
                <FormattedMessage id="checkout.confirmation.print-gift-receipt" defaultMessage="Print gift receipt" />
              </Button>
            ) : null}
          </div>
          {order.shipments.map((shipment) => (
            <ConfirmedShipment key={shipment.shipmentId} order={order} shipment={shipment} />
          ))}
          <NextSteps order={order} />
        </div>
        <div>
          <aside className={panelStyles.panel} aria-labelledby="payment" data-not-for-recipient="">
            <div className={panelStyles.header}>
              <h2 className="text-card" id="payment">
                <FormattedMessage id="checkout.confirmation.payment" defaultMessage="Payment" />
              </h2>
              <span>
                {order.c_paymentSummary.map(({ label }, index) => (
                  <Fragment key={label}>
                    {index > 0 ? ', ' : null}
                    <PaymentLabel order={order} index={index} />
                  </Fragment>
                ))}
              </span>
            </div>
            <div className={panelStyles.body}>
              <OrderTotals totals={order} />
              {order.billingAddress ? (
                <address className={styles.address} data-paper-only="">
                  <b>
                    <FormattedMessage id="checkout.confirmation.billed-to" defaultMessage="Billed to" />
                  </b>
                  <br />
                  {order.billingAddress.fullName}
                  <br />
                  {addressLine(order.billingAddress)}
                </address>
              ) : null}
            </div>
          </aside>
          <CreateAccount order={order} />
        </div>
      </div>
    </div>
  );
}
