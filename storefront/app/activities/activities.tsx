import { useLazyComponent } from '../platform/lazy.tsx';

const load = () => import('./activity-tracker.tsx');

/** Counts what visitors look at and do, where they have agreed (API-084); no page waits for it. */
export function Activities() {
  const { Component: Loaded } = useLazyComponent(load, 'idle');
  return Loaded ? <Loaded /> : null;
}
