import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, type SubmitError } from '../forms/index.ts';
import { Alert } from '../ui/feedback/alert.tsx';

/** Wrong credentials have a text of their own (ERROR-002); any other error of the server is shown in its own words (ERROR-003). */
export function SignInErrorAlert({ error }: { error: SubmitError }) {
  if (error.code === 'InvalidCredentialsException') {
    return (
      <Alert
        kind="error"
        role="alert"
        title={<FormattedMessage id="sign-in.wrong-credentials" defaultMessage="Incorrect username or password, please try again." />}
      />
    );
  }
  return error.message ? <Alert kind="error" role="alert" title={error.message} /> : <FormErrorAlert error={error} />;
}
