import type { Catalog } from '../catalog/catalog.ts';
import { hashOf } from '../random/seeded-random.ts';
import { reviewCountOf } from './counts.ts';
import { Ledger } from './ledger.ts';
import { readBodies, readLanguage } from './phrases/language.ts';
import { type DemoReview, styleReviews } from './style-reviews.ts';

export type { DemoReview } from './style-reviews.ts';

/**
 * Returns reviews by style, oldest first. Deterministic for a catalog and `now`. Other styles affect the reviews of a style only by the
 * sentences that they have used up. Styles that are launched after `now` have none.
 */
export function demoReviews({ styles, sizeRuns }: Pick<Catalog, 'styles' | 'sizeRuns'>, now: Date): DemoReview[] {
  const ingredients = { languages: { en: readLanguage('en'), fr: readLanguage('fr') }, bodies: readBodies(), ledger: new Ledger() };
  // The most reviewed styles, whose pages show the most sentences, come first; then not the catalog's order of kinds.
  const inOrder = [...styles].sort((a, b) => reviewCountOf(b) - reviewCountOf(a) || hashOf(`order ${a.id}`) - hashOf(`order ${b.id}`));
  const byStyle = new Map(inOrder.map((style) => [style.id, styleReviews(style, sizeRuns[style.sizes]!, ingredients, now)]));
  return styles.flatMap(({ id }) => byStyle.get(id)!);
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
