import { FormattedMessage } from 'react-intl';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { TimeUnavailable } from '../promises/time-unavailable.tsx';
import { type PickupTimes, pickupDay } from './pickup-day.ts';

/** States when a shipment is ready at its store, if that is known: "Ready today by 5:00 PM" in the store's time, "Ready Fri, Dec 4". */
export function PickupReady({ shipment, now = Date.now() }: { shipment: PickupTimes; now?: number }) {
  const { day, timeOf } = useDateFormat();
  const when = pickupDay(shipment, now);
  if (!when) return <TimeUnavailable />;
  const { c_readyBy, c_pickupStoreTimeZone } = shipment;
  const time = c_readyBy && timeOf(c_readyBy, c_pickupStoreTimeZone);
  return (
    <FormattedMessage
      id="basket.pickup.ready"
      defaultMessage="{day, select, today {Ready today} tomorrow {Ready tomorrow} other {Ready {date}}}{hasTime, select, true { by {time}} other {}}"
      values={{ day: when.day, date: day(when.date), hasTime: String(Boolean(time)), time }}
    />
  );
}
