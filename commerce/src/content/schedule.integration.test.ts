import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { endOfTime, startOfTime } from '../platform/database/column-types.ts';
import { resultInTransaction } from '../platform/database/database.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { resolveItems } from './delivery/resolve-items.ts';
import { liveVersion, newestVersion, nextWindowEdge, type Version } from './publishing/publish-window.ts';
import { type NewContent, putContent } from './publishing/put-content.ts';
import { arbitraryMoment, arbitraryVersions } from './testing/arbitrary-versions.ts';
import { putTestContent } from './testing/put-test-content.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const day = (date: number, offset = 0) => new Date(Date.UTC(2026, 11, date, 6) + offset);
const put = (content: Omit<NewContent, 'name'>) => putTestContent(commerce, { name: 'Name', ...content });
const banner = (deliveryKey: string, headline: string, more: Partial<NewContent> = {}) =>
  put({ schema: 'text-banner', deliveryKey, body: { headline }, ...more });

describe('the statement that reads what is live', () => {
  const text = (date: Date) => (date <= startOfTime ? '-infinity' : date >= endOfTime ? 'infinity' : date.toISOString());

  async function keep(versions: readonly Version[]): Promise<void> {
    await database.pool.query("DELETE FROM content_version WHERE item_id = (SELECT id FROM content_item WHERE delivery_key = 'law')");
    for (const { version, publishFrom, publishTo } of versions) {
      await database.pool.query(
        `INSERT INTO content_version (item_id, version, body, publish_from, publish_to, created_at)
         SELECT id, $1, $2, $3, $4, now() FROM content_item WHERE delivery_key = 'law'`,
        [version, JSON.stringify({ headline: String(version) }), text(publishFrom), text(publishTo)],
      );
    }
  }

  it('follows the rule of publish windows, whatever they are', async () => {
    await banner('law', 'First');
    await fc.assert(
      fc.asyncProperty(arbitraryVersions, fc.array(arbitraryMoment, { minLength: 1, maxLength: 4 }), async (versions, moments) => {
        await keep(versions);
        for (const at of moments) {
          const { reached, until } = await resolveItems(commerce.deps.database.db, [{ deliveryKey: 'law' }], 0, { locales: [''], at });
          const live = liveVersion(versions, at);
          expect(reached[0]?.item?.body.headline).toBe(live && String(live.version));
          expect(until).toEqual(nextWindowEdge(versions, at));
          const drafts = { locales: [''], at, includesUnpublished: true };
          const ahead = await resolveItems(commerce.deps.database.db, [{ deliveryKey: 'law' }], 0, drafts);
          const newest = newestVersion(versions, at);
          expect(ahead.reached[0]?.item?.body.headline).toBe(newest && String(newest.version));
        }
      }),
      { numRuns: 40 },
    );
    await keep([]);
  });
});

describe('a clock that walks over the edges of a window', () => {
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
    ['a tree', () => ['/cms/content/hierarchies/descendants/key/root']],
  ];

  it.each(calls)('sees %s change at each, to the millisecond', async (_, call) => {
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
    const isAsked = (age: string) => (call()[1] === undefined ? age : 'any');
    expect(seen).toEqual([
      // A millisecond before the edge no cache may keep it for a second.
      ['Always', at(7), isAsked('none')],
      ['Second week', at(9), isAsked('60')],
      ['Second week', at(9), isAsked('none')],
      ['One day', at(10), isAsked('60')],
      ['Second week', at(14), isAsked('60')],
      ['Second week', at(14), isAsked('none')],
      ['Always', null, 'any'],
    ]);
  });

  it('API-090 sees the tree of the site gain an item and lose it', async () => {
    const read = async (at: Date) => {
      commerce.clock.set(at.toISOString());
      const response = await commerce.request('/amplience/hierarchy?rootKey=root');
      return ((await response.json()) as { urlMap: Record<string, string> }).urlMap;
    };
    const usual = { '/content/campaign': 'campaign' };
    const then = { ...usual, '/content/only-then': 'only-then' };
    expect([await read(day(7, -1)), await read(day(7)), await read(day(14, -1)), await read(day(14))]).toEqual([usual, then, then, usual]);
  });

  it('hears of a refused window, a key that is another item’s, and keeps nothing of it', async () => {
    await expect(banner('refused', 'x', { publishFrom: day(2), publishTo: day(1) })).rejects.toThrow('(at $.publishTo)');
    await expect(banner('refused', 'x', { publishTo: new Date('9999-01-01T00:00:00Z') })).rejects.toThrow('(at $.publishTo)');
    await expect(banner('refused', 'x', { publishFrom: new Date('yesterday') })).rejects.toThrow('(at $.publishFrom)');
    await expect(banner('no/key', 'x')).rejects.toThrow('(at $.deliveryKey)');
    await expect(banner('refused', 'x', { parent: 'refused' })).rejects.toThrow('(at $.parent)');
    const other = { schema: 'content-text', deliveryKey: 'campaign', body: { richText: { richText: 'x' } } };
    const result = resultInTransaction(commerce.deps.database.db, (tx) =>
      putContent(tx, { name: 'Name', ...other }, commerce.clock.now(), { replacesSchema: false }),
    );
    expect(await result).toMatchObject({ ok: false, arguments: { path: '$.schema' } });
    const { rows } = await database.pool.query(
      "SELECT schema, delivery_key FROM content_item WHERE delivery_key IN ('refused', 'no/key', 'campaign')",
    );
    expect(rows).toEqual([{ schema: 'text-banner', delivery_key: 'campaign' }]);
  });
});
