/**
 * What a shopper measured, kept on this device alone: no call carries it. What the storage holds may be another release's or anybody's, so
 * it is read by what it is.
 */
import { readStored, writeStored } from '../platform/session/index.ts';
import { type BodyMeasure, isBodyMeasure, type Measured, type Wearer, wearers } from './body-measures.ts';
import type { Units } from './measures.ts';
import { mostInches, mostPounds } from './read-measure.ts';
import { storageKey } from './storage-key.ts';

export type KeptSizes = Readonly<Partial<Record<Wearer, Measured>>> & { readonly units?: Units };

const most = Math.max(mostInches, mostPounds);

function measuredIn(value: unknown): Measured | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [BodyMeasure, number] => isBodyMeasure(entry[0]) && typeof entry[1] === 'number' && entry[1] > 0 && entry[1] <= most,
  );
  return entries.length > 0 ? (Object.fromEntries(entries) as Measured) : undefined;
}

/** What a stored value says; nothing where it is not ours. */
export function sizesIn(value: unknown): KeptSizes {
  if (typeof value !== 'object' || value === null) return {};
  const stored = value as Record<string, unknown>;
  const bodies = wearers.flatMap((wearer) => {
    const measured = measuredIn(stored[wearer]);
    return measured ? [[wearer, measured] as const] : [];
  });
  const { units } = stored;
  return { ...Object.fromEntries(bodies), ...(units === 'metric' || units === 'imperial' ? { units } : {}) };
}

export const hasMeasures = (sizes: KeptSizes): boolean => wearers.some((wearer) => sizes[wearer] !== undefined);

let known: KeptSizes | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The same object until it changes. */
export function keptSizes(): KeptSizes {
  known ??= sizesIn(readStored('local', storageKey));
  return known;
}

export function keepSizes(change: KeptSizes): void {
  known = { ...keptSizes(), ...change };
  writeStored('local', storageKey, known);
  tell();
}

/** Every measure is gone; the units stay chosen. */
export function forgetMeasures(): void {
  const { units } = keptSizes();
  known = units ? { units } : {};
  writeStored('local', storageKey, units ? known : undefined);
  tell();
}

/** Hears of changes, those of other tabs too. */
export function onSizes(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    known = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}
