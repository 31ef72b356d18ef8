import { type ReactNode, useState } from 'react';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { type PickupLines, PickupLinesContext, type Tile } from '../../product/index.ts';
import { type ChosenStore, useChosenStore } from '../../stores/index.ts';

const loadStoreLines = () => import('./store-lines.tsx');

const noLines: PickupLines = new Map();

/** Lets the tiles say what can be picked up at the chosen store. Nothing is loaded or requested for a shopper without a store. */
export function ListingPickup({ tiles, children }: { tiles: readonly Tile[]; children: ReactNode }) {
  const { store } = useChosenStore();
  const [lines, setLines] = useState(noLines);
  return (
    <PickupLinesContext value={store ? lines : noLines}>
      {children}
      {store?.bopisEnabled ? <LazyStoreLines key={store.ID} store={store} tiles={tiles} onLines={setLines} /> : null}
    </PickupLinesContext>
  );
}

export interface StoreLinesProps {
  store: ChosenStore;
  tiles: readonly Tile[];
  onLines(lines: PickupLines): void;
}

function LazyStoreLines(props: StoreLinesProps) {
  const { Component: StoreLines } = useLazyComponent(loadStoreLines, 'idle');
  return StoreLines ? <StoreLines {...props} /> : null;
}
