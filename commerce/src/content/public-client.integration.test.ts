import { createRequire } from 'node:module';
import type { ContentBody } from 'dc-delivery-sdk-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { useHttpServer } from '../testing/http-server.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import type { NewContent } from './publishing/put-content.ts';
import { putTestContent } from './testing/put-test-content.ts';

// The ES module build omits file extensions, which Node does not support.
const { ContentClient } = createRequire(import.meta.url)('dc-delivery-sdk-js') as typeof import('dc-delivery-sdk-js');
const commerce = useTestCommerce(useTestDatabase());
const ids = new Map<string, string>();

async function put(content: Omit<NewContent, 'name'>): Promise<void> {
  const { id } = await putTestContent(commerce, { name: `Name of ${content.deliveryKey}`, ...content });
  ids.set(`${content.deliveryKey}${content.locale ?? ''}`, id);
}
const banner = (deliveryKey: string, headline: string, overrides: Partial<NewContent> = {}) =>
  put({ schema: 'text-banner', deliveryKey, body: { headline }, ...overrides });
const link = (deliveryKey: string) => ({ _meta: { schema: 'content-link' }, deliveryKey });

const server = useHttpServer(commerce);
const clientIn = (locale?: string) =>
  new ContentClient({ hubName: 'unused', baseUrl: `${server.origin}/cms`, ...(locale ? { locale } : {}) });

beforeAll(async () => {
  await banner('first', 'One');
  await banner('first', 'Un', { locale: 'fr' });
  await banner('second', 'Two');
  const seo = { title: 'Home', metaDescription: 'A page.' };
  await put({ schema: 'homepage', deliveryKey: 'homepage', body: { seo, slotContent: [link('first'), link('second')] } });
  await banner('tree', 'Root');
  await banner('tree-b', 'B', { parent: 'tree', position: 1 });
  await banner('tree-a', 'A', { parent: 'tree', position: 2 });
  await banner('tree-b-1', 'B1', { parent: 'tree-b' });
  await banner('tree-b-1', 'B1 en français', { parent: 'tree-b', locale: 'fr' });
  await banner('tree-expired', 'Expired', { parent: 'tree', publishTo: new Date('2026-01-01T00:00:00Z') });
  await banner('tree-expired-1', 'Below an expired item', { parent: 'tree-expired' });
});

interface Fields extends ContentBody {
  [field: string]: unknown;
}
interface Node {
  content: ContentBody;
  children: Node[];
}
const outline = ({ content, children }: Node): unknown => [(content as Fields).headline, children.map(outline)];

describe('the unmodified public client of the content service over HTTP', () => {
  it('API-089 HOME-002 HOME-010 reads an item by key with its linked items inline', async () => {
    const { body } = await clientIn().getContentItemByKey<Fields>('homepage');
    expect(body).toMatchObject({ _meta: { schema: 'homepage', deliveryKey: 'homepage' }, seo: { title: 'Home' } });
    expect(body.slotContent).toMatchObject([{ headline: 'One' }, { headline: 'Two' }]);
  });

  it('API-088 reads an item by id, which is the same in every locale', async () => {
    const id = ids.get('first') ?? '';
    expect((await clientIn().getContentItemById<Fields>(id)).body.headline).toBe('One');
    const { body } = await clientIn('fr-CA,*').getContentItemById<Fields>(id);
    expect(body).toMatchObject({ headline: 'Un', _meta: { deliveryId: id } });
    expect((await clientIn().getContentItemById<Fields>(ids.get('firstfr') ?? '')).body._meta.deliveryId).toBe(id);
  });

  it('receives the error of the service for a missing item', async () => {
    await expect(clientIn().getContentItemByKey('nothing')).rejects.toMatchObject({ name: 'CONTENT_NOT_FOUND' });
    await expect(clientIn().getContentItemById('nothing')).rejects.toMatchObject({ name: 'CONTENT_NOT_FOUND' });
  });

  it('fetches several items, with an error in place of each missing one', async () => {
    const { responses } = await clientIn().getContentItems([
      { key: 'second' },
      { key: 'nothing' },
      { id: ids.get('first') ?? '' },
      { id: 'x' },
    ]);
    expect(responses).toMatchObject([
      { content: { headline: 'Two' } },
      { error: { type: 'CONTENT_NOT_FOUND', data: { key: 'nothing' } } },
      { content: { headline: 'One' } },
      { error: { type: 'CONTENT_NOT_FOUND', data: { id: 'x' } } },
    ]);
    const separate = await clientIn().getContentItems([{ key: 'homepage' }], { depth: 'all', format: 'linked' });
    expect(separate.responses).toMatchObject([{ content: { slotContent: [link('first'), link('second')] } }]);
    expect(separate.responses[0]).toMatchObject({ linkedContent: [{ headline: 'One' }, { headline: 'Two' }] });
    expect((await clientIn('fr').getContentItemsByKey(['first'])).responses).toMatchObject([{ content: { headline: 'Un' } }]);
  });

  it('filters by schema and field, sorted, page by page', async () => {
    const seen: unknown[] = [];
    let page = await clientIn().filterByContentType<Fields>('text-banner').sortBy('headline', 'DESC').page(3).request();
    for (;;) {
      seen.push(page.responses.map(({ content }) => content.headline));
      if (!page.page.next) break;
      page = (await page.page.next()) as typeof page;
    }
    expect(seen).toEqual([['Two', 'Root', 'One'], ['Below an expired item', 'B1', 'B'], ['A']]);
    const found = await clientIn().filterByContentType<Fields>('text-banner').filterBy('/headline', 'Two').request({ depth: 'all' });
    expect(found.responses).toMatchObject([{ content: { _meta: { deliveryKey: 'second' } } }]);
    expect(await clientIn().filterByContentType('no-such').request()).toEqual({ responses: [], page: { responseCount: 0 } });
  });

  it('filters by the id and the key of the parent', async () => {
    const byId = await clientIn()
      .filterByParentId<Fields>(ids.get('tree') ?? '')
      .sortBy('default', 'DESC')
      .request();
    const byKey = await clientIn().filterContentItems({
      filterBy: [{ lookupBy: 'HIERARCHY_PARENT_META_DELIVERY_KEY', value: 'tree-b' } as never],
    });
    expect(byId.responses.map(({ content }) => content.headline)).toEqual(['A', 'B']);
    expect(byKey.responses).toMatchObject([
      { content: { headline: 'B1', _meta: { hierarchy: { root: false, parentId: ids.get('tree-b') } } } },
    ]);
  });

  it('reads a hierarchy by id and by key, in order, without items below an item that is not live', async () => {
    const hierarchy = [
      'Root',
      [
        ['B', [['B1', []]]],
        ['A', []],
      ],
    ];
    const client = clientIn();
    const rootId = ids.get('tree') ?? '';
    expect(outline(await client.getByHierarchy({ rootId }))).toEqual(hierarchy);
    expect(outline(await client.getHierarchyByKey({ rootKey: 'tree' }))).toEqual(hierarchy);
    expect(outline(await client.getByHierarchy({ rootId, maximumDepth: 1 }))).toEqual([
      'Root',
      [
        ['B', []],
        ['A', []],
      ],
    ]);
    expect(outline(await client.getByHierarchy({ rootId, maximumPageSize: 1 }))).toEqual(hierarchy);
    const sorted = await client.getHierarchyByKey({ rootKey: 'tree', sortKey: 'headline', sortOrder: 'ASC' });
    expect(outline(sorted)).toEqual([
      'Root',
      [
        ['A', []],
        ['B', [['B1', []]]],
      ],
    ]);
    const french = await clientIn('fr').getByHierarchy({ rootId });
    expect(outline(french)).toEqual([
      'Root',
      [
        ['B', [['B1 en français', []]]],
        ['A', []],
      ],
    ]);
    const changed = await client.getByHierarchyAndMutate({ rootId }, (content) => ({ ...content, headline: `${content.headline}.` }));
    expect(outline(changed)).toEqual([
      'Root.',
      [
        ['B.', [['B1.', []]]],
        ['A.', []],
      ],
    ]);
    await expect(client.getByHierarchy({ rootId: ids.get('tree-expired') ?? '' })).rejects.toThrow(/root item/);
  });

  it('API-088 reads an item by id with the first version of the protocol', async () => {
    const client = new ContentClient({ account: 'outfitter', baseUrl: server.origin });
    const { body } = await client.getContentItemById<Fields>(ids.get('homepage') ?? '');
    expect(body).toMatchObject({ _meta: { schema: 'homepage', deliveryId: ids.get('homepage') }, seo: { title: 'Home' } });
    expect(body.slotContent).toMatchObject([{ headline: 'One' }, { headline: 'Two' }]);
    expect((await client.getContentItem(ids.get('firstfr') ?? '')).body).toMatchObject({ headline: 'One' });
    const french = new ContentClient({ account: 'outfitter', baseUrl: server.origin, locale: 'fr' });
    expect((await french.getContentItemById<Fields>(ids.get('first') ?? '')).body.headline).toBe('Un');
    for (const id of ['nothing', '00000000-0000-7000-8000-000000000000'])
      await expect(client.getContentItemById(id)).rejects.toMatchObject({ name: 'CONTENT_NOT_FOUND' });
  });

  it('receives an error for any other query of the first version', async () => {
    const iri = `http://content.cms.amplience.com/${ids.get('first')}`;
    const queries = [
      '',
      'first',
      '[]',
      'null',
      '{"sys.iri":3}',
      '{"sys.type":"x"}',
      JSON.stringify({ 'sys.iri': iri, x: 1 }),
      '{"sys.iri":"http://evil.example/1"}',
    ];
    for (const query of queries) {
      const response = await fetch(`${server.origin}/cms/content/query?${new URLSearchParams({ query, store: 'outfitter' })}`);
      expect([response.status, await response.json()], query).toMatchObject([
        400,
        { error: { type: 'VALIDATION', data: { path: '$.query' } } },
      ]);
    }
  });

  it('receives the path of an invalid parameter', async () => {
    const filter = (request: Record<string, unknown>) =>
      clientIn().filterContentItems({ filterBy: [{ path: '/_meta/schema', value: 'x' }], ...request } as never);
    await expect(filter({ filterBy: [{ path: '/headline', value: 'x' }] })).rejects.toMatchObject({
      status: 400,
      data: { error: { data: { path: '$.filterBy' } } },
    });
    await expect(filter({ page: { cursor: 'no-cursor' } })).rejects.toMatchObject({
      status: 400,
      data: { error: { data: { path: '$.page.cursor' } } },
    });
    await expect(filter({ page: { size: 51 } })).rejects.toMatchObject({
      data: { error: { type: 'VALIDATION', data: { path: '$.page.size' } } },
    });
    await expect(clientIn().getContentItems([])).rejects.toMatchObject({ data: { error: { data: { path: '$.requests' } } } });
  });
});
