import { FormattedMessage } from 'react-intl';
import { FormErrorMessage, type SubmitError, useServerText } from '../forms/index.ts';
import { cookiesOff } from '../platform/session/index.ts';
import { Alert } from '../ui/feedback/alert.tsx';

/** Shows the error of a sign-in: wrong credentials have a text of their own (ERROR-002), every other error its own message (ERROR-003). */
export function SignInErrorAlert({ error }: { error: SubmitError }) {
  return <Alert kind="error" role="alert" title={<SignInErrorMessage error={error} />} />;
}

function SignInErrorMessage({ error }: { error: SubmitError }) {
  const serverText = useServerText(error.message);
  switch (error.code) {
    case 'InvalidCredentialsException':
      return <FormattedMessage id="sign-in.wrong-credentials" defaultMessage="Incorrect username or password, please try again." />;
    case 'TooManyRequestsException':
    case cookiesOff:
      return <FormErrorMessage error={error} />;
    default:
      return serverText ?? <FormErrorMessage error={error} />;
  }
}
