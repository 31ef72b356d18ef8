import type { Connection } from './send.ts';

/**
 * Returns a fetch for clients of the contract that uses the attack's connections, which repeat a request after a closed or overloaded one.
 */
export function createAttackFetch({ send }: Connection): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const content = request.body ? { body: Buffer.from(await request.arrayBuffer()) } : {};
    const sent = { method: request.method, path: pathname + search, headers: Object.fromEntries(request.headers), ...content };
    const { status, headers, body } = await send(sent);
    const received = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers: received });
  };
}
