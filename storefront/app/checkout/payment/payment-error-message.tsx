import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldError } from '../../forms/index.ts';
import { ContactErrorMessage } from '../address/contact-error-message.tsx';
import type { CardErrorCode } from '../field-error.ts';

/** An error of the card or of the billing address. */
export function PaymentErrorMessage({ error }: { error: FieldError }) {
  const intl = useIntl();
  const { code, values = {} } = error;
  switch (code as CardErrorCode) {
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
    default:
      return <ContactErrorMessage error={error} />;
  }
}
