import { useWhenIdle } from '../platform/when-idle.ts';

const load = () => import('./activity-tracker.tsx');

/** Counts what visitors look at and do, where they have agreed (API-084); no page waits for it. */
export function Activities() {
  const Loaded = useWhenIdle(load);
  return Loaded ? <Loaded /> : null;
}
