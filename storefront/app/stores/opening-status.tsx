import type { StoreOpeningStatus } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatWallTime, weekdayName } from './opening-hours.ts';

/** Shows "Open until 8 PM" or "Closed, opens 9 AM tomorrow", in the time zone of the store. */
export function OpeningStatus({ status }: { status: StoreOpeningStatus }) {
  const intl = useIntl();
  if (status.is === 'open') {
    return (
      <b className="text-success">
        <FormattedMessage id="stores.open" defaultMessage="Open until {time}" values={{ time: formatWallTime(intl, status.until) }} />
      </b>
    );
  }
  if (status.is === 'closed') {
    return (
      <b>
        <FormattedMessage id="stores.closed" defaultMessage="Closed until further notice" />
      </b>
    );
  }
  return (
    <b>
      <FormattedMessage
        id="stores.opens-later"
        defaultMessage="{days, plural, =0 {Closed, opens {time} today} =1 {Closed, opens {time} tomorrow} other {Closed, opens {time} on {day}}}"
        values={{ days: status.inDays, time: formatWallTime(intl, status.opens), day: weekdayName(intl, status.weekday) }}
      />
    </b>
  );
}
