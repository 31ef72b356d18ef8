import { CallError, type GuestMerge } from '@outfitter/contract/client';
import { getBasketStore } from '../basket/index.ts';
import { requireCookies } from '../forms/index.ts';
import { emitBasketsMerged } from '../platform/analytics/basket-events.ts';
import { getQueryClient } from '../platform/browser/query-client.ts';
import { createLegacySession, getShopper, writeRememberedUser } from '../platform/session/index.ts';
import { storeMergeNotice } from './merge-notice/stored-merge-notice.ts';
import { resetPersonalData } from './personal-data.ts';

export interface SignInInput {
  email: string;
  password: string;
  keepSignedIn: boolean;
}
export type SignInResult = { kind: 'done' } | { kind: 'failed'; error: CallError };

function reportMerge(merge: GuestMerge | undefined): void {
  if (!merge) return;
  storeMergeNotice(merge);
  if (merge.basketItems > 0) emitBasketsMerged(merge.basketItems);
}

/**
 * Signs a customer in, in all tabs. The server has merged the guest's basket and wishlist by then (BASKET-011); both are fetched again
 * (AUTH-014).
 */
export async function signIn(input: SignInInput): Promise<SignInResult> {
  requireCookies();
  const { session, client, anonymousClient } = getShopper();
  try {
    const { firstName, email, merge } = await session.signIn(() => anonymousClient.signInSession({ body: input }));
    writeRememberedUser({ firstName, email });
    reportMerge(merge);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { kind: 'failed', error };
  }
  resetPersonalData(getQueryClient());
  void getBasketStore().refetch();
  createLegacySession(client);
  return { kind: 'done' };
}
