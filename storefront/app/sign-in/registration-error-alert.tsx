import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, type SubmitError } from '../forms/index.ts';
import { ActionLink } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';

/** The error of the server is shown in its own words (ERROR-010). */
const serverMessages = new Set(['LoginAlreadyInUseException', 'ValidationException']);

export function RegistrationErrorAlert({ error }: { error: SubmitError }) {
  if (!serverMessages.has(error.code)) return <FormErrorAlert error={error} />;
  return (
    <Alert kind="error" role="alert" title={error.message}>
      {error.code === 'LoginAlreadyInUseException' ? (
        <ActionLink to="/reset-password" underlined>
          <FormattedMessage id="sign-in.register.reset" defaultMessage="Forgot the password? Set a new one." />
        </ActionLink>
      ) : null}
    </Alert>
  );
}
