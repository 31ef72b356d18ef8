import { FormattedMessage } from 'react-intl';
import { cookiesOff } from '../platform/session/index.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import type { SubmitError } from './submission.ts';

export function FormErrorAlert({ error }: { error: SubmitError }) {
  return <Alert kind="error" role="alert" title={<FormErrorMessage error={error} />} />;
}

export function FormErrorMessage({ error: { code, status } }: { error: SubmitError }) {
  if (code === cookiesOff) {
    return (
      <FormattedMessage
        id="forms.cookies-off"
        defaultMessage="Your browser blocks cookies, so it can’t stay signed in. Allow them for this site, then try again; what you typed is still here."
      />
    );
  }
  if (status === 429) {
    return <FormattedMessage id="forms.rate-limit" defaultMessage="Too many tries. Wait a few minutes, then try again." />;
  }
  if (status === 0) return <FormattedMessage id="forms.offline" defaultMessage="You’re offline. What you typed is still here." />;
  return (
    <FormattedMessage id="forms.failed" defaultMessage="That didn’t go through. What you typed is still here; try again in a minute." />
  );
}
