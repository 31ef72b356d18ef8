import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryTree, countStyles, withAncestors } from './category-tree.ts';
import type { CategoryRow } from './read-catalog.ts';

function buildCategory(id: string, parentId: string | null, position = 0): CategoryRow {
  const menu = {
    showInMenu: true,
    ranking: '1.01',
    megaMenu: false,
    itemBold: true,
    tiles: [{ text: 'Boots', link: '/boots', image: '/i/test/boots' }],
  };
  return {
    id,
    parentId,
    path: `/${id}`,
    formerPaths: [],
    position,
    name: id,
    line: 'Line.',
    description: 'Words.',
    menu,
    translations: {},
  };
}
const rows = [
  buildCategory('men', null),
  buildCategory('coats', 'men', 1),
  buildCategory('chore', 'coats', 2),
  buildCategory('women', null, 3),
];
const tree = new Map(rows.map((row) => [row.id, row]));

describe('the category tree', () => {
  it('counts a style once under each ancestor category, also if it is in two levels', () => {
    const counts = countStyles(rows, [
      { styleId: '1', categoryId: 'chore' },
      { styleId: '1', categoryId: 'men' },
      { styleId: '2', categoryId: 'coats' },
    ]);
    expect(Object.fromEntries(counts)).toEqual({ chore: 1, coats: 2, men: 2 });
  });

  it('counts the union of a category and its children', () => {
    const pair = fc.record({ styleId: fc.constantFrom('1', '2', '3', '4'), categoryId: fc.constantFrom(...rows.map((row) => row.id)) });
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const below = new Set(pairs.filter(({ categoryId }) => categoryId !== 'women').map(({ styleId }) => styleId));
        expect(countStyles(rows, pairs).get('men') ?? 0).toBe(below.size);
      }),
    );
  });

  it('returns each ancestor once, from the top, and ignores unknown ids', () => {
    expect(withAncestors(['chore', 'coats', 'gone', 'women'], tree).map((row) => row.id)).toEqual(['men', 'coats', 'chore', 'women']);
  });

  it('returns the requested levels with the merchant’s menu settings', () => {
    const men = categoryTree(rows, new Map([['men', 2]]), 'men', 1, 'Brand');
    expect(men).toMatchObject({
      id: 'men',
      c_count: 2,
      vanityUrl: '/men',
      categories: [{ id: 'coats', parentCategoryId: 'men', categories: [] }],
    });
    expect(men?.menuSettings).toMatchObject({
      ranking: '1.01',
      itemBold: true,
      navigationTiles: { tiles: [{ ctaLink: '/boots', image: '/i/test/boots', text: 'Boots' }] },
    });
    expect(categoryTree(rows, new Map(), 'root', 3, 'Brand')?.categories.map((category) => category.id)).toEqual(['men', 'women']);
    expect(categoryTree(rows, new Map(), 'gone', 3, 'Brand')).toBeUndefined();
  });
});
