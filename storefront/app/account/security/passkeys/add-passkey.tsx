import { CallError, maxPasskeys, type Passkey } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getQueryClient } from '../../../platform/browser/query-client.ts';
import { createPasskey, PasskeyErrorAlert } from '../../../sign-in/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useFocusTarget } from '../../../ui/hooks/use-focus-target.ts';
import { ConfirmPassword } from './confirm-password.tsx';

const isPasswordRequired = (error: unknown): boolean => error instanceof CallError && error.type === 'PasswordRequiredException';

/** Adds a passkey; if the sign-in was too long ago, after the password. */
export function AddPasskey({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [addedId, setAddedId] = useState<string>();
  const create = useMutation({ mutationFn: () => createPasskey(), onSuccess: (passkey) => finish(passkey) }, getQueryClient());

  const asksPassword = isPasswordRequired(create.error);
  const button = useFocusTarget(asksPassword);

  /** Ends the attempt. Without a passkey, the customer has closed the browser's dialog and may open it again. */
  function finish(passkey: Passkey | undefined): void {
    setAddedId(passkey?.passkeyId);
    if (passkey) create.reset();
  }

  if (passkeys.length >= maxPasskeys) return <Full />;
  if (asksPassword) return <ConfirmPassword onDone={finish} onCancel={create.reset} />;
  return (
    <>
      {passkeys.some(({ passkeyId }) => passkeyId === addedId) && !create.error ? <Added /> : null}
      {create.error ? <PasskeyErrorAlert error={create.error} /> : null}
      <Button kind="secondary" ref={button} busy={create.isPending} onClick={() => create.mutate()}>
        <FormattedMessage id="account.passkeys.add" defaultMessage="Add a passkey" />
      </Button>
    </>
  );
}

function Full() {
  return (
    <p>
      <FormattedMessage
        id="account.passkeys.full"
        defaultMessage="You have {count} passkeys, the most an account can have. Remove one to add another."
        values={{ count: maxPasskeys }}
      />
    </p>
  );
}

function Added() {
  return (
    <Alert
      kind="success"
      role="status"
      title={<FormattedMessage id="account.passkeys.added" defaultMessage="Passkey added. We’ve emailed you about it." />}
    />
  );
}
