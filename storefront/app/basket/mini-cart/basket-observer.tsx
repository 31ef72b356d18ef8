import { lazy, Suspense, useEffect, useState } from 'react';
import { useOptionalShop } from '../../platform/shop/shop.ts';
import { useBasket, useBasketTabState } from '../state/use-basket.ts';
import { useRedirectToPlacedOrder } from '../state/use-redirect-to-placed-order.ts';
import { useSyncCurrency } from '../state/use-sync-currency.ts';

const AddedDrawer = lazy(() => import('./added-drawer.tsx'));

export interface BasketObserverProps {
  /** Opens the sheet after something was added on a window below 1024 px. */
  hasDrawer: boolean;
  /** Told the units in the basket whenever they change. */
  onCount(count: number): void;
}

/** Follows the basket for the header: its count, its currency, the order it became, and what was added to it. */
export default function BasketObserver({ hasDrawer, onCount }: BasketObserverProps) {
  const { itemCount } = useBasket();
  useEffect(() => onCount(itemCount), [itemCount, onCount]);
  useSyncCurrency(useOptionalShop()?.currency);
  useRedirectToPlacedOrder();
  return hasDrawer ? <DrawerAfterAdding /> : null;
}

/** The additions of this tab that were noticed already; the first may be older than this component. */
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
