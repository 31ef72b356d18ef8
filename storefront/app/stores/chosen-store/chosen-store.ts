import type { StorePickupStatus } from '@outfitter/contract/client';
import { localDate } from '../../platform/locale/local-date.ts';

export interface ChosenStore {
  ID: string;
  name: string;
  city: string;
  tzTimeZone: string;
  /** Whether the store has pickup when it is open. */
  bopisEnabled: boolean;
  /**
   * Reopening date, by the calendar of the store, of a store that is temporarily closed; null until further notice. Nothing can be picked up
   * there before.
   */
  opensOn?: string | null;
}

/** Returns whether items can be collected at the store now, as far as the device knows. */
export function pickupStatusOf({
  bopisEnabled,
  opensOn,
  tzTimeZone,
}: Pick<ChosenStore, 'bopisEnabled' | 'opensOn' | 'tzTimeZone'>): StorePickupStatus {
  if (!bopisEnabled) return 'none';
  const isClosed = opensOn === null || (opensOn !== undefined && opensOn > localDate(Date.now(), tzTimeZone));
  return isClosed ? 'closed' : 'offered';
}

export interface StoreChoice {
  store?: ChosenStore;
  /** Customer with whose account the choice is synchronized; absent for the choice of a guest. */
  customerId?: string;
  isUnsaved?: true;
}
