import type { Customer } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { changeCustomer } from '../../customer/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useFocusTarget } from '../../ui/hooks/use-focus-target.ts';

export function hasUnconfirmedEmail({ c_emailConfirmed, c_pendingEmail }: Customer): boolean {
  return !c_emailConfirmed || c_pendingEmail !== undefined;
}

/** Shows the login address, or the one whose link was not opened yet: after a change, the link goes to the new address (ACCOUNT-009). */
export function EmailStatus({ customer }: { customer: Customer }) {
  const { email = '', c_pendingEmail } = customer;
  const resend = useMutation(
    { mutationFn: () => changeCustomer((client) => client.requestEmailConfirmation({ body: {} })) },
    getQueryClient(),
  );
  const notice = useFocusTarget(resend.isSuccess);
  if (!hasUnconfirmedEmail(customer)) return <p>{email}</p>;
  return (
    <Alert
      title={
        <FormattedMessage
          id="account.email.unconfirmed"
          defaultMessage="{email} is not confirmed yet."
          values={{ email: c_pendingEmail ?? email }}
        />
      }
    >
      {resend.isSuccess ? (
        <p role="status" ref={notice} tabIndex={-1}>
          <FormattedMessage id="account.email.resent" defaultMessage="We sent the link again. Check your email." />
        </p>
      ) : (
        <>
          <p>
            {c_pendingEmail === undefined ? (
              <FormattedMessage
                id="account.email.unconfirmed-text"
                defaultMessage="Open the link that we sent you. Orders that you placed as a guest then show up here."
              />
            ) : (
              <FormattedMessage
                id="account.email.pending-text"
                defaultMessage="Open the link that we sent there. Until then, our emails go to {email}."
                values={{ email }}
              />
            )}
          </p>
          <TextButton busy={resend.isPending} onClick={() => resend.mutate()}>
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
