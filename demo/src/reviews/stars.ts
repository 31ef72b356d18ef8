import { hashOf } from '../random/seeded-random.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;
type Spread = [number, number, number, number, number];

const meanOf = (counts: Spread) =>
  counts.reduce((sum, count, index) => sum + count * (index + 1), 0) /
  Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );

/** Returns typical shares of one to five stars for an average rating; one-star reviews always have a share. */
function sharesOf(rating: number): Spread {
  const missing = 5 - rating;
  const ones = missing * 0.06;
  const twos = missing * 0.07;
  const rest = Math.max(0, missing - ones * 4 - twos * 3);
  const threes = rest * 0.25;
  const fours = rest * 0.5;
  const fives = Math.max(0, 1 - ones - twos - threes - fours);
  // For very low ratings the shares exceed one and are scaled.
  const all = ones + twos + threes + fours + fives;
  return [ones / all, twos / all, threes / all, fours / all, fives / all];
}

/**
 * Distributes reviews over one to five stars so that their mean is as close to the rating as whole numbers allow: rounds the shares, then
 * moves one review at a time.
 */
export function spreadOf(rating: number, count: number): Spread {
  const counts = sharesOf(rating).map((share) => Math.floor(share * count)) as Spread;
  let left = count - counts.reduce((sum, each) => sum + each, 0);
  while (left > 0) {
    // Chooses the star that brings the overall mean to the rating.
    const sum = counts.reduce((total, each, index) => total + each * (index + 1), 0);
    const idealStar = Math.round(rating * count - sum - rating * (left - 1));
    const star = Math.min(5, Math.max(1, idealStar));
    counts[star - 1]! += 1;
    left -= 1;
  }
  return correctMean(counts, rating, count);
}

function correctMean(counts: Spread, rating: number, count: number): Spread {
  for (let distance = meanOf(counts) - rating; Math.abs(distance) > 0.5 / count; distance = meanOf(counts) - rating) {
    const down = distance > 0;
    const from = down ? [4, 3, 2, 1].find((index) => counts[index]! > 0) : [3, 2, 1, 0].find((index) => counts[index]! > 0);
    if (from === undefined) break;
    counts[from]! -= 1;
    counts[from + (down ? -1 : 1)]! += 1;
    if (Math.abs(meanOf(counts) - rating) >= Math.abs(distance)) break;
  }
  return counts;
}

export function starsOf(styleId: string, rating: number, count: number): Stars[] {
  const stars = spreadOf(rating, count).flatMap((each, index) => Array.from({ length: each }, () => (index + 1) as Stars));
  return stars
    .map((star, index) => ({ star, at: hashOf(`stars ${styleId} ${index}`) }))
    .sort((a, b) => a.at - b.at)
    .map(({ star }) => star);
}
