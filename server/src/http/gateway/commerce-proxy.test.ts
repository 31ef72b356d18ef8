import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { proxyToCommerce } from './commerce-proxy.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(respond: RequestListener): Promise<string> {
  const server = createServer(respond);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const call = (init: RequestInit = {}) => new Request('http://shop.example/api/site/preferences?locale=en-US', init);

describe('the proxy of a split deployment', () => {
  it('forwards path, query and body, without the headers of the connection', async () => {
    let received: { url?: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined;
    const origin = await listen(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      received = { url: request.url, headers: request.headers, body };
      response.writeHead(200, { connection: 'close, x-hop', 'x-hop': '1', 'x-other': '1' }).end('{}');
    });
    const headers = { connection: 'x-private', 'x-private': 'secret', te: 'trailers', 'x-other': '1', 'content-type': 'application/json' };
    const response = await proxyToCommerce(call({ method: 'POST', headers, body: '{"a":1}' }), origin, () => undefined);
    expect(received).toMatchObject({ url: '/api/site/preferences?locale=en-US', body: '{"a":1}', headers: { 'x-other': '1' } });
    expect(received?.headers).not.toHaveProperty('x-private');
    expect(received?.headers).not.toHaveProperty('te');
    expect([response.status, response.headers.get('x-other'), response.headers.get('x-hop')]).toEqual([200, '1', null]);
  });

  it('responds with 503 if commerce is unreachable, and passes the cause on', async () => {
    const failures: unknown[] = [];
    const response = await proxyToCommerce(call(), 'http://127.0.0.1:9', (error) => failures.push(error));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ fault: { type: 'ServiceUnavailableException' } });
    expect(failures).toHaveLength(1);
  });

  it('ends its request if the caller gives up, which is not a failure of commerce', async () => {
    const failures: unknown[] = [];
    const caller = new AbortController();
    let hasEnded: (() => void) | undefined;
    const ended = new Promise<void>((resolve) => {
      hasEnded = resolve;
    });
    const origin = await listen((request) => {
      request.on('close', () => hasEnded?.());
      caller.abort();
    });
    await proxyToCommerce(call({ signal: caller.signal }), origin, (error) => failures.push(error));
    await ended;
    expect(failures).toEqual([]);
  });
});
