import { FormattedMessage } from 'react-intl';
import { type FieldError, InvalidEmailMessage, minPasswordLength } from '../forms/index.ts';

interface AccountErrorMessageProps {
  field: string;
  error: FieldError;
}

export function AccountErrorMessage({ field, error: { code } }: AccountErrorMessageProps) {
  if (code === 'too-short') {
    return (
      <FormattedMessage
        id="account.error.password-too-short"
        defaultMessage="A password has {minimum} signs at least."
        values={{ minimum: minPasswordLength }}
      />
    );
  }
  if (code === 'mismatch') return <FormattedMessage id="account.error.passwords-differ" defaultMessage="The two passwords differ." />;
  if (code === 'email') return <InvalidEmailMessage />;
  if (field === 'email') return <FormattedMessage id="account.error.email-required" defaultMessage="Email Address is required" />;
  if (field === 'password') return <FormattedMessage id="account.error.password-required" defaultMessage="Password is required" />;
  return <FormattedMessage id="account.error.required" defaultMessage="This field is required" />;
}
