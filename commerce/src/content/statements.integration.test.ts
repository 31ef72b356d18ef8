import { beforeAll, describe, expect, it } from 'vitest';
import { resultInTransaction } from '../platform/database/database.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { putContent } from './publishing/put-content.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
let statements: string[];

const link = (deliveryKey: string) => ({ _meta: { schema: 'content-link' }, deliveryKey });
const seo = { title: 'A page', metaDescription: '' };

interface Block {
  _meta: { deliveryKey: string };
  slotContent?: Block[];
}
const keysOf = ({ _meta, slotContent = [] }: Block): unknown => [_meta.deliveryKey, ...slotContent.map(keysOf)];

/** Inserts pages without validation. `links` maps each page to the keys that it links to. */
async function insertPages(links: Record<string, string[]>): Promise<void> {
  const rows = Object.entries(links).map(([key, to]) => ({ key, body: { seo, slotContent: to.map(link) } }));
  await database.pool.query(
    `WITH input AS (SELECT * FROM jsonb_to_recordset($1) AS row (key text, body jsonb)),
     items AS (INSERT INTO content_item (id, schema, name, delivery_key)
       SELECT gen_random_uuid(), 'homepage', key, key FROM input RETURNING id, delivery_key)
     INSERT INTO content_version (item_id, version, body, created_at) SELECT id, 1, body, now() FROM items JOIN input ON key = delivery_key`,
    [JSON.stringify(rows)],
  );
}

async function read(path: string, requestBody?: unknown) {
  statements.length = 0;
  const started = performance.now();
  const response = await commerce.request(path, requestBody === undefined ? {} : { method: 'POST', body: JSON.stringify(requestBody) });
  const body = (await response.json()) as { content: Block };
  return { status: response.status, body, statementCount: statements.length, duration: performance.now() - started };
}
const readPage = (key: string) => read(`/cms/content/key/${key}?depth=all&format=inlined`);

beforeAll(async () => {
  statements = recordStatements(commerce.deps.database);
  const deep = Object.fromEntries(Array.from({ length: 200 }, (_, level) => [`deep-${level}`, [`deep-${level + 1}`]]));
  await insertPages({
    self: ['self', 'self'],
    ...{ 'circle-a': ['circle-b', 'nowhere'], 'circle-b': ['circle-c'], 'circle-c': ['circle-a', 'circle-b'] },
    ...deep,
  });
});

describe('the number of statements of a content call', () => {
  it('is one at any depth, and two for a filter or a hierarchy', async () => {
    const requests = [{ key: 'deep-0' }, { key: 'circle-a' }, { key: 'deep-100' }];
    const filterBy = [{ path: '/_meta/schema', value: 'homepage' }];
    const parameters = { depth: 'all', format: 'inlined' };
    const counts = {
      byKey: (await readPage('deep-0')).statementCount,
      fetch: (await read('/cms/content/fetch', { requests, parameters })).statementCount,
      filter: (await read('/cms/content/filter', { filterBy, parameters })).statementCount,
      tree: (await read('/cms/content/hierarchies/descendants/key/self')).statementCount,
      site: (await read('/amplience/hierarchy?rootKey=self')).statementCount,
    };
    expect(counts).toEqual({ byKey: 1, fetch: 1, filter: 2, tree: 1, site: 2 });
  });
});

describe('content with problematic links', () => {
  it('drops links to itself, circular links and broken links', async () => {
    expect(keysOf((await readPage('self')).body.content)).toEqual(['self']);
    expect(keysOf((await readPage('circle-a')).body.content)).toEqual(['circle-a', ['circle-b', ['circle-c']]]);
  });

  it('is returned eight levels deep if it has two hundred', async () => {
    const { body, status } = await readPage('deep-0');
    const depth = (block: Block | undefined): number => (block ? 1 + depth(block.slotContent?.[0]) : 0);
    expect([status, depth(body.content)]).toEqual([200, 8]);
  });

  it('contains at most 1,000 items, however much forty links multiply', async () => {
    const level = (number: number) => Array.from({ length: 40 }, (_, index) => `many-${number}-${index}`);
    await insertPages({ many: level(1) });
    for (const number of [1, 2, 3]) await insertPages(Object.fromEntries(level(number).map((key) => [key, level(number + 1)])));
    const { body, duration } = await readPage('many');
    const count = ({ slotContent = [] }: Block): number => 1 + slotContent.reduce((sum, block) => sum + count(block), 0);
    expect(count(body.content)).toBe(1_000);
    expect(duration).toBeLessThan(10_000);
  });

  it('is returned in part if it links to 10,000 tiles', async () => {
    const keys = Array.from({ length: 10_000 }, (_, index) => `tile-${index}`);
    await insertPages({ ...Object.fromEntries(keys.map((key) => [key, []])), tiles: keys });
    const { body, status, statementCount } = await readPage('tiles');
    expect([status, statementCount, body.content.slotContent?.length]).toEqual([200, 1, 999]);
  });

  it('is rejected with its path when it is stored: 10,000 tiles, 200 levels, 2 MB of HTML', async () => {
    const put = (schema: string, body: unknown) =>
      resultInTransaction(commerce.deps.database.db, (tx) =>
        putContent(tx, { schema, name: 'Rejected', deliveryKey: 'rejected', body }, commerce.clock.now()),
      );
    const nested = (levels: number): unknown =>
      levels === 0
        ? { _meta: { schema: 'text-banner' }, headline: 'x' }
        : { _meta: { schema: 'homepage' }, seo, slotContent: [nested(levels - 1)] };
    const tiles = Array.from({ length: 10_000 }, () => link('x'));
    const rejected = (path: string) => ({ ok: false, arguments: { path } });
    expect(await put('homepage', { seo, slotContent: tiles })).toMatchObject(rejected('$.slotContent'));
    expect(await put('homepage', { seo, slotContent: [nested(200)] })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/levels deep/),
    });
    expect(await put('content-text', { richText: { richText: 'x'.repeat(2_000_000) } })).toMatchObject(rejected('$.richText.richText'));
    expect(await put('homepage', { seo, slotContent: [{ ...link('x'), id: 'y' }] })).toMatchObject(rejected('$.slotContent[0].id'));
    expect((await database.pool.query("SELECT 1 FROM content_item WHERE delivery_key = 'rejected'")).rowCount).toBe(0);
  });
});
