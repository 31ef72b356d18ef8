import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { useSessionFormPath } from '../../sign-in/index.ts';
import { Button } from '../../ui/button.tsx';
import { NoScriptAlert } from '../../ui/feedback/alert.tsx';
import * as styles from './account-no-script-notice.module.css';

/** States what works without JavaScript. The account does not: scripts fetch it, so that no page is rendered with data of a customer. */
export function AccountNoScriptNotice() {
  const signOutPath = useSessionFormPath('/account');
  return (
    <NoScriptAlert title={<FormattedMessage id="account.no-script" defaultMessage="Your account needs JavaScript." />}>
      <p>
        <FormattedMessage id="account.no-script.text" defaultMessage="Turn it on and reload the page. Without it, you can:" />
      </p>
      <ul className={styles.list}>
        <li>
          <Link to="/track-order">
            <FormattedMessage id="account.no-script.track" defaultMessage="Track an order by its number and your email" />
          </Link>
        </li>
        <li>
          <Link to="/customer-service#contact">
            <FormattedMessage id="account.no-script.contact" defaultMessage="Write to customer service" />
          </Link>
        </li>
        <li>
          <Link to="/unsubscribe">
            <FormattedMessage id="account.no-script.unsubscribe" defaultMessage="Unsubscribe from our emails" />
          </Link>
        </li>
        <li>
          <Link to="/reset-password">
            <FormattedMessage id="account.no-script.reset" defaultMessage="Set a new password" />
          </Link>
        </li>
      </ul>
      <form method="post" action={signOutPath}>
        <Button type="submit" kind="secondary" small>
          <FormattedMessage id="account.sign-out" defaultMessage="Sign out" />
        </Button>
      </form>
    </NoScriptAlert>
  );
}
