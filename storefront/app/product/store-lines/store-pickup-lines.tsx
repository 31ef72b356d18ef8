import { type ReactNode, useState } from 'react';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { type ChosenStore, pickupStatusOf, useChosenStore } from '../../stores/index.ts';
import { useNearViewport } from '../../ui/hooks/use-near-viewport.ts';
import { type PickupLines, PickupLinesContext } from '../tile/pickup-lines.tsx';
import type { Tile } from '../tile/tile.ts';

const loadStoreLines = () => import('./store-lines.tsx');

const noLines: PickupLines = new Map();

/**
 * Provides the tiles of a group with what the chosen store has of them, once the group is near the viewport. Loads and requests nothing for
 * a shopper without a store, or with one that is temporarily closed.
 */
export function StorePickupLines({ tiles, children }: { tiles: readonly Tile[]; children: ReactNode }) {
  const { store } = useChosenStore();
  const [ofStore, setOfStore] = useState<LinesOfStore>();
  const openStore = store && pickupStatusOf(store) !== 'closed' ? store : undefined;
  // Lines of the previously chosen store remain in the state until those of the new one have loaded.
  const lines = ofStore && ofStore.storeId === openStore?.ID ? ofStore.lines : noLines;
  return (
    <PickupLinesContext value={lines}>
      {openStore ? <LazyStoreLines key={openStore.ID} store={openStore} tiles={tiles} onLines={setOfStore} /> : null}
      {children}
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
  const [ref, isNear] = useNearViewport();
  const { Component: StoreLines } = useLazyComponent(loadStoreLines, 'idle');
  return (
    <>
      {/* Marks the top of the group, and takes no space. */}
      <span ref={ref} className="visually-hidden" />
      {StoreLines && isNear ? <StoreLines {...props} /> : null}
    </>
  );
}
