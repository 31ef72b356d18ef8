import type { SearchResponse } from '@outfitter/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestBrand } from '../../brand/testing/use-test-brand.ts';
import { saveTestRules } from '../../merchandising/testing/save-test-rules.ts';
import { testNow } from '../../testing/test-commerce.ts';
import { ruleFacets } from '../rule-facets.ts';

const { commerce, database } = useTestBrand([
  { id: '4200', name: 'Squall Line Rain Jacket', categories: ['men-coats'], popularity: 50, sizes: ['M', 'XL'] },
  {
    id: '4201',
    name: 'Gatepost Raincoat',
    categories: ['men-coats'],
    popularity: 40,
    colors: { '10': 'brown', '35': 'blue' },
    swatches: { '35': '#2c3a52' },
  },
  { id: '4202', name: 'Down Parka', categories: ['women-coats'], popularity: 30, copy: 'A hood that stays.', list: 30_000 },
  { id: '4203', name: 'Barn Jacket, No Hood', categories: ['women-coats'], popularity: 20, list: 4_000 },
  {
    id: '4301',
    name: 'Clothesline Insulated Shirt',
    categories: ['men-shirts'],
    popularity: 10,
    copy: 'Feet on the insoles, coat on the hook.',
  },
  {
    id: '4302',
    name: 'Old Dog Chamois Shirt',
    categories: ['men-shirts'],
    popularity: 8,
    list: 6_000,
    sale: { amount: 4_200 },
    copy: 'Less hood, more collar. Goes under a vest, a coat or a hood.',
  },
  { id: '4305', name: 'Women First Chambray', categories: ['men-shirts'], popularity: 99, copy: 'For the boat.' },
  { id: '4303', name: 'Payroll Shirt', categories: ['men-shirts'], popularity: 5, copy: 'A collar, and a hood in it.' },
]);

async function search(q: string, query: Record<string, string | number> = {}): Promise<SearchResponse> {
  return commerce.clientWith().searchProducts({ query: { q, ...query } as never });
}
const found = async (q: string, query?: Record<string, string>) => (await search(q, query)).hits.map(({ productId }) => productId);
const put = (...rules: Parameters<typeof saveTestRules>[2]) => saveTestRules(commerce.deps.database.db, testNow, rules, ruleFacets);

beforeEach(async () => {
  await database.pool.query('TRUNCATE search_rule, search_rule_change');
});

describe('query interpretation', () => {
  it('corrects a misspelled query and reports the correction', async () => {
    expect(await search('rian jaket')).toMatchObject({ correctedQuery: 'rain jacket', total: 1, hits: [{ productId: '4200' }] });
    expect((await search('rain jacket')).correctedQuery).toBeUndefined();
    // A submitted prefix is completed, except if it is almost as long as the completion.
    expect(await search('rain jak')).toMatchObject({ correctedQuery: 'rain jacket', hits: [{ productId: '4200' }] });
    expect((await search('rain pake')).correctedQuery).toBeUndefined();
    // A shared stem alone does not make a word correct.
    expect(await found('insolated shirt')).toEqual(['4301']);
    expect(await search('zzyzx')).toMatchObject({ total: 0, hits: [] });
    // If no token is known, a single correction is a coincidence.
    for (const q of ['zzyzx jaket', 'parla zzyzx']) {
      const noMatches = await search(q);
      expect([q, noMatches.total, noMatches.correctedQuery]).toEqual([q, 0, undefined]);
    }
  });

  it('matches a compound written as one word or as two', async () => {
    expect(await found('rain coat')).toContain('4201');
    expect(await found('gate post')).toEqual(['4201']);
    expect(await found('squalline')).toEqual([]);
  });

  it('corrects a misspelling that consists of a product word and one that only the copy contains', async () => {
    const { correctedQuery, isRelaxed, hits } = await search('rainboat');
    expect([correctedQuery, isRelaxed]).toEqual(['raincoat', undefined]);
    expect(hits.map(({ productId }) => productId)).toContain('4201');
  });

  it('understands sizes, colors by appearance, exclusions and prices', async () => {
    expect(await found('rain jacket xl')).toEqual(['4200']);
    expect(await found('rain jacket extra large')).toEqual(['4200']);
    const navy = await search('navy raincoat');
    expect(navy.hits.map((hit) => [hit.productId, hit.representedProduct.id.slice(4, 6)])).toEqual([['4201', '35']]);
    expect(await found('parka without hood')).not.toContain('4202');
    expect(await found('barn jacket no hood')).toEqual(['4203']);
    expect(await found('jacket under 50')).toEqual(['4203']);
    expect(await found('down parka')).toEqual(['4202']);
  });

  it('ranks styles that negate an excluded term first and hides styles that contain it', async () => {
    expect(await found('shirt without hood')).toEqual(['4302', '4301', '4305']);
    expect(await found('shirt without a collar')).toEqual(['4301', '4305']);
    // A requested word is not excluded by a synonym, and tokens of longer synonyms are not excluded.
    await put(
      { id: 'coat', definition: { words: ['coat', 'jacket'] } },
      { id: 'pullover', definition: { words: ['pullover'], means: ['insulated shirt'] } },
    );
    for (const q of ['jacket', 'jacket not a coat']) expect([q, await found(q)]).toEqual([q, ['4200', '4203', '4201', '4202']]);
    expect(await found('insulated shirt no pullover')).toEqual(['4301']);
  });

  it('matches the audience by category, not by name', async () => {
    expect(await found('women')).toEqual(['4202', '4203', '4305']);
    // The head of both queries is the shirt.
    for (const q of ['shirts for men', 'mens shirts']) expect([q, await found(q)]).toEqual([q, ['4301', '4302', '4303', '4305']]);
  });

  it('ignores the function words of the shopper’s language and of the shop’s', async () => {
    const inFrench = (q: string) => found(q, { locale: 'fr-FR' });
    for (const q of ['parka down', 'une parka pour le down', 'the parka for down']) expect([q, await inFrench(q)]).toEqual([q, ['4202']]);
  });

  it('relaxes what describes a product, not the product', async () => {
    expect(await found('warm striped parka')).toEqual(['4202']);
    // The product precedes the preposition.
    expect(await found('parka with a striped collar')).toEqual(['4202']);
    expect(await search('parka with a striped collar')).toMatchObject({ isRelaxed: true });
  });

  it('finds what a merchant calls warm without relaxing the query', async () => {
    expect(await search('warm shirt')).toMatchObject({ isRelaxed: true });
    await put({ id: 'warm', definition: { words: ['warm'], means: ['insulated', 'down parka'] } });
    const warm = await search('warm shirt');
    expect([warm.isRelaxed, warm.hits.map(({ productId }) => productId)]).toEqual([undefined, ['4301']]);
    expect(await found('warm')).toEqual(expect.arrayContaining(['4301', '4202']));
  });

  it('filters by a minimum discount', async () => {
    expect(await found('30% off')).toEqual(['4302']);
    expect(await found('35% off')).toEqual([]);
  });

  it('matches the product type outside of the copy and other words also in the copy', async () => {
    expect(await found('coats')).not.toContain('4301');
    expect(await found('collar')).toEqual(['4302', '4303']);
  });

  it('finds a product number in any notation and shows its color', async () => {
    for (const q of ['4201', 'style 4201', '#4201', 'sku 420135001', '4201-35']) expect([q, await found(q)]).toEqual([q, ['4201']]);
    expect((await search('4201 35')).hits[0]?.representedProduct.id).toBe('420135001');
  });

  it('applies the pins and the redirect of the corrected query to a misspelled query', async () => {
    await put(
      { id: 'pin', kind: 'arrangement', definition: { query: 'rain jacket', pinned: ['4203'], hidden: ['4200'] } },
      { id: 'policy', kind: 'redirect', definition: { match: 'exact', phrases: ['return policy'], url: '/content/returns' } },
    );
    const correctSpelling = await found('rain jacket');
    expect([correctSpelling[0], correctSpelling.includes('4200')]).toEqual(['4203', false]);
    const misspelt = await search('rian jaket');
    expect([misspelt.correctedQuery, misspelt.hits.map(({ productId }) => productId)]).toEqual(['rain jacket', correctSpelling]);
    for (const question of ['return policy', 'retrun policy', 'return polcy']) {
      expect((await search(question)).redirectUrl).toBe('/content/returns');
    }
    for (const other of ['rain policy', 'return', 'return police dog']) expect((await search(other)).redirectUrl).toBeUndefined();
  });

  it('adds related styles, uncounted, to a result with few styles', async () => {
    const fewMatches = await search('rain jacket');
    expect([fewMatches.total, fewMatches.hits.map(({ productId }) => productId)]).toEqual([1, ['4200']]);
    expect(fewMatches.nearHits?.map(({ productId }) => productId)).toContain('4203');
    expect(fewMatches.nearHits?.map(({ productId }) => productId)).not.toContain('4200');
    // No related styles for a refined, sorted or paged result, or for a single word.
    const others: Record<string, string | number>[] = [{ refine_1: 'size=M' }, { sort: 'top-rated' }, { start: 1 }];
    for (const query of others) {
      expect((await search('rain jacket', query)).nearHits).toBeUndefined();
    }
    expect((await search('squall')).nearHits).toBeUndefined();
  });

  it('reports that the hits only mention the query in their copy', async () => {
    expect(await search('insoles')).toMatchObject({ isMentionOnly: true, hits: [{ productId: '4301' }] });
    expect((await search('squall')).isMentionOnly).toBeUndefined();
    expect((await search('zzyzx')).isMentionOnly).toBeUndefined();
    // A size is not a word of the copy.
    expect((await search('size xl')).isMentionOnly).toBeUndefined();
  });

  it('relaxes a query without results and reports it', async () => {
    const relaxed = await search('purple parka');
    expect(relaxed).toMatchObject({ isRelaxed: true, hits: [{ productId: '4202' }] });
    expect((await search('down parka')).isRelaxed).toBeUndefined();
    // A style for another audience never matches.
    expect(await found('womens rain jacket')).toEqual(['4203']);
    // 'clothes' is a generic term: it is not a prefix either.
    expect(await found('down clothes')).toEqual(['4202']);
    // Name and category outrank the copy.
    expect((await found('insulated coat'))[0]).not.toBe('4301');
  });
});

describe('merchandising rules', () => {
  it('SEARCH-007 redirect a query immediately', async () => {
    expect((await search('how do i return this')).redirectUrl).toBeUndefined();
    await put({ kind: 'redirect', definition: { phrases: ['return'], match: 'contains', url: '/content/returns' } });
    expect((await search('How do I return this?')).redirectUrl).toBe('/content/returns');
  });

  it('define synonyms', async () => {
    expect(await found('macintosh')).toEqual([]);
    await put({ definition: { words: ['macintosh'], means: ['raincoat'] } });
    expect(await found('macintosh')).toEqual(['4201']);
    expect(await found('raincoat')).toContain('4201');
  });

  it('pin, hide and boost styles for one query, one category or every search', async () => {
    await put({
      kind: 'arrangement',
      definition: { query: 'Jacket', pinned: ['4301'], hidden: ['4203'], boosts: [] },
    });
    expect(await found('jacket')).toEqual(['4301', '4200']);
    await put({
      id: 'every',
      kind: 'arrangement',
      definition: { everySearch: true, boosts: [{ attribute: 'category', value: 'men', by: -3 }] },
    });
    expect((await found('coats')).slice(0, 2).toSorted()).toEqual(['4202', '4203']);
    await put({ id: 'coats', kind: 'arrangement', definition: { categoryId: 'men-coats', pinned: ['4201'] } });
    const listing = await commerce.clientWith().searchProducts({ query: { cgid: 'men-coats' } as never });
    expect(listing.hits.map(({ productId }) => productId)).toEqual(['4201', '4200']);
    const byPrice = await commerce.clientWith().searchProducts({ query: { cgid: 'men-coats', sort: 'price-low-to-high' } as never });
    expect(
      byPrice.hits.map(({ productId }) => productId),
      'no pin in an order that was asked for',
    ).toEqual(['4200', '4201']);
  });

  it('LIST-003 hide and reorder refinements', async () => {
    const ids = async () => (await search('coats')).refinements.map(({ attributeId }) => attributeId);
    const before = await ids();
    expect(before).toEqual(expect.arrayContaining(['color', 'size', 'price']));
    await put({ kind: 'facets', definition: { hidden: ['color'], order: ['price', 'size'] } });
    expect((await ids()).slice(0, 2)).toEqual(['price', 'size']);
    expect(await ids()).not.toContain('color');
  });
});
