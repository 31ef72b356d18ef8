import { useLazyComponent } from '../platform/lazy.tsx';

const load = () => import('./pop-ups/pop-ups.tsx');

/** The email offer and the store announcement, loaded when the browser is idle. */
export function PopUps() {
  const { Component: Loaded } = useLazyComponent(load, 'idle');
  return Loaded ? <Loaded /> : null;
}
