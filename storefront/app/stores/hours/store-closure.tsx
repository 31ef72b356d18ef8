import type { Store } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

export function StoreClosure({ store: { c_closure: closure, closedOverridePermanent, c_date } }: { store: Store }) {
  const { day } = useDateFormat();
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
      values={{ from: day(from, c_date), to: day(to, c_date) }}
    />
  ) : (
    <FormattedMessage id="stores.closure.from" defaultMessage="Closed from {from}" values={{ from: day(from, c_date) }} />
  );
  return <Alert title={title}>{reason}</Alert>;
}
