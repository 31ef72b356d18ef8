import type { Store } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { usePageTime } from '../../platform/browser/use-page-time.ts';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { namedDays, OpeningStatus } from './opening-status.tsx';

/** Shows the opening status in a line of the header: "Open until 8 PM", "Opens tomorrow" or "Closed". */
export function ShortOpeningStatus({ store }: { store: Pick<Store, 'c_date' | 'c_door' | 'closedOverride'> }) {
  const { weekday, wallTime } = useDateFormat();
  const now = usePageTime();
  const { c_door: status } = store;
  if (status.is === 'open') return <OpeningStatus store={store} />;
  if (status.is === 'shut' && now !== undefined && Date.parse(status.opensAt) <= now) return <OpeningStatus store={store} />;
  return (
    <b>
      {status.is === 'shut' && status.inDays <= namedDays ? (
        <FormattedMessage
          id="stores.opens-short"
          defaultMessage="{days, plural, =0 {Opens {time}} =1 {Opens tomorrow} other {Opens {day}}}"
          values={{ days: status.inDays, time: wallTime(status.opens), day: weekday(status.weekday) }}
        />
      ) : (
        <FormattedMessage id="stores.closed-short" defaultMessage="Closed" />
      )}
    </b>
  );
}
