import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { PasskeyErrorAlert } from './passkey-error-alert.tsx';
import { usePasskeySupport } from './passkey-support.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Button that signs in with a passkey. The email field of the form suggests passkeys meanwhile. */
export function PasskeySignIn(options: Parameters<typeof usePasskeySignIn>[0]) {
  const { isPending, error, start } = usePasskeySignIn(options);
  if (!usePasskeySupport()) return null;
  return (
    <>
      {error ? <PasskeyErrorAlert error={error} /> : null}
      <Button kind="secondary" wide busy={isPending} onClick={start}>
        <FormattedMessage id="sign-in.passkey" defaultMessage="Sign in with a passkey" />
      </Button>
    </>
  );
}
