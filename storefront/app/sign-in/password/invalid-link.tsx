import { FormattedMessage } from 'react-intl';
import { ActionLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Shows that a password link is invalid: it works once and for 30 minutes (ACCOUNT-015). */
export function InvalidLink() {
  return (
    <Alert
      kind="error"
      role="alert"
      title={<FormattedMessage id="sign-in.invalid-link" defaultMessage="This link has expired or was used already." />}
    >
      <ActionLink to="/reset-password" underlined>
        <FormattedMessage id="sign-in.invalid-link.new" defaultMessage="Get a new link" />
      </ActionLink>
    </Alert>
  );
}
