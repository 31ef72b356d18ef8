import { lazyOnMount } from '../../platform/lazy.tsx';

/** Loads the choice for the few baskets that hold a backordered item. */
export const LazyBackorderChoice = lazyOnMount(() => import('./backorder-choice.tsx'));
