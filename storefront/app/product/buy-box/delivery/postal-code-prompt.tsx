import { defaultCountryOf } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';

export function PostalCodePrompt({ currency }: { currency: string }) {
  return (
    <FormattedMessage
      id="product.arrival.ask"
      defaultMessage="Enter your {country, select, CA {postal code} other {ZIP code}} for an arrival date"
      values={{ country: defaultCountryOf(currency) }}
    />
  );
}
