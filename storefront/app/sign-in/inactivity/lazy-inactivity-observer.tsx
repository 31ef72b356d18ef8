import { lazyOnMount } from '../../platform/lazy.tsx';
import { useCurrentCustomer } from '../../platform/session/index.ts';

const InactivityObserver = lazyOnMount(() => import('./inactivity-observer.tsx'));

/** Loads the observer if there is a customer. It is in every layout, because each page that a customer opens counts as an activity. */
export function LazyInactivityObserver() {
  return useCurrentCustomer().kind === 'registered' ? <InactivityObserver /> : null;
}
