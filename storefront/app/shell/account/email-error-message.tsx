import { FormattedMessage } from 'react-intl';
import { type EmailError, maxEmailLength } from './sign-in-validation.ts';

/** The specification's sentences. */
export function EmailErrorMessage({ error }: { error: EmailError }) {
  return error === 'empty' ? (
    <FormattedMessage id="shell.sign-in.email.empty" defaultMessage="Email Address is required" />
  ) : (
    <FormattedMessage
      id="shell.sign-in.email.long"
      defaultMessage="Email cannot be longer than {most} characters."
      values={{ most: String(maxEmailLength) }}
    />
  );
}
