import { content, type DatabaseHandle, editors, openDatabase } from '@outfitter/commerce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewHostClients } from '../testing/preview-host-clients.ts';
import { request } from '../testing/request.ts';
import { siteOrigin, type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
const tool = 'https://tool.example';
let web: TestWeb;
let database: DatabaseHandle;
let password: string;
beforeAll(async () => {
  web = await shop.startWeb({ CONTENT_DOMAINS: 'content.example.com', CONTENT_TOOL_ORIGINS: tool });
  database = openDatabase({ url: shop.database.url, maxConnections: 2 });
  const added = await editors.addEditor(database.db, 'dale', new Date());
  if (!added.ok) throw new Error(added.message);
  password = added.value.password;
  await put('Today', {});
  await put('At the campaign', { publishFrom: campaign.from, publishTo: campaign.to });
});
afterAll(() => database.close());

const day = 24 * 60 * 60 * 1_000;
const publishTime = Math.ceil(Date.now() / 1_000) * 1_000;
const campaign = { from: new Date(publishTime + 30 * day), to: new Date(publishTime + 33 * day) };
const duringCampaign = campaign.from.getTime();

async function put(headline: string, window: { publishFrom?: Date; publishTo?: Date }, deliveryKey = 'seasonal'): Promise<number[]> {
  const seo = { title: 'Seasonal', metaDescription: 'What is on.' };
  const body = { seo, heading: 'Seasonal', slotContent: [{ _meta: { schema: 'text-banner' }, headline }] };
  const item = { schema: 'content-page', name: 'Seasonal', deliveryKey, body, ...window };
  return content.contentOrThrow(await content.editContent(database.db, [item], { by: 'the test', now: new Date() }));
}

const page = '/content/seasonal';
const ownForm = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' };
const get = (path: string, cookie = '') => request(web.origin, path, cookie ? { headers: { cookie } } : {});
const headline = ({ text }: { text: string }) => /Today|At the campaign|Not yet/.exec(text)?.[0];

function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields).toString();
  return request(web.origin, path, { method: 'POST', body, headers: { ...ownForm, 'content-length': String(body.length), ...headers } });
}
const cookieOf = (response: { headers: { 'set-cookie'?: string[] | undefined } }) =>
  response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
async function startPreview(query: Record<string, string> = {}): Promise<string> {
  return cookieOf(await send(`/preview/begin?${new URLSearchParams({ vseDomain: '', ...query })}`, { name: 'dale', password }));
}
const atCampaign = () => startPreview({ previewTimestamp: String(duringCampaign) });

describe('the start of a preview', () => {
  it('PREVIEW-002 ROUTE-016 shows a sign-in form and redirects home with the preview cookie, without JavaScript', async () => {
    const form = await get('/preview/begin?vseDomain=&previewTimestamp=1795000000000');
    expect([form.status, form.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(form.text).toMatch(/<form[^>]*method="post"/);
    expect(form.text).toContain('name="password"');
    const response = await send('/preview/begin?vseDomain=&previewTimestamp=1795000000000', { name: 'dale', password });
    expect([response.status, response.headers.location]).toEqual([302, '/']);
    expect(response.headers['set-cookie']?.[0]).toMatch(/^outfitter_preview=[^;]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('shows the same error for an unknown name and a wrong password, keeps the name and sets no cookie', async () => {
    for (const fields of [
      { name: 'dale', password: 'wrong' },
      { name: 'nobody', password },
      { name: '', password: '' },
    ]) {
      const rejected = await send('/preview/begin', fields);
      expect([rejected.status, rejected.headers['set-cookie']]).toEqual([401, undefined]);
      expect(rejected.text).toContain('That name and password don’t match.');
    }
    expect((await send('/preview/begin', { name: '"><script>', password: 'x' })).text).not.toContain('"><script>');
  });

  it('accepts the right password in a browser that has signed in before, also after too many wrong ones from its network', async () => {
    const signedIn = await send('/preview/begin', { name: 'dale', password });
    const device = signedIn.headers['set-cookie']?.find((line) => line.startsWith('outfitter_editor_device='));
    expect(device).toContain('; HttpOnly; SameSite=Lax');
    for (let tried = 0; tried < 12; tried += 1) await send('/preview/begin', { name: 'dale', password: 'wrong' });
    expect((await send('/preview/begin', { name: 'dale', password })).status).toBe(429);
    const cookie = device?.split(';', 1)[0] ?? '';
    expect((await send('/preview/begin', { name: 'dale', password }, { cookie })).status).toBe(302);
    await shop.database.pool.query('DELETE FROM rate_limit');
  });

  it('accepts the form only from pages of the shop, and no long body', async () => {
    const fields = { name: 'dale', password };
    expect((await send('/preview/begin', fields, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send('/preview/begin', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send('/preview/begin', { ...fields, more: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await send('/men', fields)).status).toBe(405);
  });

  it('PREVIEW-002 calls no unlisted content service and rejects times outside the supported years', async () => {
    for (const domain of ['evil.example', '127.0.0.1', '2130706433', '0x7f.1', '[::1]', 'content.example.com@evil.example', 'localhost']) {
      const rejected = await get(`/preview/begin?${new URLSearchParams({ vseDomain: domain })}`);
      expect([rejected.status, rejected.text.includes('evil.example')], domain).toEqual([400, false]);
      expect(
        (await send(`/preview/begin?${new URLSearchParams({ vseDomain: domain })}`, { name: 'dale', password })).headers['set-cookie'],
      ).toBeUndefined();
    }
    for (const moment of ['yesterday', '9999-01-01T00:00:00Z', '253402300799000']) {
      expect((await get(`/preview/begin?${new URLSearchParams({ previewTimestamp: moment })}`)).status, moment).toBe(400);
    }
    for (const listed of ['content.example.com', siteOrigin, 'shop.example']) {
      expect((await get(`/preview/begin?${new URLSearchParams({ vseDomain: listed })}`)).status, listed).toBe(200);
    }
  });

  it('PREVIEW-004 redirects only to paths of the shop', async () => {
    const cookie = await startPreview();
    const to = async (path: string) => {
      const { status, headers } = await get(`/preview/begin?${new URLSearchParams({ path })}`, cookie);
      return [status, headers.location];
    };
    expect(await to('/men/coats?page=2')).toEqual([302, '/men/coats?page=2']);
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'men']) expect((await to(path))[0], path).toBe(400);
  });
});

describe('a page in preview', () => {
  it('PREVIEW-001 PREVIEW-003 shows its time and the preview bar and is not cached; other pages are not affected', async () => {
    const before = await get(page);
    expect(headline(before)).toBe('Today');
    const cookie = await atCampaign();
    const then = await get(page, cookie);
    expect([then.status, headline(then)]).toEqual([200, 'At the campaign']);
    expect(then.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect([then.headers['surrogate-key'], then.headers['x-page-cache'], then.headers.etag, then.headers['speculation-rules']]).toEqual(
      Array(4).fill(undefined),
    );
    const token = /token%3D([\w.-]+)/.exec(cookie)?.[1] ?? 'none';
    expect(token).toMatch(/^ey/);
    for (const { text } of [then, await get(`${page}.data`, cookie), await get('/', cookie)]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(token.split('.')[2]);
    }
    for (const text of ['EXIT PREVIEW', 'type="datetime-local"', 'name="path"', '>Go<']) expect(then.text).toContain(text);
    const after = await get(page);
    expect([after.headers['x-page-cache'], after.body.equals(before.body)]).toEqual(['hit', true]);
    expect(after.text).not.toContain('EXIT PREVIEW');
  });

  it('PREVIEW-001 shows the data of its time in navigations, products and listings', async () => {
    const cookie = await atCampaign();
    expect(headline(await get(`${page}.data`, cookie))).toBe('At the campaign');
    for (const path of ['/', '/men', '/fencepost-chore-coat-4117.html', '/search?q=coat', '/cart']) {
      const shown = await get(path, cookie);
      expect([shown.status, shown.headers['cache-control'], shown.headers['x-robots-tag']], path).toEqual([
        200,
        'private, no-store',
        'noindex',
      ]);
      expect(shown.text).toContain('EXIT PREVIEW');
    }
  });

  it('shows unpublished content on request', async () => {
    await put('Not yet', { publishFrom: new Date('2150-01-01T00:00:00Z') });
    expect(headline(await get(page, await startPreview({ unpublishedFilterAPI: 'true' })))).toBe('Not yet');
    expect(headline(await get(page, await startPreview()))).toBe('Today');
    expect(headline(await get(page))).toBe('Today');
  });

  it('PREVIEW-003 ends when the editor submits the form, not by a GET request', async () => {
    const cookie = await atCampaign();
    expect((await get('/preview/end', cookie)).headers['set-cookie']).toBeUndefined();
    const ended = await send('/preview/end', {}, { cookie });
    expect([ended.status, ended.headers.location]).toEqual([302, '/']);
    expect(ended.headers['set-cookie']).toEqual(['outfitter_preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
  });

  it('requires a valid token: the editor signs in again for the same time, in documents and navigations', async () => {
    const cookie = (await atCampaign()).replace(/token%3D[\w-]{10}/, 'token%3DeyJhbGciOi');
    const forged = `outfitter_preview=${encodeURIComponent(`token=a.b.c&time=${duringCampaign}&unpublished=true&domain=`)}`;
    for (const invalidCookie of [forged, cookie.slice(0, -40)]) {
      const shown = await get(page, invalidCookie);
      expect(headline(shown)).not.toBe('At the campaign');
    }
    const redirect = await get(page, forged);
    expect([redirect.status, redirect.headers.location]).toEqual([
      302,
      `/preview/begin?vseDomain=&previewTimestamp=${duringCampaign}&unpublishedFilterAPI=true`,
    ]);
    expect(redirect.headers['set-cookie']?.[0]).toContain('Max-Age=0');
    const navigated = await get(`${page}.data`, forged);
    expect([navigated.status, navigated.headers['x-remix-redirect'], navigated.headers['x-remix-reload-document']]).toEqual([
      204,
      redirect.headers.location,
      'true',
    ]);
    expect((await get('/preview/begin', forged)).status).toBe(200);
    await get(page);
    expect((await get(page, 'outfitter_preview=nonsense')).headers['x-page-cache']).toBe('hit');
  });

  it('does not affect the calls of shoppers, which return current data', async () => {
    const cookie = await atCampaign();
    const response = await get('/cms/content/key/seasonal', cookie);
    expect([headline(response), response.headers['surrogate-key']]).toEqual(['Today', expect.stringContaining('content-seasonal')]);
  });

  it('works in a split deployment', async () => {
    const commerce = await shop.startWeb({ ROLE: 'commerce' });
    const storefront = await shop.startWeb({ ROLE: 'storefront', COMMERCE_URL: commerce.origin, DATABASE_URL: '' });
    const cookie = await atCampaign();
    const shown = await request(storefront.origin, page, { headers: { cookie } });
    expect(headline(shown)).toBe('At the campaign');
    expect(headline(await request(storefront.origin, page))).toBe('Today');
  }, 60_000);
});

describe('the visualization page', () => {
  it('ROUTE-015 may be framed by listed content tools; other pages may not be framed', async () => {
    const { headers, status } = await get('/visualization?deliveryKey=homepage');
    expect([status, String(headers['content-security-policy'])]).toEqual([200, expect.stringContaining(`frame-ancestors 'self' ${tool}`)]);
    for (const path of ['/', '/preview/begin', '/cart']) {
      expect(String((await get(path)).headers['content-security-policy']), path).toMatch(/frame-ancestors 'self'(;|$)/);
    }
    expect((await get('/visualization?vseDomain=evil.example')).status).toBe(400);
  });
});

describe('the bare name of a preview host', () => {
  const headlineOf = ({ body }: { body: unknown }) => (body as { slotContent: { headline: string }[] }).slotContent[0]?.headline;

  it('API-091 is enough for the public client of the content service, in both versions of the protocol', async () => {
    const signedIn = await request(web.origin, '/api/preview/sign-in', {
      method: 'POST',
      body: JSON.stringify({ name: 'dale', password }),
    });
    const { token } = JSON.parse(signedIn.text) as { token: string };
    const base = new URL(siteOrigin).host;
    const domain = await request(web.origin, `/cms/domain/${base}?timestamp=${duringCampaign}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const host = JSON.parse(domain.text) as string;
    const [second, first] = previewHostClients(web.origin, host);
    const item = await second!.getContentItemByKey('seasonal');
    expect(headlineOf(item)).toBe('At the campaign');
    const { responses } = await second!.getContentItemsByKey(['seasonal']);
    expect(responses).toMatchObject([{ content: { slotContent: [{ headline: 'At the campaign' }] } }]);
    expect(headlineOf(await first!.getContentItemById(item.body._meta.deliveryId))).toBe('At the campaign');
    const [forged] = previewHostClients(web.origin, host.replace(/-[0-9a-f]{32}\./, `-${'0'.repeat(32)}.`));
    await expect(forged!.getContentItemByKey('seasonal')).rejects.toThrow('This preview’s address has ended.');
    expect((await get('/content/key/seasonal')).status).toBe(404);
  });
});
