import { describe, expect, it } from 'vitest';
import { inTransaction } from '../platform/database/database.ts';
import { setPreference } from '../preferences/preference-store.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import type { NewContent } from './publishing/put-content.ts';
import { putTestContent } from './testing/put-test-content.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const link = (deliveryKey: string) => ({ _meta: { schema: 'content-link' }, deliveryKey });
const put = async (content: Omit<NewContent, 'name'>) => (await putTestContent(commerce, { name: content.deliveryKey, ...content })).id;
const banner = (deliveryKey: string, headline: string, overrides: Partial<NewContent> = {}) =>
  put({ schema: 'text-banner', deliveryKey, body: { headline }, ...overrides });
const page = (deliveryKey: string, slotContent: unknown[]) =>
  put({ schema: 'homepage', deliveryKey, body: { seo: { title: 'Home', metaDescription: 'A page.' }, slotContent } });

interface Block {
  _meta: { schema: string; deliveryKey: string };
  headline?: string;
  slotContent?: Block[];
}
async function read(key: string, query = 'depth=all&format=inlined') {
  const response = await commerce.request(`/cms/content/key/${key}?${query}`);
  const body = (await response.json()) as { content: Block; error?: { type: string } };
  return { status: response.status, headers: response.headers, body };
}
const headlines = async (key: string) => (await read(key)).body.content.slotContent?.map((block) => block.headline);

describe('content', () => {
  it('API-089 HOME-010 is read by key with its linked items inline', async () => {
    await banner('first', 'One');
    await banner('second', 'Two');
    await page('home-a', [link('first'), { _meta: { schema: 'text-banner' }, headline: 'Written out' }, link('second')]);
    const { body, headers } = await read('home-a');
    expect(body.content).toMatchObject({ _meta: { schema: 'homepage', deliveryKey: 'home-a' }, seo: { title: 'Home' } });
    expect(body.content.slotContent?.map((block) => block.headline)).toEqual(['One', 'Written out', 'Two']);
    expect(headers.get('surrogate-key')?.split(' ')).toEqual(expect.arrayContaining(['content-home-a', 'content-first', 'content-second']));
  });

  it('API-088 is read by id and keeps its links unless they are requested inline', async () => {
    const id = await page('home-b', [link('first')]);
    const response = await commerce.request(`/cms/content/id/${id}?depth=root`);
    expect(((await response.json()) as { content: Block }).content.slotContent).toEqual([link('first')]);
  });

  it('HOME-010 contains slots as links by id unless they are requested inline', async () => {
    const id = await put({ schema: 'content-slot', deliveryKey: 'slot-a', body: { slotContent: [link('first')] } });
    const byId = { _meta: { schema: 'content-link' }, id };
    const pageId = await page('home-slots', [byId]);
    const root = await commerce.request(`/cms/content/id/${pageId}?depth=root`);
    const { content } = (await root.json()) as { content: Block & { slots?: string[] } };
    expect([content.slotContent, content.slots]).toEqual([[byId], [id]]);
    const { body } = await read('home-slots');
    expect(body.content).toMatchObject({
      _meta: { schema: 'homepage', deliveryId: pageId, deliveryKey: 'home-slots' },
      seo: { title: 'Home', metaDescription: 'A page.' },
      slots: [id],
    });
    expect(body.content.slotContent).toMatchObject([{ _meta: { deliveryId: id }, slotContent: [{ headline: 'One' }] }]);
  });

  it('HOME-011 may have a list of components or a single component', async () => {
    const seo = { title: 'Home', metaDescription: 'A page.' };
    const componentsOf = async (key: string, components: unknown) => {
      await put({ schema: 'homepage', deliveryKey: key, body: { seo, components } });
      return ((await read(key)).body.content as Block & { components?: unknown }).components;
    };
    expect(await componentsOf('list', [link('first'), link('second')])).toMatchObject([{ headline: 'One' }, { headline: 'Two' }]);
    expect(await componentsOf('single', link('second'))).toMatchObject({ headline: 'Two' });
    expect(await componentsOf('missing', link('not-there'))).toBeUndefined();
  });

  it('drops broken and circular links and depends on their targets', async () => {
    await page('circle-a', [link('circle-b'), link('not-there'), link('first')]);
    await page('circle-b', [link('circle-a')]);
    const { body, headers } = await read('circle-a');
    expect(body.content.slotContent).toMatchObject([{ _meta: { deliveryKey: 'circle-b' }, slotContent: [] }, { headline: 'One' }]);
    expect(headers.get('surrogate-key')).toContain('content-not-there');
  });

  it('HOME-006 returns the 404 of the delivery service if it is missing', async () => {
    for (const path of ['/cms/content/key/nothing', '/cms/content/id/nothing', '/cms/content/id/01a1fde9-e477-7396-a4b3-faa846d78081']) {
      const response = await commerce.request(path);
      expect([response.status, await response.json()]).toMatchObject([404, { error: { type: 'CONTENT_NOT_FOUND' } }]);
    }
  });

  it('HOME-011 declares its surrogate key and its start if it is missing, so that pages without it are invalidated', async () => {
    const readUpcoming = () => commerce.request('/cms/content/key/upcoming');
    const missing = await readUpcoming();
    expect([missing.status, missing.headers.get('surrogate-key'), missing.headers.get('x-valid-until')]).toEqual([
      404,
      'content-upcoming',
      null,
    ]);
    await banner('upcoming', 'Soon', { publishFrom: new Date('2027-01-01T06:00:00Z') });
    expect((await readUpcoming()).headers.get('x-valid-until')).toBe('2027-01-01T06:00:00.000Z');
  });

  it('is live in its publish window: the latest start wins, then the latest version, and the response is valid until the next window edge', async () => {
    const day = (date: number) => new Date(`2026-12-${String(date).padStart(2, '0')}T06:00:00Z`);
    await banner('season', 'Always');
    await banner('season', 'December', { publishFrom: day(1), publishTo: day(20) });
    await banner('season', 'Second week', { publishFrom: day(7), publishTo: day(14) });
    await page('home-c', [link('season')]);
    const seen: unknown[] = [];
    for (const date of ['2026-11-30', '2026-12-02', '2026-12-08', '2026-12-15', '2026-12-25']) {
      commerce.clock.set(`${date}T00:00:00Z`);
      seen.push([(await headlines('home-c'))?.[0], (await read('home-c')).headers.get('x-valid-until')]);
    }
    expect(seen).toEqual([
      ['Always', day(1).toISOString()],
      ['December', day(7).toISOString()],
      ['Second week', day(14).toISOString()],
      ['December', day(20).toISOString()],
      ['Always', null],
    ]);
    await banner('season', 'Always, edited');
    expect(await headlines('home-c')).toEqual(['Always, edited']);
  });

  it('is read in the requested locale, else in the default locale', async () => {
    await banner('greeting', 'Hello');
    await banner('greeting', 'Bonjour', { locale: 'fr' });
    const inLocale = async (locale: string) => (await read('greeting', `depth=all&format=inlined&locale=${locale}`)).body.content.headline;
    expect([await inLocale('fr-CA'), await inLocale('de-DE'), await inLocale('en-US,*')]).toEqual(['Bonjour', 'Hello', 'Hello']);
  });

  it('is rejected if it links to itself, with the path of the link', async () => {
    await expect(page('mirror', [link('first'), link('mirror')])).rejects.toThrow('An item cannot link to itself (at $.slotContent[1])');
    expect((await commerce.request('/cms/content/key/mirror')).status).toBe(404);
  });

  it('is rejected with the path of an invalid field', async () => {
    await expect(banner('invalid', '')).rejects.toThrow('This is empty (at $.headline)');
    await expect(page('invalid', [{ _meta: { schema: 'text-banner' }, headline: 'x', colour: 'red' }])).rejects.toThrow(
      '(at $.slotContent[0].colour)',
    );
    await expect(
      put({ schema: 'text-banner', deliveryKey: 'invalid', body: { headline: 'x', ctaLink: 'javascript:alert(1)' } }),
    ).rejects.toThrow('(at $.ctaLink)');
    await expect(put({ schema: 'no-such', deliveryKey: 'invalid', body: {} })).rejects.toThrow(/no content schema/);
  });

  it('never contains a script, even if it was stored without validation', async () => {
    const html = '<p onclick="x()">Words <a href="javascript:x()">here</a><script>x()</script><img src="//evil.example/a.png"></p>';
    const id = await put({ schema: 'content-text', deliveryKey: 'html', body: { richText: { richText: html } } });
    await database.pool.query('UPDATE content_version SET body = $2 WHERE item_id = $1', [
      id,
      JSON.stringify({ richText: { richText: html } }),
    ]);
    const { body } = await read('html');
    expect(body.content).toMatchObject({ richText: { richText: '<p>Words <a>here</a></p>' } });
  });

  it('is invalidated in the transaction that changes it, and an identical version is not stored', async () => {
    const count = async () =>
      (
        await database.pool.query(
          "SELECT count(*)::integer AS n FROM content_version JOIN content_item ON id = item_id WHERE delivery_key = 'same'",
        )
      ).rows[0].n;
    await banner('same', 'Same');
    await banner('same', 'Same');
    expect(await count()).toBe(1);
    const { rows } = await database.pool.query("SELECT 1 FROM invalidation WHERE surrogate_key = 'content-same'");
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('site preferences', () => {
  it('API-075 PREFS-001 contain the defaults and the settings of the shop', async () => {
    expect(await commerce.clientWith().getSitePreferences({})).toMatchObject({
      success: true,
      algoliaEnabled: false,
      addedToCartReset: 4_000,
      demoShop: true,
      currencies: ['USD', 'CAD'],
      defaultCurrency: 'USD',
    });
  });

  it('return a change, which invalidates caches', async () => {
    const { db } = commerce.deps.database;
    await inTransaction(db, (tx) => setPreference(tx, 'algoliaEnabled', true, commerce.clock.now()));
    const response = await commerce.request('/api/site/preferences');
    expect(response.headers.get('surrogate-key')).toBe('preferences');
    expect(await response.json()).toMatchObject({ algoliaEnabled: true });
    expect((await database.pool.query("SELECT 1 FROM invalidation WHERE surrogate_key = 'preferences'")).rowCount).toBe(1);
    await expect(inTransaction(db, (tx) => setPreference(tx, 'addedToCartReset', 0.5, commerce.clock.now()))).rejects.toThrow();
    expect(Object.keys((await (await commerce.request('/api/site/preferences')).json()) as object)).not.toContain('loadedBrand');
  });
});
