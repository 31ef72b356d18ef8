import type { Currency, ProductItem } from '@outfitter/contract/client';
import type { SaveForLater } from '../basket/index.ts';
import { readSavedProducts } from './state/saved-products.ts';

const loadChanges = () => import('./state/heart-changes.ts');

/** Variants that this page has saved: undoing removes no other. */
const added = new Set<string>();

export const saveForLater: SaveForLater = {
  async save({ productId, c_masterId, c_variationValues, quantity }: ProductItem, currency: Currency) {
    if (!readSavedProducts().some((saved) => saved.productId === productId)) added.add(productId);
    const { saveInList } = await loadChanges();
    await saveInList({ masterId: c_masterId, productId, color: c_variationValues.color ?? '' }, currency, quantity);
  },
  async undo({ productId }: ProductItem, currency: Currency) {
    if (!added.delete(productId)) return;
    const { removeFromList } = await loadChanges();
    await removeFromList({ productId }, currency);
  },
};
