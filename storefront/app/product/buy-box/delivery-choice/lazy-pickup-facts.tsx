import { lazyOnVisible } from '../../../platform/lazy.tsx';
import { CheckingStockScope } from './checking-stock.tsx';
import type { SelectedUnits } from './use-pickup-offers.ts';

const Facts = lazyOnVisible<SelectedUnits>('pickup-facts', () => import('./pickup-facts.tsx'));

export function LazyPickupFacts(props: SelectedUnits) {
  return (
    <CheckingStockScope>
      <Facts {...props} />
    </CheckingStockScope>
  );
}
