export function roundToHalfStar(rating: number): number {
  return Math.min(5, Math.max(0, Math.round(rating * 2) / 2));
}
