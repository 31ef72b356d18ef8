import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import * as styles from './identity-callback-page.module.css';

/** The last page of the identity verification, which opens in a window of its own. */
export function IdentityCallbackPage() {
  return (
    <div className={`${layoutStyles.container} ${styles.root}`}>
      <EmptyState
        level={1}
        heading={<FormattedMessage id="account.identity.returned" defaultMessage="Verification" />}
        action={
          <ButtonLink to="/" kind="secondary">
            <FormattedMessage id="account.identity.home" defaultMessage="Or continue in this window" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="account.identity.returned-text"
          defaultMessage="You can close this window and go back to the one you came from."
        />
      </EmptyState>
    </div>
  );
}
