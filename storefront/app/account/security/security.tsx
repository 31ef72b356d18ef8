import { FormattedMessage } from 'react-intl';
import { AccountPanel } from '../layout/account-panel.tsx';
import { EraseAccount } from './erase-account.tsx';
import { ExportData } from './export-data.tsx';
import { Passkeys } from './passkeys/passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';

export default function Security() {
  return (
    <>
      <AccountPanel heading={<FormattedMessage id="account.password" defaultMessage="Password" />}>
        <PasswordForm />
      </AccountPanel>
      <Passkeys />
      <Sessions />
      <AccountPanel heading={<FormattedMessage id="account.data" defaultMessage="Your data" />}>
        <ExportData />
        <EraseAccount />
      </AccountPanel>
    </>
  );
}
