import { FormattedMessage, useIntl } from 'react-intl';
import { AddressErrorMessage } from '../../address/index.ts';
import type { FieldError } from '../../forms/index.ts';
import type { CardErrorCode } from '../field-error.ts';

export function PaymentErrorMessage({ error }: { error: FieldError }) {
  const intl = useIntl();
  const { code, values = {} } = error;
  switch (code as CardErrorCode) {
    case 'card-required':
      return <FormattedMessage id="checkout.error.card-required" defaultMessage="Enter your card number." />;
    case 'card-brand':
      return (
        <FormattedMessage
          id="checkout.error.card-brand"
          defaultMessage="We don’t accept this kind of card. We accept Visa, Mastercard, American Express, Discover and UnionPay."
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
          defaultMessage="This card number has a mistake in it: two digits may be swapped, or one is wrong."
        />
      );
    case 'card-rejected':
      return <FormattedMessage id="checkout.error.card-rejected" defaultMessage="We can’t accept this card number. Try another card." />;
    case 'card-rejected-demo':
      return (
        <FormattedMessage
          id="checkout.error.card-rejected-demo"
          defaultMessage="This demo shop only takes test cards, like 4111 1111 1111 1111. Your number was not saved."
        />
      );
    case 'card-declined':
      return (
        <FormattedMessage
          id="checkout.error.card-declined"
          defaultMessage="Your bank said no to this card. Nothing was charged. Check the security code, or try another card."
        />
      );
    case 'card-unverified':
      return (
        <FormattedMessage
          id="checkout.error.card-unverified"
          defaultMessage="Your bank didn’t respond, so we couldn’t check this card. Nothing was charged. Try again in a minute."
        />
      );
    case 'expiry-invalid':
      return (
        <FormattedMessage
          id="checkout.error.expiry-required"
          defaultMessage="Enter the month and year as printed on the card, like 08/29."
        />
      );
    case 'expiry-month':
      return <FormattedMessage id="checkout.error.expiry-month" defaultMessage="Enter the month first, from 01 to 12." />;
    case 'expiry-past': {
      const date = new Date(Date.UTC(Number(values.year), Number(values.month) - 1, 15));
      const month = intl.formatDate(date, { month: 'long', year: 'numeric', timeZone: 'UTC' });
      return <FormattedMessage id="checkout.error.expiry-past" defaultMessage="This card expired in {month}." values={{ month }} />;
    }
    case 'expiry-too-late':
      return (
        <FormattedMessage
          id="checkout.error.expiry-too-late"
          defaultMessage="Check the year: cards don’t run until {year}."
          values={{ year: String(values.year) }}
        />
      );
    case 'code-required':
      return values.length === 4 ? (
        <FormattedMessage
          id="checkout.error.code-front-required"
          defaultMessage="Enter the security code: 4 digits, on the front of the card."
        />
      ) : (
        <FormattedMessage
          id="checkout.error.code-back-required"
          defaultMessage="Enter the security code: 3 digits, on the back of the card."
        />
      );
    case 'code-length':
      return (
        <FormattedMessage
          id="checkout.error.code-length"
          defaultMessage="{difference, plural, =-1 {One digit is missing.} =1 {One digit too many.} other {Wrong number of digits.}} The code has {length} digits, on the {side, select, front {front} other {back}}."
          values={{ difference: Number(values.off), length: Number(values.length), side: values.length === 4 ? 'front' : 'back' }}
        />
      );
    default:
      return <AddressErrorMessage error={error} />;
  }
}
