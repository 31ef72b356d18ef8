import { changePreference, openDatabase } from '@outfitter/commerce';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const other = useShop();
const shop = useShop();
let searchService: TestWeb;
let web: TestWeb;

const names = {
  algoliaApplicationId: 'RIDGE',
  algoliaApiKey: 'search-only',
  algoliaProductIndex: 'products',
  algoliaSuggestionIndex: 'phrases',
};

async function prefer(url: string, preferences: Record<string, string>): Promise<void> {
  const database = openDatabase({ url, maxConnections: 1 });
  for (const [name, value] of Object.entries(preferences)) {
    expect(await changePreference(database.db, name, value, new Date())).toMatchObject({ ok: true });
  }
  await database.close();
}

beforeAll(async () => {
  await other.database.pool.query(`UPDATE search_document SET tile = jsonb_set(tile, '{name}', to_jsonb('Far ' || (tile ->> 'name')))`);
  await prefer(other.database.url, names);
  searchService = await other.startWeb();
  await prefer(shop.database.url, { ...names, algoliaEnabled: 'true', algoliaHosts: JSON.stringify([searchService.origin]) });
  web = await shop.startWeb();
}, 120_000);

async function pageText(path: string, origin = web.origin): Promise<string> {
  const page = await request(origin, path);
  expect(page.status).toBe(200);
  return page.text;
}
const choices = (text: string) =>
  [...text.matchAll(/<a[^>]*href="([^"]*refine=[^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, label]) => [href, label]);

describe('a shop with hosted search', () => {
  it('API-042 PREFS-003 shows its results and categories, with the same filters as the built-in search', async () => {
    for (const path of ['/search?q=coat', '/men/coats', '/men/coats?refine=color:brown&sort=price-low-to-high']) {
      const text = await pageText(path);
      expect(text, path).toContain('Far ');
      const offered = choices(text);
      expect(offered.length).toBeGreaterThan(5);
      expect(offered).toEqual(choices(await pageText(path, searchService.origin)));
    }
  });

  it('allows its pages to connect to the host of the suggestions, and no others', async () => {
    const policy = async (origin: string) => String((await request(origin, '/')).headers['content-security-policy']);
    expect(await policy(web.origin)).toContain(`connect-src 'self' ${searchService.origin};`);
    expect(await policy(searchService.origin)).toContain(`connect-src 'self';`);
  });

  it('CONST-004 lets other caches store such pages for at most a minute, because it learns of no changes', async () => {
    const { headers } = await request(web.origin, '/search?q=coat');
    expect(Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1])).toBeLessThanOrEqual(60);
  });

  it('returns an error for an unknown refinement and while the service is unavailable', async () => {
    expect((await request(web.origin, '/search?q=coat&refine=weave:twill')).status).toBe(404);
    await prefer(shop.database.url, { algoliaHosts: '["http://127.0.0.1:9"]' });
    const withoutService = await shop.startWeb();
    expect((await request(withoutService.origin, '/search?q=coat')).status).toBe(503);
    await prefer(shop.database.url, { algoliaEnabled: 'false' });
    const withOwnSearch = await shop.startWeb();
    expect(await pageText('/search?q=coat', withOwnSearch.origin)).not.toContain('Far ');
  });
});
