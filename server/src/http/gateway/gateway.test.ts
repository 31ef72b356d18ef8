import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, replaceNonce } from '../pages/content-security-policy.ts';
import { readPagePath } from '../pages/route-policy.ts';
import { findUrlError } from './check-url.ts';
import { isCommercePath } from './commerce-paths.ts';
import { createGateway } from './gateway.ts';

const respondWith = (text: string) => async () => new Response(text);
const front = createGateway({
  files: { respond: async (_request, pathname) => (pathname === '/favicon.svg' ? new Response('file') : undefined) },
  sitemap: { respond: async () => undefined },
  images: respondWith('image'),
  videos: respondWith('video'),
  commerce: respondWith('commerce'),
  pages: respondWith('page'),
  isSecure: false,
});
const get = async (path: string) => (await front(new Request(`http://shop.example${path}`), path)) as Response;

describe('the gateway', () => {
  it('routes requests to files, images, API calls and pages by path', async () => {
    expect(await (await get('/favicon.svg')).text()).toBe('file');
    expect(await (await get('/i/ridge/4117-10-front')).text()).toBe('image');
    expect(await (await get('/v/ridge/winter-porch/mp4_720p')).text()).toBe('video');
    expect(await (await get('/api/product_search?q=coat')).text()).toBe('commerce');
    expect(await (await get('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets')).text()).toBe('commerce');
    expect(await (await get('/men/coats')).text()).toBe('page');
  });

  it.each([
    '/callback',
    '/healthz',
    '/readyz',
    '/openapi.json',
    '/cms/content/key/homepage',
    '/api/unknown',
    '/on/demandware.store/Sites-DTC-Site/default/MAO-CartAtp',
  ])('routes %s to the shop API', (path) => expect(isCommercePath(path)).toBe(true));
  it.each(['/', '/men', '/checkout', '/content/returns', '/apiary', '/callback-x'])('routes %s to a page', (path) =>
    expect(isCommercePath(path)).toBe(false),
  );

  it.each([
    ['/%00', 400],
    ['/men%0d%0aSet-Cookie:x', 400],
    ['/%zz', 400],
    ['//evil.example', 400],
    ['/\\evil.example', 400],
    ['/%5cevil.example', 400],
    ['/.//evil.example/', 400],
    ['/.//x/cart', 400],
    ['/men/../cart', 400],
    ['/men/%2e%2e/cart', 400],
    ['/men/.', 400],
    ['/men//coats', 400],
    ['/men/%2f/coats', 400],
    ['http://evil.example/', 400],
    [`/${'a'.repeat(8_192)}`, 414],
    [`/men?q=${'a'.repeat(8_192)}`, 414],
  ])('rejects the URL %s with %i and renders no page', async (path, status) => {
    expect(findUrlError(path)?.status).toBe(status);
    const response = await front(new Request('http://shop.example/'), path);
    expect(response.status).toBe(status);
  });

  it.each([
    ['/api/product/reviews/%00/helpful', { fault: { type: 'ValidationException' } }],
    ['/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/products/%zz', { fault: { type: 'ValidationException' } }],
    [`/cms/content/key/${'a'.repeat(3_000)}`, { error: { type: 'VALIDATION' } }],
    ['/1/indexes/../query', { status: 400 }],
  ])('rejects the URL %s of a call with an error of the contract', async (path, body) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(response.headers.get('x-correlation-id')).toBeTruthy();
    expect(await response.json()).toMatchObject(body);
  });

  it('routes every accepted path as it was sent, and redirects to the same site only', async () => {
    const segment = fc.constantFrom(
      '.',
      '..',
      '%2e',
      '%2E%2e',
      '',
      '/',
      '\\',
      '%5c',
      '%2f',
      'men',
      'cart',
      'evil.example',
      '.data',
      '...',
      'é',
    );
    const path = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`);
    await fc.assert(
      fc.asyncProperty(path, async (requestedPath) => {
        fc.pre(findUrlError(requestedPath) === undefined);
        const { host, pathname } = new URL(`http://shop.example${requestedPath}`);
        expect([host, decodeURIComponent(pathname)]).toEqual(['shop.example', decodeURIComponent(requestedPath)]);
        const { headers } = await get(requestedPath);
        const location = headers.get('location') ?? '/';
        expect(new URL(location, 'http://shop.example').host).toBe('shop.example');
      }),
      { numRuns: 500 },
    );
  });

  it('accepts dots within a segment', () => {
    for (const path of ['/chore-coat-4117.html', '/men/coats.data', '/.well-known/security.txt', '/...', '/locations/'])
      expect(findUrlError(path)).toBeUndefined();
  });

  it('redirects a trailing slash once, except for the two pages that end with one', async () => {
    const moved = await get('/men/coats/?page=2');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/men/coats?page=2']);
    expect((await get('/locations/?StoreID=001')).status).toBe(200);
    expect((await get('/men/coats/')).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await get('/unsubscribe/?token=abc')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('adds security headers', async () => {
    const { headers } = await get('/men');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('lets other sites embed images and videos, and nothing else', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy');
    for (const path of ['/i/ridge/4117-10-front', '/v/ridge/winter-porch/mp4_720p']) expect(await policyOf(path)).toBe('cross-origin');
    for (const path of ['/men', '/favicon.svg', '/api/product_search?q=coat', '/i']) expect(await policyOf(path)).toBe('same-origin');
  });

  it('derives the page of a data request', () => {
    expect(readPagePath('/men/coats.data')).toEqual({ pathname: '/men/coats', isData: true });
    expect(readPagePath('/_.data')).toEqual({ pathname: '/', isData: true });
    expect(readPagePath('/locations/_.data')).toEqual({ pathname: '/locations/', isData: true });
    expect(readPagePath('/men')).toEqual({ pathname: '/men', isData: false });
  });
});

describe('the content security policy', () => {
  const scriptHashes = (html: string, nonce: string) => replaceNonce(Buffer.from(html), nonce).hashes;
  const withoutNonce = (html: string, nonce: string) => replaceNonce(Buffer.from(html), nonce).html.toString();

  it('contains the hashes of inline scripts with the nonce of the render only', () => {
    const hashes = scriptHashes(
      [
        '<script nonce="s3">alert(1)</script><script nonce="s3" src="/a.js"></script><script type="module" nonce="s3">alert(1)</script>',
        '<script nonce="s3">\n2</script><script>alert(3)</script><script nonce="other">alert(4)</script><script nonce=\'s3\'>alert(5)</script>',
      ].join(''),
      's3',
    );
    expect(hashes).toHaveLength(2);
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | openssl base64
    expect(hashes[0]).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it('contains no hashes of data, which browsers do not run, and none of an empty script', () => {
    expect(scriptHashes('<script type="application/json" nonce="s3">{"é":1}</script><script nonce="s3"></script>', 's3')).toEqual([]);
    expect(withoutNonce('<p nonce="s3">é s3</p>', 's3')).toBe('<p>é </p>');
  });

  it('never allows a script of content, and the page is sent without the nonce', () => {
    const nonce = fc.stringMatching(/^[\w-]{22}$/);
    const content = fc.string({ unit: fc.constantFrom('<script>', '</script>', ' nonce="', '">', 'alert(1)', '<p>', 'src=') });
    fc.assert(
      fc.property(nonce, content, content, (secret, before, after) => {
        const own = `<script nonce="${secret}">own()</script>`;
        const allowed = scriptHashes(own, secret);
        expect(scriptHashes(`${before}</script>${own}${after}`, secret)).toEqual(allowed);
        expect(withoutNonce(`${before}${own}${after}`, secret)).toBe(`${before}<script>own()</script>${after}`);
      }),
    );
  });

  it('never allows other scripts', () => {
    const policy = contentSecurityPolicy(["'nonce-x'"], { isSecure: true });
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'nonce-x'");
    expect(policy).toContain('upgrade-insecure-requests');
  });
});
