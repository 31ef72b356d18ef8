import { endpoints } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { type Fetch, fetchFromContentDomain } from './content-service.ts';

const url = new URL('http://shop.example/cms/content/key/homepage?depth=all&format=inlined');
const content = { _meta: { name: 'Home', schema: 'homepage', deliveryId: '1', deliveryKey: 'homepage' } };

/** The answer to one question, with what was asked of whom. */
async function ask(answer: () => Response | Promise<Response>, domain = 'content.example.com') {
  const asked: { address: string; init: RequestInit }[] = [];
  const send: Fetch = async (address, init) => {
    asked.push({ address, init });
    return answer();
  };
  const call = { endpoint: endpoints.getContentByKey, url, method: 'GET', body: undefined };
  return { answered: await fetchFromContentDomain(domain, call, send).catch((error: unknown) => error), asked };
}

describe('content of a listed service', () => {
  it('PREVIEW-002 is asked by https alone, without anything of the caller’s, and no redirect is followed', async () => {
    const { answered, asked } = await ask(() => Response.json({ content }));
    expect(answered).toEqual({ content });
    expect(asked.map(({ address }) => address)).toEqual(['https://content.example.com/content/key/homepage?depth=all&format=inlined']);
    expect(asked[0]?.init).toMatchObject({ method: 'GET', redirect: 'error', headers: { accept: 'application/json' } });
  });

  it('has its HTML cleaned as our own has', async () => {
    const html = '<p onclick="x()">Words</p><script>x()</script><img src="https://evil.example/x.png">';
    const { answered } = await ask(() => Response.json({ content: { ...content, slotContent: [{ richText: { richText: html }, html }] } }));
    expect(answered).toMatchObject({ content: { slotContent: [{ richText: { richText: '<p>Words</p>' }, html: '<p>Words</p>' }] } });
  });

  it('is missing where the service says so', async () => {
    const { answered } = await ask(() => Response.json({ error: {} }, { status: 404 }));
    expect(answered).toMatchObject({ type: 'NotFoundException' });
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['leads elsewhere', () => Promise.reject(new TypeError('unexpected redirect'))],
    ['does not answer', () => Promise.reject(new DOMException('timeout', 'TimeoutError'))],
    ['fails', () => Response.json({ content }, { status: 500 })],
    ['answers no JSON', () => new Response('<html>')],
    ['answers another shape', () => Response.json({ content: { headline: 'x' } })],
    ['answers without end', () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) }))],
  ])('is not to be had where the service %s', async (_, answer) => {
    const { answered } = await ask(answer);
    expect(answered).toMatchObject({ type: 'ServiceUnavailableException', retryAfter: 5 });
  });
});
