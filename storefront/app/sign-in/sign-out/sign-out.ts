import { getBasketStore, storePlacedOrder } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { clearAllDrafts, getShopper, storedProductsKey, writeRememberedUser, writeStored } from '../../platform/session/index.ts';
import { clearNotices } from '../notices/stored-notices.ts';
import { resetPersonalData } from '../personal-data.ts';

/**
 * Deletes the data of a customer whose session has ended from the browser. With `forgetsUser` the remembered user and all drafts are
 * deleted, too.
 */
export function deleteCustomerData({ forgetsUser = true } = {}): void {
  if (forgetsUser) {
    writeRememberedUser(undefined);
    clearAllDrafts();
  }
  writeStored('local', storedProductsKey, undefined);
  clearNotices();
  getBasketStore().clear();
  storePlacedOrder(undefined);
  resetPersonalData(getQueryClient());
}

/**
 * Signs the customer out in all tabs (AUTH-015, AUTH-016). Without `forgetsUser`, a customer whose session ended is still remembered, and
 * finds the typed input of this tab after signing in again. Throws if the session could not be ended: the customer is then still signed in.
 */
export async function signOut({ forgetsUser = true } = {}): Promise<void> {
  await getShopper().session.signOut(() => deleteCustomerData({ forgetsUser }));
}
