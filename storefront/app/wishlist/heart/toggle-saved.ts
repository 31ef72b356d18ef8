import type { Currency } from '@outfitter/contract/client';
import type { SavedProduct } from '../state/saved-product.ts';
import { showToggle } from '../state/saved-products.ts';

const loadStore = () => import('../state/heart-changes.ts');

/** Saves a product or removes it. The heart changes at once; if the change fails, it changes back, and the error is thrown. */
export async function toggleSaved(product: SavedProduct, isSaved: boolean, currency: Currency): Promise<void> {
  const endToggle = showToggle(product, isSaved);
  try {
    const { saveInList, removeFromList } = await loadStore();
    await (isSaved ? saveInList(product, currency) : removeFromList({ product }, currency));
  } finally {
    endToggle();
  }
}
