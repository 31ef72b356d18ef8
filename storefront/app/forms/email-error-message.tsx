import { FormattedMessage } from 'react-intl';
import { InvalidEmailMessage } from './invalid-email-message.tsx';
import type { FieldError } from './validate.ts';

export function EmailErrorMessage({ error }: { error: FieldError }) {
  return error.code === 'required' ? (
    <FormattedMessage id="marketing.email.required" defaultMessage="This field is required." />
  ) : (
    <InvalidEmailMessage />
  );
}
