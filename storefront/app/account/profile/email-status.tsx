import type { Customer } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { changeCustomer } from '../../customer/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

/** The address, and whether its link was opened. */
export function EmailStatus({ customer: { email, c_emailConfirmed } }: { customer: Customer }) {
  const resend = useMutation(
    { mutationFn: () => changeCustomer((client) => client.requestEmailConfirmation({ body: {} })) },
    getQueryClient(),
  );
  if (c_emailConfirmed) return <p>{email}</p>;
  return (
    <Alert
      title={
        <FormattedMessage id="account.email.unconfirmed" defaultMessage="{email} is not confirmed yet." values={{ email: email ?? '' }} />
      }
    >
      {resend.isSuccess ? (
        <p role="status">
          <FormattedMessage id="account.email.resent" defaultMessage="We sent the link again. Check your email." />
        </p>
      ) : (
        <>
          <p>
            <FormattedMessage
              id="account.email.unconfirmed-text"
              defaultMessage="Open the link that we sent you. Orders that you placed as a guest then show up here."
            />
          </p>
          <TextButton aria-busy={resend.isPending || undefined} onClick={() => resend.mutate()}>
            <FormattedMessage id="account.email.resend" defaultMessage="Send the link again" />
          </TextButton>
        </>
      )}
      {resend.isError ? (
        <p role="alert">
          <FormattedMessage id="account.email.resend-failed" defaultMessage="That didn’t go through. Try again in a minute." />
        </p>
      ) : null}
    </Alert>
  );
}
