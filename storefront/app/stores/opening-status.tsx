import type { StoreOpeningStatus } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatWallTime, weekdayName } from './opening-hours.ts';

/** "Open until 8 PM", "Closed, opens 9 AM tomorrow": by the store's own clock. */
export function OpeningStatus({ door }: { door: StoreOpeningStatus }) {
  const intl = useIntl();
  if (door.is === 'open') {
    return (
      <b className="text-success">
        <FormattedMessage id="stores.open" defaultMessage="Open until {time}" values={{ time: formatWallTime(intl, door.until) }} />
      </b>
    );
  }
  if (door.is === 'closed') {
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
        values={{ days: door.inDays, time: formatWallTime(intl, door.opens), day: weekdayName(intl, door.weekday) }}
      />
    </b>
  );
}
