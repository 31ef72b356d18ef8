import { useState } from 'react';
import { foundStoreId } from '../store-card.tsx';

export interface SelectedStore {
  id: string | undefined;
  /** Marks the store in the list and on the map. */
  select(id: string): void;
  /** Marks the store, and scrolls the list to it. */
  show(id: string): void;
}

export function useSelectedStore(): SelectedStore {
  const [id, select] = useState<string>();
  return {
    id,
    select,
    show(shown) {
      select(shown);
      document.getElementById(foundStoreId(shown))?.scrollIntoView({ block: 'nearest' });
    },
  };
}
