import type { Order } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { brandName } from './brand-name.ts';

/**
 * Names a payment of an order in the language of the page. The order's own label is in the language of the purchase; it stays for orders of
 * other systems, which have only that label.
 */
export function PaymentLabel({ order, index }: { order: Pick<Order, 'paymentInstruments' | 'c_paymentSummary'>; index: number }) {
  const card = order.paymentInstruments[index]?.paymentCard;
  if (!card) return order.c_paymentSummary[index]?.label;
  return (
    <FormattedMessage
      id="checkout.paid-with-card"
      defaultMessage="{brand} ending in {digits}"
      values={{ brand: brandName(card.cardType), digits: card.numberLastDigits }}
    />
  );
}
