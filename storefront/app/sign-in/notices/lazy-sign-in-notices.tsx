import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readMergeNotice, subscribeToMergeNotice } from './stored-merge-notice.ts';

const MergeNotice = lazy(() => import('./merge-notice.tsx'));

/** Says which items of the guest's cart a sign-in could not merge. */
export function LazyMergeNotice() {
  const merge = useSyncExternalStore(subscribeToMergeNotice, readMergeNotice, () => undefined);
  return merge ? (
    <Suspense fallback={null}>
      <MergeNotice merge={merge} />
    </Suspense>
  ) : null;
}
