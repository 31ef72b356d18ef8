import { describe, expect, it } from 'vitest';
import { parseLoaderData, type SerializedLoaderData } from '../../platform/loaders/loader-data.ts';
import { buildPageContext, notFound, runRoute, unavailable } from '../../platform/testing/run-loader.ts';
import { choreHit } from '../../product/testing/product-fixture.ts';
import { loader } from './listing.tsx';

const category = (id: string, vanityUrl: string, overrides: object = {}) => ({
  id,
  displayName: id,
  pageTitle: id,
  pageDescription: '',
  c_line: '',
  vanityUrl,
  c_count: 1,
  menuSettings: { showInMenu: true, navigationTiles: { tiles: [] } },
  categories: [],
  ...overrides,
});
const root = category('root', '/', {
  categories: [category('men', '/men', { categories: [category('coats', '/men/coats', { c_formerPaths: ['/men/jackets'] })] })],
});
const result = {
  query: '',
  count: 1,
  start: 0,
  total: 1,
  hits: [choreHit],
  refinements: [],
  selectedRefinements: {},
  sortingOptions: [],
  selectedSortingOption: 'best-matches',
};
const nothing = { ...result, count: 0, total: 0, hits: [] };

async function load(path: string, calls: object = {}) {
  const slotCalls: unknown[] = [];
  const client = {
    getCategories: async () => root,
    getSitePreferences: async () => ({ topLevelPages: [{ deliveryKey: 'Heroes' }] }),
    searchProducts: async () => result,
    fetchContent: async (request: unknown) => {
      slotCalls.push(request);
      return { responses: [] };
    },
    getContentByKey: () => Promise.reject(notFound),
    ...calls,
  };
  const parts = path.split('?')[0]?.split('/').filter(Boolean) ?? [];
  const params = Object.fromEntries(parts.map((part, index) => [`cat${index + 1}`, part]));
  return { ...(await runRoute(loader, path, { page: buildPageContext(client), params })), slotCalls };
}
const shown = (data: unknown) => parseLoaderData(data as SerializedLoaderData<object>);

describe('the loader of a listing', () => {
  it('shows the subcategories that have an image on the first page of an unfiltered category', async () => {
    const tiles = [{ ctaLink: '/men/x', image: '/i/ridge/4117-10-front', text: 'X' }];
    const child = (id: string, menu: object = {}) =>
      category(id, `/men/${id}`, { menuSettings: { showInMenu: true, navigationTiles: { tiles }, ...menu } });
    const categories = [
      child('coats'),
      child('shirts'),
      child('hidden', { showInMenu: false }),
      { ...child('empty'), c_count: 0 },
      category('plain', '/men/plain'),
    ];
    const getCategories = async () => category('root', '/', { categories: [category('men', '/men', { categories })] });
    const tilesOf = async (path: string) =>
      (shown((await load(path, { getCategories })).data) as { categoryTiles?: { to: string }[] }).categoryTiles?.map(({ to }) => to);
    expect(await tilesOf('/men')).toEqual(['/men/coats', '/men/shirts']);
    expect(await tilesOf('/men?refine=color:brown')).toBeUndefined();
    expect(await tilesOf('/men?page=2')).toBeUndefined();
  });

  it('ROUTE-032 shows a category with its products and, on its first page only, its slots', async () => {
    const first = await load('/men/coats');
    expect(first.status).toBe(200);
    expect(shown(first.data)).toMatchObject({
      category: { id: 'coats' },
      trail: [{ to: '/men' }, { to: '/men/coats' }],
      listing: { total: 1 },
    });
    expect(first.slotCalls).toHaveLength(1);
    for (const path of ['/men/coats?page=2', '/men/coats?refine=color:brown']) expect((await load(path)).slotCalls).toEqual([]);
  });

  it('ROUTE-032 redirects another spelling and a former path to the path of the category', async () => {
    expect(await load('/Men/Coats?page=2')).toMatchObject({ status: 301, location: '/men/coats?page=2' });
    expect(await load('/men/jackets')).toMatchObject({ status: 301, location: '/men/coats' });
  });

  it('ROUTE-040 shows the merchant’s top-level page on a path without a category, but not below it', async () => {
    const heroes = { content: { _meta: { name: 'Heroes', schema: 'content-page', deliveryId: 'h', deliveryKey: 'Heroes' } } };
    const calls = { getContentByKey: async () => heroes };
    expect(shown((await load('/heroes', calls)).data)).toMatchObject({ topLevelPage: { path: '/Heroes' } });
    expect((await load('/heroes/more', calls)).status).toBe(404);
    expect((await load('/unknown', calls)).status).toBe(404);
  });

  it.each([
    ['a page after the last one', '/men/coats?page=9', { searchProducts: async () => nothing }, 404],
    ['refinements that match nothing', '/men/coats?refine=color:plaid', { searchProducts: async () => nothing }, 404],
    ['an empty category', '/men/coats', { searchProducts: async () => nothing }, 200],
    ['a failed search', '/men/coats', { searchProducts: () => Promise.reject(unavailable) }, 503],
    ['a failed category tree', '/men/coats', { getCategories: () => Promise.reject(unavailable) }, 503],
    ['failed slots', '/men/coats', { fetchContent: () => Promise.reject(unavailable) }, 200],
  ])('has the right status for %s', async (_, path, calls, status) => {
    expect(await load(path, calls)).toMatchObject({ status });
  });
});
