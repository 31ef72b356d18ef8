import { FormattedMessage } from 'react-intl';
import type { FieldError } from '../../forms/index.ts';
import { maxEmailLength } from './max-email-length.ts';

export function EmailErrorMessage({ error }: { error: FieldError }) {
  return error.code === 'required' ? (
    <FormattedMessage id="shell.sign-in.email.required" defaultMessage="Email Address is required" />
  ) : (
    <FormattedMessage
      id="shell.sign-in.email.too-long"
      defaultMessage="Email cannot be longer than {maximum} characters."
      values={{ maximum: String(maxEmailLength) }}
    />
  );
}
