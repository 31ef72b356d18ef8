/** Variant, or a style whose size is not chosen yet: then `productId` is that of the style. */
export interface SavedProduct {
  masterId: string;
  productId: string;
  /** Color; empty if the style has no colors, or none is chosen. */
  color: string;
}

const isStyle = ({ masterId, productId }: SavedProduct) => masterId === productId;

/**
 * Returns true if the heart of the one product is filled because the list has the other: they are the same variant, or of the same style
 * and color while the size of one of them is not chosen.
 */
export function isSameProduct(one: SavedProduct, other: SavedProduct): boolean {
  if (one.masterId !== other.masterId) return false;
  if (!isStyle(one) && !isStyle(other)) return one.productId === other.productId;
  return one.color === other.color || one.color === '' || other.color === '';
}
