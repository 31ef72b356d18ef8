import { beforeAll, expect, it } from 'vitest';
import { request } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb();
}, 60_000);

interface SearchResponse {
  total: number;
  hits: { productId: string }[];
  refinements: { attributeId: string; values: { value: string; hitCount: number }[] }[];
}
const search = async (query: string): Promise<SearchResponse> =>
  JSON.parse((await request(web.origin, `/api/product_search?count=200&${query}`)).text);
const countOf = ({ refinements }: SearchResponse, attribute: string, value: string) =>
  refinements.find(({ attributeId }) => attributeId === attribute)?.values.find((entry) => entry.value === value)?.hitCount;
async function stylesWith(values: Record<string, string>): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    'SELECT DISTINCT style_id AS id FROM sku WHERE variation_values @> $1::jsonb ORDER BY 1',
    [JSON.stringify(values)],
  );
  return rows.map(({ id }) => id);
}

it.each(['pants 34x30', 'pants 34 x 30', 'pants W34 L30'])(
  '“%s” finds styles with both measurements, and the facets count them',
  async (query) => {
    const size = { waist: '34', inseam: '30' };
    const response = await search(`q=${encodeURIComponent(query)}`);
    const matching = await stylesWith(size);
    expect(response.total).toBeGreaterThan(0);
    for (const { productId } of response.hits) expect(matching).toContain(productId);
    expect(countOf(response, 'waist', '34')).toBe(response.total);
    expect(countOf(response, 'inseam', '30')).toBe(response.total);
    const narrowed = await search(`q=${encodeURIComponent(query)}&refine_1=waist=34&refine_2=inseam=30`);
    expect(narrowed.total).toBe(response.total);
    // Another inseam is counted among the same styles only.
    const longer = countOf(response, 'inseam', '34') ?? 0;
    expect(longer).toBe(response.total - (await countWithoutInseam(response, '34')));
  },
);

async function countWithoutInseam({ hits }: SearchResponse, inseam: string): Promise<number> {
  const matching = new Set(await stylesWith({ inseam }));
  return hits.filter(({ productId }) => !matching.has(productId)).length;
}

it('sizes of shirts and shoes are interpreted by the word beside them', async () => {
  const tall = await search('q=XL%20tall');
  expect(tall.total).toBeGreaterThan(0);
  const matching = await stylesWith({ fit: 'Tall', size: 'XL' });
  for (const { productId } of tall.hits) expect(matching).toContain(productId);
  const wide = await search('q=boots%2010.5%20wide');
  const wideMade = await stylesWith({ size: '10.5', width: 'Wide' });
  expect(wide.total).toBeGreaterThan(0);
  for (const { productId } of wide.hits) expect(wideMade).toContain(productId);
});
