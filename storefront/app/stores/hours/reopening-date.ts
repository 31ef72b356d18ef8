import type { Store } from '@outfitter/contract/client';

/** Returns the date on which a temporarily closed store opens again; undefined for another store, and if no date is known. */
export function reopeningDate({ closedOverride, c_door }: Pick<Store, 'closedOverride' | 'c_door'>): string | undefined {
  return closedOverride && c_door.is === 'shut' ? c_door.date : undefined;
}
