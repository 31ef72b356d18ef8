import { useEffect, useState } from 'react';
import { lazyOnMount } from '../../platform/lazy.tsx';
import { useOptionalShop } from '../../platform/shop/shop.ts';
import { useBasket, useBasketTabState } from '../state/use-basket.ts';
import { useRedirectToPlacedOrder } from '../state/use-redirect-to-placed-order.ts';
import { useSyncCurrency } from '../state/use-sync-currency.ts';

const AddedDrawer = lazyOnMount(() => import('./added-drawer.tsx'));

export interface BasketObserverProps {
  hasFlyout: boolean;
  onCount(count: number): void;
  /** Called after an addition in a window of at least 1024 px; in a narrower one, a drawer opens. */
  onOpenFlyout(): void;
}

export default function BasketObserver({ hasFlyout, onCount, onOpenFlyout }: BasketObserverProps) {
  const { itemCount } = useBasket();
  useEffect(() => onCount(itemCount), [itemCount, onCount]);
  useSyncCurrency(useOptionalShop()?.currency);
  useRedirectToPlacedOrder();
  return hasFlyout ? <OpenAfterAdding onOpenFlyout={onOpenFlyout} /> : null;
}

/** Number of additions after which the cart was shown. Module state, because the component may mount after the first addition. */
let handledAdditions = 0;

/** Shows the cart after each addition: opens the flyout, or a drawer in a narrow window. */
function OpenAfterAdding({ onOpenFlyout }: Pick<BasketObserverProps, 'onOpenFlyout'>) {
  const { additions } = useBasketTabState();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useEffect(() => {
    if (additions === handledAdditions) return;
    handledAdditions = additions;
    if (window.matchMedia('(width < 64rem)').matches) setDrawerOpen(true);
    else onOpenFlyout();
  }, [additions, onOpenFlyout]);
  return isDrawerOpen ? <AddedDrawer onClose={() => setDrawerOpen(false)} /> : null;
}
