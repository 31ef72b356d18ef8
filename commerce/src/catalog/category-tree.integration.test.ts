import { describe, expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';

const { commerce } = useTestBrand([{ id: '4117', categories: ['men-coats-chore'] }, { id: '4200' }, { id: '4401' }]);
const client = () => commerce.clientWith();

describe('the category tree', () => {
  it('PREFS-002 SHELL-045 is complete from the root, with the number of styles in and below each category', async () => {
    const root = await client().getCategories({ params: { categoryId: 'root' } });
    expect(root.categories.map(({ id, c_count, vanityUrl }) => [id, c_count, vanityUrl])).toEqual([
      ['men', 3, '/men'],
      ['women', 0, '/women'],
    ]);
    const [men] = root.categories;
    expect(men).toMatchObject({ categoryId: { id: 'men', name: men?.name, sfid: 'men' }, displayName: men?.name, vanityUrl: '/men' });
    expect(men?.menuSettings).toMatchObject({ showInMenu: true, ranking: '1.01', megaMenu: false, itemBold: false, navigationTiles: {} });
    expect(root.categories[0]?.categories[0]?.categories[0]).toMatchObject({
      id: 'men-coats-chore',
      parentCategoryId: 'men-coats',
      categories: [],
    });
  });

  it('has the requested number of levels, and is a 404 for an unknown category', async () => {
    const men = await client().getCategories({ params: { categoryId: 'men' }, query: { levels: 1 } });
    expect(men.categories.map((category) => category.categories)).toEqual([[], []]);
    await expect(client().getCategories({ params: { categoryId: 'nowhere' } })).rejects.toMatchObject({ status: 404 });
  });
});
