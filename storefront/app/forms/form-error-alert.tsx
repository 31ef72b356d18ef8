import { FormattedMessage } from 'react-intl';
import { Alert } from '../ui/feedback/alert.tsx';
import { cookiesOff, type SubmitError } from './submission.ts';

export function FormErrorAlert({ error: { code, status } }: { error: SubmitError }) {
  return (
    <Alert
      kind="error"
      role="alert"
      title={
        code === cookiesOff ? (
          <FormattedMessage
            id="forms.cookies-off"
            defaultMessage="Your browser blocks cookies, so it can’t stay signed in. Allow them for this site, then try again; what you typed is still here."
          />
        ) : status === 429 ? (
          <FormattedMessage id="forms.rate-limit" defaultMessage="Too many tries. Wait a few minutes, then try again." />
        ) : status === 0 ? (
          <FormattedMessage id="forms.offline" defaultMessage="You’re offline. What you typed is still here." />
        ) : (
          <FormattedMessage
            id="forms.failed"
            defaultMessage="That didn’t go through. What you typed is still here; try again in a minute."
          />
        )
      }
    />
  );
}
