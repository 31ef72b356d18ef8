import type { StorePickupStatus } from '@outfitter/contract/client';

export interface ChosenStore {
  ID: string;
  name: string;
  city: string;
  tzTimeZone: string;
  /** Whether the store has pickup when it is open. */
  bopisEnabled: boolean;
  /** Reopening date of a store that is temporarily closed; null until further notice. Nothing can be picked up there before. */
  opensOn?: string | null;
}

/** Returns whether items can be collected at the store now, as far as the device knows. */
export function pickupStatusOf({ bopisEnabled, opensOn }: Pick<ChosenStore, 'bopisEnabled' | 'opensOn'>): StorePickupStatus {
  if (!bopisEnabled) return 'none';
  const isClosed = opensOn === null || (opensOn !== undefined && opensOn > new Date().toISOString());
  return isClosed ? 'closed' : 'offered';
}

export interface StoreChoice {
  store?: ChosenStore;
  /** Customer with whose account the choice is synchronized; absent for the choice of a guest. */
  customerId?: string;
  isUnsaved?: true;
}
