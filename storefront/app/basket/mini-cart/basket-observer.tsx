import { lazy, Suspense, useEffect, useState } from 'react';
import { useOptionalShop } from '../../platform/shop/shop.ts';
import { useBasket, useBasketTabState } from '../state/use-basket.ts';
import { useRedirectToPlacedOrder } from '../state/use-redirect-to-placed-order.ts';
import { useSyncCurrency } from '../state/use-sync-currency.ts';

const AddedDrawer = lazy(() => import('./added-drawer.tsx'));

export interface BasketObserverProps {
  hasDrawer: boolean;
  onCount(count: number): void;
}

export default function BasketObserver({ hasDrawer, onCount }: BasketObserverProps) {
  const { itemCount } = useBasket();
  useEffect(() => onCount(itemCount), [itemCount, onCount]);
  useSyncCurrency(useOptionalShop()?.currency);
  useRedirectToPlacedOrder();
  return hasDrawer ? <DrawerAfterAdding /> : null;
}

/** Number of handled additions. Module state, because the component may mount after the first addition. */
let handledAdditions = 0;

function DrawerAfterAdding() {
  const { additions } = useBasketTabState();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useEffect(() => {
    if (additions === handledAdditions) return;
    handledAdditions = additions;
    if (window.matchMedia('(width < 64rem)').matches) setDrawerOpen(true);
  }, [additions]);
  return isDrawerOpen ? (
    <Suspense fallback={null}>
      <AddedDrawer onClose={() => setDrawerOpen(false)} />
    </Suspense>
  ) : null;
}
