import type { Store } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { usePageTime } from '../../platform/browser/use-page-time.ts';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';

type Status<Is extends Store['c_door']['is']> = Extract<Store['c_door'], { is: Is }>;

/** Minutes before closing from which the status counts down. */
const closingSoon = 60;
/** Number of days after which a weekday would be ambiguous. */
export const namedDays = 6;

interface OpeningStatusProps {
  store: Pick<Store, 'c_date' | 'c_door' | 'closedOverride'>;
}

/**
 * Shows "Open until 8 PM", "Closes in 25 minutes" or "Closed, opens 9 AM tomorrow", in the time zone of the store. The page may come from a
 * cache, so the browser counts the minutes.
 */
export function OpeningStatus({ store: { c_date, c_door: status, closedOverride } }: OpeningStatusProps) {
  if (status.is === 'open') return <OpenStatus status={status} />;
  if (status.is === 'shut') return <ShutStatus status={status} currentDate={c_date} isTemporarilyClosed={closedOverride} />;
  return (
    <b>
      {status.isPermanent ? (
        <FormattedMessage id="stores.closed-permanently" defaultMessage="Permanently closed" />
      ) : (
        <FormattedMessage id="stores.closed" defaultMessage="Closed until further notice" />
      )}
    </b>
  );
}

function OpenStatus({ status: { until, closesAt } }: { status: Status<'open'> }) {
  const { wallTime } = useDateFormat();
  const now = usePageTime();
  const minutes = now === undefined ? undefined : Math.ceil((Date.parse(closesAt) - now) / 60_000);
  if (minutes !== undefined && minutes <= 0) {
    return (
      <b>
        <FormattedMessage id="stores.closed-now" defaultMessage="Closed now" />
      </b>
    );
  }
  return (
    <b className="text-success">
      {minutes !== undefined && minutes <= closingSoon ? (
        <FormattedMessage
          id="stores.closing"
          defaultMessage="Closes in {minutes, plural, one {# minute} other {# minutes}}"
          values={{ minutes }}
        />
      ) : (
        <FormattedMessage id="stores.open" defaultMessage="Open until {time}" values={{ time: wallTime(until) }} />
      )}
    </b>
  );
}

interface ShutStatusProps {
  status: Status<'shut'>;
  /** Date at the store. */
  currentDate: string;
  isTemporarilyClosed: boolean;
}

function ShutStatus({ status, currentDate, isTemporarilyClosed }: ShutStatusProps) {
  const { day, weekday, wallTime } = useDateFormat();
  const now = usePageTime();
  const { opens, opensAt, date, inDays } = status;
  const time = wallTime(opens);
  if (now !== undefined && Date.parse(opensAt) <= now) {
    return (
      <b className="text-success">
        <FormattedMessage id="stores.open-now" defaultMessage="Open now" />
      </b>
    );
  }
  const dayName = inDays > namedDays ? day(date, currentDate) : weekday(status.weekday);
  return (
    <b>
      {isTemporarilyClosed ? (
        <FormattedMessage
          id="stores.closed-temporarily"
          defaultMessage="Temporarily closed, opens {date} at {time}"
          values={{ date: day(date, currentDate), time }}
        />
      ) : (
        <FormattedMessage
          id="stores.opens-later"
          defaultMessage="{days, plural, =0 {Closed, opens {time} today} =1 {Closed, opens {time} tomorrow} other {Closed, opens {time} on {day}}}"
          values={{ days: inDays, time, day: dayName }}
        />
      )}
    </b>
  );
}
