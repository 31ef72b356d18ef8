import { beforeAll, describe, expect, it } from 'vitest';
import { type RawResponse, request } from '../testing/request.ts';
import { siteOrigin, type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
let byQuery: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb({ LOCALES: 'en-US,en-GB,fr-FR,it-IT' });
  byQuery = await shop.startWeb({ LOCALE_FROM: 'query' });
});

const coat = '/fencepost-chore-coat-4117.html';
const get = (path: string, headers: Record<string, string> = {}): Promise<RawResponse> => request(web.origin, path, { headers });
const redirectOf = async (path: string) => {
  const { status, headers } = await get(path);
  return [status, headers.location];
};
const langOf = ({ text }: RawResponse) => /<html lang="([^"]*)"/.exec(text)?.[1];
const isImage = (href: string) => href.startsWith('/i/');
const linksIn = ({ text }: RawResponse) => [...text.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
const headLinks = ({ text }: RawResponse) =>
  [...text.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]*)")? href="([^"]*)"/gi)].map(
    ([, rel, language = '', href = '']) => [rel, language, href.replace(siteOrigin, '')].join(' '),
  );

describe('a page in another locale', () => {
  it.each(['/', '/men', coat, '/cart', '/find-stores', '/customer-service'])(
    'ROUTE-041 I18N-001 %s declares its locale and is rendered in it',
    async (path) => {
      const [english, french] = [await get(path), await get(path === '/' ? '/fr-FR' : `/fr-FR${path}`)];
      expect([english.status, langOf(english), english.headers['content-language']]).toEqual([200, 'en-US', 'en-US']);
      expect([french.status, langOf(french), french.headers['content-language']]).toEqual([200, 'fr-FR', 'fr-FR']);
      expect(french.text).toContain('Aller au contenu');
      expect(french.text).not.toContain('Skip to the content');
      expect(english.text).not.toContain('id="messages"');
      expect(english.headers.link).not.toContain('messages');
    },
  );

  it.each(['/fr-FR', '/fr-FR/men', `/fr-FR${coat}`, '/fr-FR/customer-service', '/fr-FR/sitemap/', '/fr-FR/nothing-here'])(
    'ROUTE-043 %s links only to pages of its locale, except for the language selector',
    async (path) => {
      const page = await get(path);
      const otherLocaleLinks = linksIn(page).filter((href) => href.startsWith('/') && !isImage(href) && !/^\/fr-FR(\/|$|\?|#)/.test(href));
      const defaultPath = path.slice('/fr-FR'.length) || '/';
      expect(otherLocaleLinks.sort()).toEqual([defaultPath, defaultPath === '/' ? '/en-GB' : `/en-GB${defaultPath}`].sort());
    },
  );

  it('ROUTE-043 keeps the locale in redirects', async () => {
    expect(await redirectOf('/fr-FR/content/customer-service')).toEqual([301, '/fr-FR/customer-service']);
    expect(await redirectOf('/fr-FR/men/coats/fencepost-chore-coat-4117.html')).toEqual([301, '/fr-FR/fencepost-chore-coat-4117.html']);
    expect(await redirectOf('/fr-FR/men/')).toEqual([301, '/fr-FR/men']);
  });

  it('ROUTE-042 redirects to the default locale for an unknown or incomplete locale', async () => {
    expect(await redirectOf('/de-DE/men?page=2')).toEqual([302, '/men?page=2']);
    expect(await redirectOf('/it-IT/men')).toEqual([302, '/men']);
    expect(await redirectOf('/en-US/men')).toEqual([301, '/men']);
    expect(await redirectOf('/fr-fr/men')).toEqual([301, '/fr-FR/men']);
    expect(await redirectOf('/de-DE//evil.example')).toEqual([400, undefined]);
    expect(await redirectOf('/fr-FR//evil.example')).toEqual([400, undefined]);
    expect(await redirectOf(`/fr-FR/${'x'.repeat(200)}`)).toEqual([404, undefined]);
  });

  it('has its own URLs for navigation data', async () => {
    for (const path of ['/fr-FR/men.data', '/fr-FR.data', `/fr-FR${coat}.data`]) {
      const { status, headers } = await get(path);
      expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/x-script')]);
    }
  });

  it('I18N-001 is cached separately for each locale', async () => {
    const [english, french, british] = [await get('/men'), await get('/fr-FR/men'), await get('/en-GB/men')];
    expect(new Set([english, french, british].map(({ headers }) => headers.etag)).size).toBe(3);
    const again = await get('/fr-FR/men');
    expect([again.headers['x-page-cache'], again.headers.etag]).toEqual(['hit', french.headers.etag]);
    expect(again.headers['cache-control']).toMatch(/^public/);
  });

  it('I18N-001 contains the messages that it uses and links the file with all messages', async () => {
    const { text, headers } = await get('/fr-FR/men');
    const embedded = JSON.parse(/<script type="application\/json" id="messages">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');
    expect(Object.keys(embedded.messages).length).toBeGreaterThan(30);
    expect(Object.keys(embedded.messages)).toContain('listing.sort');
    expect(Object.keys(embedded.messages)).not.toContain('checkout.place');
    const file = await get(embedded.all);
    expect([file.status, file.headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')]);
    expect(JSON.parse(file.text)).toMatchObject({ 'checkout.place': expect.any(Array), 'listing.sort': expect.any(Array) });
    const links = String(headers.link).split(', ');
    expect(links.pop()).toBe(`<${embedded.all}>; rel=preload; as=fetch; crossorigin`);
    expect(links).toContainEqual(expect.stringMatching(/^<\/assets\/every-page-[\w-]+\.css>; rel=preload; as=style$/));
    expect(links.filter((link) => !/^<\/assets\/[\w-]+\.css>; rel=preload; as=style$/.test(link))).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
  });

  it('links its language versions in the head, without untranslated ones', async () => {
    expect(headLinks(await get('/fr-FR/men'))).toEqual([
      'canonical  /fr-FR/men',
      'alternate en-US /men',
      'alternate en-GB /en-GB/men',
      'alternate fr-FR /fr-FR/men',
      'alternate x-default /men',
    ]);
    // Every page of the demo shop is translated, so this translation is unpublished before its first request.
    await shop.database.pool.query(
      `UPDATE content_version SET publish_to = now()
       WHERE item_id = (SELECT id FROM content_item WHERE delivery_key = 'careers' AND locale = 'fr-FR')`,
    );
    expect(headLinks(await get('/fr-FR/careers'))).toEqual([
      'canonical  /careers',
      'alternate en-US /careers',
      'alternate en-GB /en-GB/careers',
      'alternate x-default /careers',
    ]);
    expect(headLinks(await get('/cart'))).toEqual([]);
  });

  it('I18N-001 translates categories and products, finds them by these names, and falls back to the default locale', async () => {
    const listing = await get('/fr-FR/men');
    expect(listing.text).toContain('Manteaux et gilets');
    expect(listing.text).toContain('Veste de ferme Fencepost');
    expect((await get('/fr-FR/search?q=salopette')).status).toBe(200);
    const found = await get(`/api/product_search?q=${encodeURIComponent('veste de ferme')}&locale=fr-FR`);
    expect(JSON.parse(found.text).hits.map(({ productId }: { productId: string }) => productId)).toContain('4117');
    const italian = await get('/api/product_search?q=fencepost&locale=it-IT');
    expect(JSON.parse(italian.text).hits[0].productName).toMatch(/Fencepost .*Coat/);
  });

  it('I18N-002 shows the currency of its locale until another is selected, in the format of the locale', async () => {
    const [french, chosen] = [await get(`/fr-FR${coat}`), await get(`/fr-FR${coat}`, { cookie: 'outfitter_view=USD' })];
    expect(french.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('199,00 $CA');
    expect(french.headers['cache-control']).toMatch(/^public/);
    expect(chosen.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(/149,00 \$(US)?/);
    expect(chosen.headers['cache-control']).toContain('private');
    const unknown = await get(`/fr-FR${coat}`, { cookie: 'outfitter_view=XYZ' });
    expect(unknown.headers.etag).toBe(french.headers.etag);
  });
});

describe('the locale of a parameter', () => {
  const page = (path: string) => request(byQuery.origin, path);

  it('ROUTE-041 ROUTE-042 is used if it is offered, and the default locale otherwise', async () => {
    expect(langOf(await page('/men?locale=fr-FR'))).toBe('fr-FR');
    for (const query of ['', '?locale=de-DE', '?locale=fr-FR&locale=en-GB', `?locale=${'x'.repeat(200)}`]) {
      expect(langOf(await page(`/men${query}`)), query).toBe('en-US');
    }
    expect((await page('/fr-FR/men')).status).toBe(404);
  });

  it('ROUTE-043 is part of every link, except for the link to the default locale', async () => {
    for (const path of ['/men?locale=fr-FR', `${coat}?locale=fr-FR`, '/customer-service?locale=fr-FR']) {
      const response = await page(path);
      const defaultPath = linksIn(response).filter(
        (href) => href.startsWith('/') && !isImage(href) && !/[?&]locale=(fr-FR|en-GB)(&|#|$)/.test(href.replaceAll('&amp;', '&')),
      );
      expect(defaultPath, path).toEqual([path.replace('?locale=fr-FR', '')]);
    }
    expect(headLinks(await page('/men?locale=fr-FR'))).toContain('canonical  /men?locale=fr-FR');
    expect(linksIn(await page('/men')).filter((href) => href.includes('locale='))).toEqual(['/men?locale=en-GB', '/men?locale=fr-FR']);
  });

  it.each([
    ['/content/customer-service', '/customer-service'],
    ['/men/fencepost-chore-coat-4117.html', coat],
    ['/search', '/'],
    ['/old-name-4117.html', coat],
    ['/Men/Coats', '/men/coats'],
  ])('stays when %s redirects, in documents and in navigation data', async (from, to) => {
    const inFrench = `${to}${to.includes('?') ? '&' : '?'}locale=fr-FR`;
    expect((await page(`${from}?locale=fr-FR`)).headers.location).toBe(inFrench);
    expect((await page(from)).headers.location).toBe(to);
    const data = await page(`${from.endsWith('/') ? `${from}_` : from}.data?locale=fr-FR`);
    expect([data.status, data.text]).toEqual([202, expect.stringContaining(`"${inFrench}"`)]);
  });
});
