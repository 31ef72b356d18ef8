import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyOnMount } from '../../platform/lazy.tsx';
import { Link } from '../../platform/locale/navigation.tsx';
import { type CurrentCustomer, useCurrentCustomer } from '../../platform/session/index.ts';
import { SignInDialog, useLoginPath } from '../../sign-in/index.ts';
import { Icon } from '../../ui/icon.tsx';
import * as actionStyles from '../../ui/navigation/header-action.module.css';
import * as styles from './account-button.module.css';

const CustomerFlyout = lazyOnMount(
  () => import('./customer-flyout.tsx'),
  ({ accountLink }: { accountLink: ReactNode }) => accountLink,
);

/**
 * Opens the sign-in dialog for a guest from 1024 px, and /login below that or without JavaScript. For a customer it shows the first name
 * and opens /account (SHELL-006 to SHELL-008).
 */
export function AccountButton() {
  return <AccountAction customer={useCurrentCustomer()} />;
}

export function AccountAction({ customer }: { customer: CurrentCustomer }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const loginPath = useLoginPath();
  if (customer.kind === 'registered') {
    return <CustomerFlyout accountLink={<AccountLink firstName={customer.firstName} />} />;
  }
  const label = (
    <>
      <Icon name="account" />
      <span className={`${actionStyles.text} ${styles.label}`}>
        <FormattedMessage id="shell.account.sign-in" defaultMessage="Sign in" />
        <b>
          <FormattedMessage id="shell.account" defaultMessage="Account" />
        </b>
      </span>
    </>
  );
  return (
    <>
      <button
        type="button"
        className={`${actionStyles.action} ${styles.dialogButton}`}
        aria-haspopup="dialog"
        onClick={() => setDialogOpen(true)}
      >
        {label}
      </button>
      <Link className={`${actionStyles.action} ${styles.pageLink}`} to={loginPath}>
        {label}
      </Link>
      {isDialogOpen ? <SignInDialog onClose={() => setDialogOpen(false)} /> : null}
    </>
  );
}

function AccountLink({ firstName }: { firstName: string }) {
  const intl = useIntl();
  return (
    <Link className={actionStyles.action} to="/account">
      <Icon name="account" />
      <span className={`${actionStyles.text} ${styles.label}`}>
        <span className={styles.name}>
          <FormattedMessage id="shell.account.hello" defaultMessage="Hello, {firstName}" values={{ firstName }} />
        </span>
        <b>{intl.formatMessage({ id: 'shell.account', defaultMessage: 'Account' })}</b>
      </span>
    </Link>
  );
}
