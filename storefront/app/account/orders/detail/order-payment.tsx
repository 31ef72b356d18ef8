import type { Order, OrderSummary } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { addressLine } from '../../../address/index.ts';
import { OrderTotals } from '../../../basket/index.ts';
import { PaymentLabel } from '../../../checkout/index.ts';
import { refundedTotal } from '../../../tracking/index.ts';
import { Price } from '../../../ui/price.tsx';
import { AccountPanel } from '../../layout/account-panel.tsx';
import { isBoughtInStore } from './bought-in-store.ts';
import * as styles from './order-detail.module.css';

export function OrderPayment({ order, details }: { order: Order | OrderSummary; details: Order | undefined }) {
  if (!details) {
    return (
      <AccountPanel heading={<FormattedMessage id="account.orders.total" defaultMessage="Total" />}>
        <b>
          <Price amount={order.orderTotal} currency={order.currency} />
        </b>
      </AccountPanel>
    );
  }
  const { billingAddress, c_paymentSummary } = details;
  const refunded = refundedTotal(details.shipments);
  return (
    <AccountPanel heading={<FormattedMessage id="account.orders.payment" defaultMessage="Payment" />}>
      <OrderTotals totals={details} hasDelivery={!details.shipments.every(isBoughtInStore)} />
      <ul className={styles.payments}>
        {c_paymentSummary.map(({ label, amount }, index) => (
          <li key={label}>
            <span>
              <PaymentLabel order={details} index={index} />
            </span>
            <Price amount={amount} currency={details.currency} />
          </li>
        ))}
        {refunded > 0 ? (
          <li>
            <span>
              <FormattedMessage id="account.orders.refunded" defaultMessage="Refunded" />
            </span>
            <Price amount={-refunded} currency={details.currency} />
          </li>
        ) : null}
      </ul>
      {billingAddress ? (
        <address className={styles.address}>
          <b>
            <FormattedMessage id="checkout.confirmation.billed-to" defaultMessage="Billed to" />
          </b>
          <br />
          {billingAddress.fullName}
          <br />
          {addressLine(billingAddress)}
        </address>
      ) : null}
    </AccountPanel>
  );
}
