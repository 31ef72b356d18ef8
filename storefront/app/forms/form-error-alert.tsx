import { CallError } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../ui/feedback/alert.tsx';

/** Why a form did not go through when nothing is wrong with its fields. */
export function FormErrorAlert({ error }: { error: unknown }) {
  const status = error instanceof CallError ? error.status : undefined;
  return (
    <Alert
      kind="bad"
      role="alert"
      title={
        status === 429 ? (
          <FormattedMessage id="forms.too-often" defaultMessage="That was often. Wait a few minutes, then try again." />
        ) : status === 0 ? (
          <FormattedMessage id="forms.offline" defaultMessage="No connection. What you typed is still here." />
        ) : (
          <FormattedMessage
            id="forms.failed"
            defaultMessage="That did not go through. What you typed is still here; try again in a minute."
          />
        )
      }
    />
  );
}
