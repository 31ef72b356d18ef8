import { useSyncExternalStore } from 'react';
import { readAuthKeys } from './auth-keys.ts';
import { subscribeToCustomerChanges } from './customer-changes.ts';
import { readRememberedUser } from './remembered-user.ts';
import { readSiteIdentity } from './site-identity.ts';

export type CurrentCustomer = { kind: 'guest' } | { kind: 'registered'; customerId: string; firstName: string };

const guest: CurrentCustomer = { kind: 'guest' };
let current: CurrentCustomer = guest;

/**
 * Returns the customer from what the browser has stored, without a request. If the session has ended meanwhile, the first call starts one
 * of a guest. The same customer is the same object.
 */
export function readCurrentCustomer(): CurrentCustomer {
  const keys = readAuthKeys(readSiteIdentity(document.documentElement.dataset).organizationId);
  if (keys?.authType !== 'registered') {
    current = guest;
    return current;
  }
  const { customerId } = keys;
  const firstName = readRememberedUser()?.firstName ?? '';
  if (current.kind === 'guest' || current.customerId !== customerId || current.firstName !== firstName) {
    current = { kind: 'registered', customerId, firstName };
  }
  return current;
}

export function readRegisteredCustomerId(): string | undefined {
  const customer = readCurrentCustomer();
  return customer.kind === 'registered' ? customer.customerId : undefined;
}

/** Returns the current customer; a guest on the server and during hydration, since the server renders every page for a guest. */
export function useCurrentCustomer(): CurrentCustomer {
  return useSyncExternalStore(subscribeToCustomerChanges, readCurrentCustomer, () => guest);
}

/** Returns the stored id of the guest or customer; undefined before the first session. */
export function readStoredCustomerId(): string | undefined {
  return readAuthKeys(readSiteIdentity(document.documentElement.dataset).organizationId)?.customerId;
}
