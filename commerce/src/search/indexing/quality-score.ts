/** Number of ratings at `priorRating` that are added to each average, so that a single rating hardly changes the score. */
const priorRatingCount = 10;
const priorRating = 4.3;

/** Points that a style gets on its launch day; they fade to 0 over `noveltyDays`. */
const noveltyBonus = 6;
const noveltyDays = 60;

const dayMs = 86_400_000;

interface RatedStyle {
  /** 0 to 100. */
  popularity: number;
  rating: number | null;
  ratingCount: number;
  launchedOn: string;
}

/** Computes the score that ranks equally relevant styles: popularity, adjusted by ratings and novelty. */
export function qualityScore({ popularity, rating, ratingCount, launchedOn }: RatedStyle, at: Date): number {
  const average =
    rating === null ? priorRating : (rating * ratingCount + priorRating * priorRatingCount) / (ratingCount + priorRatingCount);
  const ageDays = (at.getTime() - Date.parse(launchedOn)) / dayMs;
  const novelty = ageDays < 0 ? noveltyBonus : noveltyBonus * Math.max(0, 1 - ageDays / noveltyDays);
  return popularity + 10 * (average - priorRating) + novelty;
}
