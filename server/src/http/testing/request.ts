import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Sends one request over loopback with exactly this path and these headers; follows no redirects and decodes nothing. */
export function request(origin: string, path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString('utf8') });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Milliseconds: longer than a busy machine takes, shorter than the lifetime of any cached response. */
const timeout = 20_000;

/** Polls until the condition holds. Benchmarks, not tests, measure the delay. */
export async function waitUntil(what: string, condition: () => Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await condition())) {
    if (performance.now() - started > timeout) throw new Error(`not within ${timeout} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
