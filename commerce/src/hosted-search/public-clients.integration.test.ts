import insights, { type InsightsClient } from 'search-insights';
import { describe, expect, it } from 'vitest';
import { hostedSearchPreferences, useHostedSearchShop } from '../testing/hosted-search-shop.ts';
import { publicClients } from './testing/public-clients.ts';

const shop = useHostedSearchShop([
  {
    id: '4200',
    name: 'Squall Line Rain Jacket',
    categories: ['men-coats'],
    popularity: 50,
    colors: { '10': 'brown', '35': 'blue' },
    list: 12_000,
    rating: 4.6,
  },
  { id: '4201', name: 'Dock Rain Jacket', categories: ['women-coats'], popularity: 40, list: 8_000, rating: 3.2 },
  { id: '4202', name: 'Fencepost Chore Coat', categories: ['men-coats-chore'], popularity: 30, list: 15_000 },
  { id: '4203', name: 'Barn Chore Coat', categories: ['men-coats-chore'], popularity: 20, list: 9_000 },
]);
const { algoliaProductIndex: indexName, algoliaApiKey: key, algoliaApplicationId: id } = hostedSearchPreferences;
const { lite, five, four } = publicClients(shop);

// The types describe a build with a `default` property.
const aa = insights as unknown as InsightsClient;

describe('the public client, version 5', () => {
  it('API-042 finds styles with facets, highlights and a query id, in the order of the requests', async () => {
    const { results } = await five().search<{ productName: string; price: number }>({
      requests: [
        {
          indexName,
          query: 'rain jacket',
          facets: ['color', 'price'],
          clickAnalytics: true,
          attributesToRetrieve: ['productName', 'price'],
        },
        { indexName: `${indexName}_price-low-to-high`, query: '', hitsPerPage: 2, page: 1 },
        { indexName: 'phrases', query: 'rain jak' },
      ],
    });
    const [rain, cheap, phrases] = results as Extract<(typeof results)[number], { hits: unknown }>[];
    expect(rain).toMatchObject({ nbHits: 2, page: 0, nbPages: 1, hitsPerPage: 20, query: 'rain jacket', index: indexName });
    expect(rain?.hits[0]).toEqual({
      objectID: '4200',
      productName: 'Squall Line Rain Jacket',
      price: 120,
      _highlightResult: {
        productName: {
          value: 'Squall Line <em>Rain</em> <em>Jacket</em>',
          matchLevel: 'full',
          fullyHighlighted: false,
          matchedWords: ['rain', 'jacket'],
        },
        c_cloth: { value: '12 oz duck', matchLevel: 'none', matchedWords: [] },
      },
    });
    expect(rain?.facets).toEqual({ color: { brown: 2, blue: 1 }, price: { 80: 1, 120: 1 } });
    expect(rain?.facets_stats).toEqual({ price: { min: 80, max: 120, avg: 100, sum: 200 } });
    expect(rain?.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(cheap?.hits.map(({ objectID }) => objectID)).toEqual(['4200', '4202']);
    expect(phrases?.hits[0]).toMatchObject({ objectID: 'rain jacket', query: 'rain jacket' });
  });

  it('API-042 applies every kind of filter, and counts facets without their own filter in another query', async () => {
    const ids = async (parameters: object) => {
      const { results } = await five().searchForHits({ requests: [{ indexName, query: '', ...parameters }] });
      return results[0]?.hits.map(({ objectID }) => objectID);
    };
    expect(await ids({ facetFilters: [['color:blue', 'category:women'], 'sale:-true'] })).toEqual(['4200', '4201']);
    expect(await ids({ numericFilters: ['price >= 90', 'price < 121'] })).toEqual(['4200', '4203']);
    expect(await ids({ filters: '(category:men AND NOT color:blue) OR rating < 4' })).toEqual(['4201', '4202', '4203']);
    expect(await ids({ filters: 'price:80 TO 90' })).toEqual(['4201', '4203']);
    expect(await ids({ filters: 'color:"; DROP TABLE style;--"' })).toEqual([]);
  });

  it('recommends popular styles and styles of the same category', async () => {
    const { results } = await lite().getRecommendations({
      requests: [
        { indexName, model: 'trending-items', threshold: 0, maxRecommendations: 2 },
        { indexName, model: 'related-products', objectID: '4202', threshold: 0 },
        { indexName, model: 'trending-facets', facetName: 'color', threshold: 0 },
      ] as never,
    });
    expect(
      results.map(({ hits }) => hits.map((hit) => ('objectID' in hit ? hit.objectID : (hit as { facetValue: string }).facetValue))),
    ).toEqual([['4200', '4201'], ['4203'], ['brown', 'blue']]);
  });

  it('receives clear errors for a wrong key, an unknown index and an invalid parameter', async () => {
    await expect(five('wrong').searchSingleIndex({ indexName })).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
    await expect(five().searchSingleIndex({ indexName: 'boats' })).rejects.toMatchObject({
      status: 404,
      message: 'Index boats does not exist',
    });
    await expect(five().searchSingleIndex({ indexName, searchParams: { hitsPerPage: 10_000 } })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('hitsPerPage'),
    });
  });

  it('API-042 searches facet values with the filters of a query, alone and among other queries', async () => {
    const found = await five().searchForFacetValues({
      indexName,
      facetName: 'category',
      searchForFacetValuesRequest: {
        facetQuery: 'coa',
        params: 'facetFilters=%5B%5B%22color%3Abrown%22%5D%5D&highlightPreTag=%5B&highlightPostTag=%5D',
      },
    });
    expect(found).toMatchObject({
      facetHits: [
        { value: 'men-coats', highlighted: 'men-[coats]', count: 3 },
        { value: 'men-coats-chore', highlighted: 'men-[coats]-chore', count: 2 },
        { value: 'women-coats', highlighted: 'women-[coats]', count: 1 },
      ],
      exhaustiveFacetsCount: true,
    });
    const { results } = await five().search({
      requests: [
        { indexName, type: 'facet', facet: 'color', facetQuery: 'bl', maxFacetHits: 1 },
        { indexName, hitsPerPage: 1 },
      ],
    });
    expect(results).toMatchObject([{ facetHits: [{ value: 'blue', highlighted: '<em>blue</em>', count: 1 }] }, { nbHits: 4 }]);
    await expect(five().searchForFacetValues({ indexName, facetName: 'weave' })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("'weave'"),
    });
  });

  it('API-042 reads records by id, with null in place of a missing one', async () => {
    const { results } = await five().getObjects({
      requests: [
        { indexName, objectID: '4203', attributesToRetrieve: ['productName'] },
        { indexName, objectID: '9999' },
        { indexName: `${indexName}_top-rated`, objectID: '4200' },
        { indexName: 'phrases', objectID: 'rain jacket' },
      ],
    });
    expect(results).toEqual([
      { objectID: '4203', productName: 'Barn Chore Coat' },
      null,
      expect.objectContaining({ objectID: '4200', price: 120, color: ['brown', 'blue'] }),
      expect.objectContaining({ objectID: 'rain jacket' }),
    ]);
    expect(await five().getObject({ indexName, objectID: '4201', attributesToRetrieve: ['price', 'rating'] })).toEqual({
      objectID: '4201',
      price: 80,
      rating: 3.2,
    });
    await expect(five().getObject({ indexName, objectID: '9999' })).rejects.toMatchObject({
      status: 404,
      message: 'ObjectID does not exist',
    });
    await expect(five().getObjects({ requests: [{ indexName: 'boats', objectID: '1' }] })).rejects.toMatchObject({ status: 404 });
  });

  it('API-042 returns the hits from an offset, whatever the page', async () => {
    const found = await five().searchSingleIndex({ indexName, searchParams: { offset: 1, length: 2, page: 7, hitsPerPage: 1 } });
    expect(found.hits.map(({ objectID }) => objectID)).toEqual(['4201', '4202']);
    expect(found).toMatchObject({ offset: 1, length: 2, nbHits: 4 });
    for (const field of ['page', 'nbPages', 'hitsPerPage']) expect(found).not.toHaveProperty(field);
    const withoutLength = await five().searchSingleIndex({ indexName, searchParams: { offset: 3, hitsPerPage: 3 } });
    expect([withoutLength.hits.length, withoutLength.offset, withoutLength.length]).toEqual([1, 3, 3]);
    const withoutOffset = await five().searchSingleIndex({ indexName, searchParams: { length: 1, hitsPerPage: 2 } });
    expect([withoutOffset.hits.length, withoutOffset.page, withoutOffset.hitsPerPage]).toEqual([2, 0, 2]);
  });

  it('API-042 counts the values of numbers and states their range', async () => {
    const searchParams = { facets: ['price', 'rating', 'rating_count'], facetFilters: ['category:men'] };
    const { facets, facets_stats } = await five().searchSingleIndex({ indexName, searchParams });
    expect(facets).toMatchObject({ price: { 90: 1, 120: 1, 150: 1 }, rating: { 4.6: 1 } });
    expect(facets_stats).toMatchObject({ price: { min: 90, max: 150, avg: 120, sum: 360 }, rating: { min: 4.6, max: 4.6 } });
  });

  it('sends a long call completely', async () => {
    const filters = Array.from({ length: 150 }, (_, index) => `color:shade-${index}`).join(' OR ');
    const { results } = await five().searchForHits({ requests: [{ indexName, filters: `${filters} OR color:blue` }] });
    expect(results[0]?.nbHits).toBe(1);
  });
});

describe('the public client, version 4', () => {
  it('API-042 finds the same with URL-encoded parameters', async () => {
    const { results } = await four().multipleQueries<{ productName: string }>([
      { indexName, query: 'rain jacket', params: { hitsPerPage: 1, facets: ['color'], facetFilters: [['color:blue', 'color:brown']] } },
      { indexName, query: '', params: { numericFilters: ['price<=90'], attributesToRetrieve: ['objectID'] } },
    ]);
    const [rain, cheap] = results as Extract<(typeof results)[number], { hits: unknown }>[];
    expect(rain).toMatchObject({
      nbHits: 2,
      nbPages: 2,
      hitsPerPage: 1,
      hits: [{ objectID: '4200' }],
      facets: { color: { brown: 2, blue: 1 } },
    });
    expect(cheap?.hits.map(({ objectID }) => objectID)).toEqual(['4201', '4203']);
  });

  it('API-042 queries a single index', async () => {
    const result = await four().initIndex(indexName).search('chore', { hitsPerPage: 5, highlightPreTag: '[', highlightPostTag: ']' });
    expect(result.hits.map(({ _highlightResult }) => _highlightResult)).toMatchObject([
      { productName: { value: 'Fencepost [Chore] Coat' } },
      { productName: { value: 'Barn [Chore] Coat' } },
    ]);
    await expect(four('wrong').initIndex(indexName).search('')).rejects.toMatchObject({ status: 403 });
  });
});

describe('the public client, version 4, by record and by facet', () => {
  it('API-042 searches facet values and reads records', async () => {
    const index = four().initIndex(indexName);
    const { facetHits } = await index.searchForFacetValues('color', 'br', { maxFacetHits: 5 });
    expect(facetHits).toEqual([{ value: 'brown', highlighted: '<em>brown</em>', count: 4 }]);
    const { results } = await index.getObjects<{ price: number }>(['4200', '9999'], { attributesToRetrieve: ['price'] });
    expect(results).toEqual([{ objectID: '4200', price: 120 }, null]);
    expect(await index.getObject('4202', { attributesToRetrieve: ['productName'] })).toEqual({
      objectID: '4202',
      productName: 'Fencepost Chore Coat',
    });
    expect(await index.search('', { offset: 2, length: 1 })).toMatchObject({ hits: [{ objectID: '4202' }], offset: 2, length: 1 });
  });
});

describe('the public events client', () => {
  it('API-084 reports views and clicks, which are stored as activities', async () => {
    const outcome = await new Promise<unknown>((resolve, reject) => {
      aa('init', { appId: id, apiKey: key, host: `http://${shop.address}`, userToken: 'visitor-1' });
      aa('clickedObjectIDsAfterSearch', {
        index: indexName,
        eventName: 'Tile clicked',
        queryID: 'a'.repeat(32),
        objectIDs: ['4200'],
        positions: [1],
      })
        .then(() => aa('viewedFilters', { index: indexName, eventName: 'Filter viewed', filters: ['color:blue'] }))
        .then(resolve, reject);
    });
    expect(outcome).toBe(true);
    const { rows } = await shop.database.pool.query('SELECT kind, visitor_id, details FROM activity ORDER BY id');
    expect(rows).toEqual([
      {
        kind: 'hostedClick',
        visitor_id: 'visitor-1',
        details: { index: indexName, eventName: 'Tile clicked', queryID: 'a'.repeat(32), objectIDs: ['4200'], positions: [1] },
      },
      { kind: 'hostedView', visitor_id: 'visitor-1', details: { index: indexName, eventName: 'Filter viewed', filters: ['color%3Ablue'] } },
    ]);
  });
});
