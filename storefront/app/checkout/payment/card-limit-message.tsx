import { maxSavedCards } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';

export function CardLimitMessage() {
  return (
    <FormattedMessage
      id="checkout.card-limit"
      defaultMessage="Your account has {count} saved cards, which is the most it holds. Remove one first."
      values={{ count: maxSavedCards }}
    />
  );
}
