import type { Basket, Order } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../ui/price.tsx';

interface OrderTotalsProps {
  of: Pick<
    Basket | Order,
    'currency' | 'productSubTotal' | 'orderPriceAdjustments' | 'shippingAdjustments' | 'shippingTotal' | 'taxTotal' | 'orderTotal'
  >;
  /** Tax and shipping may still change with the address. */
  isEstimate?: boolean;
  /** What stands for the word "Shipping": where to, how. */
  shippingLabel?: ReactNode;
  /** Changes are on their way. */
  isSettling?: boolean;
}

/** What it comes to: subtotal, what is taken off, shipping, tax, total. */
export function OrderTotals({ of: sums, isEstimate = false, shippingLabel, isSettling = false }: OrderTotalsProps) {
  const text = usePriceText();
  const amount = (value: number) => text(value, sums.currency);
  return (
    <dl className="sums" aria-busy={isSettling || undefined}>
      <dt>
        <FormattedMessage id="basket.subtotal" defaultMessage="Subtotal" />
      </dt>
      <dd>{amount(sums.productSubTotal)}</dd>
      {sums.orderPriceAdjustments.map(({ priceAdjustmentId, itemText, couponCode, price }) => (
        <Row key={priceAdjustmentId} label={couponCode ? `${itemText}, ${couponCode}` : itemText} value={amount(price)} isGood />
      ))}
      <dt>{shippingLabel ?? <FormattedMessage id="basket.shipping" defaultMessage="Shipping" />}</dt>
      <dd>
        {sums.shippingTotal === 0 ? (
          <span className="good">
            <FormattedMessage id="basket.free" defaultMessage="Free" />
          </span>
        ) : (
          amount(sums.shippingTotal)
        )}
      </dd>
      <dt>
        {isEstimate ? (
          <FormattedMessage id="basket.tax.estimated" defaultMessage="Tax, estimated" />
        ) : (
          <FormattedMessage id="basket.tax" defaultMessage="Tax" />
        )}
      </dt>
      <dd>{amount(sums.taxTotal)}</dd>
      <dt className="tot">
        {isEstimate ? (
          <FormattedMessage id="basket.total.estimated" defaultMessage="Estimated total" />
        ) : (
          <FormattedMessage id="basket.total" defaultMessage="Total" />
        )}
      </dt>
      <dd className="tot">{amount(sums.orderTotal)}</dd>
    </dl>
  );
}

function Row({ label, value, isGood }: { label: ReactNode; value: ReactNode; isGood?: boolean }) {
  return (
    <>
      <dt className={isGood ? 'good' : undefined}>{label}</dt>
      <dd className={isGood ? 'good' : undefined}>{value}</dd>
    </>
  );
}
