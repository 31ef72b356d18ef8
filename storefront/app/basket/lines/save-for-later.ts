import type { Currency, ProductItem } from '@outfitter/contract/client';
import { createContext } from 'react';

/** Moves lines to the wishlist. That feature depends on the basket, so the page of the cart passes it in. */
export interface SaveForLater {
  save(item: ProductItem, currency: Currency): Promise<void>;
  undo(item: ProductItem, currency: Currency): Promise<void>;
}

export const SaveForLaterContext = createContext<SaveForLater | undefined>(undefined);
