import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, type SubmitError } from '../../forms/index.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

export function PasswordErrorAlert({ error }: { error: SubmitError }) {
  if (error.code !== 'InvalidCredentialsException') return <FormErrorAlert error={error} />;
  return (
    <Alert
      kind="error"
      role="alert"
      title={<FormattedMessage id="account.password.wrong" defaultMessage="This is not your current password." />}
    />
  );
}
