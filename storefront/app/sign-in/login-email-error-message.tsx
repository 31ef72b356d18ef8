import { FormattedMessage } from 'react-intl';
import { EmailTooLongMessage, type FieldError, InvalidEmailMessage } from '../forms/index.ts';

/** AUTH-008, AUTH-009 */
export function LoginEmailErrorMessage({ error }: { error: FieldError }) {
  if (error.code === 'required') return <FormattedMessage id="sign-in.email.required" defaultMessage="Email Address is required" />;
  return error.code === 'too-long' ? <EmailTooLongMessage /> : <InvalidEmailMessage />;
}
