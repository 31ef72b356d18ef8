import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readNotices, serverNotices, subscribeToNotices } from './stored-notices.ts';

const MergeNotice = lazy(() => import('./merge-notice.tsx'));
const PasskeyOffer = lazy(() => import('./passkey-offer.tsx'));

/** Says which items of the guest's cart a sign-in could not merge, and offers a passkey. */
export function LazySignInNotices() {
  const { merge, offersPasskey } = useSyncExternalStore(subscribeToNotices, readNotices, serverNotices);
  return (
    <>
      <Suspense fallback={null}>{merge ? <MergeNotice merge={merge} /> : null}</Suspense>
      <Suspense fallback={null}>{offersPasskey ? <PasskeyOffer /> : null}</Suspense>
    </>
  );
}
