import { useLazyComponent } from '../../platform/lazy.tsx';

const loadPickupStep = () => import('./pickup-step.tsx');

/** Loads the pickup step if the basket has pickups: most baskets are shipped. */
export function usePickupStepCode(hasPickup: boolean) {
  return useLazyComponent(loadPickupStep, hasPickup ? 'mount' : 'interaction');
}
