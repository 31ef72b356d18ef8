import { lazyOnVisible } from '../../../platform/lazy.tsx';
import type { SelectedUnits } from './use-pickup-offers.ts';

export const LazyPickupFacts = lazyOnVisible<SelectedUnits>('pickup-facts', () => import('./pickup-facts.tsx'));
