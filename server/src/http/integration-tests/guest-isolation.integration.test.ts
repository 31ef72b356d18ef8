import { beforeAll, describe, expect, it } from 'vitest';
import { logInGuest } from '../testing/log-in-guest.ts';
import { type RawResponse, request } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb();
});

const product = '/fencepost-chore-coat-4117.html';
const publicWalk = ['/', '/men', '/men.data', '/men/coats', product, `${product}.data`, '/search?q=coat'];
const privateWalk = ['/cart', '/checkout'];

type Guest = Awaited<ReturnType<typeof logInGuest>>;

function headersOf({ cookie, accessToken }: Guest) {
  return { cookie: `${cookie}; outfitter_email=dale%40example.com`, authorization: `Bearer ${accessToken}` };
}

async function visit(guest: Guest, paths: readonly string[]): Promise<Map<string, RawResponse>> {
  const responses = new Map<string, RawResponse>();
  for (const path of paths) responses.set(path, await request(web.origin, path, { headers: headersOf(guest) }));
  return responses;
}

async function fillBasket({ client }: Guest, quantity: number): Promise<string> {
  const { basketId } = await client.createBasket();
  const sku = await shop.database.pool.query<{ id: string }>(`SELECT id FROM sku WHERE style_id = '4117' ORDER BY id`);
  for (const { id } of sku.rows) {
    const added = await client.addBasketItems({ params: { basketId }, body: [{ productId: id, quantity }] }).catch(() => undefined);
    if (added) break;
  }
  await client.setBasketCustomer({ params: { basketId }, body: { email: 'dale@example.com' } });
  return basketId;
}

describe('two guests on the same pages', () => {
  it('get the same bytes of every public page, without personal data', async () => {
    const [dale, ann] = [await logInGuest(web.origin), await logInGuest(web.origin)];
    expect(dale.customerId).not.toBe(ann.customerId);
    const before = await visit(dale, publicWalk);
    const secrets: string[] = [];
    for (const guest of [dale, ann]) {
      const basketId = await fillBasket(guest, 2);
      expect((await guest.client.getBasket({ params: { basketId } })).productItems).toHaveLength(1);
      const tokens = guest.cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
      secrets.push(guest.accessToken, guest.customerId, guest.usid, basketId, 'dale@example.com', 'dale%40example.com', ...tokens);
    }
    const [afterDale, afterAnn] = [await visit(dale, publicWalk), await visit(ann, publicWalk)];
    for (const path of publicWalk) {
      const responses = [before, afterDale, afterAnn].map((walk) => walk.get(path)!);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [first, ...others] = responses;
      for (const { body } of others) expect(body.equals(first!.body)).toBe(true);
      for (const { text, headers } of responses) {
        expect(headers['set-cookie']).toBeUndefined();
        const output = text + JSON.stringify(headers);
        for (const secret of secrets) expect(output).not.toContain(secret);
      }
    }
  });

  it.each(privateWalk)('%s is rendered for each guest, not cached, and has its own nonce', async (path) => {
    const [dale, ann] = [await logInGuest(web.origin), await logInGuest(web.origin)];
    const nonces = new Set<string>();
    for (const guest of [dale, ann, ann]) {
      const response = (await visit(guest, [path])).get(path)!;
      expect(response.status).toBe(200);
      expect(response.headers['cache-control']).toContain('no-store');
      expect(response.headers['x-page-cache']).toBeUndefined();
      expect(response.headers.etag).toBeUndefined();
      const nonce = /'nonce-([\w-]{20,})'/.exec(String(response.headers['content-security-policy']))?.[1] ?? '';
      const scripts = [...response.text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
      expect(scripts.length).toBeGreaterThan(0);
      for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
      expect(response.text).not.toContain(guest.accessToken);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('a basket and its responses are never cached', async () => {
    const dale = await logInGuest(web.origin);
    const basketId = await fillBasket(dale, 1);
    const path = `/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets/${basketId}`;
    const response = await request(web.origin, path, { headers: headersOf(dale) });
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const ann = await logInGuest(web.origin);
    expect((await request(web.origin, path, { headers: headersOf(ann) })).status).toBe(404);
  });
});
