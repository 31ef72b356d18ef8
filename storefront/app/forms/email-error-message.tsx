import { FormattedMessage } from 'react-intl';
import { InvalidEmailMessage } from './invalid-email-message.tsx';
import type { FieldError } from './validate.ts';

/** The error of the email field of a form that sends mail. */
export function EmailErrorMessage({ error }: { error: FieldError }) {
  return error.code === 'required' ? (
    <FormattedMessage id="marketing.email.required" defaultMessage="This field is required." />
  ) : (
    <InvalidEmailMessage />
  );
}
