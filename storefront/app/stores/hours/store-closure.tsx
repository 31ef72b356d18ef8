import type { Store } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import { formatDate } from './opening-hours.ts';

export function StoreClosure({ store: { c_closure: closure, closedOverridePermanent, c_date } }: { store: Store }) {
  const intl = useIntl();
  if (closedOverridePermanent) {
    return (
      <Alert title={<FormattedMessage id="stores.closed-permanently" defaultMessage="Permanently closed" />}>
        <FormattedMessage
          id="stores.closed-permanently.text"
          defaultMessage="This store is closed for good. Choose another store to see its hours."
        />
      </Alert>
    );
  }
  if (!closure) return null;
  const { from, to, reason } = closure;
  const title = to ? (
    <FormattedMessage
      id="stores.closure.days"
      defaultMessage="Closed from {from} to {to}"
      values={{ from: formatDate(intl, from, c_date), to: formatDate(intl, to, c_date) }}
    />
  ) : (
    <FormattedMessage id="stores.closure.from" defaultMessage="Closed from {from}" values={{ from: formatDate(intl, from, c_date) }} />
  );
  return <Alert title={title}>{reason}</Alert>;
}
