import { FormattedMessage, useIntl } from 'react-intl';
import { regionName } from '../basket/index.ts';
import type { FieldError } from '../forms/index.ts';
import type { AddressErrorCode } from './address-error.ts';

export function AddressErrorMessage({ error: { code, values = {} } }: { error: FieldError }) {
  switch (code as AddressErrorCode) {
    case 'email-required':
      return <FormattedMessage id="checkout.error.email-required" defaultMessage="Enter your email. We send the receipt there." />;
    case 'email-incomplete':
      return (
        <FormattedMessage
          id="checkout.error.email-incomplete"
          defaultMessage="The end of “{email}” is missing. Did you mean {suggestion}?"
          values={values}
        />
      );
    case 'email-invalid':
      return (
        <FormattedMessage
          id="checkout.error.email-invalid"
          defaultMessage="“{email}” isn’t a complete email address. It should look like dale@example.com."
          values={values}
        />
      );
    case 'name-required':
      return <FormattedMessage id="checkout.error.name-required" defaultMessage="Enter your full name." />;
    case 'street-required':
      return <FormattedMessage id="checkout.error.street-required" defaultMessage="Enter a house number and street, or a PO box." />;
    case 'street-number-required':
      return <FormattedMessage id="checkout.error.street-number-required" defaultMessage="Add the house number, like 418 Lakeview Ave." />;
    case 'city-required':
      return <FormattedMessage id="checkout.error.city-required" defaultMessage="Enter a city." />;
    case 'region-required':
      return values.countryCode === 'CA' ? (
        <FormattedMessage id="checkout.error.province-required" defaultMessage="Choose a province or territory." />
      ) : (
        <FormattedMessage id="checkout.error.state-required" defaultMessage="Choose a state." />
      );
    case 'region-postal-code-mismatch':
      return <RegionMismatch {...(values as unknown as RegionMismatchProps)} />;
    case 'zip-required':
      return <FormattedMessage id="checkout.error.zip-required" defaultMessage="Enter a ZIP code." />;
    case 'zip-invalid':
      return (
        <FormattedMessage
          id="checkout.error.zip-invalid"
          defaultMessage="A ZIP code has five digits, like 55731. {digits, plural, =0 {This one has none.} one {This one has # digit.} other {This one has # digits.}}"
          values={{ digits: values.digits ?? 0 }}
        />
      );
    case 'postal-code-required':
      return <FormattedMessage id="checkout.error.postal-required" defaultMessage="Enter a postal code." />;
    case 'postal-code-invalid':
      return <FormattedMessage id="checkout.error.postal-invalid" defaultMessage="A Canadian postal code looks like T2P 1J9." />;
    case 'phone-too-short':
      return (
        <FormattedMessage
          id="checkout.error.phone-invalid"
          defaultMessage="A phone number has ten digits; this one has {digits}. You can leave it empty."
          values={values}
        />
      );
    case 'card-number':
      return <FormattedMessage id="forms.card-number" defaultMessage="This is a card number. Please enter it only where you pay." />;
    case 'rejected':
      return <FormattedMessage id="checkout.error.rejected" defaultMessage="We can’t accept this as it is. Check it, then try again." />;
  }
}

interface RegionMismatchProps {
  countryCode: string;
  postalCode: string;
  region: string;
}

function RegionMismatch({ countryCode, postalCode, region }: RegionMismatchProps) {
  const intl = useIntl();
  const values = { postalCode, region: regionName(intl, countryCode, region) };
  return countryCode === 'CA' ? (
    <FormattedMessage
      id="checkout.error.province-differs"
      defaultMessage="Postal code {postalCode} is in {region}. Check the postal code and the province."
      values={values}
    />
  ) : (
    <FormattedMessage
      id="checkout.error.state-differs"
      defaultMessage="ZIP {postalCode} is in {region}. Check the ZIP code and the state."
      values={values}
    />
  );
}
