import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { endOfTime, startOfTime } from '../platform/database/column-types.ts';
import { resultInTransaction } from '../platform/database/database.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { resolveItems } from './delivery/resolve-items.ts';
import { liveVersion, newestVersion, nextWindowEdge, type Version } from './publishing/publish-window.ts';
import { type NewContent, putContent } from './publishing/put-content.ts';
import { arbitraryTime, arbitraryVersions } from './testing/arbitrary-versions.ts';
import { putTestContent } from './testing/put-test-content.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const day = (date: number, offset = 0) => new Date(Date.UTC(2026, 11, date, 6) + offset);
const put = (content: Omit<NewContent, 'name'>) => putTestContent(commerce, { name: 'Name', ...content });
const banner = (deliveryKey: string, headline: string, overrides: Partial<NewContent> = {}) =>
  put({ schema: 'text-banner', deliveryKey, body: { headline }, ...overrides });

describe('the statement that reads live content', () => {
  const text = (date: Date) => (date <= startOfTime ? '-infinity' : date >= endOfTime ? 'infinity' : date.toISOString());

  async function storeVersions(versions: readonly Version[]): Promise<void> {
    await database.pool.query("DELETE FROM content_version WHERE item_id = (SELECT id FROM content_item WHERE delivery_key = 'timed')");
    for (const { version, publishFrom, publishTo } of versions) {
      await database.pool.query(
        `INSERT INTO content_version (item_id, version, body, publish_from, publish_to, created_at)
         SELECT id, $1, $2, $3, $4, now() FROM content_item WHERE delivery_key = 'timed'`,
        [version, JSON.stringify({ headline: String(version) }), text(publishFrom), text(publishTo)],
      );
    }
  }

  it('follows the rule of publish windows', async () => {
    await banner('timed', 'First');
    await fc.assert(
      fc.asyncProperty(arbitraryVersions, fc.array(arbitraryTime, { minLength: 1, maxLength: 4 }), async (versions, times) => {
        await storeVersions(versions);
        for (const at of times) {
          const { reached, until } = await resolveItems(commerce.deps.database.db, [{ deliveryKey: 'timed' }], 0, {
            locales: [''],
            currency: 'USD',
            at,
          });
          const live = liveVersion(versions, at);
          expect(reached[0]?.item?.body.headline).toBe(live && String(live.version));
          expect(until).toEqual(nextWindowEdge(versions, at));
          const unpublished = { locales: [''], currency: 'USD' as const, at, includesUnpublished: true };
          const preview = await resolveItems(commerce.deps.database.db, [{ deliveryKey: 'timed' }], 0, unpublished);
          const newest = newestVersion(versions, at);
          expect(preview.reached[0]?.item?.body.headline).toBe(newest && String(newest.version));
        }
      }),
      { numRuns: 40 },
    );
    await storeVersions([]);
  });
});

describe('content at the edges of publish windows', () => {
  let ids: Record<string, string>;
  beforeAll(async () => {
    const seo = { title: 'Page', metaDescription: '' };
    const link = { _meta: { schema: 'content-link' }, deliveryKey: 'campaign' };
    await banner('root', 'Root');
    await banner('campaign', 'Always', { parent: 'root' });
    await banner('campaign', 'Second week', { parent: 'root', publishFrom: day(7), publishTo: day(14) });
    await banner('campaign', 'One day', { parent: 'root', publishFrom: day(9), publishTo: day(10) });
    const page = await put({ schema: 'homepage', deliveryKey: 'page', body: { seo, slotContent: [link] } });
    await banner('only-then', 'Only then', { parent: 'root', publishFrom: day(7), publishTo: day(14), position: 1 });
    ids = { page: page.id };
  });

  const shop = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';
  const parameters = { depth: 'all', format: 'inlined' };
  const calls: [string, () => [string, unknown?]][] = [
    ['API-089 by key', () => ['/cms/content/key/page?depth=all&format=inlined']],
    ['API-088 by id', () => [`/cms/content/id/${ids.page}?depth=all&format=inlined`]],
    ['API-038 content of the shop API', () => [`${shop}/content/(page)`]],
    ['fetch', () => ['/cms/content/fetch', { requests: [{ key: 'page' }], parameters }]],
    ['filter', () => ['/cms/content/filter', { filterBy: [{ path: '/_meta/schema', value: 'homepage' }], parameters }]],
    ['a hierarchy', () => ['/cms/content/hierarchies/descendants/key/root']],
  ];

  it.each(calls)('changes %s at each edge, to the millisecond', async (_, call) => {
    const seen: unknown[] = [];
    for (const at of [day(7, -1), day(7), day(9, -1), day(9), day(10), day(14, -1), day(14)]) {
      commerce.clock.set(at.toISOString());
      const [path, body] = call();
      const response = await commerce.request(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
      const [headline] = /Always|Second week|One day/.exec(await response.text()) ?? [];
      const until = response.headers.get('x-valid-until');
      const age = /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 'none';
      seen.push([headline, until, body === undefined && at < day(14) ? age : 'any']);
    }
    const at = (date: number) => day(date).toISOString();
    const expectedAge = (age: string) => (call()[1] === undefined ? age : 'any');
    expect(seen).toEqual([
      // A millisecond before the edge, the response must not be cached for a second.
      ['Always', at(7), expectedAge('none')],
      ['Second week', at(9), expectedAge('60')],
      ['Second week', at(9), expectedAge('none')],
      ['One day', at(10), expectedAge('60')],
      ['Second week', at(14), expectedAge('60')],
      ['Second week', at(14), expectedAge('none')],
      ['Always', null, 'any'],
    ]);
  });

  it('API-090 adds an item to the site hierarchy and removes it', async () => {
    const read = async (at: Date) => {
      commerce.clock.set(at.toISOString());
      const response = await commerce.request('/amplience/hierarchy?rootKey=root');
      return ((await response.json()) as { urlMap: Record<string, string> }).urlMap;
    };
    const before = { '/content/campaign': 'campaign' };
    const during = { ...before, '/content/only-then': 'only-then' };
    expect([await read(day(7, -1)), await read(day(7)), await read(day(14, -1)), await read(day(14))]).toEqual([
      before,
      during,
      during,
      before,
    ]);
  });

  it('rejects invalid windows, keys and parents and stores nothing', async () => {
    await expect(banner('rejected', 'x', { publishFrom: day(2), publishTo: day(1) })).rejects.toThrow('(at $.publishTo)');
    await expect(banner('rejected', 'x', { publishTo: new Date('9999-01-01T00:00:00Z') })).rejects.toThrow('(at $.publishTo)');
    await expect(banner('rejected', 'x', { publishFrom: new Date('yesterday') })).rejects.toThrow('(at $.publishFrom)');
    await expect(banner('no/key', 'x')).rejects.toThrow('(at $.deliveryKey)');
    await expect(banner('rejected', 'x', { parent: 'rejected' })).rejects.toThrow('(at $.parent)');
    const other = { schema: 'content-text', deliveryKey: 'campaign', body: { richText: { richText: 'x' } } };
    const result = resultInTransaction(commerce.deps.database.db, (tx) =>
      putContent(tx, { name: 'Name', ...other }, commerce.clock.now(), { replacesSchema: false }),
    );
    expect(await result).toMatchObject({ ok: false, arguments: { path: '$.schema' } });
    const { rows } = await database.pool.query(
      "SELECT schema, delivery_key FROM content_item WHERE delivery_key IN ('rejected', 'no/key', 'campaign')",
    );
    expect(rows).toEqual([{ schema: 'text-banner', delivery_key: 'campaign' }]);
  });
});
