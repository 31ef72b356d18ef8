/** What is known of the chosen store without a request. */
export interface ChosenStore {
  ID: string;
  name: string;
  city: string;
  tzTimeZone: string;
  /** Whether it has pickup. */
  bopisEnabled: boolean;
  /** The date on which a store opens again that is temporarily closed. Nothing can be picked up there before. */
  opensOn?: string;
}

/** The choice of this device, in localStorage. */
export interface StoredChoice {
  store?: ChosenStore;
  /** The customer with whose account it is synchronized; absent for the choice of a guest. */
  customerId?: string;
  /** The account does not have it yet. */
  isUnsaved?: true;
}
