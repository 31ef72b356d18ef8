import { useLazyComponent } from '../platform/lazy.tsx';

const load = () => import('./activity-tracker.tsx');

/** Tracks pages and actions of visitors who have consented (API-084). */
export function Activities() {
  const { Component: Loaded } = useLazyComponent(load, 'idle');
  return Loaded ? <Loaded /> : null;
}
