import { useSyncExternalStore } from 'react';
import { lazyOnMount } from '../../platform/lazy.tsx';
import { readNotices, serverNotices, subscribeToNotices } from './stored-notices.ts';

const MergeNotice = lazyOnMount(() => import('./merge-notice.tsx'));
const PasskeyOffer = lazyOnMount(() => import('./passkey-offer.tsx'));

export function LazySignInNotices() {
  const { merge, offersPasskey } = useSyncExternalStore(subscribeToNotices, readNotices, serverNotices);
  return (
    <>
      {merge ? <MergeNotice merge={merge} /> : null}
      {offersPasskey ? <PasskeyOffer /> : null}
    </>
  );
}
