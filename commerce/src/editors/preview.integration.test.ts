import { type Endpoint, endpoints } from '@outfitter/contract';
import { isPreviewable, previewHeaders } from '@outfitter/contract/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import type { NewContent } from '../content/publishing/put-content.ts';
import { putTestContent } from '../content/testing/put-test-content.ts';
import { createCustomer } from '../testing/customer-builder.ts';
import { pageHeaders, testNow, testSettings } from '../testing/test-commerce.ts';
import { addSignedInEditor } from './testing/sign-in-editor.ts';

const saleEnds = new Date('2026-12-01T06:00:00Z');
const { commerce } = useTestBrand([
  {
    id: '4117',
    name: 'Coat',
    colors: { '10': 'brown', '52': 'red' },
    sale: { amount: 8_000, kind: 'clearance', colors: ['52'], validTo: saleEnds },
  },
]);
const campaign = { from: new Date('2026-12-24T06:00:00Z'), to: new Date('2026-12-27T06:00:00Z') };
const during = campaign.from.toISOString();

const put = (headline: string, overrides: Partial<NewContent> = {}) =>
  putTestContent(commerce, { name: 'Greeting', schema: 'text-banner', deliveryKey: 'greeting', body: { headline }, ...overrides });

let token: string;
beforeAll(async () => {
  await put('Now');
  await put('At the campaign', { publishFrom: campaign.from, publishTo: campaign.to });
  ({ token } = await addSignedInEditor(commerce, 'Dale'));
});
const asEditor = (headers: Record<string, string> = {}) => ({ authorization: `Bearer ${token}`, ...headers });
const at = (time: string) => asEditor({ [previewHeaders.time]: time });
async function request(path: string, headers: Record<string, string> = {}) {
  const response = await commerce.request(path, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, type: /"type":"(\w+)"/.exec(text)?.[1] };
}
const greeting = '/cms/content/key/greeting';
const shop = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';

describe('a preview call', () => {
  it('PREVIEW-001 returns the content of its time and does not affect other calls', async () => {
    const before = await request(greeting);
    const then = await request(greeting, at(during));
    const asMilliseconds = await request(greeting, at(String(campaign.from.getTime())));
    expect([before.text, then.text, asMilliseconds.text].map((text) => /Now|At the campaign/.exec(text)?.[0])).toEqual([
      'Now',
      'At the campaign',
      'At the campaign',
    ]);
    expect((await request(greeting)).text).toBe(before.text);
    expect((await request(greeting, at(campaign.to.toISOString()))).text).toContain('Now');
  });

  it('PREVIEW-001 returns the prices of its time in products and listings', async () => {
    const priceOf = async (headers: Record<string, string>) => {
      const product = JSON.parse((await request(`${shop}/products/4117`, headers)).text);
      const listing = JSON.parse((await request('/api/product_search?q=coat', headers)).text);
      return [product.price, listing.hits[0].price];
    };
    expect(await priceOf({})).toEqual([80, 80]);
    expect(await priceOf(at(saleEnds.toISOString()))).toEqual([100, 100]);
    expect(await priceOf({})).toEqual([80, 80]);
  });

  it('is not cached and sends no cache headers', async () => {
    for (const path of [greeting, `${shop}/products/4117`, '/api/site/preferences']) {
      const { headers } = await request(path, at(during));
      expect(headers.get('cache-control'), path).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect([headers.get('surrogate-key'), headers.get('x-valid-until')]).toEqual([null, null]);
      expect((await request(path)).headers.get('surrogate-key')).toBeTruthy();
    }
  });

  it('returns unpublished content on request', async () => {
    await put('A draft', { publishFrom: new Date('2150-01-01T00:00:00Z') });
    const unpublished = { [previewHeaders.unpublished]: 'true' };
    expect((await request(greeting, asEditor(unpublished))).text).toContain('A draft');
    expect((await request(greeting, { ...at(during), ...unpublished })).text).toContain('A draft');
    expect((await request(greeting, { ...at(during), [previewHeaders.unpublished]: 'false' })).text).toContain('At the campaign');
    expect((await request(greeting)).text).toContain('Now');
  });

  it.each(['yesterday', '9999-12-31T00:00:00Z', '253402300799000', '', '2026-12-24', 'NaN'])(
    'rejects the time “%s” with the name of the header',
    async (time) => {
      const response = await request(`${shop}/products/4117`, at(time));
      expect(response.status).toBe(400);
      expect(JSON.parse(response.text).fault).toMatchObject({
        type: 'ValidationException',
        arguments: { path: "$['x-preview-time']", in: 'header' },
      });
    },
  );

  it('rejects an unlisted content service', async () => {
    for (const domain of ['evil.example', '127.0.0.1', '2130706433', '[::1]', 'localhost@evil.example']) {
      expect((await request(greeting, asEditor({ [previewHeaders.domain]: domain }))).status, domain).toBe(400);
    }
    expect((await request(greeting, asEditor({ [previewHeaders.domain]: testSettings.siteOrigin }))).status).toBe(200);
  });
});

describe('a token of the wrong kind', () => {
  const calls = Object.values(endpoints) as Endpoint[];
  const pathOf = (path: string) =>
    path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => ({ siteId: 'DTC', version: 'v24_5', organizationId: 'f_ecom_demo_001' })[name] ?? 'x',
    );
  const others = calls.filter(({ name, operation }) => !isPreviewable(name) && operation.audience !== 'editor');
  const send = (call: Endpoint, headers: Record<string, string>) =>
    commerce.request(pathOf(call.operation.path), {
      method: call.operation.method,
      headers: { ...pageHeaders, ...headers },
      ...(call.operation.method === 'GET' ? {} : { body: '{}' }),
    });

  it.each(others)('is rejected by $name if it is a preview token', async (call) => {
    expect((await send(call, asEditor())).status).toBe(401);
    // A write with preview headers is rejected before its body is read.
    expect((await send(call, at(during))).status).toBe(400);
  });

  it.each(calls.filter(({ name }) => isPreviewable(name)))(
    'is rejected in a preview of $name if it is a shopper token or missing',
    async (call) => {
      const { accessToken } = await commerce.guest();
      const time = { [previewHeaders.time]: during };
      expect((await send(call, { authorization: `Bearer ${accessToken}`, ...time })).status).toBe(401);
      expect((await send(call, time)).status).toBe(401);
      expect((await send(call, { [previewHeaders.unpublished]: 'true' })).status).toBe(401);
    },
  );

  it('AUTH-026 is rejected by editor calls if it is the token of a guest or a customer', async () => {
    const { accessToken, client } = await commerce.guest();
    const customer = await createCustomer(commerce);
    for (const path of ['/api/preview/session', `/cms/domain/localhost:3000?timestamp=${campaign.from.getTime()}`]) {
      for (const shopperToken of [accessToken, customer.accessToken])
        expect((await request(path, { authorization: `Bearer ${shopperToken}` })).status, path).toBe(401);
      expect((await request(path)).status, path).toBe(401);
    }
    const { basketId } = await client.createBasket({ body: {} });
    const basket = `${shop}/baskets/${basketId}`;
    expect((await request(basket, { authorization: `Bearer ${accessToken}` })).status).toBe(200);
    expect((await request(basket, { authorization: `Bearer ${accessToken}`, [previewHeaders.time]: during })).status).toBe(400);
    expect((await request(basket, asEditor())).status).toBe(401);
  });

  it('is rejected if it is forged, changed or expired', async () => {
    const [head = '', claims = '', signature = ''] = token.split('.');
    const changed = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), name: 'boss' })).toString(
      'base64url',
    );
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const forged of [`${head}.${changed}.${signature}`, `${unsigned}.${claims}.`, `${head}.${claims}.${signature.slice(0, -4)}AAAA`]) {
      expect((await request(greeting, { ...at(during), authorization: `Bearer ${forged}` })).status).toBe(401);
    }
    commerce.clock.advance(3_600_000);
    expect((await request(greeting, at(during))).status).toBe(401);
    commerce.clock.set(testNow);
  });
});
