import { useLazyComponent } from '../../platform/lazy.tsx';
import type { SwitchPickupProps } from './switch-pickup.tsx';

const loadSwitchPickup = () => import('./switch-pickup.tsx');

/** Loads the code for carts with pickups only, since most carts are shipped. */
export function LazySwitchPickup(props: SwitchPickupProps) {
  const { Component } = useLazyComponent(loadSwitchPickup, 'mount');
  return Component ? <Component {...props} /> : null;
}
