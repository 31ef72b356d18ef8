import { FormattedMessage } from 'react-intl';
import { EmailTooLongMessage, type FieldError, InvalidEmailMessage } from '../forms/index.ts';

/** Message for an email address that is missing, too long or invalid (AUTH-008, AUTH-009). */
export function LoginEmailErrorMessage({ error }: { error: FieldError }) {
  if (error.code === 'required') return <FormattedMessage id="sign-in.email.required" defaultMessage="Email Address is required" />;
  return error.code === 'too-long' ? <EmailTooLongMessage /> : <InvalidEmailMessage />;
}
