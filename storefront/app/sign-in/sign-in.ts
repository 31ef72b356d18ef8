import { CallError, type Client, type ResponseBody } from '@outfitter/contract/client';
import { getBasketStore } from '../basket/index.ts';
import { getQueryClient } from '../platform/browser/query-client.ts';
import {
  adoptDrafts,
  createLegacySession,
  getShopper,
  readStoredCustomerId,
  requireCookies,
  writeRememberedUser,
} from '../platform/session/index.ts';
import { recordActivity } from './inactivity/inactivity-watch.ts';
import { offerPasskey } from './passkey/offer-passkey.ts';
import { refreshPersonalData, resetPersonalData } from './personal-data.ts';
import { reportMerge } from './report-merge.ts';

export interface SignInInput {
  email: string;
  password: string;
  /** Whether the session is long; if absent, it lasts as long as the previous one. */
  keepSignedIn?: boolean;
}
export type SignInResult = { kind: 'done' } | { kind: 'failed'; error: CallError };

/**
 * Signs a customer in by a call, in all tabs. The server has merged the guest's basket and wishlist by then (BASKET-011); both are fetched
 * again (AUTH-014). Throws the error of the call.
 */
export async function startCustomerSession(call: (client: Client) => Promise<ResponseBody<'signInSession'>>): Promise<void> {
  requireCookies();
  const { session, client, anonymousClient } = getShopper();
  const formerCustomerId = readStoredCustomerId();
  const { customerId, firstName, email, merge } = await session.signIn(async () => {
    const response = await call(anonymousClient);
    // Before the pages of all tabs learn of the customer, whose last activity in this browser may be long ago.
    recordActivity();
    return response;
  });
  writeRememberedUser({ firstName, email });
  adoptDrafts(customerId);
  reportMerge(merge);
  // After a change of the email, the same customer logs in again.
  if (customerId === formerCustomerId) refreshPersonalData(getQueryClient());
  else resetPersonalData(getQueryClient());
  void getBasketStore().refetch();
  createLegacySession(client);
}

export async function signIn(input: SignInInput): Promise<SignInResult> {
  try {
    await startCustomerSession((client) => client.signInSession({ body: input }));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { kind: 'failed', error };
  }
  void offerPasskey();
  return { kind: 'done' };
}
