import { FormattedMessage } from 'react-intl';
import { EmailTooLongMessage, type FieldError } from '../../forms/index.ts';

export function EmailErrorMessage({ error }: { error: FieldError }) {
  return error.code === 'required' ? (
    <FormattedMessage id="shell.sign-in.email.required" defaultMessage="Email Address is required" />
  ) : (
    <EmailTooLongMessage />
  );
}
