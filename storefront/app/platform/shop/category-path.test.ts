import type { Category } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { categoryPathById, categoryPathByUrl, currentPathOfMovedCategory } from './category-path.ts';

const menuSettings = { showInMenu: true, ranking: '1', megaMenu: false, itemBold: false, navigationTiles: { tiles: [] } };
function aCategory(id: string, vanityUrl: string, categories: Category[] = []): Category {
  return { id, name: id, displayName: id, vanityUrl, pageTitle: id, pageDescription: '', c_line: '', c_count: 0, menuSettings, categories };
}
const chore = aCategory('men-coats-chore', '/men/coats/chore-coats');
const coats = aCategory('men-coats', '/men/coats', [chore]);
const men = aCategory('men', '/men', [coats]);
const root = aCategory('root', '/', [men, aCategory('best-sellers', '/best-sellers')]);

it('ROUTE-032 finds a category of any level and its parents by its path', () => {
  expect(categoryPathByUrl(root, '/men')).toEqual([men]);
  expect(categoryPathByUrl(root, '/men/coats/chore-coats')).toEqual([men, coats, chore]);
  expect(categoryPathByUrl(root, '/men/chore-coats')).toEqual([]);
  expect(categoryPathByUrl(root, '/')).toEqual([]);
});
it('finds a category by its id', () => {
  expect(categoryPathById(root, 'men-coats')).toEqual([men, coats]);
  expect(categoryPathById(root, 'nobody')).toEqual([]);
});
it('finds the current path of a moved category on any level', () => {
  const moved = { ...chore, c_formerPaths: ['/men/barn-coats'] };
  const tree = { ...root, categories: [{ ...men, categories: [{ ...coats, categories: [moved] }] }] };
  expect(currentPathOfMovedCategory(tree, '/men/barn-coats')).toBe('/men/coats/chore-coats');
  expect(currentPathOfMovedCategory(tree, '/men/coats/chore-coats')).toBeUndefined();
  expect(currentPathOfMovedCategory(root, '/men/barn-coats')).toBeUndefined();
});
