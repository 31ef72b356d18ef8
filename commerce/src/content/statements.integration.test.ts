import { beforeAll, describe, expect, it } from 'vitest';
import { resultInTransaction } from '../platform/database/database.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { putContent } from './publishing/put-content.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
let sent: string[];

const link = (deliveryKey: string) => ({ _meta: { schema: 'content-link' }, deliveryKey });
const seo = { title: 'A page', metaDescription: '' };

interface Block {
  _meta: { deliveryKey: string };
  slotContent?: Block[];
}
const keysOf = ({ _meta, slotContent = [] }: Block): unknown => [_meta.deliveryKey, ...slotContent.map(keysOf)];

/** Writes pages past the checks, as many as a test needs: `links` names what each of them links to. */
async function pages(links: Record<string, string[]>): Promise<void> {
  const rows = Object.entries(links).map(([key, to]) => ({ key, body: { seo, slotContent: to.map(link) } }));
  await database.pool.query(
    `WITH given AS (SELECT * FROM jsonb_to_recordset($1) AS row (key text, body jsonb)),
     items AS (INSERT INTO content_item (id, schema, name, delivery_key)
       SELECT gen_random_uuid(), 'homepage', key, key FROM given RETURNING id, delivery_key)
     INSERT INTO content_version (item_id, version, body, created_at) SELECT id, 1, body, now() FROM items JOIN given ON key = delivery_key`,
    [JSON.stringify(rows)],
  );
}

async function read(path: string, body?: unknown) {
  sent.length = 0;
  const started = performance.now();
  const response = await commerce.request(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
  const answer = (await response.json()) as { content: Block };
  return { status: response.status, answer, statements: sent.length, took: performance.now() - started };
}
const readPage = (key: string) => read(`/cms/content/key/${key}?depth=all&format=inlined`);

beforeAll(async () => {
  sent = recordStatements(commerce.deps.database);
  const deep = Object.fromEntries(Array.from({ length: 200 }, (_, level) => [`deep-${level}`, [`deep-${level + 1}`]]));
  await pages({
    self: ['self', 'self'],
    ...{ 'circle-a': ['circle-b', 'nowhere'], 'circle-b': ['circle-c'], 'circle-c': ['circle-a', 'circle-b'] },
    ...deep,
  });
});

describe('the statements of a call for content', () => {
  it('are one at any depth, and two for a filter or a tree', async () => {
    const requests = [{ key: 'deep-0' }, { key: 'circle-a' }, { key: 'deep-100' }];
    const filterBy = [{ path: '/_meta/schema', value: 'homepage' }];
    const parameters = { depth: 'all', format: 'inlined' };
    const counts = {
      byKey: (await readPage('deep-0')).statements,
      fetch: (await read('/cms/content/fetch', { requests, parameters })).statements,
      filter: (await read('/cms/content/filter', { filterBy, parameters })).statements,
      tree: (await read('/cms/content/hierarchies/descendants/key/self')).statements,
      site: (await read('/amplience/hierarchy?rootKey=self')).statements,
    };
    expect(counts).toEqual({ byKey: 1, fetch: 1, filter: 2, tree: 1, site: 2 });
  });
});

describe('content that links badly', () => {
  it('is answered without what leads to itself, in a circle or nowhere', async () => {
    expect(keysOf((await readPage('self')).answer.content)).toEqual(['self']);
    expect(keysOf((await readPage('circle-a')).answer.content)).toEqual(['circle-a', ['circle-b', ['circle-c']]]);
  });

  it('is answered eight levels deep, of two hundred', async () => {
    const { answer, status } = await readPage('deep-0');
    const depth = (block: Block | undefined): number => (block ? 1 + depth(block.slotContent?.[0]) : 0);
    expect([status, depth(answer.content)]).toEqual([200, 8]);
  });

  it('shows at most a thousand items, however often forty links lead to forty links', async () => {
    const level = (number: number) => Array.from({ length: 40 }, (_, index) => `many-${number}-${index}`);
    await pages({ many: level(1) });
    for (const number of [1, 2, 3]) await pages(Object.fromEntries(level(number).map((key) => [key, level(number + 1)])));
    const { answer, took } = await readPage('many');
    const count = ({ slotContent = [] }: Block): number => 1 + slotContent.reduce((sum, block) => sum + count(block), 0);
    expect(count(answer.content)).toBe(1_000);
    expect(took).toBeLessThan(10_000);
  });

  it('is answered in part where it links to ten thousand tiles', async () => {
    const keys = Array.from({ length: 10_000 }, (_, index) => `tile-${index}`);
    await pages({ ...Object.fromEntries(keys.map((key) => [key, []])), tiles: keys });
    const { answer, status, statements } = await readPage('tiles');
    expect([status, statements, answer.content.slotContent?.length]).toEqual([200, 1, 999]);
  });

  it('is refused with its path where it is written so: ten thousand tiles, two hundred levels, two megabytes of HTML', async () => {
    const refused = (schema: string, body: unknown) =>
      resultInTransaction(commerce.deps.database.db, (tx) =>
        putContent(tx, { schema, name: 'Refused', deliveryKey: 'refused', body }, commerce.clock.now()),
      );
    const nested = (levels: number): unknown =>
      levels === 0
        ? { _meta: { schema: 'text-banner' }, headline: 'x' }
        : { _meta: { schema: 'homepage' }, seo, slotContent: [nested(levels - 1)] };
    const tiles = Array.from({ length: 10_000 }, () => link('x'));
    const rejected = (path: string) => ({ ok: false, arguments: { path } });
    expect(await refused('homepage', { seo, slotContent: tiles })).toMatchObject(rejected('$.slotContent'));
    expect(await refused('homepage', { seo, slotContent: [nested(200)] })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/levels deep/),
    });
    expect(await refused('content-text', { richText: { richText: 'x'.repeat(2_000_000) } })).toMatchObject(rejected('$.richText.richText'));
    expect(await refused('homepage', { seo, slotContent: [{ ...link('x'), id: 'y' }] })).toMatchObject(rejected('$.slotContent[0].id'));
    expect((await database.pool.query("SELECT 1 FROM content_item WHERE delivery_key = 'refused'")).rowCount).toBe(0);
  });
});
