import { Temporal } from 'temporal-polyfill';
import { openingOn, type StoreRow } from '../../../stores/index.ts';

/** Days for which ready items wait for their shopper, at least. */
const daysUntilEnd = 7;
/** Days after these in which a store that does not open counts as closed. */
const maxDays = 60;

type PickupStore = Parameters<typeof openingOn>[0] & Pick<StoreRow, 'timeZone'>;

/**
 * Returns until when items that are ready now can be collected: until the store first closes after seven days, by its own calendar. Its
 * shopper can therefore come on the whole last day. A store that no longer opens holds them for seven days.
 */
export function pickupEnd(store: PickupStore, readyAt: Date): Date {
  const { timeZone } = store;
  const earliest = Temporal.Instant.fromEpochMilliseconds(readyAt.getTime()).toZonedDateTimeISO(timeZone).add({ days: daysUntilEnd });
  for (let days = 0; days < maxDays; days += 1) {
    const date = earliest.toPlainDate().add({ days });
    const opening = openingOn(store, date);
    const closes = opening && date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(opening.close) });
    if (closes && Temporal.ZonedDateTime.compare(closes, earliest) >= 0) return new Date(closes.epochMilliseconds);
  }
  return new Date(earliest.epochMilliseconds);
}
