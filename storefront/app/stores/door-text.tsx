import type { StoreDoor } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { wallTime, weekdayName } from './wall-time.ts';

/** "Open until 8 PM", "Closed, opens 9 AM tomorrow": by the store's own clock. */
export function DoorText({ door }: { door: StoreDoor }) {
  const intl = useIntl();
  if (door.is === 'open') {
    return (
      <b className="good">
        <FormattedMessage id="stores.open" defaultMessage="Open until {time}" values={{ time: wallTime(intl, door.until) }} />
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
        id="stores.shut"
        defaultMessage="{days, plural, =0 {Closed, opens {time} today} =1 {Closed, opens {time} tomorrow} other {Closed, opens {time} on {day}}}"
        values={{ days: door.inDays, time: wallTime(intl, door.opens), day: weekdayName(intl, door.weekday) }}
      />
    </b>
  );
}
