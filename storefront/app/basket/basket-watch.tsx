import { lazy, Suspense, useEffect, useState } from 'react';
import { useShopIfLoaded } from '../platform/shop.ts';
import { useBasket, useBasketActivity } from './use-basket.ts';
import { useFollowCurrency } from './use-follow-currency.ts';
import { useFollowOrder } from './use-follow-order.ts';

const AddedSheet = lazy(() => import('./added-sheet.tsx'));

export interface BasketWatchProps {
  /** Opens the sheet after something was added on a window below 1024 px. */
  hasSheet: boolean;
  /** Told the units in the basket whenever they change. */
  onCount(count: number): void;
}

/** Follows the basket for the header: its count, its currency, the order it became, and what was added to it. */
export default function BasketWatch({ hasSheet, onCount }: BasketWatchProps) {
  const { itemCount } = useBasket();
  useEffect(() => onCount(itemCount), [itemCount, onCount]);
  useFollowCurrency(useShopIfLoaded()?.currency);
  useFollowOrder();
  return hasSheet ? <SheetAfterAdding /> : null;
}

/** The additions of this tab that were noticed already; the first may be older than this component. */
let noticed = 0;

function SheetAfterAdding() {
  const { additions } = useBasketActivity();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (additions === noticed) return;
    noticed = additions;
    if (window.matchMedia('(width < 64rem)').matches) setWanted(true);
  }, [additions]);
  return isWanted ? (
    <Suspense fallback={null}>
      <AddedSheet onClose={() => setWanted(false)} />
    </Suspense>
  ) : null;
}
