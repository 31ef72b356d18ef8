/** Maximum number of reviews of a style: four pages of ten. */
const maxReviews = 40;

/** Returns the number of reviews of a style. It grows more slowly than the count in the catalog, because each review has a text of its own. */
export function reviewCountOf({ ratingCount }: { ratingCount: number }): number {
  return ratingCount > 0 ? Math.max(1, Math.min(maxReviews, Math.round(0.105 * ratingCount ** 0.75))) : 0;
}
