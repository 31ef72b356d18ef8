import { describe, expect, it } from 'vitest';
import { previewHostContentCall } from './preview-host-content.ts';

const previewHost = `tmhyq8w00-mhyq8w01-${'0a'.repeat(16)}.shop.example`;
const callOf = (url: string, init?: RequestInit) => previewHostContentCall(new Request(url, init), new URL(url));

describe('a content call on the bare name of a preview host', () => {
  it.each([
    '/content/id/1?depth=all&format=inlined',
    '/content/key/home',
    '/content/fetch',
    '/content/filter',
    '/content/hierarchies/descendants/id/1',
  ])('API-091 is the call of the same path below /cms: %s', (path) => {
    expect(callOf(`http://${previewHost}${path}`)?.url).toBe(`http://${previewHost}/cms${path}`);
  });

  it('API-091 keeps its method, headers and body', async () => {
    const call = callOf(`http://${previewHost}/content/fetch`, { method: 'POST', headers: { 'x-api-key': 'k' }, body: '{"requests":[]}' });
    expect([call?.method, call?.headers.get('x-api-key'), await call?.text()]).toEqual(['POST', 'k', '{"requests":[]}']);
  });

  it('is none on the host of the shop, whose pages have such paths, and on hosts of another form', () => {
    for (const host of ['shop.example', 'www.shop.example', 'tx-y-z.shop.example', `x${previewHost}`])
      expect(callOf(`http://${host}/content/key/home`), host).toBeUndefined();
  });

  it('is none for another path of a preview host', () => {
    for (const path of ['/', '/content/returns', '/content/key', '/content/fetch/x', '/men/coats', '/cms/content/key/home'])
      expect(callOf(`http://${previewHost}${path}`), path).toBeUndefined();
  });
});
