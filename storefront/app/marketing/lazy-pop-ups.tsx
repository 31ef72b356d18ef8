import { useLazyComponent } from '../platform/lazy.tsx';

const load = () => import('./pop-ups/pop-ups.tsx');

/** The email offer and the store announcement; no page waits for them. `storeId` is the chosen store's number, where one is chosen. */
export function PopUps({ storeId }: { storeId?: string }) {
  const { Component: Loaded } = useLazyComponent(load, 'idle');
  return Loaded ? <Loaded storeId={storeId} /> : null;
}
