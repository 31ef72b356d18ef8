import { milesBetween, postalRegionOf } from './postal-regions.ts';
import { shippingMethodIds } from './shipping-method-ids.ts';

/** Zone of a carrier: 2 to 8 by distance; 9 is reached by air only. */
export type CarrierZone = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Miles up to which each zone reaches; zone 8 is farther. */
const reaches = [
  [150, 2],
  [300, 3],
  [600, 4],
  [1_000, 5],
  [1_400, 6],
  [1_800, 7],
] as const;

const zones = new Map<string, CarrierZone | undefined>();
const maxZones = 20_000;

/** Returns the zone from one postal code to another; undefined if one of them is unknown. */
export function carrierZone(from: string, to: string): CarrierZone | undefined {
  const name = `${from.slice(0, 3)} ${to.trim().toUpperCase().slice(0, 5)}`;
  if (zones.has(name)) return zones.get(name);
  const zone = computeZone(from, to);
  if (zones.size >= maxZones) zones.clear();
  zones.set(name, zone);
  return zone;
}

function computeZone(from: string, to: string): CarrierZone | undefined {
  const [origin, destination] = [postalRegionOf(from), postalRegionOf(to)];
  if (!origin || !destination) return undefined;
  if (origin.isRemote || destination.isRemote) return 9;
  const miles = milesBetween(origin.center, destination.center);
  return reaches.find(([limit]) => miles <= limit)?.[1] ?? 8;
}

export interface TransitDays {
  daysLeast: number;
  daysMost: number;
}

/** Days that a method takes longer in a zone than it states: for the first and for the last day of arrival. */
type ZoneDays = Partial<Record<CarrierZone, readonly [least: number, most: number]>>;

const remoteByAir: ZoneDays = { 9: [1, 1] };
const zoneDays: Record<string, ZoneDays> = {
  [shippingMethodIds.twoDay]: remoteByAir,
  [shippingMethodIds.overnight]: remoteByAir,
  // By truck the first stated day is out of reach of the coasts; the last one is not.
  [shippingMethodIds.ground]: { 6: [1, 0], 7: [1, 0], 8: [1, 0], 9: [4, 5] },
  [shippingMethodIds.standard]: { 8: [1, 0], 9: [2, 3] },
};

/** Returns the days of a method to a zone. An unknown zone has the days that the method states. */
export function transitDays(
  { methodId, daysLeast, daysMost }: TransitDays & { methodId: string },
  zone: CarrierZone | undefined,
): TransitDays {
  const [least, most] = (zone && (zoneDays[methodId] ?? remoteByAir)[zone]) ?? [0, 0];
  const last = daysMost + most;
  return { daysLeast: Math.min(daysLeast + least, last), daysMost: last };
}
