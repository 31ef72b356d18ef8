import { CallError, maxPasskeys } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, toSubmitError } from '../../forms/index.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/**
 * Returns the code of an error: the name of a browser's error (WebAuthn, sections 5.1.3 and 5.1.4), a fault type, or the reason of a
 * rejected passkey.
 */
function codeOf(error: unknown): string {
  if (error instanceof CallError) return error.type === 'InvalidPasskeyException' ? String(error.arguments.reason) : error.type;
  return error instanceof Error ? error.name : '';
}

function ErrorText({ code }: { code: string }) {
  switch (code) {
    case 'unknown':
      return (
        <FormattedMessage
          id="sign-in.passkey.unknown"
          defaultMessage="That passkey was removed from its account. Sign in with your password."
        />
      );
    case 'challenge':
      return <FormattedMessage id="sign-in.passkey.expired" defaultMessage="That took too long. Try again." />;
    case 'InvalidStateError':
    case 'PasskeyExistsException':
      return <FormattedMessage id="sign-in.passkey.exists" defaultMessage="This device already has a passkey for your account." />;
    case 'PasskeyLimitException':
      return (
        <FormattedMessage
          id="sign-in.passkey.limit"
          defaultMessage="You have {count} passkeys, the most an account can have. Remove one to add another."
          values={{ count: maxPasskeys }}
        />
      );
    case 'ConstraintError':
    case 'NotSupportedError':
    case 'user-verification':
      return (
        <FormattedMessage
          id="sign-in.passkey.no-lock"
          defaultMessage="A passkey needs a device with a fingerprint, a face or a screen lock. Set one up, or use another device."
        />
      );
    case 'SecurityError':
    case 'origin':
    case 'relying-party':
      return <FormattedMessage id="sign-in.passkey.address" defaultMessage="Passkeys don’t work at this web address. Use your password." />;
    default:
      return <FormattedMessage id="sign-in.passkey.failed" defaultMessage="The passkey didn’t work. Try again, or use your password." />;
  }
}

const ownTexts: readonly string[] = ['InvalidPasskeyException', 'PasskeyExistsException', 'PasskeyLimitException'];

export function PasskeyErrorAlert({ error }: { error: unknown }) {
  if (error instanceof CallError && !ownTexts.includes(error.type)) return <FormErrorAlert error={toSubmitError(error)} />;
  return <Alert kind="error" role="alert" title={<ErrorText code={codeOf(error)} />} />;
}
