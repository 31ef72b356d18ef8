import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useCustomer } from '../customer/use-customer.ts';

export default function Overview() {
  const { data: customer, isError } = useCustomer();
  if (isError) {
    return (
      <Alert
        kind="error"
        role="alert"
        title={<FormattedMessage id="account.failed" defaultMessage="Your account could not be loaded. Try again in a minute." />}
      />
    );
  }
  return customer ? <p>{customer.email}</p> : <Spinner />;
}
