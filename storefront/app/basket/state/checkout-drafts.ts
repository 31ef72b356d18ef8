/**
 * Values of checkout forms that are not submitted yet, stored in the tab. Card data is never stored. They are as personal as the basket, so
 * its store drops them when another customer has the tab.
 */
import { readStored, writeStored } from '../../platform/session/index.ts';

const storageKey = 'outfitter.checkout';

export type DraftName = 'pickup' | 'shipping' | 'billing';

function readAll(): Record<string, unknown> {
  const stored = readStored('session', storageKey);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

/** Returns the initial values with those of the draft; unknown fields and other types are ignored. */
export function applyDraft<Fields extends object>(name: DraftName, start: Fields): Fields {
  const draft = readAll()[name];
  if (typeof draft !== 'object' || draft === null) return start;
  const known = Object.entries(draft).filter(([field, value]) => field in start && typeof value === typeof start[field as keyof Fields]);
  return { ...start, ...Object.fromEntries(known) };
}

export function storeDraft(name: DraftName, values: object): void {
  writeStored('session', storageKey, { ...readAll(), [name]: values });
}

export function clearDraft(name: DraftName): void {
  const { [name]: _, ...rest } = readAll();
  writeStored('session', storageKey, rest);
}

export function clearDrafts(): void {
  writeStored('session', storageKey, undefined);
}
