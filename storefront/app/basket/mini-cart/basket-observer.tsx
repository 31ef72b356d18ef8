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

/** Additions that are already handled. Outside of the component, which can mount after the first one. */
let handledAdditions = 0;

function DrawerAfterAdding() {
  const { additions } = useBasketTabState();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (additions === handledAdditions) return;
    handledAdditions = additions;
    if (window.matchMedia('(width < 64rem)').matches) setWanted(true);
  }, [additions]);
  return isWanted ? (
    <Suspense fallback={null}>
      <AddedDrawer onClose={() => setWanted(false)} />
    </Suspense>
  ) : null;
}
