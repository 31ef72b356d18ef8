import { useLazyComponent } from '../../platform/lazy.tsx';
import type { SwitchPickupProps } from './switch-pickup.tsx';

const loadSwitchPickup = () => import('./switch-pickup.tsx');

/** Most carts are shipped, so the code loads only for the others. */
export function LazySwitchPickup(props: SwitchPickupProps) {
  const { Component } = useLazyComponent(loadSwitchPickup, 'mount');
  return Component ? <Component {...props} /> : null;
}
