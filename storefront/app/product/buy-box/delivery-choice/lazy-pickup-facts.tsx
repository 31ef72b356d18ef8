import { lazyOnVisible } from '../../../platform/lazy.tsx';
import { PendingStore } from './pending-store.tsx';
import type { SelectedUnits } from './use-pickup-offers.ts';

const Facts = lazyOnVisible<SelectedUnits>('pickup-facts', () => import('./pickup-facts.tsx'));

export function LazyPickupFacts(props: SelectedUnits) {
  return (
    <PendingStore>
      <Facts {...props} />
    </PendingStore>
  );
}
