import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { getQueryClient } from '../../../platform/browser/query-client.ts';
import { passkeysQuery, usePasskeySupport } from '../../../sign-in/index.ts';
import { useFocusTarget } from '../../../ui/hooks/use-focus-target.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import { AccountPanel } from '../../layout/account-panel.tsx';
import { LoadedSection } from '../../layout/loaded-section.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';

export function Passkeys() {
  const passkeys = useQuery(passkeysQuery, getQueryClient());
  const isSupported = usePasskeySupport();
  const heading = useFocusTarget(passkeys.data, { scrolls: false });
  return (
    <AccountPanel heading={<FormattedMessage id="account.passkeys" defaultMessage="Passkeys" />} headingRef={heading}>
      <p>
        <FormattedMessage
          id="account.passkeys.text"
          defaultMessage="A passkey signs you in with your fingerprint, your face or a screen lock. Your password keeps working, and you can always reset it by email."
        />
      </p>
      <LoadedSection query={passkeys}>
        {(loaded) => (
          <>
            {loaded.length === 0 ? (
              <p className="text-muted">
                <FormattedMessage id="account.passkeys.none" defaultMessage="You have no passkeys yet." />
              </p>
            ) : (
              <ul className={layoutStyles.dividedList}>
                {loaded.map((passkey) => (
                  <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
                ))}
              </ul>
            )}
            {isSupported ? <AddPasskey passkeys={loaded} /> : <Unsupported />}
          </>
        )}
      </LoadedSection>
    </AccountPanel>
  );
}

function Unsupported() {
  return (
    <p>
      <FormattedMessage
        id="account.passkeys.unsupported"
        defaultMessage="This browser can’t add passkeys. Open this page in another one, or on your phone."
      />
    </p>
  );
}
