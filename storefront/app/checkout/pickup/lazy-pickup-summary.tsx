import type { Basket } from '@outfitter/contract/client';
import { useLazyComponent } from '../../platform/lazy.tsx';

const loadPickupSummary = async () => ({ default: (await import('./pickup-summary.tsx')).PickupSummary });

/** Most baskets are shipped, so the code loads only for the others. */
export function LazyPickupSummary(props: { basket: Basket }) {
  const { Component } = useLazyComponent(loadPickupSummary, 'mount');
  return Component ? <Component {...props} /> : null;
}
