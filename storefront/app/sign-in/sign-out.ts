import { getBasketStore } from '../basket/index.ts';
import { getQueryClient } from '../platform/browser/query-client.ts';
import { clearAllDrafts, getShopper, writeRememberedUser } from '../platform/session/index.ts';
import { clearNotices } from './notices/stored-notices.ts';
import { resetPersonalData } from './personal-data.ts';

/**
 * Signs the customer out in all tabs (AUTH-015, AUTH-016). With `forgetsUser` the remembered user and all drafts are deleted. A customer
 * whose session ended is still remembered, and finds the typed input of this tab after signing in again.
 */
export async function signOut({ forgetsUser = true } = {}): Promise<void> {
  await getShopper().session.signOut();
  if (forgetsUser) {
    writeRememberedUser(undefined);
    clearAllDrafts();
  }
  clearNotices();
  getBasketStore().clear();
  resetPersonalData(getQueryClient());
}
