/** The stars that are shown: the rating to the nearest half, within 0 and 5 (specification 2 §2, LIST-013). */
export function roundToHalfStar(rating: number): number {
  return Math.min(5, Math.max(0, Math.round(rating * 2) / 2));
}
