import { FormattedMessage } from 'react-intl';
import { type FieldError, InvalidEmailMessage } from '../forms/index.ts';

/** The error of the email field of marketing forms. */
export function EmailErrorMessage({ error }: { error: FieldError }) {
  return error.code === 'required' ? (
    <FormattedMessage id="marketing.email.missing" defaultMessage="This field is required." />
  ) : (
    <InvalidEmailMessage />
  );
}
