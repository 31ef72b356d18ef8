import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComparedStyle } from '../../catalog/popular-styles.ts';
import { placementOf, rankComplements, type TreeCategory } from './rank-complements.ts';

const kindsOf: Readonly<Record<string, readonly string[]>> = {
  Men: ['Coats', 'Shirts', 'Pants'],
  Women: ['Coats', 'Shirts', 'Dresses'],
  Kids: ['Coats', 'Tops'],
  Dogs: ['Coats', 'Leashes'],
  Accessories: ['Hats', 'Belts', 'Socks'],
  Kitchen: ['Mugs'],
};
const categories = new Map<string, TreeCategory>(
  Object.entries(kindsOf).flatMap(([top, kinds]) => [
    [top, { id: top, parentId: null, name: top }],
    ...kinds.flatMap((kind): [string, TreeCategory][] => [
      [`${top}-${kind}`, { id: `${top}-${kind}`, parentId: top, name: kind }],
      [`${top}-${kind}-work`, { id: `${top}-${kind}-work`, parentId: `${top}-${kind}`, name: `Work ${kind}` }],
    ]),
  ]),
);
const leaves = [...categories.keys()].filter((id) => id.includes('-'));

const buildStyle = (styleId: string, primaryCategoryId: string, traits: Partial<ComparedStyle> = {}): ComparedStyle => ({
  styleId,
  name: `Style ${styleId}`,
  primaryCategoryId,
  categoryIds: [primaryCategoryId],
  popularity: 50,
  keywords: [],
  ...traits,
});

const catalog = fc
  .uniqueArray(
    fc.record({
      styleId: fc.integer({ min: 1000, max: 1060 }).map(String),
      primaryCategoryId: fc.constantFrom(...leaves),
      name: fc.constantFrom('Fencepost', 'Kids’ Mitten', 'Women’s Cap', 'Dog Cap'),
      popularity: fc.nat({ max: 5 }),
      keywords: fc.subarray(['hunting', 'western']),
    }),
    { selector: ({ styleId }) => styleId, minLength: 4, maxLength: 40 },
  )
  .map((styles) => styles.map(({ styleId, primaryCategoryId, ...traits }) => buildStyle(styleId, primaryCategoryId, traits)));

const shops = catalog.chain((styles) =>
  fc.record({
    styles: fc.constant(styles),
    cart: fc.subarray(styles, { minLength: 1, maxLength: 4 }),
    outfit: fc.subarray(styles.map(({ styleId }) => styleId)),
  }),
);

const departmentsOf: Readonly<Record<string, readonly string[]>> = {
  Men: ['Men', 'Accessories', 'Kitchen'],
  Women: ['Women', 'Accessories', 'Kitchen'],
  Kids: ['Kids'],
  Dogs: ['Dogs'],
  Accessories: ['Accessories'],
  Kitchen: ['Kitchen'],
};
const departmentOf = ({ primaryCategoryId }: ComparedStyle) => primaryCategoryId.split('-')[0] ?? '';
const kindOf = ({ primaryCategoryId }: ComparedStyle) => primaryCategoryId.split('-').slice(0, 2).join('-');

describe('the styles that go with a cart', () => {
  it('are never in the cart, each once, and of a kind that the cart does not have unless an outfit combines them', () => {
    fc.assert(
      fc.property(shops, ({ styles, cart, outfit }) => {
        const ranked = rankComplements({ styles: cart, outfit }, styles, categories);
        const byId = new Map(styles.map((style) => [style.styleId, style]));
        const kinds = new Set(cart.map(kindOf));
        expect(new Set(ranked).size).toBe(ranked.length);
        for (const id of ranked) {
          expect(cart.map(({ styleId }) => styleId)).not.toContain(id);
          if (!outfit.includes(id)) expect(kinds).not.toContain(kindOf(byId.get(id)!));
        }
      }),
    );
  });

  it('are never for another gender, age or animal than one of the cart', () => {
    const plainShops = shops.map(({ styles, ...shop }) => ({
      ...shop,
      cart: shop.cart.map((style) => ({ ...style, name: 'Plain' })),
      styles: styles.map((style) => ({ ...style, name: 'Plain' })),
    }));
    fc.assert(
      fc.property(plainShops, ({ styles, cart, outfit }) => {
        const allowed = new Set(cart.flatMap((style) => departmentsOf[departmentOf(style)] ?? []));
        const ranked = rankComplements({ styles: cart, outfit }, styles, categories);
        for (const style of styles) if (ranked.includes(style.styleId)) expect(allowed).toContain(departmentOf(style));
      }),
    );
  });

  it('are the same in whatever order the catalog has its styles', () => {
    fc.assert(
      fc.property(shops, fc.infiniteStream(fc.nat()), ({ styles, cart, outfit }, keys) => {
        const order = new Map(styles.map((style) => [style, keys.next().value ?? 0]));
        const shuffled = styles.toSorted((a, b) => order.get(a)! - order.get(b)!);
        expect(rankComplements({ styles: cart, outfit }, shuffled, categories)).toEqual(
          rankComplements({ styles: cart, outfit }, styles, categories),
        );
      }),
    );
  });

  it('are those of an outfit first, in its order', () => {
    fc.assert(
      fc.property(shops, ({ styles, cart, outfit }) => {
        const ranked = rankComplements({ styles: cart, outfit }, styles, categories);
        const combined = ranked.filter((id) => outfit.includes(id));
        expect(ranked.slice(0, combined.length)).toEqual(outfit.filter((id) => combined.includes(id)));
      }),
    );
  });

  it('are one of each kind before a second one of any, shared keywords and popularity first', () => {
    const cart = [buildStyle('1', 'Men-Coats', { keywords: ['hunting'] })];
    const styles = [
      buildStyle('2', 'Men-Shirts', { popularity: 90 }),
      buildStyle('3', 'Men-Shirts-work', { popularity: 80, keywords: ['hunting'] }),
      buildStyle('4', 'Men-Pants', { popularity: 10 }),
      buildStyle('5', 'Accessories-Hats', { popularity: 70 }),
      buildStyle('6', 'Accessories-Hats', { popularity: 95, name: 'Kids’ Cap' }),
      buildStyle('7', 'Men-Coats-work', { popularity: 100 }),
    ];
    expect(rankComplements({ styles: cart, outfit: [] }, styles, categories)).toEqual(['3', '5', '4', '2']);
  });

  it('are for children if a category of a style for everyone says so', () => {
    const cart = [buildStyle('1', 'Kids-Coats')];
    const mitten = buildStyle('2', 'Accessories-Hats', { categoryIds: ['Accessories-Hats', 'Kids'] });
    expect(placementOf(mitten, categories)).toEqual({
      department: 'Accessories',
      kind: 'Accessories-Hats',
      audiences: new Set(['children']),
    });
    expect(rankComplements({ styles: cart, outfit: [] }, [mitten, buildStyle('3', 'Accessories-Belts')], categories)).toEqual(['2']);
  });

  it('are of the same department only if neither names who wears it', () => {
    const cart = [buildStyle('1', 'Kitchen-Mugs')];
    expect(rankComplements({ styles: cart, outfit: [] }, [buildStyle('2', 'Accessories-Hats')], categories)).toEqual([]);
  });
});
