import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import type { NewContent } from '../content/publishing/put-content.ts';
import { putTestContent } from '../content/testing/put-test-content.ts';
import { useHttpServer } from '../testing/http-server.ts';
import { testNow } from '../testing/test-commerce.ts';
import { previewHostLifetime } from './preview-host.ts';
import { addSignedInEditor } from './testing/sign-in-editor.ts';

const { commerce } = useTestBrand([{ id: '4117', name: 'Coat' }]);
const campaign = { from: new Date('2026-12-24T06:00:00Z'), to: new Date('2026-12-27T06:00:00Z') };
const during = campaign.from.toISOString();
const greeting = '/cms/content/key/greeting';
const shop = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';

const put = (headline: string, overrides: Partial<NewContent> = {}) =>
  putTestContent(commerce, { name: 'Greeting', schema: 'text-banner', deliveryKey: 'greeting', body: { headline }, ...overrides });

let token: string;
beforeAll(async () => {
  await put('Now');
  await put('At the campaign', { publishFrom: campaign.from, publishTo: campaign.to });
  ({ token } = await addSignedInEditor(commerce, 'dale'));
});

const asEditor = () => ({ authorization: `Bearer ${token}` });
async function request(path: string, headers: Record<string, string> = {}) {
  const response = await commerce.request(path, { headers });
  return { status: response.status, text: await response.text() };
}

describe('a preview host', () => {
  // The ES module build omits file extensions, which Node does not support.
  const { StagingEnvironmentFactory } = createRequire(import.meta.url)('dc-delivery-sdk-js') as typeof import('dc-delivery-sdk-js');
  const server = useHttpServer(commerce);
  const hostOf = async (timestamp: string) =>
    JSON.parse((await request(`/cms/domain/localhost:3000?timestamp=${timestamp}`, asEditor())).text) as string;
  const requestAt = (host: string, path = greeting) => commerce.request(`http://${host}${path}`);

  it('API-091 is created for an editor with the public client of the hosted service and previews the given time', async () => {
    const adaptor = async (config: { url?: string; baseURL?: string }) => {
      const response = await fetch(`${server.origin}/cms${config.url}`, { headers: asEditor() });
      return { data: await response.json(), status: response.status, statusText: '', headers: {}, config };
    };
    const factory = new StagingEnvironmentFactory('localhost:3000', { adaptor: adaptor as never });
    const host = await factory.generateDomain({ timestamp: campaign.from.getTime() });
    expect(host).toMatch(/^t[0-9a-z]+-[0-9a-z]+-[0-9a-f]{32}\.localhost:3000$/);
    expect(await (await requestAt(host)).text()).toContain('At the campaign');
  });

  it('API-091 previews content only, is not cached and expires after an hour', async () => {
    const host = await hostOf(during);
    const response = await requestAt(host);
    expect([await response.text(), response.headers.get('cache-control'), response.headers.get('surrogate-key')]).toEqual([
      expect.stringContaining('At the campaign'),
      'private, no-store',
      null,
    ]);
    const product = JSON.parse(await (await requestAt(host, `${shop}/products/4117`)).text());
    expect(product.price).toBe(100);
    commerce.clock.advance(previewHostLifetime);
    expect((await requestAt(host)).status).toBe(401);
    commerce.clock.set(testNow);
  });

  it('API-091 is rejected with another time, another signature or for another shop', async () => {
    const host = await hostOf(during);
    const [label = '', ...rest] = host.split('.');
    const [time = '', end = '', signature = ''] = label.split('-');
    const later = (Number.parseInt(time.slice(1), 36) + 1).toString(36);
    for (const forged of [`t${later}-${end}-${signature}`, `${time}-${end}z-${signature}`, `${time}-${end}-${'0'.repeat(32)}`]) {
      expect((await requestAt([forged, ...rest].join('.'))).status, forged).toBe(401);
    }
    // Other host names read current content.
    expect(await (await requestAt('www.localhost:3000')).text()).toContain('Now');
    expect(await (await requestAt(`${label}.evil.example`)).text()).toContain('Now');
    for (const [base, timestamp] of [
      ['evil.example', during],
      ['127.0.0.1', during],
      ['localhost:3000', 'yesterday'],
      ['localhost:3000', '9999-01-01T00:00:00Z'],
    ]) {
      expect((await request(`/cms/domain/${base}?timestamp=${timestamp}`, asEditor())).status, `${base} ${timestamp}`).toBe(400);
    }
  });
});
