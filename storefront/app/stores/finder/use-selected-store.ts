import { useState } from 'react';
import { foundStoreId } from '../store-card.tsx';

export interface SelectedStore {
  id: string | undefined;
  /** Marks the store in the list and on the map. */
  select(id: string): void;
  /** Also scrolls the list to the store. */
  show(id: string): void;
}

/** The store that list and map have in common. */
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
