import type { Category } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMenu, columnsOf, opensPanel } from './menu.ts';

function buildCategory(
  id: string,
  ranking: string,
  settings: Partial<Category['menuSettings']> = {},
  categories: Category[] = [],
): Category {
  return {
    id,
    categoryId: { id, name: id, sfid: id },
    name: id,
    displayName: id,
    vanityUrl: `/${id}`,
    pageTitle: id,
    pageDescription: '',
    c_line: '',
    c_count: 1,
    menuSettings: { showInMenu: true, ranking, megaMenu: false, itemBold: false, navigationTiles: { tiles: [] }, ...settings },
    categories,
  };
}
const ids = (columns: { id: string }[][]) => columns.map((column) => column.map(({ id }) => id));

describe('the menu', () => {
  it('SHELL-013 puts rankings below 4 into main columns, ordered by their fraction, and the others into a side column', () => {
    const children = [
      buildCategory('boots', '4.01'),
      buildCategory('shirts', '2.01'),
      buildCategory('coats', '1.01'),
      buildCategory('hoodies', '1.02'),
    ];
    const { columns, sideColumn } = columnsOf([buildCategory('rare', '5.01'), ...children]);
    expect(ids(columns)).toEqual([['coats', 'hoodies'], ['shirts']]);
    expect(ids([sideColumn])).toEqual([['boots', 'rare']]);
  });
  it('SHELL-013 contains every visible child once, in at most three main columns and the side column', () => {
    const ranking = fc.oneof(
      fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 9 })).map(([column, order]) => `${column}.0${order}`),
      fc.constantFrom('', 'first', '-1', '1e9'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(ranking, fc.boolean()), { maxLength: 20 }), (rows) => {
        const children = rows.map(([rank, showInMenu], index) => buildCategory(`c${index}`, rank, { showInMenu }));
        const { columns, sideColumn } = columnsOf(children);
        const expected = children.filter((child) => child.menuSettings.showInMenu).map((child) => child.id);
        expect(columns.length).toBeLessThanOrEqual(3);
        expect(columns.every((column) => column.length > 0)).toBe(true);
        expect(
          ids([...columns, sideColumn])
            .flat()
            .sort(),
        ).toEqual(expected.sort());
      }),
    );
  });
  it('SHELL-012 orders the bar by ranking and omits hidden categories', () => {
    const root = buildCategory('root', '0', {}, [
      buildCategory('clearance', '4.01', { menuTextColor: '#a3201d' }),
      buildCategory('new', '2.01'),
      buildCategory('hidden', '1.01', { showInMenu: false }),
      buildCategory('men', '1.01', { megaMenu: true }, [buildCategory('coats', '1.01')]),
    ]);
    expect(buildMenu(root).map(({ id, position }) => [id, position])).toEqual([
      ['men', 'department'],
      ['new', 'rest'],
      ['clearance', 'last'],
    ]);
    expect(ids(buildMenu(root)[0]!.columns)).toEqual([['coats']]);
  });
  it('SHELL-012 has a flyout with one column for a category without a mega menu', () => {
    const tiles = [{ ctaLink: '/boots', image: '/i/ridge/boots', text: 'Boots' }];
    const root = buildCategory('root', '0', {}, [
      buildCategory('footwear', '2.01', { navigationTiles: { tiles } }, [
        buildCategory('shoes', '3.02'),
        buildCategory('boots', '1.01'),
        buildCategory('laces', '4.01'),
        buildCategory('hidden', '1.02', { showInMenu: false }),
      ]),
    ]);
    const [footwear] = buildMenu(root);
    expect(footwear).toMatchObject({ isMegaMenu: false, position: 'rest', sideColumn: [], tiles: [{ to: '/boots', text: 'Boots' }] });
    expect(ids(footwear!.columns)).toEqual([['boots', 'shoes', 'laces']]);
    expect(opensPanel(footwear!)).toBe(true);
  });
  it('SHELL-012 has a plain link for a department without children, and is empty without categories', () => {
    const root = buildCategory('root', '0', {}, [
      buildCategory('men', '1.01', { megaMenu: true }, [buildCategory('coats', '1.01', { showInMenu: false })]),
    ]);
    expect(buildMenu(root).map(opensPanel)).toEqual([false]);
    expect(buildMenu(buildCategory('root', '0'))).toEqual([]);
  });
  it('SHELL-045 has bold and colored entries on every level', () => {
    const children = [buildCategory('sale-coats', '1.01', { itemBold: true, menuTextColor: '#A3201D' })];
    const root = buildCategory('root', '0', {}, [
      buildCategory('men', '1.01', { megaMenu: true }, [buildCategory('coats', '1.01', {}, children)]),
    ]);
    expect(buildMenu(root)[0]!.columns[0]![0]!.children[0]).toMatchObject({ isBold: true, color: '#a3201d' });
  });
  it('SHELL-014 shows at most three tiles', () => {
    const tiles = Array.from({ length: 5 }, (_, index) => ({ ctaLink: `/${index}`, image: `/i/ridge/${index}`, text: `${index}` }));
    const root = buildCategory('root', '0', {}, [buildCategory('men', '1.01', { megaMenu: true, navigationTiles: { tiles } })]);
    expect(buildMenu(root)[0]!.tiles).toHaveLength(3);
  });
});
