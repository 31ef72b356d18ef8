import type { StorePickupStatus } from '@outfitter/contract/client';

/** What is known of the chosen store without a request. */
export interface ChosenStore {
  ID: string;
  name: string;
  city: string;
  tzTimeZone: string;
  /** Whether it has pickup, if it is open. */
  bopisEnabled: boolean;
  /** The date on which a store opens again that is temporarily closed; null until further notice. Nothing can be picked up there before. */
  opensOn?: string | null;
}

/** Returns whether items can be collected at the store now, as far as the device knows. */
export function pickupStatusOf({ bopisEnabled, opensOn }: Pick<ChosenStore, 'bopisEnabled' | 'opensOn'>): StorePickupStatus {
  if (!bopisEnabled) return 'none';
  const isClosed = opensOn === null || (opensOn !== undefined && opensOn > new Date().toISOString());
  return isClosed ? 'closed' : 'offered';
}

/** The choice of this device, in localStorage. */
export interface StoredChoice {
  store?: ChosenStore;
  /** The customer with whose account it is synchronized; absent for the choice of a guest. */
  customerId?: string;
  /** The account does not have it yet. */
  isUnsaved?: true;
}
