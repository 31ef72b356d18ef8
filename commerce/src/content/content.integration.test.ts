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
const banner = (deliveryKey: string, headline: string, more: Partial<NewContent> = {}) =>
  put({ schema: 'text-banner', deliveryKey, body: { headline }, ...more });
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
  it('API-089 HOME-010 comes by its key with its linked items inline', async () => {
    await banner('first', 'One');
    await banner('second', 'Two');
    await page('home-a', [link('first'), { _meta: { schema: 'text-banner' }, headline: 'Written out' }, link('second')]);
    const { body, headers } = await read('home-a');
    expect(body.content).toMatchObject({ _meta: { schema: 'homepage', deliveryKey: 'home-a' }, seo: { title: 'Home' } });
    expect(body.content.slotContent?.map((block) => block.headline)).toEqual(['One', 'Written out', 'Two']);
    expect(headers.get('surrogate-key')?.split(' ')).toEqual(expect.arrayContaining(['content-home-a', 'content-first', 'content-second']));
  });

  it('API-088 comes by its id, and keeps its links where they are not asked inline', async () => {
    const id = await page('home-b', [link('first')]);
    const response = await commerce.request(`/cms/content/id/${id}?depth=root`);
    expect(((await response.json()) as { content: Block }).content.slotContent).toEqual([link('first')]);
  });

  it('HOME-010 holds its slots by their ids, until they are asked inline', async () => {
    const id = await put({ schema: 'content-slot', deliveryKey: 'slot-a', body: { slotContent: [link('first')] } });
    const byId = { _meta: { schema: 'content-link' }, id };
    const pageId = await page('home-slots', [byId]);
    const root = await commerce.request(`/cms/content/id/${pageId}?depth=root`);
    expect(((await root.json()) as { content: Block }).content.slotContent).toEqual([byId]);
    const { body } = await read('home-slots');
    expect(body.content.slotContent).toMatchObject([{ _meta: { deliveryId: id }, slotContent: [{ headline: 'One' }] }]);
  });

  it('HOME-011 may carry components, a list of them or a single one', async () => {
    const seo = { title: 'Home', metaDescription: 'A page.' };
    const componentsOf = async (key: string, components: unknown) => {
      await put({ schema: 'homepage', deliveryKey: key, body: { seo, components } });
      return ((await read(key)).body.content as Block & { components?: unknown }).components;
    };
    expect(await componentsOf('list', [link('first'), link('second')])).toMatchObject([{ headline: 'One' }, { headline: 'Two' }]);
    expect(await componentsOf('single', link('second'))).toMatchObject({ headline: 'Two' });
    expect(await componentsOf('missing', link('not-there'))).toBeUndefined();
  });

  it('leaves out links that lead nowhere or in a circle, and hears of both', async () => {
    await page('circle-a', [link('circle-b'), link('not-there'), link('first')]);
    await page('circle-b', [link('circle-a')]);
    const { body, headers } = await read('circle-a');
    expect(body.content.slotContent).toMatchObject([{ _meta: { deliveryKey: 'circle-b' }, slotContent: [] }, { headline: 'One' }]);
    expect(headers.get('surrogate-key')).toContain('content-not-there');
  });

  it('HOME-006 that is not there is the delivery service’s own 404', async () => {
    for (const path of ['/cms/content/key/nothing', '/cms/content/id/nothing', '/cms/content/id/01a1fde9-e477-7396-a4b3-faa846d78081']) {
      const response = await commerce.request(path);
      expect([response.status, await response.json()]).toMatchObject([404, { error: { type: 'CONTENT_NOT_FOUND' } }]);
    }
  });

  it('HOME-011 that is not there says what it would be, and when it begins, so that a page without it hears of it', async () => {
    const asked = () => commerce.request('/cms/content/key/to-come');
    const missing = await asked();
    expect([missing.status, missing.headers.get('surrogate-key'), missing.headers.get('x-valid-until')]).toEqual([
      404,
      'content-to-come',
      null,
    ]);
    await banner('to-come', 'Soon', { publishFrom: new Date('2027-01-01T06:00:00Z') });
    expect((await asked()).headers.get('x-valid-until')).toBe('2027-01-01T06:00:00.000Z');
  });

  it('is live in its window: the later start wins, then the later version, and the answer says when that ends', async () => {
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
    await banner('season', 'Always, mended');
    expect(await headlines('home-c')).toEqual(['Always, mended']);
  });

  it('comes in the language asked for, else in the shop’s own', async () => {
    await banner('greeting', 'Hello');
    await banner('greeting', 'Bonjour', { locale: 'fr' });
    const inLocale = async (locale: string) => (await read('greeting', `depth=all&format=inlined&locale=${locale}`)).body.content.headline;
    expect([await inLocale('fr-CA'), await inLocale('de-DE'), await inLocale('en-US,*')]).toEqual(['Bonjour', 'Hello', 'Hello']);
  });

  it('is refused where it links to itself, with the path of that', async () => {
    await expect(page('mirror', [link('first'), link('mirror')])).rejects.toThrow('An item cannot link to itself (at $.slotContent[1])');
    expect((await commerce.request('/cms/content/key/mirror')).status).toBe(404);
  });

  it('is refused with the path of what its schema does not know', async () => {
    await expect(banner('wrong', '')).rejects.toThrow('This is empty (at $.headline)');
    await expect(page('wrong', [{ _meta: { schema: 'text-banner' }, headline: 'x', colour: 'red' }])).rejects.toThrow(
      '(at $.slotContent[0].colour)',
    );
    await expect(
      put({ schema: 'text-banner', deliveryKey: 'wrong', body: { headline: 'x', ctaLink: 'javascript:alert(1)' } }),
    ).rejects.toThrow('(at $.ctaLink)');
    await expect(put({ schema: 'no-such', deliveryKey: 'wrong', body: {} })).rejects.toThrow(/no content schema/);
  });

  it('never carries an editor’s script, whichever way it got in', async () => {
    const html = '<p onclick="x()">Words <a href="javascript:x()">here</a><script>x()</script><img src="//evil.example/a.png"></p>';
    const id = await put({ schema: 'content-text', deliveryKey: 'html', body: { richText: { richText: html } } });
    await database.pool.query('UPDATE content_version SET body = $2 WHERE item_id = $1', [
      id,
      JSON.stringify({ richText: { richText: html } }),
    ]);
    const { body } = await read('html');
    expect(body.content).toMatchObject({ richText: { richText: '<p>Words <a>here</a></p>' } });
  });

  it('says in its own transaction what it has changed, and makes no new version of the same', async () => {
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
  it('API-075 PREFS-001 come with their defaults and the shop’s configuration', async () => {
    expect(await commerce.clientWith().getSitePreferences({})).toMatchObject({
      success: true,
      algoliaEnabled: false,
      addedToCartReset: 4_000,
      demoShop: true,
      currencies: ['USD', 'CAD'],
      defaultCurrency: 'USD',
    });
  });

  it('PREFS-003 follow a change, which every cache hears of', async () => {
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
