import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';

export function SavedAlert() {
  return <Alert kind="success" role="status" title={<FormattedMessage id="account.saved" defaultMessage="Saved." />} />;
}
