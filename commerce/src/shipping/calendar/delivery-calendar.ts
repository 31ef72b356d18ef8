import type { Temporal } from 'temporal-polyfill';
import { type CarrierCountry, carrierCountryOf, holidaysIn } from './holidays.ts';
import { shippingMethodIds } from './shipping-method-ids.ts';

/** Days on which a carrier transports and delivers a parcel. */
export interface DeliveryCalendar {
  /** Countries whose holidays the carrier observes. */
  countries: readonly CarrierCountry[];
  /** True if Saturdays are among the days. */
  hasSaturdays: boolean;
}

/** Countries in which a method delivers on Saturdays: the standard method, by mail, does in the US. */
const saturdayCountries: Record<string, readonly CarrierCountry[]> = { [shippingMethodIds.standard]: ['US'] };

/** Returns the calendar of parcels by a method to a country. Across the border, the holidays of both countries apply. */
export function deliveryCalendar(from: CarrierCountry, countryCode: string, methodId: string): DeliveryCalendar {
  const to = carrierCountryOf(countryCode);
  // Military post offices are closed on Saturdays.
  const isMilitary = countryCode !== to;
  const hasSaturdays = !isMilitary && (saturdayCountries[methodId]?.includes(to) ?? false);
  return { countries: from === to ? [from] : [from, to], hasSaturdays };
}

export function isDeliveryDay(day: Temporal.PlainDate, { countries, hasSaturdays }: DeliveryCalendar): boolean {
  if (day.dayOfWeek > (hasSaturdays ? 6 : 5)) return false;
  const iso = day.toString();
  return countries.every((country) => !holidaysIn(country, day.year).has(iso));
}

export function addDeliveryDays(day: Temporal.PlainDate, count: number, calendar: DeliveryCalendar): Temporal.PlainDate {
  let current = day;
  for (let remaining = count; remaining > 0; ) {
    current = current.add({ days: 1 });
    if (isDeliveryDay(current, calendar)) remaining -= 1;
  }
  return current;
}
