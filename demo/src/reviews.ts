import type { Catalogue } from './catalogue.ts';
import { readBodies, readLanguage } from './reviews/language.ts';
import { type DemoReview, styleReviews } from './reviews/style-reviews.ts';

export type { DemoReview } from './reviews/style-reviews.ts';

/**
 * What demo shoppers say of every style that has a rating: one review for every twelve that the catalogue counts, style by style, oldest
 * first. The same catalogue and `now` give the same reviews; a style's own hang on no other style. A style that is not launched by
 * `now` has none.
 */
export function demoReviews({ styles, sizeRuns }: Pick<Catalogue, 'styles' | 'sizeRuns'>, now: Date): DemoReview[] {
  const ingredients = { languages: { en: readLanguage('en'), fr: readLanguage('fr') }, bodies: readBodies() };
  return styles.flatMap((style) => styleReviews(style, sizeRuns[style.sizes]!, ingredients, now));
}

/** How many reviews a style has, and what they average, to the tenth of a star as a shop shows it. */
export interface ReviewTotal {
  count: number;
  rating: number;
}

/** Count and rating by style number, of those styles that have reviews. */
export function reviewTotals(reviews: readonly Pick<DemoReview, 'styleId' | 'rating'>[]): Map<string, ReviewTotal> {
  const sums = new Map<string, { count: number; stars: number }>();
  for (const { styleId, rating } of reviews) {
    const sum = sums.get(styleId) ?? { count: 0, stars: 0 };
    sums.set(styleId, { count: sum.count + 1, stars: sum.stars + rating });
  }
  return new Map([...sums].map(([styleId, { count, stars }]) => [styleId, { count, rating: Math.round((stars / count) * 10) / 10 }]));
}
