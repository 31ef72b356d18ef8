import { CallError, type GuestMerge } from '@outfitter/contract/client';
import { getBasketStore } from '../basket/index.ts';
import { emitBasketsMerged } from '../platform/analytics/basket-events.ts';
import { getQueryClient } from '../platform/browser/query-client.ts';
import { createLegacySession, getShopper, writeRememberedUser } from '../platform/session/index.ts';
import { storeMergeNotice } from './merge-notice/stored-merge-notice.ts';
import { resetPersonalData } from './personal-data.ts';

export interface SignInInput {
  email: string;
  password: string;
  /** Without it, the session lasts as long as the one before. */
  keepSignedIn?: boolean;
}
/** `rejected`: wrong credentials (ERROR-002); `failed`: any other error, with its own message (ERROR-003). */
export type SignInResult = { kind: 'done' } | { kind: 'rejected' } | { kind: 'failed'; message: string };

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
  const { session, client, anonymousClient } = getShopper();
  try {
    const { firstName, email, merge } = await session.signIn(() => anonymousClient.signInSession({ body: input }));
    writeRememberedUser({ firstName, email });
    reportMerge(merge);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.type === 'InvalidCredentialsException' ? { kind: 'rejected' } : { kind: 'failed', message: error.message };
  }
  resetPersonalData(getQueryClient());
  void getBasketStore().refetch();
  createLegacySession(client);
  return { kind: 'done' };
}
