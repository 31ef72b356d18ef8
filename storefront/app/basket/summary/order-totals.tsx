import type { Basket, Order } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatPrice } from '../../ui/price.tsx';
import { totalBeforeTax } from './known-totals.ts';
import * as styles from './order-totals.module.css';

interface OrderTotalsProps {
  totals: Pick<
    Basket | Order,
    | 'currency'
    | 'shipments'
    | 'productSubTotal'
    | 'orderPriceAdjustments'
    | 'shippingAdjustments'
    | 'shippingTotal'
    | 'taxTotal'
    | 'orderTotal'
  >;
  isEstimate?: boolean;
  /** False while the destination is unknown: then neither tax nor a total is stated. */
  isTaxKnown?: boolean;
  shippingLabel?: ReactNode;
  /** False for an order that was bought in a store and taken home. */
  hasDelivery?: boolean;
  isUpdating?: boolean;
}

export function OrderTotals({
  totals,
  isEstimate = false,
  isTaxKnown = true,
  shippingLabel,
  hasDelivery = true,
  isUpdating = false,
}: OrderTotalsProps) {
  const formatPrice = useFormatPrice();
  const amount = (value: number) => formatPrice(value, totals.currency);
  const isPickupOnly = totals.shipments.length > 0 && totals.shipments.every(({ c_isBOPIS }) => c_isBOPIS);
  return (
    <dl className={styles.totals} aria-busy={isUpdating || undefined}>
      <Row label={<FormattedMessage id="basket.subtotal" defaultMessage="Subtotal" />} value={amount(totals.productSubTotal)} />
      {totals.orderPriceAdjustments.map(({ priceAdjustmentId, itemText, couponCode, price }) => (
        <Row
          key={priceAdjustmentId}
          className="text-success"
          label={couponCode ? `${itemText}, ${couponCode}` : itemText}
          value={amount(price)}
        />
      ))}
      {hasDelivery ? (
        <Row
          label={
            isPickupOnly ? (
              <FormattedMessage id="basket.pickup" defaultMessage="Pickup" />
            ) : (
              (shippingLabel ?? <ShippingLabel isEstimate={isEstimate && !isTaxKnown} />)
            )
          }
          value={
            totals.shippingTotal === 0 ? (
              <span className="text-success">
                {isPickupOnly ? (
                  <FormattedMessage id="basket.pickup.free" defaultMessage="Free" />
                ) : (
                  <FormattedMessage id="basket.free" defaultMessage="Free" />
                )}
              </span>
            ) : (
              amount(totals.shippingTotal)
            )
          }
        />
      ) : null}
      <Row
        label={
          isEstimate && isTaxKnown ? (
            <FormattedMessage id="basket.tax.estimated" defaultMessage="Estimated tax" />
          ) : (
            <FormattedMessage id="basket.tax" defaultMessage="Tax" />
          )
        }
        value={isTaxKnown ? amount(totals.taxTotal) : <FormattedMessage id="basket.tax.unknown" defaultMessage="Depends on your address" />}
      />
      <Row
        className={styles.total}
        label={
          !isTaxKnown ? (
            <FormattedMessage id="basket.total.before-tax" defaultMessage="Estimated total before tax" />
          ) : isEstimate ? (
            <FormattedMessage id="basket.total.estimated" defaultMessage="Estimated total" />
          ) : (
            <FormattedMessage id="basket.total" defaultMessage="Total" />
          )
        }
        value={amount(isTaxKnown ? totals.orderTotal : totalBeforeTax(totals))}
      />
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

/** Row of the totals. It divides its own width: a long value does not narrow the labels of other rows. */
function Row({ label, value, className }: { label: ReactNode; value: ReactNode; className?: string | undefined }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
