/**
 * A shopper's measurements, which are stored only in this browser and never sent. The stored value is untrusted: another release or script
 * may have written it.
 */
import { type BodyMeasurement, isBodyMeasurement, maxInches, maxPounds, type Wearer, wearers } from '@outfitter/contract/client';
import { readStored, writeStored } from '../../platform/session/index.ts';
import { storageKey } from './storage-key.ts';
import type { Measurements, Units } from './units.ts';

export type StoredMeasurements = Readonly<Partial<Record<Wearer, Measurements>>> & { readonly units?: Units };

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
  const { units } = stored;
  return { ...Object.fromEntries(bodies), ...(units === 'metric' || units === 'imperial' ? { units } : {}) };
}

export const hasMeasurements = (sizes: StoredMeasurements): boolean => wearers.some((wearer) => sizes[wearer] !== undefined);

let cached: StoredMeasurements | undefined;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Returns the same object until it changes, as `useSyncExternalStore` requires. */
export function getStoredMeasurements(): StoredMeasurements {
  cached ??= parseStoredMeasurements(readStored('local', storageKey));
  return cached;
}

export function storeMeasurements(change: StoredMeasurements): void {
  cached = { ...getStoredMeasurements(), ...change };
  writeStored('local', storageKey, cached);
  notify();
}

export function clearMeasurements(): void {
  const { units } = getStoredMeasurements();
  cached = units ? { units } : {};
  writeStored('local', storageKey, units ? cached : undefined);
  notify();
}

export function subscribeToStoredMeasurements(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    cached = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
