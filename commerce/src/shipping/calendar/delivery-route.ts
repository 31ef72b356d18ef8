import type { Temporal } from 'temporal-polyfill';
import { type CarrierCountry, carrierCountryOf, holidaysIn } from './holidays.ts';

/** Route of a parcel: its carrier's weekends and holidays. */
export interface DeliveryRoute {
  countries: readonly CarrierCountry[];
  /** True if the carrier moves and delivers on Saturdays. */
  hasSaturdays: boolean;
}

/** Methods that deliver on Saturdays, by country: mail does in the US. */
const saturdays: Record<string, readonly CarrierCountry[]> = { '24': ['US'] };

/** Returns the route from a country. A parcel across the border moves on working days of both countries. */
export function deliveryRoute(from: CarrierCountry, countryCode: string, methodId: string): DeliveryRoute {
  const to = carrierCountryOf(countryCode);
  // Mail to the military regions ends at a post that is closed on Saturdays.
  const isHome = countryCode === to;
  return { countries: from === to ? [from] : [from, to], hasSaturdays: isHome && (saturdays[methodId]?.includes(to) ?? false) };
}

export function isDeliveryDay(day: Temporal.PlainDate, { countries, hasSaturdays }: DeliveryRoute): boolean {
  if (day.dayOfWeek > (hasSaturdays ? 6 : 5)) return false;
  const iso = day.toString();
  return countries.every((country) => !holidaysIn(country, day.year).has(iso));
}

export function addDeliveryDays(day: Temporal.PlainDate, count: number, route: DeliveryRoute): Temporal.PlainDate {
  let current = day;
  for (let remaining = count; remaining > 0; ) {
    current = current.add({ days: 1 });
    if (isDeliveryDay(current, route)) remaining -= 1;
  }
  return current;
}
