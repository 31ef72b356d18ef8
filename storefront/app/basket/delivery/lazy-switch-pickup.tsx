import { lazyOnMount } from '../../platform/lazy.tsx';

/** Loads the code for carts with pickups only, since most carts are shipped. */
export const LazySwitchPickup = lazyOnMount(() => import('./switch-pickup.tsx'));
