import { FormattedMessage } from 'react-intl';
import { Alert } from '../ui/feedback/alert.tsx';
import type { SubmitError } from './submission.ts';

export function FormErrorAlert({ error: { status } }: { error: SubmitError }) {
  return (
    <Alert
      kind="error"
      role="alert"
      title={
        status === 429 ? (
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
