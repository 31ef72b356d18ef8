import { endpoints, type SuggestionResponse } from '@outfitter/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import { createTestVisitor } from '../marketing/testing/test-visitor.ts';
import { saveTestRules } from '../merchandising/testing/save-test-rules.ts';
import { explainStatements } from '../testing/explain-statements.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { testNow } from '../testing/test-commerce.ts';
import { schedules } from './background.ts';
import { readPopularSearches, updatePopularSearches } from './popular-searches.ts';

const { commerce, database } = useTestBrand([
  {
    id: '4200',
    name: 'Squall Line Rain Jacket',
    categories: ['men-coats'],
    popularity: 50,
    colors: { '10': 'brown', '35': 'blue' },
    swatches: { '35': '#2c3a52' },
  },
  {
    id: '4201',
    name: 'Dock Rain Jacket',
    categories: ['women-coats'],
    popularity: 40,
    colors: { '10': 'blue', '48': 'red' },
    swatches: { '10': '#2c3a52' },
    list: 12_000,
    sale: { amount: 9_000, colors: ['48'] },
  },
  { id: '4202', name: 'Fencepost Chore Coat', categories: ['men-coats-chore'], popularity: 30 },
  { id: '4203', name: 'Barn Chore Coat', categories: ['men-coats-chore'], popularity: 20 },
  { id: '4204', name: 'Felling Chore Coat', categories: ['men-coats-chore'], popularity: 10, stock: 0 },
  { id: '4301', name: 'Second Cup Flannel', categories: ['men-shirts'], popularity: 5 },
]);
const suggest = (query: Record<string, unknown>): Promise<SuggestionResponse> =>
  commerce.clientWith().searchSuggestion({ query: query as never });
const phrases = async (q: string, overrides: Record<string, unknown> = {}) =>
  (await suggest({ q, ...overrides })).productSuggestions.suggestedPhrases.map(({ phrase }) => phrase);
const put = (...rules: Parameters<typeof saveTestRules>[2]) => saveTestRules(commerce.deps.database.db, testNow, rules);
const searchFor = (searchText: string, from: string, overrides: Record<string, unknown> = {}) =>
  createTestVisitor(commerce).post(
    '/mobify/proxy/einstein/v3/activities/DTC/viewSearch',
    { searchText, products: [{ id: '4202' }], ...overrides },
    { 'x-client-address': from },
  );
async function recordSearches(text: string, searcherCount = 5, overrides: Record<string, unknown> = {}): Promise<void> {
  for (let person = 1; person <= searcherCount; person += 1)
    expect((await searchFor(text, `192.0.2.${person}`, overrides)).status).toBe(200);
}
const count = () => updatePopularSearches(commerce.deps.database.db, commerce.clock.now());

beforeEach(async () => {
  await database.pool.query('TRUNCATE search_rule, search_rule_change, searched_phrase, offered_phrase, rate_limit');
});

describe('suggestions', () => {
  it('API-041 SEARCH-004 are phrases and at most 4 styles for unfinished or misspelled words', async () => {
    const { query, productSuggestions } = await suggest({ q: 'rain jak' });
    expect(query).toBe('rain jak');
    expect(productSuggestions.suggestedPhrases[0]).toEqual({ phrase: 'rain jacket', exactMatch: false });
    expect(productSuggestions.products.map(({ productId }) => productId)).toEqual(['4200', '4201']);
    expect(productSuggestions.products[1]).toMatchObject({ price: 90, strikePrice: 120, currency: 'USD', c_slugUrl: '/style-4201.html' });
    expect(await phrases('raon jacket')).toContain('rain jacket');
    expect((await phrases('second flan'))[0]).toBe('second flannel');
  });

  it('SEARCH-004 keep the wearer, color and size around the product, without the words of a question', async () => {
    expect(await phrases('mens chore co')).toContain('mens chore coat');
    expect(await phrases('navy rain ja')).toContain('navy rain jacket');
    expect(await phrases('rain jackets for wom')).toContain('rain jackets for women');
    expect((await phrases('do you have rain ja'))[0]).toBe('rain jacket');
    for (const phrase of [...(await phrases('mens chore co')), ...(await phrases('womens raon ja'))]) {
      expect((await commerce.clientWith().searchProducts({ query: { q: phrase } as never })).total, phrase).toBeGreaterThan(0);
    }
  });

  it('API-041 respect the requested count and accept short texts', async () => {
    const { productSuggestions } = await suggest({ q: 'c', count: 1 });
    expect([productSuggestions.suggestedPhrases.length, productSuggestions.products.length]).toEqual([1, 1]);
    expect((await suggest({ q: 'coat' })).productSuggestions.products.length).toBeLessThanOrEqual(4);
  });

  it('SEARCH-004 link to categories with their departments', async () => {
    const { suggestedPhrases } = (await suggest({ q: 'coats' })).productSuggestions;
    expect(suggestedPhrases).toContainEqual({ phrase: 'men’s coats', exactMatch: true, c_link: '/men/coats', c_linkKind: 'category' });
    expect(suggestedPhrases).toContainEqual({ phrase: 'women’s coats', exactMatch: true, c_link: '/women/coats', c_linkKind: 'category' });
  });

  it('show a requested color', async () => {
    const [first] = (await suggest({ q: 'navy rain jacket' })).productSuggestions.products;
    expect(first).toMatchObject({ productId: '4200', c_color: '35' });
    expect((await suggest({ q: 'rain jacket' })).productSuggestions.products[0]?.c_color).toBeUndefined();
  });

  it('have the image, the price and the link of one color, which is the marked-down one', async () => {
    const [, jacket] = (await suggest({ q: 'rain jacket' })).productSuggestions.products;
    expect(jacket).toMatchObject({ productId: '4201', price: 90, priceMax: 90, strikePrice: 120, c_color: '48' });
    expect(jacket?.image.link).toContain('-48-');
    const [regular] = (await suggest({ q: 'navy dock rain jacket' })).productSuggestions.products;
    expect(regular).toMatchObject({ productId: '4201', price: 120, priceMax: 120 });
    expect([regular?.strikePrice, regular?.c_color]).toEqual([undefined, undefined]);
  });

  it('SEARCH-007 contain the redirect of the query and of phrases', async () => {
    await put(
      { kind: 'redirect', definition: { phrases: ['returns'], match: 'exact', url: '/content/returns' } },
      { kind: 'phrases', definition: { of: 'recommended', phrases: ['returns', 'zzyzx', 'chore coats'] } },
    );
    const suggestions = await suggest({ q: 'returns' });
    expect(suggestions.c_redirectUrl).toBe('/content/returns');
    expect(suggestions.productSuggestions.suggestedPhrases[0]).toEqual({
      phrase: 'returns',
      exactMatch: true,
      c_link: '/content/returns',
      c_linkKind: 'page',
    });
    expect(await phrases('retu')).toEqual(['returns']);
    expect((await phrases('chore'))[0]).toBe('chore coats');
    // A phrase without results is not suggested.
    expect(await phrases('zzyz')).toEqual([]);
  });

  it("SEARCH-003 are trending phrases without a text: the merchant's, then the most frequent searches", async () => {
    expect(await suggest({})).toEqual({ query: '', productSuggestions: { suggestedPhrases: [], products: [] }, c_trending: [] });
    await put({ kind: 'phrases', definition: { of: 'trending', phrases: ['flannel', 'no such product'] } });
    await recordSearches('chore coat');
    await count();
    expect((await suggest({ q: '  ' })).c_trending).toEqual(['flannel', 'chore coat']);
    // Rules for pages, of which every phrase starts with nothing.
    await put({ kind: 'redirect', definition: { url: '/our-story', match: 'exact', phrases: ['about'] } });
    expect(await suggest({ q: '🧥 !' })).toEqual({
      query: '🧥 !',
      productSuggestions: { suggestedPhrases: [], products: [] },
      c_trending: ['flannel', 'chore coat'],
    });
    expect((await suggest({ q: 'zzyzx' })).c_trending).toEqual(['flannel', 'chore coat']);
    expect((await suggest({ q: 'coat' })).c_trending).toEqual([]);
  });

  it('are cached with surrogate keys until the next rule starts', async () => {
    await put({ kind: 'phrases', startsAt: '2026-12-01T00:00:00Z', definition: { of: 'trending', phrases: ['flannel'] } });
    const response = await commerce.request('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/search_suggestion?q=rain');
    const keys = response.headers.get('surrogate-key')?.split(' ');
    expect(keys).toEqual(expect.arrayContaining(['search', 'search-rules', 'searched-phrases', 'categories', 'product-4200']));
    expect(response.headers.get('x-valid-until')).toBe('2026-12-01T00:00:00.000Z');
    expect(response.headers.get('cache-control')).toContain('s-maxage=60');
    expect((await suggest({})).c_trending).toEqual([]);
    commerce.clock.set('2026-12-02T00:00:00Z');
    expect((await suggest({})).c_trending).toEqual(['flannel']);
    commerce.clock.set(testNow);
  });

  it('need a limited number of statements for any number of words', async () => {
    const sent = recordStatements(commerce.deps.database);
    await suggest({ q: 'brown chore coat for the barn and the felling of fenceposts in the rain' });
    expect(sent.filter((text) => /^\s*(SELECT|WITH|select)/.test(text)).length).toBeLessThanOrEqual(12);
    expect(sent).not.toEqual([]);
  });

  const maliciousTexts = [
    'x'.repeat(512),
    '🧥🧥',
    "'; DROP TABLE style;--",
    '%',
    '_',
    '\\',
    '(',
    '"',
    '-',
    '!a & b | <-> c:*',
    ':*',
    '\u202E',
    '. . .',
  ];
  it.each(maliciousTexts)('handle hostile input: %s', async (q) => {
    expect(endpoints.searchSuggestion.response.safeParse(await suggest({ q })).success).toBe(true);
  });

  it('reject a long text and an invalid count', async () => {
    const at = async (query: string) =>
      (await commerce.request(`/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/search_suggestion?${query}`)).status;
    expect(await Promise.all([at(`q=${'x'.repeat(10_000)}`), at('q=a&count=0'), at('q=a&count=11'), at('q=a&nonsense=1')])).toEqual([
      400, 400, 400, 400,
    ]);
  });
});

describe('popular searches', () => {
  it('are suggested after five searchers, in their locale', async () => {
    await recordSearches('Squall  Jacket', 4, { c_locale: 'en-US' });
    expect(await count()).toBe(0);
    await recordSearches('squall jacket', 5, { c_locale: 'en-US' });
    expect(await count()).toBe(1);
    expect(await phrases('squ', { locale: 'en-US' })).toContain('squall jacket');
    expect(await phrases('squ', { locale: 'fr-FR' })).not.toContain('squall jacket');
  });

  it('exclude searches without results, personal text and repetitions by one person', async () => {
    await recordSearches('nothing there', 5, { products: [] });
    await recordSearches('dale@example.com');
    await recordSearches('218 365 1234');
    for (let attempt = 0; attempt < 6; attempt += 1) await searchFor('chore coat', '192.0.2.1', { cookieId: `visitor-${attempt}` });
    expect(await count()).toBe(0);
    const { rows } = await database.pool.query('SELECT phrase, searches FROM searched_phrase');
    expect(rows).toEqual([{ phrase: 'chore coat', searches: 6 }]);
  });

  it('store no address and nothing that links the phrases of one searcher', async () => {
    await searchFor('chore coat', '192.0.2.1');
    await searchFor('flannel', '192.0.2.1');
    const { rows } = await database.pool.query('SELECT DISTINCT searcher FROM searched_phrase');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('are deleted after 30 days', async () => {
    await recordSearches('chore coat');
    expect(await count()).toBe(1);
    const later = new Date(testNow.getTime() + 31 * 86_400_000);
    expect(await updatePopularSearches(commerce.deps.database.db, later)).toBe(0);
    expect((await database.pool.query('SELECT FROM searched_phrase')).rowCount).toBe(0);
    expect(schedules.map(({ name }) => name)).toEqual(['count-searched-phrases']);
  });

  it('are read in their order by index', async () => {
    const [plan] = await explainStatements(database.pool, ['enable_seqscan', 'enable_sort'], (queryable) =>
      readPopularSearches({ queryable, cache: undefined, locale: 'en-US' }),
    );
    expect(plan).toContain('using offered_phrase_searchers');
    expect(plan).not.toContain('Sort');
  });
});
