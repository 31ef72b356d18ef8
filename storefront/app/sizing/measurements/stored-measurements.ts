/**
 * A shopper's measurements on this device. Those of a guest are never sent; those of a customer are synchronized with the account. The
 * stored value is untrusted: another release or script may have written it.
 */
import { type BodyMeasurement, isBodyMeasurement, maxInches, maxPounds, type Wearer, wearers } from '@outfitter/contract/client';
import { readRegisteredCustomerId, readStored, subscribeToCustomerChanges, writeStored } from '../../platform/session/index.ts';
import { storageKey } from './storage-key.ts';
import type { Measurements, Units } from './units.ts';

export type StoredMeasurements = Readonly<Partial<Record<Wearer, Measurements>>> & {
  readonly units?: Units;
  /** Customer with whose account they are synchronized; absent for those of a guest. */
  readonly customerId?: string;
  /** Wearers whose measurements the account does not have yet. */
  readonly unsaved?: readonly Wearer[];
};

const maxAmount = Math.max(maxInches, maxPounds);

function parseMeasurements(value: unknown): Measurements | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [BodyMeasurement, number] =>
      isBodyMeasurement(entry[0]) && typeof entry[1] === 'number' && entry[1] > 0 && entry[1] <= maxAmount,
  );
  return entries.length > 0 ? (Object.fromEntries(entries) as Measurements) : undefined;
}

export function parseStoredMeasurements(value: unknown): StoredMeasurements {
  if (typeof value !== 'object' || value === null) return {};
  const stored = value as Record<string, unknown>;
  const bodies = wearers.flatMap((wearer) => {
    const measurements = parseMeasurements(stored[wearer]);
    return measurements ? [[wearer, measurements] as const] : [];
  });
  const { units, customerId, unsaved } = stored;
  const unsavedWearers = Array.isArray(unsaved) ? wearers.filter((wearer) => unsaved.includes(wearer)) : [];
  return {
    ...Object.fromEntries(bodies),
    ...(units === 'metric' || units === 'imperial' ? { units } : {}),
    ...(typeof customerId === 'string' ? { customerId } : {}),
    ...(unsavedWearers.length > 0 ? { unsaved: unsavedWearers } : {}),
  };
}

export const hasMeasurements = (sizes: StoredMeasurements): boolean => wearers.some((wearer) => sizes[wearer] !== undefined);

export const preferencesOf = ({ units }: StoredMeasurements): StoredMeasurements => (units ? { units } : {});

let cached: StoredMeasurements = {};
const listeners = new Set<() => void>();

/**
 * Returns the measurements that the current customer may see. The object is the same until it changes, as `useSyncExternalStore` requires.
 */
export function getStoredMeasurements(): StoredMeasurements {
  const stored = parseStoredMeasurements(readStored('local', storageKey));
  const isOwn = stored.customerId === undefined || stored.customerId === readRegisteredCustomerId();
  const next = isOwn ? stored : preferencesOf(stored);
  if (JSON.stringify(next) !== JSON.stringify(cached)) cached = next;
  return cached;
}

export function writeMeasurements(stored: StoredMeasurements): void {
  writeStored('local', storageKey, Object.keys(stored).length > 0 ? stored : undefined);
  for (const listener of listeners) listener();
}

export function storeUnits(units: Units): void {
  writeMeasurements({ ...getStoredMeasurements(), units });
}

/** Subscribes to changes of the customer, which include storage events of other tabs, and signing in or out. */
export function subscribeToStoredMeasurements(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = subscribeToCustomerChanges(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}
