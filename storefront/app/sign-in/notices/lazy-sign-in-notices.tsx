import { useSyncExternalStore } from 'react';
import { lazyOnMount } from '../../platform/lazy.tsx';
import { readNotices, serverNotices, subscribeToNotices } from './stored-notices.ts';

const MergeNotice = lazyOnMount(() => import('./merge-notice.tsx'));
const PasskeyOffer = lazyOnMount(() => import('./passkey-offer.tsx'));

interface SignInNoticesProps {
  /** False in the checkout, where nothing must keep a shopper from paying. */
  hasOffers?: boolean;
}

export function LazySignInNotices({ hasOffers = true }: SignInNoticesProps) {
  const { merge, offersPasskey } = useSyncExternalStore(subscribeToNotices, readNotices, serverNotices);
  return (
    <>
      {merge ? <MergeNotice merge={merge} /> : null}
      {hasOffers && offersPasskey ? <PasskeyOffer /> : null}
    </>
  );
}
