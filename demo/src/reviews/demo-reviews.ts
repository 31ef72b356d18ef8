import type { Catalog } from '../catalog/catalog.ts';
import { allotPhrases, rarePhrases } from './allotments.ts';
import { readBodies, readLanguage } from './language.ts';
import { type DemoReview, reviewCountOf, styleReviews } from './style-reviews.ts';
import { traitsOf } from './traits.ts';

export type { DemoReview } from './style-reviews.ts';

/**
 * Returns reviews by style, oldest first: one for every twelve that the catalog counts. Deterministic for a catalog and `now`. Other styles
 * affect the reviews of a style only by the distinctive phrases that are allotted to them. Styles that are launched after `now` have none.
 */
export function demoReviews({ styles, sizeRuns }: Pick<Catalog, 'styles' | 'sizeRuns'>, now: Date): DemoReview[] {
  const languages = { en: readLanguage('en'), fr: readLanguage('fr') };
  const bodies = readBodies();
  const allotments = allotPhrases(
    Object.values(languages).flatMap(rarePhrases),
    styles.map((style) => ({ id: style.id, traits: traitsOf(style), reviewCount: reviewCountOf(style) })),
  );
  return styles.flatMap((style) =>
    styleReviews(style, sizeRuns[style.sizes]!, { languages, bodies, allotted: allotments.get(style.id)! }, now),
  );
}

export interface ReviewTotal {
  count: number;
  rating: number;
}

export function reviewTotals(reviews: readonly Pick<DemoReview, 'styleId' | 'rating'>[]): Map<string, ReviewTotal> {
  const sums = new Map<string, { count: number; stars: number }>();
  for (const { styleId, rating } of reviews) {
    const sum = sums.get(styleId) ?? { count: 0, stars: 0 };
    sums.set(styleId, { count: sum.count + 1, stars: sum.stars + rating });
  }
  return new Map([...sums].map(([styleId, { count, stars }]) => [styleId, { count, rating: Math.round((stars / count) * 10) / 10 }]));
}
