import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StyleTraits } from '../brand/testing/brand-builder.ts';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';

function randomNumbers(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % sides;
  };
}
const random = randomNumbers(7);
const families = { '10': 'brown', '18': 'black', '52': 'red', '45': 'green' } as const;
const sizes = ['S', 'M', 'L'];
const styles: StyleTraits[] = Array.from({ length: 90 }, (_, index) => {
  const colors = Object.fromEntries(Object.entries(families).filter(() => random(2) === 0));
  return {
    id: String(4000 + index),
    name: `${['Chore', 'Barn', 'Rope'][random(3)]} ${['Coat', 'Shirt'][random(2)]} ${index}`,
    categories: [['men-coats-chore', 'men-coats', 'men-shirts', 'women-coats'][random(4)] ?? 'men'],
    colors: Object.keys(colors).length > 0 ? colors : { '10': 'brown' },
    sizes: sizes.slice(0, 1 + random(3)),
    list: 2_000 + random(20) * 1_000,
    stock: (skuId) => (skuId.length + random(3) > 10 ? 0 : 5),
    sale: random(3) === 0 ? { amount: 1_500 + random(10) * 100, ...(random(2) === 0 ? { colors: ['10', '52'] } : {}) } : undefined,
    badge: random(4) === 0 ? 'new' : undefined,
    rating: random(3) === 0 ? undefined : 1 + random(41) / 10,
    popularity: random(100),
  };
});
const { commerce, database } = useTestBrand(styles);

const upwards: Record<string, string[]> = {
  'men-coats-chore': ['men-coats-chore', 'men-coats', 'men'],
  'men-coats': ['men-coats', 'men'],
  'men-shirts': ['men-shirts', 'men'],
  'women-coats': ['women-coats', 'women'],
};
const edges = [0, 25, 50, 75, 100, 150, 200];
const rangeOf = (minor: number) => {
  const index = edges.findLastIndex((edge) => minor / 100 >= edge);
  return `${edges[index]}-${edges[index + 1] ?? ''}`;
};

interface Expected {
  ofStyle: Record<string, readonly string[]>;
  variants: Record<string, readonly string[]>[];
}

/** Computes the facet values of each style from the test data and the random stock, independently of the index. */
async function expectedFacets(): Promise<Map<string, Expected>> {
  const { rows } = await database.pool.query<{ sku_id: string; on_hand: number }>('SELECT sku_id, on_hand FROM stock');
  const onHand = new Map(rows.map((row) => [row.sku_id, row.on_hand]));
  return new Map(
    styles.map((style) => {
      const list = style.list ?? 0;
      const skus = Object.entries(style.colors ?? {}).flatMap(([color, family]) =>
        (style.sizes ?? []).map((size, index) => {
          const isLeft = (onHand.get(`${style.id}${color}00${index + 1}`) ?? 0) > 0;
          const isOnSale = style.sale !== undefined && (style.sale.colors?.includes(color) ?? true) && style.sale.amount < list;
          const price = isOnSale ? (style.sale?.amount ?? list) : list;
          return { isLeft, values: { color: [family], size: [size], price: [rangeOf(price)], sale: isOnSale ? ['true'] : [] } };
        }),
      );
      const shown = skus.some((sku) => sku.isLeft) ? skus.filter((sku) => sku.isLeft) : skus;
      const ofStyle = {
        new: style.badge ? ['true'] : [],
        rating: ['1', '2', '3', '4'].filter((stars) => (style.rating ?? 0) >= Number(stars)),
        category: upwards[style.categories?.[0] ?? ''] ?? [],
      };
      return [style.id, { ofStyle, variants: shown.map(({ values }) => values) }];
    }),
  );
}

const choices: Record<string, string[]> = {
  color: Object.values(families),
  size: sizes,
  price: ['0-25', '25-50', '50-75', '100-150', '200-'],
  sale: ['true'],
  new: ['true'],
  rating: ['4', '3', '2'],
};
const single = new Set(['price', 'sale', 'new', 'rating']);
const selection = fc.record(
  Object.fromEntries(
    Object.entries(choices).map(([id, values]) => [id, fc.subarray(values, { minLength: 1, maxLength: single.has(id) ? 1 : 3 })]),
  ),
  { requiredKeys: [] },
);

describe('facet counts', () => {
  it("LIST-002 equal an independent count over the variants under every selection, without each facet's own selection", async () => {
    const expectedValues = await expectedFacets();
    const indexed = new Set(
      [...expectedValues.values()].flatMap(({ ofStyle, variants }) =>
        [ofStyle, ...variants].flatMap((values) => Object.entries(values).flatMap(([id, each]) => each.map((value) => `${id}=${value}`))),
      ),
    );
    await fc.assert(
      fc.asyncProperty(selection, fc.constantFrom(undefined, 'men', 'men-coats', 'women-coats'), async (selected, cgid) => {
        const selections = Object.entries(selected as Record<string, string[]>);
        const refine = Object.fromEntries(selections.map(([id, values], index) => [`refine_${index + 1}`, `${id}=${values.join('|')}`]));
        const response = await commerce
          .clientWith()
          .searchProducts({ query: { ...refine, ...(cgid ? { cgid } : {}), count: 200 } as never });

        const meets = (values: Record<string, readonly string[]>, except?: string) =>
          (!cgid || values.category?.includes(cgid)) &&
          selections.every(([id, chosen]) => id === except || chosen.some((value) => values[id]?.includes(value)));
        const matchingVariants = ({ ofStyle, variants }: Expected, except?: string) =>
          variants.map((values) => ({ ...ofStyle, ...values })).filter((values) => meets(values, except));
        const hits = [...expectedValues].filter(([, style]) => matchingVariants(style).length > 0).map(([id]) => id);
        expect(response.hits.map((hit) => hit.productId).sort()).toEqual(hits.sort());
        expect(response.total).toBe(hits.length);
        for (const id of Object.keys(choices)) {
          const expected = new Map<string, number>();
          for (const style of expectedValues.values()) {
            const values = new Set(matchingVariants(style, id).flatMap((variant) => variant[id as keyof typeof variant] ?? []));
            for (const value of values) expected.set(value, (expected.get(value) ?? 0) + 1);
          }
          const counted = response.refinements.find((entry) => entry.attributeId === id)?.values ?? [];
          // A selected value is named even if nothing has it together with the others.
          for (const value of (selected as Record<string, string[]>)[id] ?? []) expected.set(value, expected.get(value) ?? 0);
          const known = [...expected].filter(([value, hits]) => hits > 0 || indexed.has(`${id}=${value}`));
          expect(new Map(counted.map(({ value, hitCount }) => [value, hitCount]))).toEqual(new Map(known));
        }
      }),
      { numRuns: 60 },
    );
  });
});
