import { FormattedMessage } from 'react-intl';
import { type EmailFault, emailMost } from './sign-in-rules.ts';

/** The specification's sentences. */
export function EmailFaultText({ fault }: { fault: EmailFault }) {
  return fault === 'empty' ? (
    <FormattedMessage id="shell.sign-in.email.empty" defaultMessage="Email Address is required" />
  ) : (
    <FormattedMessage
      id="shell.sign-in.email.long"
      defaultMessage="Email cannot be longer than {most} characters."
      values={{ most: String(emailMost) }}
    />
  );
}
