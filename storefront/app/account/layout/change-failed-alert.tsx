import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';

export function ChangeFailedAlert() {
  return (
    <Alert
      kind="error"
      role="alert"
      title={<FormattedMessage id="account.change-failed" defaultMessage="That didn’t go through. Try again in a minute." />}
    />
  );
}
