import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';

export function SignOutErrorAlert() {
  return (
    <Alert
      kind="error"
      role="alert"
      title={
        <FormattedMessage
          id="sign-in.sign-out-failed"
          defaultMessage="You’re still signed in, because signing out didn’t go through. Check your connection, then try again."
        />
      }
    />
  );
}
