import { beforeEach, describe, expect, it } from 'vitest';
import { saveTestRules } from '../merchandising/testing/save-test-rules.ts';
import { changePreference } from '../preferences/change-preference.ts';
import { ruleFacets } from '../search/index.ts';
import { hostedSearchPreferences, useHostedSearchShop } from '../testing/hosted-search-shop.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { testNow } from '../testing/test-commerce.ts';

const shop = useHostedSearchShop(
  Array.from({ length: 30 }, (_, index) => ({
    id: String(4200 + index),
    name: `Style ${index} Coat`,
    categories: ['men-coats'],
    popularity: 90 - index,
    colors: { '10': 'brown', ...(index % 2 ? {} : { '35': 'blue' }) } as Record<string, string>,
    list: 5_000 + index * 100,
  })),
);
const put = (...rules: Parameters<typeof saveTestRules>[2]) => saveTestRules(shop.commerce.deps.database.db, testNow, rules, ruleFacets);
type Json = Record<string, unknown>;
async function query(parameters: Json, index = 'products'): Promise<Json> {
  const response = await shop.post(`/1/indexes/${index}/query`, parameters);
  expect(response.status).toBe(200);
  return (await response.json()) as Json;
}
async function post(path: string, body: unknown, headers?: Record<string, string>): Promise<[number, Json]> {
  const response = await shop.post(path, body, headers);
  return [response.status, (await response.json()) as Json];
}
const ids = ({ hits }: Json) => (hits as { objectID: string }[]).map(({ objectID }) => objectID);

beforeEach(async () => {
  await shop.database.pool.query('TRUNCATE search_rule, search_rule_change');
});

describe('the hosted-search protocol', () => {
  it('PREFS-004 requires the application id and key of the preferences, as headers or URL parameters', async () => {
    const body = { requests: [{ indexName: 'products' }] };
    const path = '/1/indexes/*/queries';
    const credentialsQuery = `?x-algolia-application-id=${hostedSearchPreferences.algoliaApplicationId}&X-Algolia-API-Key=${hostedSearchPreferences.algoliaApiKey}&x-algolia-agent=x`;
    const response = await shop.commerce.request(`${path}${credentialsQuery}`, { method: 'POST', body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    const invalidHeaders: Record<string, string>[] = [
      { 'x-algolia-api-key': 'wrong' },
      { 'x-algolia-application-id': 'WRONG' },
      { 'x-algolia-api-key': '' },
    ];
    for (const headers of invalidHeaders)
      expect(await post(path, body, headers)).toEqual([403, { message: 'Invalid Application-ID or API key', status: 403 }]);
    await changePreference(shop.commerce.deps.database.db, 'algoliaApiKey', '', testNow);
    expect((await post(path, body, { 'x-algolia-api-key': '' }))[0]).toBe(403);
    await changePreference(shop.commerce.deps.database.db, 'algoliaApiKey', hostedSearchPreferences.algoliaApiKey, testNow);
  });

  it('limits the queries of a network: a call of fifty queries costs as much as fifty calls', async () => {
    const at = (address: string) => ({ 'x-client-address': address });
    const requests = (count: number) => ({ requests: Array.from({ length: count }, () => ({ indexName: 'products', hitsPerPage: 1 })) });
    const path = '/1/indexes/*/queries';
    for (let call = 0; call < 4; call++) expect((await post(path, requests(50), at('203.0.113.7')))[0]).toBe(200);
    const rejected = await shop.post(path, requests(50), at('203.0.113.7'));
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '3']);
    expect((await post('/1/indexes/products/query', {}, at('203.0.113.7')))[0]).toBe(429);
    const recommended = { requests: [{ indexName: 'products', model: 'trending-items' }] };
    expect((await post('/1/indexes/*/recommendations', recommended, at('203.0.113.7')))[0]).toBe(429);
    expect((await post('/1/indexes/products/query', {}, at('203.0.113.8')))[0]).toBe(200);
  });

  it('counts records and facet searches toward the same limit', async () => {
    const from = { 'x-client-address': '203.0.113.9' };
    const objects = (count: number) => ({ requests: Array.from({ length: count }, () => ({ indexName: 'products', objectID: '4200' })) });
    const path = '/1/indexes/*/objects';
    for (let call = 0; call < 4; call++) expect((await post(path, objects(1_000), from))[0]).toBe(200);
    expect((await shop.post(path, objects(20), from)).status).toBe(429);
    expect((await shop.post('/1/indexes/products/facets/color/query', {}, from)).status).toBe(429);
    expect((await post(path, objects(1_001)))[0]).toBe(400);
    const phrases = { requests: Array(51).fill({ indexName: 'phrases', objectID: 'coat' }) };
    expect(await post(path, phrases)).toEqual([400, { message: expect.stringContaining('50 phrases'), status: 400 }]);
  });

  it('needs the same number of statements for a thousand records as for one', async () => {
    const count = async (records: number) => {
      const sent = recordStatements(shop.commerce.deps.database);
      const requests = Array.from({ length: records }, (_, index) => ({ indexName: 'products', objectID: String(4200 + index) }));
      expect((await post('/1/indexes/*/objects', { requests }))[0]).toBe(200);
      return sent.length;
    };
    const countOfOne = await count(1);
    expect(countOfOne).toBeGreaterThan(0);
    expect(await count(1_000)).toBe(countOfOne);
  });

  it.each<[string, unknown, string]>([
    ['products/facets/weave/query', {}, 'weave'],
    ['phrases/facets/color/query', {}, 'phrases'],
    ['products/facets/color/query', { maxFacetHits: 101 }, 'maxFacetHits'],
    ['products/facets/color/query', { facetQuery: 'x'.repeat(513) }, 'facetQuery'],
    ['products/facets/color/query', { filters: 'color:' }, 'filters'],
    ['products/facets/color/query', { nonsense: 1 }, 'nonsense'],
    ['*/objects', { requests: [{ indexName: 'products' }] }, 'objectID'],
    ['*/queries', { requests: [{ indexName: 'products', type: 'facet' }] }, 'facet'],
    ['products/query', { offset: -1 }, 'offset'],
    ['products/query', { offset: 0, length: 1_001 }, 'length'],
  ])('rejects %s with %j by name', async (path, body, name) => {
    expect(await post(`/1/indexes/${path}`, body)).toEqual([400, { message: expect.stringContaining(name), status: 400 }]);
  });

  it('allows pages of other origins', async () => {
    const preflight = await shop.commerce.request('/1/indexes/*/queries', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-algolia-api-key');
    const notFound = await shop.post('/1/indexes/boats/query', {});
    expect([notFound.status, notFound.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  });

  it('API-042 pages through results and reports the last page', async () => {
    const second = await query({ hitsPerPage: 12, page: 2 });
    expect(second).toMatchObject({ nbHits: 30, nbPages: 3, page: 2, hitsPerPage: 12 });
    expect(ids(second)).toHaveLength(6);
    expect(await query({ hitsPerPage: 0, facets: '*' })).toMatchObject({
      hits: [],
      nbHits: 30,
      facets: { color: { brown: 30, blue: 15 } },
    });
    expect(await query({ hitsPerPage: 1_000, page: 10 })).toMatchObject({
      hits: [],
      nbHits: 30,
      message: expect.stringContaining('10000'),
    });
  });

  it('counts the requested facets up to the maximum number of values', async () => {
    const { facets } = await query({ facets: ['color', 'price_range', 'nonsense'], maxValuesPerFacet: 1 });
    expect(facets).toEqual({ color: { brown: 30 }, price_range: { '50-75': 25 } });
    const blue = await query({ facets: ['color'], facetFilters: [['color:blue']] });
    expect(blue.facets).toEqual({ color: { blue: 15 } });
    const either = await query({ facets: ['color'], facetFilters: [['color:blue', 'color:brown']] });
    expect(either.facets).toEqual({ color: { brown: 30, blue: 15 } });
  });

  it('API-042 finds a style if one of its variants meets all filters, and shows that variant', async () => {
    const unmet = await query({ facetFilters: ['color:blue', 'color:brown'] });
    expect(unmet).toMatchObject({ nbHits: 0, hits: [] });
    const priced = await query({ facetFilters: ['color:blue'], numericFilters: ['price >= 52', 'price <= 54'], facets: ['price'] });
    expect(priced).toMatchObject({ nbHits: 2, facets_stats: { price: { min: 52, max: 54 } } });
    const { hits } = await query({ facetFilters: ['color:blue'], hitsPerPage: 1 });
    expect(hits).toEqual([expect.objectContaining({ objectID: '4200', representedProduct: { id: '420035001' } })]);
  });

  it("SEARCH-007 returns the redirect of a query and the merchant's facet order", async () => {
    await put(
      { kind: 'redirect', definition: { phrases: ['returns'], match: 'exact', url: '/content/returns' } },
      { kind: 'facets', definition: { order: ['size', 'price'], hidden: ['color'] } },
      { kind: 'arrangement', definition: { categoryId: 'men-coats', pinned: ['4229'] } },
    );
    expect((await query({ query: 'returns' })).renderingContent).toEqual({
      redirect: { url: '/content/returns' },
      facetOrdering: { facets: { order: ['size', 'price_range'] }, values: {} },
    });
    expect((await query({ facets: ['*'] })).facets).not.toHaveProperty('color');
    expect(ids(await query({ filters: 'category:men-coats', ruleContexts: ['category-men-coats'] }))[0]).toBe('4229');
  });

  it('returns prices in the currency of the context', async () => {
    const { hits } = await query({ ruleContexts: ['currency-CAD'], filters: 'price < 67', facets: ['price'] });
    expect(hits).toEqual([expect.objectContaining({ objectID: '4200', currency: 'CAD', price: 66.67 })]);
  });

  it('returns the correction of a misspelled query', async () => {
    expect(await query({ query: 'cota' })).toMatchObject({ nbHits: 30, userData: [{ correctedQuery: 'coat' }] });
  });

  it('SEARCH-003 has an index of trending phrases', async () => {
    await put({ kind: 'phrases', definition: { of: 'trending', phrases: ['coat'] } });
    for (const index of ['phrases_trending', 'phrases'])
      expect(await query({ query: '' }, index)).toMatchObject({ nbHits: 1, hits: [{ objectID: 'coat', query: 'coat' }], index });
  });

  it('needs the same number of statements for a thousand styles as for one', async () => {
    const count = async (hitsPerPage: number) => {
      const sent = recordStatements(shop.commerce.deps.database);
      await query({ hitsPerPage, facets: ['*'] });
      return sent.length;
    };
    const countOfOne = await count(1);
    expect(countOfOne).toBeGreaterThan(0);
    expect(await count(1_000)).toBe(countOfOne);
  });

  const nested = (depth: number) => `${'('.repeat(depth)}color:blue${')'.repeat(depth)}`;
  const accepted: Json[] = [
    { query: '🧥🧥' },
    { query: `'"%_\\()-` },
    { query: "'; DROP TABLE style;--" },
    { query: '!a & b | <-> c:*' },
    { params: 'query=%E0%A4%A' },
    { filters: nested(20) },
    { facetFilters: Array(50).fill(['color:blue', 'color:brown']) },
    { filters: `color:'a\\'b' OR color:"%" OR size:"_" OR category:"\\\\"` },
    { facets: Array(50).fill('color') },
    { attributesToRetrieve: ['nothing'] },
  ];
  it.each(accepted)('accepts %j', async (parameters) => {
    const { hits } = await query(parameters);
    expect(Array.isArray(hits)).toBe(true);
  });

  const rejected: [Json, string][] = [
    [{ query: 'x'.repeat(10_000) }, 'query'],
    [{ hitsPerPage: 10_000 }, 'hitsPerPage'],
    [{ page: -1 }, 'page'],
    [{ filters: nested(50) }, 'filters'],
    [{ filters: 'weave:twill' }, 'weave'],
    [{ numericFilters: ['weave > 3'] }, 'weave'],
    [{ filters: 'color:' }, 'filters'],
    [{ nonsense: 1 }, 'nonsense'],
    [{ ruleContexts: ['currency-XYZ'] }, 'ruleContexts'],
    [{ query: 'a\u0000' }, 'query'],
  ];
  it.each(rejected)('rejects %j by name', async (parameters, name) => {
    expect(await post('/1/indexes/products/query', parameters)).toEqual([400, { message: expect.stringContaining(name), status: 400 }]);
  });

  it('rejects more than 50 queries, an unknown index, an unknown model and an invalid event', async () => {
    const requests = (count: number) => ({ requests: Array(count).fill({ indexName: 'products', hitsPerPage: 1 }) });
    expect((await post('/1/indexes/*/queries', requests(51)))[0]).toBe(400);
    const large = { requests: Array(6).fill({ indexName: 'products', hitsPerPage: 1_000 }) };
    expect(await post('/1/indexes/*/queries', large)).toEqual([400, { message: expect.stringContaining('5000 hits'), status: 400 }]);
    expect(((await post('/1/indexes/*/queries', requests(50)))[1].results as unknown[]).length).toBe(50);
    expect(await post('/1/indexes/*/queries', { requests: [{ indexName: 'boats' }] })).toEqual([
      404,
      { message: 'Index boats does not exist', status: 404 },
    ]);
    expect((await post('/1/indexes/*/recommendations', { requests: [{ indexName: 'products', model: 'bought-together' }] }))[0]).toBe(400);
    expect(await post('/1/events', { events: [{ eventType: 'click' }] })).toEqual([
      422,
      { message: expect.stringContaining('$.events[0]'), status: 422 },
    ]);
  });

  it('stores no event if the browser asks not to be tracked', async () => {
    const events = [{ eventType: 'view', eventName: 'Seen', index: 'products', userToken: 'visitor-1', objectIDs: ['4200'] }];
    expect((await post('/1/events', { events }, { 'sec-gpc': '1' }))[0]).toBe(200);
    expect((await shop.database.pool.query('SELECT FROM activity')).rowCount).toBe(0);
  });
});
