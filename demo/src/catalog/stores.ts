import type { z } from 'zod';
import type { store } from '../data-files/schema.ts';

export type Store = z.output<typeof store>;

/** Validates what the schema cannot: time zone, coordinates, opening before closing. */
export function storeIssues(store: Store): string[] {
  const problems: string[] = [];
  if (!Intl.supportedValuesOf('timeZone').includes(store.timeZone)) problems.push(`timeZone: "${store.timeZone}" is not an IANA time zone`);
  if (Math.abs(store.latitude) > 90) problems.push(`latitude: ${store.latitude} lies beyond a pole`);
  if (Math.abs(store.longitude) > 180) problems.push(`longitude: ${store.longitude} lies beyond the date line`);
  store.hours.forEach((hours, day) => {
    if (hours && hours.open >= hours.close) problems.push(`hours[${day}]: closes at ${hours.close}, before it opens`);
  });
  const { closedOverride } = store;
  if (closedOverride && closedOverride.to < closedOverride.from) problems.push('closedOverride: ends before it starts');
  const postalCode = store.address.countryCode === 'US' ? /^\d{5}$/ : /^[A-Z]\d[A-Z] \d[A-Z]\d$/;
  if (!postalCode.test(store.address.postalCode)) {
    problems.push(`address.postalCode: "${store.address.postalCode}" is none of ${store.address.countryCode}`);
  }
  return problems;
}
