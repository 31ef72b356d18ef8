import { lazyOnMount } from '../../platform/lazy.tsx';
import { useCurrentCustomer } from '../../platform/session/index.ts';

const InactivityObserver = lazyOnMount(() => import('./inactivity-observer.tsx'));

/** In every layout, because each page that a customer opens counts as an activity. Loaded only if there is a customer. */
export function LazyInactivityObserver() {
  return useCurrentCustomer().kind === 'registered' ? <InactivityObserver /> : null;
}
