import { getQueryClient } from '../../platform/browser/query-client.ts';
import { readCurrentCustomer, readStored, writeStored } from '../../platform/session/index.ts';
import { storeNotices } from '../notices/stored-notices.ts';
import { hasPlatformAuthenticator } from './passkey-support.ts';
import { passkeysQuery } from './passkeys-query.ts';

const storageKey = 'outfitter.passkey-offers';
/** Maximum number of customers of a shared browser who are recorded. */
const maxCustomers = 10;

/** Records that a customer has had the offer in this browser. Returns false if it is recorded already. */
function recordOffer(customerId: string): boolean {
  const stored = readStored('local', storageKey);
  const offered = Array.isArray(stored) ? stored : [];
  if (offered.includes(customerId)) return false;
  writeStored('local', storageKey, [...offered, customerId].slice(-maxCustomers));
  return true;
}

/** Offers a passkey to a customer who has none and has just typed the password, once in each browser whose device can hold one. */
export async function offerPasskey(): Promise<void> {
  const customer = readCurrentCustomer();
  if (customer.kind === 'guest' || !(await hasPlatformAuthenticator())) return;
  const passkeys = await getQueryClient()
    .fetchQuery(passkeysQuery)
    .catch(() => undefined);
  if (passkeys?.length === 0 && recordOffer(customer.customerId)) storeNotices({ offersPasskey: true });
}
