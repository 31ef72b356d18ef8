import { describe, expect, it } from 'vitest';
import { buildPageContext, runRoute, unavailable } from '../../platform/testing/run-loader.ts';
import { choreHit } from '../../product/testing/product-fixture.ts';
import { loader } from './search.tsx';

const other = { ...choreHit, productId: '4120', c_slugUrl: '/barn-door-coat-4120.html' };
const result = (hits: readonly object[], more: object = {}) => ({
  query: 'coat',
  count: hits.length,
  start: 0,
  total: hits.length,
  hits,
  refinements: [],
  selectedRefinements: {},
  sortingOptions: [],
  selectedSortingOption: 'best-matches',
  ...more,
});
const load = (path: string, response: object, calls: object = {}) =>
  runRoute(loader, path, {
    page: buildPageContext({
      getSitePreferences: async () => ({ singleHitRedirectEnabled: true }),
      searchProducts: async () => response,
      searchSuggestion: async () => ({ c_trending: ['boots'] }),
      ...calls,
    }),
  });

describe('the loader of search results', () => {
  it('ROUTE-014 SEARCH-009 shows the styles that match', async () => {
    expect(await load('/search?q=coat', result([choreHit, other]))).toMatchObject({
      status: 200,
      data: { query: 'coat', isRelaxed: false },
    });
  });

  it('redirects to home without a query, and to the target of a merchandiser’s redirect', async () => {
    expect(await load('/search?q=%20', result([]))).toMatchObject({ status: 302, location: '/' });
    expect(await load('/search?q=returns', result([], { redirectUrl: '/content/returns' }))).toMatchObject({
      status: 302,
      location: '/content/returns',
    });
  });

  it('keeps the parameters of the link that the search does not read, in every redirect', async () => {
    const query = 'q=returns&sort=&coupon=WELCOME15&utm_source=mail';
    expect((await load('/search?q=&coupon=WELCOME15', result([]))).location).toBe('/?coupon=WELCOME15');
    expect((await load(`/search?${query}`, result([], { redirectUrl: '/men?sort=new&coupon=B#top' }))).location).toBe(
      '/men?sort=new&coupon=B&utm_source=mail#top',
    );
    expect((await load('/search?q=coat&coupon=WELCOME15', result([choreHit]))).location).toBe(
      `${choreHit.c_slugUrl}?q=coat&coupon=WELCOME15`,
    );
  });

  it('SEARCH-008 redirects to the only result, unless it matches a part of the query, only mentions it, or the result is refined', async () => {
    expect(await load('/search?q=coat', result([choreHit]))).toMatchObject({ status: 302, location: `${choreHit.c_slugUrl}?q=coat` });
    expect(await load('/search?q=Fencepost+chore+coat', result([choreHit]))).toMatchObject({ status: 302, location: choreHit.c_slugUrl });
    expect((await load('/search?q=coat+zebra', result([choreHit], { isRelaxed: true }))).status).toBe(200);
    expect((await load('/search?q=collar', result([choreHit], { isMentionOnly: true }))).status).toBe(200);
    expect((await load('/search?q=coat&refine=color:brown', result([choreHit]))).status).toBe(200);
  });

  it('SEARCH-008 does not redirect with a refine parameter that selects nothing, or with the option off', async () => {
    for (const refine of ['', 'color', ':brown'])
      expect((await load(`/search?q=coat&refine=${refine}`, result([choreHit]))).status).toBe(200);
    expect((await load('/search?q=coat&refine_1=color%3Dbrown', result([choreHit]))).status).toBe(200);
    const off = { getSitePreferences: async () => ({ singleHitRedirectEnabled: false }) };
    expect((await load('/search?q=coat', result([choreHit]), off)).status).toBe(200);
  });

  it('offers alternatives to an empty result, and omits those that fail', async () => {
    const empty = await load('/search?q=zeppelin', result([]));
    expect(empty).toMatchObject({ status: 200, data: { alternatives: { phrases: ['boots'] } } });
    const failing = await load('/search?q=zeppelin', result([]), { searchSuggestion: () => Promise.reject(unavailable) });
    expect(failing).toMatchObject({ status: 200, data: { alternatives: { phrases: [] } } });
    expect((await load('/search?q=coat&refine=color:plaid', result([]))).data).not.toHaveProperty('alternatives');
  });

  it('is a 503 if the search fails', async () => {
    expect(await load('/search?q=coat', {}, { searchProducts: () => Promise.reject(unavailable) })).toMatchObject({ status: 503 });
  });
});
