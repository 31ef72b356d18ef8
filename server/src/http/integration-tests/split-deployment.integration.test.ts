import { beforeAll, describe, expect, it } from 'vitest';
import { createClientAt, logInGuest } from '../testing/log-in-guest.ts';
import { request } from '../testing/request.ts';
import { siteOrigin, type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let commerce: TestWeb;
let storefront: TestWeb;
beforeAll(async () => {
  commerce = await shop.startWeb({ ROLE: 'commerce' });
  storefront = await shop.startWeb({ ROLE: 'storefront', COMMERCE_URL: commerce.origin, DATABASE_URL: '' });
}, 60_000);

const product = '/fencepost-chore-coat-4117.html';

describe('a split deployment', () => {
  it('the contract client calls commerce over HTTP: a guest fills a basket', async () => {
    const { client } = await logInGuest(commerce.origin);
    const { basketId } = await client.createBasket();
    expect((await client.getBasket({ params: { basketId } })).basketId).toBe(basketId);
    await expect(client.getProduct({ params: { productId: '999999' } })).rejects.toMatchObject({
      status: 404,
      type: 'ProductNotFoundException',
    });
  });

  it('commerce serves no pages', async () => {
    expect((await request(commerce.origin, product)).status).toBe(404);
    expect((await request(commerce.origin, '/readyz')).status).toBe(200);
  });

  it('the storefront renders pages with calls over HTTP and caches them briefly, without invalidations', async () => {
    const first = await request(storefront.origin, product);
    expect(first.status).toBe(200);
    expect(first.text).toContain('Fencepost Chore Coat');
    expect(String(first.headers['surrogate-key'])).toContain('product-4117');
  });

  it('ROUTE-043 the storefront proxies robots.txt and the sitemap in every locale', async () => {
    const index = await request(storefront.origin, '/sitemap.xml');
    expect([index.status, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const { text } = await request(storefront.origin, '/sitemap-products-1.xml');
    expect(text).toContain(`<loc>${siteOrigin}${product}</loc>`);
    expect(text).toContain(`<loc>${siteOrigin}/fr-FR${product}</loc>`);
    expect((await request(storefront.origin, '/robots.txt')).text).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
  });

  it('the storefront proxies calls with token, body, cookies and faults', async () => {
    const guest = await logInGuest(storefront.origin);
    expect(guest.cookie).not.toBe('');
    const { basketId } = await guest.client.createBasket();
    expect((await createClientAt(commerce.origin, guest.accessToken).getBasket({ params: { basketId } })).basketId).toBe(basketId);
    const rejected = await request(storefront.origin, '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets', { method: 'POST', body: '{' });
    expect([rejected.status, rejected.headers['x-correlation-id']]).toEqual([401, expect.any(String)]);
    const login = await request(storefront.origin, '/callback?code=x&usid=y');
    expect(login.status).toBe(200);
  });

  it('without commerce, calls and uncached pages get 503 with Retry-After', async () => {
    const withoutCommerce = await shop.startWeb({ ROLE: 'storefront', COMMERCE_URL: 'http://127.0.0.1:9', DATABASE_URL: '' });
    for (const path of [product, '/api/product_search?q=coat']) {
      const response = await request(withoutCommerce.origin, path);
      expect([response.status, Number(response.headers['retry-after']) > 0]).toEqual([503, true]);
    }
  });
});
