import type { Shipment } from '@outfitter/contract/client';
import { localDate } from '../../platform/locale/local-date.ts';

const nextDate = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

export type PickupTimes = Pick<Shipment, 'c_readyBy' | 'c_promiseDate' | 'c_pickupStoreTimeZone'>;

export interface PickupWhen {
  /** `other`: the date itself is shown. */
  day: 'today' | 'tomorrow' | 'other';
  /** Local date of the store. */
  date: string;
}

/** Returns the day on which a shipment can be collected, by the calendar of its store; undefined if it is not known. */
export function pickupDay({ c_readyBy, c_promiseDate, c_pickupStoreTimeZone }: PickupTimes, now: number): PickupWhen | undefined {
  const date = c_promiseDate ?? (c_readyBy && localDate(Date.parse(c_readyBy), c_pickupStoreTimeZone));
  if (!date) return undefined;
  const today = localDate(now, c_pickupStoreTimeZone);
  return { day: date === today ? 'today' : date === nextDate(today) ? 'tomorrow' : 'other', date };
}

/** Returns whether the time at which a shipment was to be ready has passed, or the day, by the calendar of its store. */
export function isPastPickupTime({ c_readyBy, c_promiseDate, c_pickupStoreTimeZone }: PickupTimes, now: number): boolean {
  if (c_readyBy) return Date.parse(c_readyBy) < now;
  return c_promiseDate !== undefined && c_promiseDate < localDate(now, c_pickupStoreTimeZone);
}
