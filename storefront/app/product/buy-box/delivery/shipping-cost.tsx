import { FormattedMessage } from 'react-intl';
import { Carrier } from '../../../basket/index.ts';
import { useFormatPrice, useFormatShortPrice } from '../../../ui/price.tsx';
import type { DeliveryRate } from './delivery-rates.ts';

export interface ShippingCostProps {
  rates: readonly DeliveryRate[];
  /** Amount that the item adds to the merchandise total. */
  merchandise: number;
  currency: string;
  /** True for a gift card, which does not count toward free shipping. */
  isGiftCard: boolean;
}

/** States what shipping costs, and which company delivers. */
export function ShippingCost(props: ShippingCostProps) {
  const rate = rateFor(props);
  return (
    <>
      <Cost {...props} />
      {rate?.carrier ? (
        <>
          {' '}
          <Carrier name={rate.carrier} />.
        </>
      ) : null}
    </>
  );
}

function rateFor({ rates, merchandise }: ShippingCostProps): DeliveryRate | undefined {
  return rates.findLast(({ from }) => from <= merchandise);
}

function Cost(props: ShippingCostProps) {
  const { rates, merchandise, currency, isGiftCard } = props;
  const formatPrice = useFormatPrice();
  const formatShortPrice = useFormatShortPrice();
  const rate = rateFor(props);
  if (!rate) return null;
  if (rate.amount === 0) return <FormattedMessage id="product.shipping.free" defaultMessage="Ships free." />;
  const amount = formatPrice(rate.amount, currency);
  if (isGiftCard) {
    return (
      <FormattedMessage
        id="product.shipping.gift-card"
        defaultMessage="Shipping is {amount}. Gift cards don’t count toward free shipping."
        values={{ amount }}
      />
    );
  }
  const free = rates.find((other) => other.from > merchandise && other.amount === 0);
  if (!free) return <FormattedMessage id="product.shipping.cost" defaultMessage="Shipping is {amount}." values={{ amount }} />;
  const threshold = formatShortPrice(free.from, currency);
  return (
    <FormattedMessage
      id="product.shipping.cost-below"
      defaultMessage="Shipping is {amount}, and free when you ship {threshold} or more."
      values={{ amount, threshold }}
    />
  );
}
