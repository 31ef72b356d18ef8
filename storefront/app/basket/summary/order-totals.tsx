import type { Basket, Order } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatPrice } from '../../ui/price.tsx';
import * as styles from './order-totals.module.css';

interface OrderTotalsProps {
  totals: Pick<
    Basket | Order,
    'currency' | 'productSubTotal' | 'orderPriceAdjustments' | 'shippingAdjustments' | 'shippingTotal' | 'taxTotal' | 'orderTotal'
  >;
  isEstimate?: boolean;
  /** False while the destination is unknown: then neither tax nor a total is stated. */
  isTaxKnown?: boolean;
  shippingLabel?: ReactNode;
  isUpdating?: boolean;
}

export function OrderTotals({ totals, isEstimate = false, isTaxKnown = true, shippingLabel, isUpdating = false }: OrderTotalsProps) {
  const formatPrice = useFormatPrice();
  const amount = (value: number) => formatPrice(value, totals.currency);
  return (
    <dl className={styles.totals} aria-busy={isUpdating || undefined}>
      <dt>
        <FormattedMessage id="basket.subtotal" defaultMessage="Subtotal" />
      </dt>
      <dd>{amount(totals.productSubTotal)}</dd>
      {totals.orderPriceAdjustments.map(({ priceAdjustmentId, itemText, couponCode, price }) => (
        <Row key={priceAdjustmentId} label={couponCode ? `${itemText}, ${couponCode}` : itemText} value={amount(price)} isGood />
      ))}
      <dt>{shippingLabel ?? <ShippingLabel isEstimate={isEstimate && !isTaxKnown} />}</dt>
      <dd>
        {totals.shippingTotal === 0 ? (
          <span className="text-success">
            <FormattedMessage id="basket.free" defaultMessage="Free" />
          </span>
        ) : (
          amount(totals.shippingTotal)
        )}
      </dd>
      <dt>
        {isEstimate && isTaxKnown ? (
          <FormattedMessage id="basket.tax.estimated" defaultMessage="Estimated tax" />
        ) : (
          <FormattedMessage id="basket.tax" defaultMessage="Tax" />
        )}
      </dt>
      <dd>
        {isTaxKnown ? amount(totals.taxTotal) : <FormattedMessage id="basket.tax.unknown" defaultMessage="Depends on your address" />}
      </dd>
      <dt className={styles.total}>
        {!isTaxKnown ? (
          <FormattedMessage id="basket.total.before-tax" defaultMessage="Estimated total before tax" />
        ) : isEstimate ? (
          <FormattedMessage id="basket.total.estimated" defaultMessage="Estimated total" />
        ) : (
          <FormattedMessage id="basket.total" defaultMessage="Total" />
        )}
      </dt>
      <dd className={styles.total}>{amount(totals.orderTotal)}</dd>
    </dl>
  );
}

function ShippingLabel({ isEstimate }: { isEstimate: boolean }) {
  return isEstimate ? (
    <FormattedMessage id="basket.shipping.estimated" defaultMessage="Estimated shipping" />
  ) : (
    <FormattedMessage id="basket.shipping" defaultMessage="Shipping" />
  );
}

function Row({ label, value, isGood }: { label: ReactNode; value: ReactNode; isGood?: boolean }) {
  return (
    <>
      <dt className={isGood ? 'text-success' : undefined}>{label}</dt>
      <dd className={isGood ? 'text-success' : undefined}>{value}</dd>
    </>
  );
}
