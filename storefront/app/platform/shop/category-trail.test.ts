import type { Category } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { findCategoryTrailById, findCategoryTrailByUrl, findMovedCategoryUrl } from './category-trail.ts';

const menuSettings = { showInMenu: true, ranking: '1', megaMenu: false, itemBold: false, navigationTiles: { tiles: [] } };
function buildCategory(id: string, vanityUrl: string, categories: Category[] = []): Category {
  return {
    id,
    categoryId: { id, name: id, sfid: id },
    name: id,
    displayName: id,
    vanityUrl,
    pageTitle: id,
    pageDescription: '',
    c_line: '',
    c_count: 0,
    menuSettings,
    categories,
  };
}
const chore = buildCategory('men-coats-chore', '/men/coats/chore-coats');
const coats = buildCategory('men-coats', '/men/coats', [chore]);
const men = buildCategory('men', '/men', [coats]);
const root = buildCategory('root', '/', [men, buildCategory('best-sellers', '/best-sellers')]);

it('ROUTE-032 finds a category of any level and its parents by its URL path', () => {
  expect(findCategoryTrailByUrl(root, '/men')).toEqual([men]);
  expect(findCategoryTrailByUrl(root, '/men/coats/chore-coats')).toEqual([men, coats, chore]);
  expect(findCategoryTrailByUrl(root, '/men/chore-coats')).toEqual([]);
  expect(findCategoryTrailByUrl(root, '/')).toEqual([]);
});
it('finds a category and its parents by its id', () => {
  expect(findCategoryTrailById(root, 'men-coats')).toEqual([men, coats]);
  expect(findCategoryTrailById(root, 'unknown')).toEqual([]);
});
it('finds the current URL path of a moved category on any level', () => {
  const moved = { ...chore, c_formerPaths: ['/men/barn-coats'] };
  const tree = { ...root, categories: [{ ...men, categories: [{ ...coats, categories: [moved] }] }] };
  expect(findMovedCategoryUrl(tree, '/men/barn-coats')).toBe('/men/coats/chore-coats');
  expect(findMovedCategoryUrl(tree, '/men/coats/chore-coats')).toBeUndefined();
  expect(findMovedCategoryUrl(root, '/men/barn-coats')).toBeUndefined();
});
