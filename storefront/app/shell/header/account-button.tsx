import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as actionStyles from '../../ui/navigation/header-action.module.css';
import { type AccountFeature, accountEntry } from '../shop-features.ts';
import * as styles from './account-button.module.css';
import { HeaderFlyout } from './header-flyout.tsx';

export const SignInDialog = lazy(() => import('../account/sign-in-dialog.tsx'));

/**
 * A guest opens the sign-in dialog from 1024 px, and /login below that or without JavaScript. A customer sees their first name and opens
 * /account (SHELL-006 to SHELL-009).
 */
export function AccountButton({ account }: { account: AccountFeature }) {
  const intl = useIntl();
  const { customer } = account;
  const [isDialogOpen, setDialogOpen] = useState(false);
  if (customer.kind === 'guest') {
    const label = (
      <>
        <Icon name="account" />
        <span className={actionStyles.text}>
          <FormattedMessage id="shell.account.sign-in" defaultMessage="Sign in" />
          <b>
            <FormattedMessage id="shell.account" defaultMessage="Account" />
          </b>
        </span>
      </>
    );
    const entry = accountEntry(customer, 'menu');
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
        <Link className={`${actionStyles.action} ${styles.pageLink}`} to={'to' in entry ? entry.to : '/login'}>
          {label}
        </Link>
        {isDialogOpen ? (
          <Suspense fallback={null}>
            <SignInDialog account={account} onClose={() => setDialogOpen(false)} />
          </Suspense>
        ) : null}
      </>
    );
  }
  return (
    <HeaderFlyout
      id="account-flyout"
      label={intl.formatMessage({ id: 'shell.account.menu', defaultMessage: 'Your account menu' })}
      action={
        <Link className={actionStyles.action} to="/account">
          <Icon name="account" />
          <span className={actionStyles.text}>
            <span className={styles.name}>
              <FormattedMessage id="shell.account.hello" defaultMessage="Hello, {firstName}" values={{ firstName: customer.firstName }} />
            </span>
            <b>
              <FormattedMessage id="shell.account" defaultMessage="Account" />
            </b>
          </span>
        </Link>
      }
    >
      <Link to="/account">
        <FormattedMessage id="shell.account.yours" defaultMessage="Your account" />
      </Link>
      <button type="button" onClick={account.signOut}>
        <FormattedMessage id="shell.account.sign-out" defaultMessage="Sign out" />
      </button>
    </HeaderFlyout>
  );
}
