import { FormattedMessage } from 'react-intl';
import { AddressErrorMessage } from '../../address/index.ts';
import type { FieldError } from '../../forms/index.ts';
import type { PickupErrorCode } from '../field-error.ts';

export function PickupErrorMessage({ error }: { error: FieldError }) {
  switch (error.code as PickupErrorCode) {
    case 'pickup-phone-required':
      return (
        <FormattedMessage id="checkout.error.pickup-phone-required" defaultMessage={'Enter a phone number, like (218)\u00a0555-0178.'} />
      );
    case 'pickup-phone-too-short':
      return (
        <FormattedMessage
          id="checkout.error.pickup-phone-too-short"
          defaultMessage="A phone number has ten digits; this one has {digits}."
          values={error.values ?? {}}
        />
      );
    case 'pickup-name-too-long':
      return (
        <FormattedMessage
          id="checkout.error.pickup-name-too-long"
          defaultMessage="Shorten the name: first and last name may have 50 characters each."
        />
      );
    case 'pickup-alternate-required':
      return <FormattedMessage id="checkout.error.pickup-alternate-required" defaultMessage="Enter the name of the other person." />;
    default:
      return <AddressErrorMessage error={error} />;
  }
}
