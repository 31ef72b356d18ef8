import { beforeAll, describe, expect, it } from 'vitest';
import { type RawResponse, request } from '../testing/request.ts';
import { siteOrigin, type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb();
});
const get = (path: string): Promise<RawResponse> => request(web.origin, path, {});
const matchOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[1]?.replaceAll(/<[^>]+>|&#x27;/g, '');
const read = ({ status, text }: RawResponse) => ({
  status,
  headings: text.match(/<h1[\s>]/g)?.length ?? 0,
  isIndexed: !/<meta name="robots" content="noindex"/.test(text),
  canonical: matchOf(/<link rel="canonical" href="([^"]*)"/, text),
});

/** Requirement, path, whether search engines may index it, and its canonical URL if they may. */
const screens: readonly (readonly [id: string, path: string, isIndexed: boolean, canonical: string])[] = [
  ['ROUTE-002', '/', true, '/'],
  ['ROUTE-003', '/write-a-review', false, ''],
  ['ROUTE-003', '/write-a-review?product=4117', false, ''],
  ['ROUTE-004', '/styleguide', false, ''],
  ['ROUTE-007', '/order-detail', false, ''],
  ['ROUTE-008', '/find-stores', true, '/find-stores'],
  ['ROUTE-009', '/checkout', false, ''],
  ['ROUTE-010', '/checkout/confirmation', false, ''],
  ['ROUTE-011', '/cart', false, ''],
  ['ROUTE-012', '/sharecart', false, ''],
  ['ROUTE-013', '/product/4117', true, '/fencepost-chore-coat-4117.html'],
  ['the comparison', '/compare', false, ''],
  ['the comparison', '/compare?ids=4117,4120', false, ''],
  ['ROUTE-015', '/visualization?vseDomain=&contentId=x', false, ''],
  ['ROUTE-016', '/preview/begin?vseDomain=&previewTimestamp=1795000000000', false, ''],
  ['ROUTE-017', '/email-deals', true, '/email-deals'],
  ['ROUTE-018', '/unsubscribe', true, '/unsubscribe'],
  ['ROUTE-019', '/track-order', true, '/track-order'],
  ['ROUTE-020', '/customer-service', true, '/customer-service'],
  ['ROUTE-021', '/careers', true, '/careers'],
  ['ROUTE-022', '/free-catalog-signup', true, '/free-catalog-signup'],
  ['ROUTE-023', '/gift-cards.html', true, '/gift-cards.html'],
  ['ROUTE-024', '/sitemap/', true, '/sitemap/'],
  ['ROUTE-025', '/size-guide', true, '/size-guide'],
  ['ROUTE-026', '/our-stores', true, '/our-stores'],
  ['ROUTE-027', '/IDme-callback', false, ''],
  ['ROUTE-028', '/content/returns', true, '/content/returns'],
  ['ROUTE-031', '/locations/', true, '/find-stores'],
  ['ROUTE-031', '/locations/?StoreID=001', true, '/locations/?StoreID=001'],
  ['ROUTE-032', '/men', true, '/men'],
  ['ROUTE-036', '/best-sellers', true, '/best-sellers'],
  ['ROUTE-038', '/content/privacy-security-policy', true, '/content/privacy-security-policy'],
  ['ROUTE-038', '/content/no-bull-guarantee', true, '/content/no-bull-guarantee'],
  ['ROUTE-038', '/content/text', true, '/content/text'],
  ['ROUTE-038', '/content/terms-and-conditions', true, '/content/terms-and-conditions'],
  ['ROUTE-039', '/our-story', true, '/our-story'],
  ['ROUTE-039', '/our-story/repairs', true, '/our-story/repairs'],
  ['ROUTE-040', '/DuluthHeroes', true, '/DuluthHeroes'],
  ['ROUTE-040', '/duluthheroes', true, '/DuluthHeroes'],
];

describe('every row of the route table', () => {
  it.each(screens)('%s renders %s with one h1', async (_, path, isIndexed, canonical) => {
    const found = read(await get(path));
    expect(found).toMatchObject({ status: 200, headings: 1, isIndexed });
    if (canonical) expect(found.canonical).toBe(`${siteOrigin}${canonical}`);
  });

  it.each([
    ['ROUTE-030', '/men/coats/fencepost-chore-coat-4117.html', 301, '/fencepost-chore-coat-4117.html'],
    ['ROUTE-030', '/any/path/below/the/shop/fencepost-chore-coat-4117.html', 301, '/fencepost-chore-coat-4117.html'],
    ['ROUTE-034', '/content/customer-service', 301, '/customer-service'],
    ['ROUTE-034', '/content/email-deals', 301, '/email-deals'],
    ['ROUTE-039', '/content/our-story-repairs', 301, '/our-story/repairs'],
    ['ROUTE-040', '/content/DuluthHeroes', 301, '/DuluthHeroes'],
  ])('%s redirects %s with %i to %s', async (_, path, status, location) => {
    const response = await get(path);
    expect([response.status, response.headers.location]).toEqual([status, location]);
  });

  it.each([
    ['ROUTE-030', '/men/coats/fencepost-chore-coat-4117.html?color=18&coupon=WELCOME15', '/fencepost-chore-coat-4117.html'],
    ['ROUTE-030', '/a/b/c/d/fencepost-chore-coat-4117.html?color=18&edit=3', '/fencepost-chore-coat-4117.html'],
    ['ROUTE-030', '/x-4117.html?edit=3&utm_source=mail&coupon=WELCOME15', '/fencepost-chore-coat-4117.html'],
    ['ROUTE-030', '/our-story/x-4117.html?coupon=WELCOME15', '/x-4117.html'],
    ['ROUTE-030', '/products/x-4117.html?coupon=WELCOME15', '/x-4117.html'],
    ['ROUTE-032', '/MEN?coupon=WELCOME15&page=2', '/men'],
    ['ROUTE-034', '/content/customer-service?coupon=WELCOME15', '/customer-service'],
    ['ROUTE-001', '/Locations/?StoreID=001', '/Locations'],
    ['ROUTE-001', '/Locations?StoreID=001&coupon=WELCOME15', '/locations'],
    ['SHELL-023', '/Cart?coupon=WELCOME15', '/cart'],
    ['SHELL-028', '/Checkout/Confirmation?a=%26%3D', '/checkout/confirmation'],
  ])('%s keeps the query of %s on the way to %s, in a redirect of this request only', async (_, path, target) => {
    const [bare = '', query] = path.split('?');
    const { status, headers } = await get(path);
    expect([status, headers.location, headers['cache-control']]).toEqual([301, `${target}?${query}`, 'private, no-store']);
    expect((await get(bare)).headers.location).toBe(target);
  });

  it('ROUTE-030 SHELL-023 keeps the query in redirects of data requests', async () => {
    const redirectIn = async (path: string) => {
      const { status, text } = await get(path);
      return [status, /"(\/[^"]*\?[^"]*)"/.exec(text)?.[1]];
    };
    expect(await redirectIn('/Cart.data?coupon=WELCOME15')).toEqual([202, '/cart?coupon=WELCOME15']);
    expect(await redirectIn('/men/x-4117.html.data?coupon=WELCOME15')).toEqual([202, '/x-4117.html?coupon=WELCOME15']);
  });

  it('SEARCH-008 keeps the other parameters of a search that redirects', async () => {
    const { status, headers } = await get('/search?q=4117&coupon=WELCOME15');
    expect([status, headers.location]).toEqual([302, '/fencepost-chore-coat-4117.html?coupon=WELCOME15']);
  });

  it.each([
    ['ROUTE-029', '/404'],
    ['ROUTE-028', '/content/nothing-of-this-name'],
    ['ROUTE-033', '/a/b/c/d'],
  ])('%s ERROR-020 ERROR-021 ERROR-022 renders the 404 page on %s with status 404', async (_, path) => {
    const response = await get(path);
    expect(read(response)).toMatchObject({ status: 404, headings: 1, isIndexed: false });
    expect(response.text).toContain('<title>error 404');
    expect(response.text).toContain('You caught us with our pants down!');
    expect(response.text.replaceAll('&#x27;', "'")).toContain(
      "The page you're looking for is unavailable. You will be redirected to the home page shortly.",
    );
  });

  it('ROUTE-031 leads from a store that does not exist to the finder', async () => {
    const response = await get('/locations/?StoreID=999');
    expect(read(response)).toMatchObject({ status: 404, headings: 1, isIndexed: false });
    expect(response.text).toContain('<title>Store not found');
    expect(response.text).toContain('None of our stores has the number in this link.');
  });

  it('ROUTE-003 reports a missing product on the page of its review form', async () => {
    const response = await get('/write-a-review?product=0000');
    expect(read(response)).toMatchObject({ status: 404, headings: 1, isIndexed: false });
    expect(response.text).toContain('We no longer sell this product');
  });

  it.each([
    ['/login', 'Sign in', '/api/session/form/login'],
    ['/login?returnTo=%2F%2Fevil.example', 'Sign in', '/api/session/form/login'],
    ['/register', 'Create an account', '/api/session/form/register'],
    ['/reset-password', 'Reset your password', undefined],
    ['/set-password?token=abc', 'Set a new password', '/api/session/form/set-password?token=abc'],
  ])('ROUTE-005 shows the form of %s, which is posted without JavaScript', async (path, heading, action) => {
    const response = await get(path);
    expect(read(response)).toMatchObject({ status: 200, headings: 1, isIndexed: false });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.text).toContain(`>${heading}</h1>`);
    // The first form that posts is the page's, the last one the footer's. A form without an action posts to its page.
    const [form] = response.text.match(/<form(?=[^>]* method="post")[^>]*>/g) ?? [];
    expect(/ action="([^"]*)"/.exec(form ?? '')?.[1]).toBe(action);
    expect(response.text).not.toContain('evil.example');
  });

  it.each(['/account', '/account/profile', '/account/addresses', '/account/payments', '/account/preferred-email', '/account/orders'])(
    'ROUTE-006 shows the layout of the account on %s, without data of a customer',
    async (path) => {
      const response = await get(path);
      expect(read(response)).toMatchObject({ status: 200, headings: 1, isIndexed: false });
      expect(response.headers['cache-control']).toBe('private, no-store');
      expect(response.text).toContain('href="/account/preferred-email"');
      expect(response.text).toContain('Your account needs JavaScript.');
    },
  );

  it('SEARCH-008 redirects the search for a product code to its page, unless the URL has a refine parameter, even an empty one', async () => {
    const respond = async (path: string) => {
      const { status, headers, text } = await get(path);
      return { status, location: headers.location, lists: text.includes('href="/fencepost-chore-coat-4117.html') };
    };
    for (const refine of ['refine=', 'refine', 'refine=color%3Abrown', 'refine=nonsense', 'refine_1=color%3Dbrown', 'refine_2='])
      expect(await respond(`/search?q=4117&${refine}`), refine).toEqual({ status: 200, location: undefined, lists: true });
    expect(await respond('/search?q=4117&sort=')).toMatchObject({ status: 302, location: '/fencepost-chore-coat-4117.html' });
    const data = (path: string) => get(path).then(({ status }) => status);
    expect([await data('/search.data?q=4117'), await data('/search.data?q=4117&refine=')]).toEqual([202, 200]);
  });

  it('ROUTE-035 leaves /callback to the login service', async () => {
    const { status, text } = await get('/callback');
    expect([status, text]).toEqual([200, '']);
  });
});

describe('special screens', () => {
  it('ROUTE-026 lists all stores by state with links to their pages', async () => {
    const { text } = await get('/our-stores');
    expect(new Set(text.match(/\/locations\/\?StoreID=\d+/g)).size).toBe(14);
    expect(text).toContain('Minnesota');
  });
  it('ROUTE-008 STORE-002 lists the stores near an address, on a page that no cache stores and no search engine indexes', async () => {
    const { text, headers } = await get('/find-stores?address=55731');
    expect([...new Set(text.match(/StoreID=\d+/g))]).toEqual(['StoreID=001', 'StoreID=002', 'StoreID=003']);
    expect(text).toMatch(/0\.\d miles/);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
    const start = await get('/find-stores');
    expect(start.headers['cache-control']).toContain('public');
    expect((await get('/find-stores?address=xqzzyplugh')).text).toContain('Store not found');
    expect((await get('/find-stores?latitude=95&longitude=0')).status).toBe(404);
  });
  it('ROUTE-031 contains structured data of the store', async () => {
    const { text } = await get('/locations/?StoreID=001');
    const json = matchOf(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s, text) ?? '{}';
    expect(JSON.parse(json)).toMatchObject({ '@type': 'ClothingStore', address: { addressLocality: 'Ely' } });
  });
  it('ROUTE-012 shows the items of a shared cart and unreadable ones, and adds nothing automatically', async () => {
    const { text: product } = await get('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/products/4117');
    const { variants } = JSON.parse(product) as { variants: { productId: string }[] };
    const cart = encodeURIComponent(JSON.stringify({ [variants[0]?.productId ?? '']: 2, NOSUCH1: 1 }));
    const { status, text, headers } = await get(`/sharecart?cart=${cart}`);
    expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'private, no-store', undefined]);
    expect(text).toContain('Fencepost Chore Coat');
    expect(text).toContain('no longer sold');
    expect((await get('/sharecart?cart=%7Bnonsense')).text).toContain('This link doesn’t work.');
  });
  it('ROUTE-015 ROUTE-016 neither call nor show a host from the URL', async () => {
    for (const path of ['/visualization?vseDomain=evil.example', '/preview/begin?vseDomain=evil.example']) {
      expect((await get(path)).text).not.toContain('evil.example');
    }
  });
  it('ROUTE-027 renders neither header nor footer', async () => {
    const { text } = await get('/IDme-callback');
    expect(text).not.toMatch(/<(header|footer)[\s>]/);
  });
  it('ROUTE-024 lists every department and every page', async () => {
    const { text } = await get('/sitemap/');
    for (const path of ['/men', '/clearance', '/track-order', '/our-stores', '/email-deals', '/content/returns']) {
      expect(text).toContain(`href="${path}"`);
    }
  });
  it('SHELL-008 the header of every page links to the sign-in page, for guests without JavaScript', async () => {
    for (const path of ['/', '/cart', '/customer-service']) expect((await get(path)).text).toMatch(/href="\/login"/);
  });
});
