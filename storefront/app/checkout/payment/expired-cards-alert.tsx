import type { CustomerPaymentInstrument } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import { brandName } from './brand-name.ts';

/** Says why no card of the account is an option, above the fields for another one. */
export function ExpiredCardsAlert({ cards }: { cards: readonly CustomerPaymentInstrument[] }) {
  const intl = useIntl();
  const names = cards.map(({ paymentCard }) =>
    intl.formatMessage(
      { id: 'checkout.paid-with-card', defaultMessage: '{brand} ending in {digits}' },
      { brand: brandName(paymentCard.cardType), digits: paymentCard.numberLastDigits },
    ),
  );
  return (
    <Alert
      title={
        <FormattedMessage
          id="checkout.expired-cards"
          defaultMessage="{count, plural, one {Your saved card, {cards}, has expired.} other {Your saved cards have expired: {cards}.}}"
          values={{ count: names.length, cards: intl.formatList(names) }}
        />
      }
    >
      <p>
        <FormattedMessage id="checkout.expired-cards.text" defaultMessage="Enter another card below." />
      </p>
    </Alert>
  );
}
