import { type ReactNode, useState } from 'react';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { type PickupLines, PickupLinesContext, type Tile } from '../../product/index.ts';
import { type ChosenStore, pickupStatusOf, useChosenStore } from '../../stores/index.ts';

const loadStoreLines = () => import('./store-lines.tsx');

const noLines: PickupLines = new Map();

/** Provides the tiles with what can be picked up at the chosen store. Loads and requests nothing for a shopper without a store. */
export function ListingPickup({ tiles, children }: { tiles: readonly Tile[]; children: ReactNode }) {
  const { store } = useChosenStore();
  const [ofStore, setOfStore] = useState<LinesOfStore>();
  const pickupStore = store && pickupStatusOf(store) === 'offered' ? store : undefined;
  // Lines of the previously chosen store remain in the state until those of the new one have loaded.
  const lines = ofStore && ofStore.storeId === pickupStore?.ID ? ofStore.lines : noLines;
  return (
    <PickupLinesContext value={lines}>
      {children}
      {pickupStore ? <LazyStoreLines key={pickupStore.ID} store={pickupStore} tiles={tiles} onLines={setOfStore} /> : null}
    </PickupLinesContext>
  );
}

interface LinesOfStore {
  storeId: string;
  lines: PickupLines;
}

export interface StoreLinesProps {
  store: ChosenStore;
  tiles: readonly Tile[];
  onLines(ofStore: LinesOfStore): void;
}

function LazyStoreLines(props: StoreLinesProps) {
  const { Component: StoreLines } = useLazyComponent(loadStoreLines, 'idle');
  return StoreLines ? <StoreLines {...props} /> : null;
}
