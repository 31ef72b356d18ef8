import type { Basket } from '@outfitter/contract/client';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';

const loadPickupSummary = async () => ({ default: (await import('./pickup-summary.tsx')).PickupSummary });

/** Loads the summary for baskets with pickups only, since most baskets are shipped. */
export function LazyPickupSummary(props: { basket: Basket }) {
  const { Component, hasFailed, retry } = useLazyComponent(loadPickupSummary, 'mount');
  if (hasFailed) return <LoadError onRetry={retry} />;
  return Component ? <Component {...props} /> : null;
}
