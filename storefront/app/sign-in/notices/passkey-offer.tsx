import { CallError } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import * as buttonStyles from '../../ui/button.module.css';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { createPasskey } from '../passkey/lazy-passkeys.ts';
import { PasskeyErrorAlert } from '../passkey/passkey-error-alert.tsx';
import * as styles from './notices.module.css';
import { storeNotices } from './stored-notices.ts';

const close = () => storeNotices({ offersPasskey: undefined });

export default function PasskeyOffer() {
  const create = useMutation({ mutationFn: () => createPasskey() }, getQueryClient());
  const { error } = create;
  if (create.data) return <Added />;
  return (
    <div className={`${layoutStyles.container} ${styles.notice}`}>
      <Alert role="status" title={<FormattedMessage id="sign-in.passkey.offer" defaultMessage="Skip the password next time?" />}>
        <p>
          <FormattedMessage
            id="sign-in.passkey.offer-text"
            defaultMessage="With a passkey, you sign in with your fingerprint, your face or the screen lock of this device. Your password still works."
          />
        </p>
        {error ? isPasswordRequired(error) ? <SecurityLink /> : <PasskeyErrorAlert error={error} /> : null}
        <div className={`${buttonStyles.buttonRow} ${styles.actions}`}>
          <Button kind="secondary" small busy={create.isPending} onClick={() => create.mutate()}>
            <FormattedMessage id="sign-in.passkey.add" defaultMessage="Add a passkey" />
          </Button>
          <TextButton onClick={close}>
            <FormattedMessage id="sign-in.passkey.not-now" defaultMessage="Not now" />
          </TextButton>
        </div>
      </Alert>
    </div>
  );
}

const isPasswordRequired = (error: Error) => error instanceof CallError && error.type === 'PasswordRequiredException';

/** Links to the security section, for a customer whose sign-in is some minutes old. */
function SecurityLink() {
  return (
    <p role="alert">
      <FormattedMessage
        id="sign-in.passkey.needs-password"
        defaultMessage="Adding one needs your password by now: <link>go to sign-in and security</link>."
        values={{
          link: (chunks) => (
            <Link key="link" to="/account/security" onClick={close}>
              {chunks}
            </Link>
          ),
        }}
      />
    </p>
  );
}

function Added() {
  return (
    <div className={`${layoutStyles.container} ${styles.notice}`}>
      <Alert
        kind="success"
        role="status"
        title={<FormattedMessage id="sign-in.passkey.added" defaultMessage="Passkey added. Next time, sign in with it." />}
      >
        <TextButton onClick={close}>
          <FormattedMessage id="sign-in.passkey.close" defaultMessage="Got it" />
        </TextButton>
      </Alert>
    </div>
  );
}
