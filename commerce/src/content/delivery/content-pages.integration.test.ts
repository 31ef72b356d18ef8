import { beforeAll, describe, expect, it } from 'vitest';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { NewContent } from '../publishing/put-content.ts';
import { putTestContent } from '../testing/put-test-content.ts';

const commerce = useTestCommerce(useTestDatabase());
const shop = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';
const put = (deliveryKey: string, overrides: Partial<NewContent>) =>
  putTestContent(commerce, {
    schema: 'text-banner',
    name: `Name of ${deliveryKey}`,
    deliveryKey,
    body: { headline: deliveryKey },
    ...overrides,
  });
const link = (deliveryKey: string) => ({ _meta: { schema: 'content-link' }, deliveryKey });
const pageBody = { seo: { title: 'Returns', metaDescription: 'How to.' }, heading: 'Returns', slotContent: [link('tile')] };
let pageId: string;

beforeAll(async () => {
  await put('tile', {});
  pageId = (await put('returns', { schema: 'content-page', body: pageBody })).id;
  await put('top', {});
  await put('workwear', { parent: 'top', position: 2 });
  await put('boots', { parent: 'top', position: 1 });
  await put('customer-service', { parent: 'workwear', schema: 'content-page', body: pageBody });
  await put('root-circle', { parent: 'below-circle' });
  await put('below-circle', { parent: 'root-circle' });
});

async function request(path: string, body?: unknown) {
  const response = await commerce.request(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
  return {
    status: response.status,
    keys: response.headers.get('surrogate-key')?.split(' ') ?? [],
    body: (await response.json()) as Record<string, never>,
  };
}

describe('content of the shop API', () => {
  it('API-038 returns the items of a list of ids with linked items inline, without missing ones', async () => {
    const { status, body, keys } = await request(`${shop}/content/(returns,nothing,${pageId},tile)`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      count: 2,
      total: 2,
      data: [
        {
          id: 'returns',
          name: 'Name of returns',
          pageTitle: 'Returns',
          pageDescription: 'How to.',
          c_body: { slotContent: [{ headline: 'tile' }] },
        },
        { id: 'tile', c_body: { headline: 'tile' } },
      ],
    });
    expect(keys).toEqual(expect.arrayContaining(['content-returns', 'content-tile', 'content-nothing']));
    expect((await request(`${shop}/content/()`)).body).toEqual({ count: 0, data: [], total: 0 });
    const many = Array.from({ length: 51 }, (_, index) => `k${index}`).join(',');
    expect(await request(`${shop}/content/(${many})`)).toMatchObject({
      status: 400,
      body: { fault: { arguments: { path: '$.contentIds' } } },
    });
  });
});

describe('the site hierarchy', () => {
  it('API-090 is returned by path, by key and as a tree', async () => {
    const { body, keys } = await request('/amplience/hierarchy?rootKey=top&apiHost=localhost:3000');
    expect(body).toMatchObject({
      urlMap: { '/content/boots': 'boots', '/content/workwear': 'workwear', '/customer-service': 'customer-service' },
      categoryMap: { boots: { name: 'Name of boots', url: '/content/boots' }, 'customer-service': { schema: 'content-page' } },
      categories: [
        { id: 'boots', categories: [] },
        { id: 'workwear', categories: [{ id: 'customer-service', url: '/customer-service' }] },
      ],
    });
    expect(keys).toEqual(expect.arrayContaining(['content-children-top', 'content-children-boots', 'content-workwear']));
  });

  it('ends at a cycle', async () => {
    expect((await request('/amplience/hierarchy?rootKey=root-circle')).body).toMatchObject({
      urlMap: { '/content/below-circle': 'below-circle' },
    });
  });

  it('is read only from the host of the shop', async () => {
    for (const host of [
      'evil.example',
      'localhost:3000@evil.example',
      '127.0.0.1',
      '2130706433',
      '[::1]:3000',
      'http://localhost:3000/x',
      '',
    ]) {
      const { status, body } = await request(`/amplience/hierarchy?rootKey=top&apiHost=${encodeURIComponent(host)}`);
      expect([host, status, body]).toMatchObject([host, 400, { fault: { arguments: { path: '$.apiHost' } } }]);
    }
    expect((await request('/amplience/hierarchy?rootKey=nothing')).status).toBe(404);
    expect((await request('/amplience/hierarchy')).body).toMatchObject({ fault: { arguments: { path: '$.rootKey' } } });
  });
});

describe('content delivery calls', () => {
  it('declare what their responses depend on, also for missing content', async () => {
    const bySchema = await request('/cms/content/filter', { filterBy: [{ path: '/_meta/schema', value: 'footer' }] });
    const byParent = await request('/cms/content/filter', { filterBy: [{ path: '/_meta/hierarchy/parentId', value: pageId }] });
    const tree = await request('/cms/content/hierarchies/descendants/key/top');
    expect([bySchema.keys, byParent.keys]).toEqual([['content-schema-footer'], [`content-children-${pageId}`]]);
    expect(tree.keys).toEqual(
      expect.arrayContaining(['content-top', 'content-children-top', 'content-children-workwear', 'content-boots']),
    );
  });

  it('are rejected with the path of the invalid value', async () => {
    const schema = { path: '/_meta/schema', value: 'homepage' };
    const invalid: [unknown, string][] = [
      [{ filterBy: [] }, '$.filterBy'],
      [{ filterBy: [{ path: 'headline', value: 'x' }] }, '$.filterBy[0].path'],
      [{ filterBy: [schema, { path: '/_meta/edition', value: 'x' }] }, '$.filterBy[1].path'],
      [{ filterBy: [{ path: '/seo/title', value: 'x' }] }, '$.filterBy'],
      [{ filterBy: [schema], page: { size: 0 } }, '$.page.size'],
      [
        { filterBy: [schema], page: { cursor: Buffer.from('{"value":"\\u0000","deliveryKey":"a"}').toString('base64url') } },
        '$.page.cursor',
      ],
      [{ filterBy: [schema], sortBy: { key: 'x', order: 'UP' } }, '$.sortBy.order'],
      [{ filterBy: [schema], parameters: { depth: 'deep' } }, '$.parameters.depth'],
      [{ filterBy: [schema], timestamp: 1 }, '$.timestamp'],
    ];
    for (const [body, path] of invalid)
      expect(await request('/cms/content/filter', body)).toMatchObject({ status: 400, body: { error: { data: { path } } } });
    const tree = '/cms/content/hierarchies/descendants/key/top';
    for (const [query, path] of [
      ['hierarchyDepth=0', '$.hierarchyDepth'],
      ['pageCursor=x', '$.pageCursor'],
      ['maxPageSize=1e9', '$.maxPageSize'],
    ])
      expect(await request(`${tree}?${query}`)).toMatchObject({ status: 400, body: { error: { data: { path } } } });
    expect(await request('/cms/content/hierarchies/descendants/id/nothing')).toMatchObject({
      status: 404,
      body: { error: { type: 'CONTENT_NOT_FOUND' } },
    });
  });

  it('filter by nested fields, numbers and booleans, and never by inherited properties', async () => {
    const find = async (path: string, value: unknown) =>
      (
        await request('/cms/content/filter', {
          filterBy: [
            { path: '/_meta/schema', value: 'content-page' },
            { path, value },
          ],
        })
      ).body;
    expect(await find('/seo/title', 'Returns')).toMatchObject({ page: { responseCount: 2 } });
    expect(await find('/slotContent/0/deliveryKey', 'tile')).toMatchObject({ page: { responseCount: 2 } });
    expect(await find('/_meta/deliveryKey', 'returns')).toMatchObject({ responses: [{ content: { slotContent: [link('tile')] } }] });
    for (const [path, value] of [
      ['/constructor/name', 'Object'],
      ['/seo/title', 5],
      ['/seo', true],
    ] as const)
      expect(await find(path, value)).toEqual({ responses: [], page: { responseCount: 0 } });
  });
});
