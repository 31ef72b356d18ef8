import type { PaymentInstrument } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { brandName } from './brand-name.ts';
import { expiryText } from './card-expiry.ts';

export function CardSummary({ instrument: { paymentCard } }: { instrument: Pick<PaymentInstrument, 'paymentCard'> }) {
  if (!paymentCard) return null;
  return (
    <FormattedMessage
      id="checkout.card-ending"
      defaultMessage="{brand} ending {digits}, expires {expiry}"
      values={{
        brand: brandName(paymentCard.cardType),
        digits: paymentCard.numberLastDigits,
        expiry: expiryText({ month: paymentCard.expirationMonth, year: paymentCard.expirationYear }),
      }}
    />
  );
}
