import { maxEmailLength } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';

/** Message for an email address that exceeds the maximum length (AUTH-009). */
export function EmailTooLongMessage() {
  return (
    <FormattedMessage
      id="forms.email.too-long"
      defaultMessage="Email cannot be longer than {maximum} characters."
      values={{ maximum: String(maxEmailLength) }}
    />
  );
}
