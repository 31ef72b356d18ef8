import type { Store } from '@outfitter/contract/client';

/** What is known of the chosen store without a request. */
export interface ChosenStore {
  ID: string;
  name: string;
  city: string;
  tzTimeZone: string;
  /** Whether it has pickup. */
  bopisEnabled: boolean;
}

export function toChosenStore({ ID, name, address: { city }, tzTimeZone, bopisEnabled }: Store): ChosenStore {
  return { ID, name, city, tzTimeZone, bopisEnabled };
}

/** The choice of this device, in localStorage. */
export interface StoredChoice {
  store?: ChosenStore;
  /** The customer with whose account it is synchronized; absent for the choice of a guest. */
  customerId?: string;
  /** The account does not have it yet. */
  isUnsaved?: true;
}

const texts = ['ID', 'name', 'city', 'tzTimeZone'] as const;

function isChosenStore(value: unknown): value is ChosenStore {
  const fields = value as Record<string, unknown> | null | undefined;
  return typeof fields?.bopisEnabled === 'boolean' && texts.every((name) => typeof fields[name] === 'string');
}

/** Ignores the parts of a stored value that are broken or of another version. */
export function parseChoice(stored: unknown): StoredChoice {
  const { store, customerId, isUnsaved } = (stored ?? {}) as Record<keyof StoredChoice, unknown>;
  return {
    ...(isChosenStore(store) ? { store } : {}),
    ...(typeof customerId === 'string' ? { customerId } : {}),
    ...(isUnsaved === true ? { isUnsaved } : {}),
  };
}
