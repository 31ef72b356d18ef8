import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldError } from '../forms/index.ts';
import type { CheckoutErrorCode } from './field-error.ts';

export function CheckoutErrorMessage({ error: { code, values = {} } }: { error: FieldError }) {
  const intl = useIntl();
  switch (code as CheckoutErrorCode) {
    case 'email-required':
      return <FormattedMessage id="checkout.error.email-required" defaultMessage="Email is empty. The receipt goes there." />;
    case 'email-incomplete':
      return (
        <FormattedMessage
          id="checkout.error.email-incomplete"
          defaultMessage="“{email}” is missing its ending. Did you mean {suggestion}?"
          values={values}
        />
      );
    case 'email-typo':
      return <FormattedMessage id="checkout.error.email-typo" defaultMessage="Did you mean {suggestion}?" values={values} />;
    case 'email-invalid':
      return (
        <FormattedMessage
          id="checkout.error.email-invalid"
          defaultMessage="“{email}” is no email address. It needs a name, an @ and a place, like dale@example.com."
          values={values}
        />
      );
    case 'name-required':
      return <FormattedMessage id="checkout.error.name-required" defaultMessage="Full name is empty. The label needs one." />;
    case 'street-required':
      return (
        <FormattedMessage
          id="checkout.error.street-required"
          defaultMessage="We need a house number and street. PO boxes are fine for standard shipping."
        />
      );
    case 'street-number-required':
      return (
        <FormattedMessage id="checkout.error.street-number-required" defaultMessage="The house number is missing, like 418 Lakeview Ave." />
      );
    case 'city-required':
      return <FormattedMessage id="checkout.error.city-required" defaultMessage="City is empty." />;
    case 'region-required':
      return values.countryCode === 'CA' ? (
        <FormattedMessage id="checkout.error.province-required" defaultMessage="Choose a province or territory." />
      ) : (
        <FormattedMessage id="checkout.error.state-required" defaultMessage="Choose a state." />
      );
    case 'zip-invalid':
      return (
        <FormattedMessage
          id="checkout.error.zip-invalid"
          defaultMessage="A ZIP has five digits, like 55731. {digits, plural, =0 {This one has none.} one {This one has # digit.} other {This one has # digits.}}"
          values={{ digits: values.digits ?? 0 }}
        />
      );
    case 'postal-code-invalid':
      return <FormattedMessage id="checkout.error.postal-invalid" defaultMessage="A Canadian postal code looks like T2P 1J9." />;
    case 'phone-too-short':
      return (
        <FormattedMessage
          id="checkout.error.phone-invalid"
          defaultMessage="A phone number has ten digits, this one {digits}. Leave it empty if you’d rather."
          values={values}
        />
      );
    case 'card-required':
      return <FormattedMessage id="checkout.error.card-required" defaultMessage="Card number is empty." />;
    case 'card-brand':
      return (
        <FormattedMessage
          id="checkout.error.card-brand"
          defaultMessage="We take Visa, Mastercard, American Express, Discover and UnionPay. This is another kind."
        />
      );
    case 'card-too-short':
      return (
        <FormattedMessage
          id="checkout.error.card-too-short"
          defaultMessage="{count, plural, one {One digit is} other {# digits are}} missing at the end of the card number."
          values={{ count: values.missing ?? 0 }}
        />
      );
    case 'card-check-digit':
      return (
        <FormattedMessage
          id="checkout.error.card-check-digit"
          defaultMessage="Two digits may be swapped, or one is off. Compare it with the card."
        />
      );
    case 'card-rejected':
      return <FormattedMessage id="checkout.error.card-rejected" defaultMessage="This card number is not taken here. Try another card." />;
    case 'card-rejected-demo':
      return (
        <FormattedMessage
          id="checkout.error.card-rejected-demo"
          defaultMessage="A demo shop takes its test cards only, like 4111 1111 1111 1111. Your number was not kept."
        />
      );
    case 'expiry-invalid':
      return <FormattedMessage id="checkout.error.expiry-required" defaultMessage="Month and year, as printed: 08/29." />;
    case 'expiry-month':
      return <FormattedMessage id="checkout.error.expiry-month" defaultMessage="The month comes first and is 01 to 12." />;
    case 'expiry-past': {
      const date = new Date(Date.UTC(Number(values.year), Number(values.month) - 1, 15));
      const month = intl.formatDate(date, { month: 'long', year: 'numeric', timeZone: 'UTC' });
      return <FormattedMessage id="checkout.error.expiry-past" defaultMessage="This card ran out in {month}." values={{ month }} />;
    }
    case 'expiry-too-late':
      return (
        <FormattedMessage
          id="checkout.error.expiry-too-late"
          defaultMessage="No card lasts until {year}. Look at the date again."
          values={{ year: String(values.year) }}
        />
      );
    case 'code-required':
      return values.length === 4 ? (
        <FormattedMessage id="checkout.error.code-front-required" defaultMessage="Security code is empty. It’s 4 digits, on the front." />
      ) : (
        <FormattedMessage id="checkout.error.code-back-required" defaultMessage="Security code is empty. It’s 3 digits, on the back." />
      );
    case 'code-length':
      return (
        <FormattedMessage
          id="checkout.error.code-length"
          defaultMessage="{difference, plural, =-1 {One digit short.} =1 {One digit too many.} other {Not the right number of digits.}} It’s {length} digits, on the {side, select, front {front} other {back}}."
          values={{ difference: Number(values.off), length: Number(values.length), side: values.length === 4 ? 'front' : 'back' }}
        />
      );
    case 'server':
      return values.message;
  }
}
