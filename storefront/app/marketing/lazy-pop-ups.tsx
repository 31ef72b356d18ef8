import { useLazyComponent } from '../platform/lazy.tsx';

const load = () => import('./pop-ups/pop-ups.tsx');

export function PopUps() {
  const { Component: Loaded } = useLazyComponent(load, 'idle');
  return Loaded ? <Loaded /> : null;
}
