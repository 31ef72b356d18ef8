import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StyleTraits } from '../../brand/testing/brand-builder.ts';
import { useTestBrand } from '../../brand/testing/use-test-brand.ts';
import { activeRulesAt } from '../../merchandising/active-rules.ts';
import { testNow } from '../../testing/test-commerce.ts';
import { listStyles } from '../search-styles.ts';
import type { Comparison, Filter } from './filter.ts';

const families = { '10': 'brown', '18': 'black', '52': 'red' } as const;
const styles: StyleTraits[] = Array.from({ length: 40 }, (_, index) => ({
  id: String(4000 + index),
  name: `Style ${index}`,
  categories: [['men-coats', 'men-shirts', 'women-coats'][index % 3] ?? 'men'],
  colors: Object.fromEntries(Object.entries(families).filter((_, family) => (index >> family) % 2 === 0 || family === index % 3)),
  sizes: ['S', 'M', 'L'].slice(0, 1 + (index % 3)),
  list: 2_000 + ((index * 7) % 20) * 500,
  // The first color is on sale, so the style has two prices.
  sale: index % 4 === 0 ? { amount: 1_000, colors: ['10'] } : undefined,
  rating: index % 5 === 0 ? undefined : 1 + (index % 9) / 2,
  popularity: index,
}));
const { commerce } = useTestBrand(styles);

interface Variant {
  values: Record<string, readonly string[]>;
  price: number;
}
interface Traits {
  id: string;
  values: Record<string, readonly string[]>;
  variants: Variant[];
  rating: number | undefined;
  popularity: number;
}
const ancestors: Record<string, string[]> = { 'men-coats': ['men'], 'men-shirts': ['men'], 'women-coats': ['women'] };
const traits: Traits[] = styles.map((style) => {
  const list = style.list ?? 0;
  const category = style.categories?.[0] ?? '';
  return {
    id: style.id,
    values: { category: [category, ...(ancestors[category] ?? [])] },
    variants: Object.entries(style.colors ?? {}).flatMap(([code, color]) =>
      (style.sizes ?? []).map((size) => {
        const isOnSale = style.sale !== undefined && code === '10';
        const price = isOnSale ? Math.min(style.sale?.amount ?? list, list) : list;
        return { values: { color: [color], size: [size], sale: isOnSale ? ['true'] : [] }, price };
      }),
    ),
    rating: style.rating,
    popularity: style.popularity ?? 0,
  };
});

const compare = (one: number, sign: Comparison, other: number) =>
  ({ '<': one < other, '<=': one <= other, '=': one === other, '!=': one !== other, '>=': one >= other, '>': one > other })[sign];

/** Evaluates a filter in memory for one variant of a style; the SQL must agree with it. */
function matchesFilter(style: Traits, variant: Variant, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.of.every((part) => matchesFilter(style, variant, part));
    case 'or':
      return filter.of.some((part) => matchesFilter(style, variant, part));
    case 'not':
      return !style.variants.some((each) => matchesFilter(style, each, filter.of));
    case 'value':
      return filter.values.some((value) => [style, variant].some(({ values }) => values[filter.attribute]?.includes(value)));
    case 'style':
      return filter.ids.includes(style.id);
    case 'number': {
      const { attribute, comparison, amount } = filter;
      const value = { price: variant.price, rating: style.rating, popularity: style.popularity, ratingCount: undefined }[attribute];
      return value !== undefined && compare(value, comparison, amount);
    }
  }
}

const choices: Record<string, string[]> = {
  category: ['men', 'men-coats', 'women-coats', 'nowhere'],
  color: ['brown', 'black', 'red', "o'; DROP TABLE style;--"],
  size: ['S', 'M', 'L', '%'],
  sale: ['true', 'false'],
};
const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc
    .constantFrom(...Object.keys(choices))
    .chain((attribute) =>
      fc.subarray(choices[attribute] ?? [], { minLength: 1 }).map((values): Filter => ({ kind: 'value', attribute, values })),
    ),
  fc.record({
    kind: fc.constant('number' as const),
    attribute: fc.constantFrom('price' as const, 'rating' as const, 'popularity' as const),
    comparison: fc.constantFrom<Comparison>('<', '<=', '=', '!=', '>=', '>'),
    amount: fc.oneof(fc.constantFrom(1_000, 2_500, 4_000, 3.5, 4, 20), fc.integer({ min: -5, max: 12_000 })),
  }),
  fc.subarray(['4000', '4007', '4013', 'nothing'], { minLength: 1 }).map((ids): Filter => ({ kind: 'style', ids })),
);
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), of: fc.array(tie('filter'), { maxLength: 4 }) }),
    fc.record({ kind: fc.constant('not' as const), of: tie('filter') }),
  ),
}));

describe('search filters', () => {
  it('API-042 match exactly the styles of which one variant meets the expression by definition', async () => {
    const context = {
      database: commerce.deps.database,
      cache: undefined,
      catalogCache: undefined,
      now: testNow,
      currency: 'USD',
      locale: undefined,
      rules: activeRulesAt([], testNow),
    } as const;
    await fc.assert(
      fc.asyncProperty(filter, async (expression) => {
        const input = {
          categoryId: undefined,
          selected: new Map(),
          sort: 'best-matches' as const,
          start: 0,
          count: 100,
          filter: expression,
        };
        const { matches } = await listStyles(context, input);
        const expected = traits
          .map((style) => ({ ...style, variants: style.variants.filter((variant) => matchesFilter(style, variant, expression)) }))
          .filter(({ variants }) => variants.length > 0);
        expect(matches.styles.map(({ styleId }) => styleId).sort()).toEqual(expected.map(({ id }) => id).sort());
        for (const attribute of ['color', 'size', 'sale', 'category']) {
          const counted = new Map(matches.facets.filter((count) => count.attribute === attribute).map(({ value, hits }) => [value, hits]));
          const matchingValues = expected.flatMap((style) => [
            ...new Set([style, ...style.variants].flatMap(({ values }) => values[attribute] ?? [])),
          ]);
          expect(counted).toEqual(
            new Map([...new Set(matchingValues)].map((value) => [value, matchingValues.filter((each) => each === value).length])),
          );
        }
      }),
      { numRuns: 120 },
    );
  });
});
