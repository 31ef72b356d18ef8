import { endpoints } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { type Fetch, fetchFromContentDomain } from './content-service.ts';

const url = new URL('http://shop.example/cms/content/key/homepage?depth=all&format=inlined');
const content = { _meta: { name: 'Home', schema: 'homepage', deliveryId: '1', deliveryKey: 'homepage' } };

async function fetchContent(respond: () => Response | Promise<Response>, domain = 'content.example.com') {
  const requests: { address: string; init: RequestInit }[] = [];
  const send: Fetch = async (address, init) => {
    requests.push({ address, init });
    return respond();
  };
  const call = { endpoint: endpoints.getContentByKey, url, method: 'GET', body: undefined };
  return { result: await fetchFromContentDomain(domain, call, send), requests };
}

describe('content of a listed service', () => {
  it('PREVIEW-002 is read over https only, without the caller’s headers and without redirects', async () => {
    const { result, requests } = await fetchContent(() => Response.json({ content }));
    expect(result).toEqual({ ok: true, value: { content } });
    expect(requests.map(({ address }) => address)).toEqual(['https://content.example.com/content/key/homepage?depth=all&format=inlined']);
    expect(requests[0]?.init).toMatchObject({ method: 'GET', redirect: 'error', headers: { accept: 'application/json' } });
  });

  it('is sanitized like our own content', async () => {
    const html = '<p onclick="x()">Words</p><script>x()</script><img src="https://evil.example/x.png">';
    const { result } = await fetchContent(() =>
      Response.json({ content: { ...content, slotContent: [{ richText: { richText: html }, html }] } }),
    );
    expect(result).toMatchObject({
      ok: true,
      value: { content: { slotContent: [{ richText: { richText: '<p>Words</p>' }, html: '<p>Words</p>' }] } },
    });
  });

  it('is not found if the service responds with 404', async () => {
    const { result } = await fetchContent(() => Response.json({ error: {} }, { status: 404 }));
    expect(result).toMatchObject({ error: 'NotFoundException' });
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['redirects', () => Promise.reject(new TypeError('unexpected redirect'))],
    ['times out', () => Promise.reject(new DOMException('timeout', 'TimeoutError'))],
    ['fails', () => Response.json({ content }, { status: 500 })],
    ['responds without JSON', () => new Response('<html>')],
    ['responds with an invalid body', () => Response.json({ content: { headline: 'x' } })],
    ['responds endlessly', () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) }))],
  ])('is unavailable if the service %s', async (_, respond) => {
    const { result } = await fetchContent(respond);
    expect(result).toMatchObject({ error: 'ServiceUnavailableException', retryAfterSeconds: 5 });
  });
});
