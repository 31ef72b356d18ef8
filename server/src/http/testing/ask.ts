import { type IncomingHttpHeaders, request } from 'node:http';

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came, still compressed where it was. */
  body: Buffer;
  text: string;
}

/** One request over loopback with exactly this path and these headers: nothing is tidied, followed, decoded or kept. */
export function ask(origin: string, path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString('utf8') });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Asks again and again until `isSo`, and answers how many milliseconds that took; fails after `within`. */
export async function until(what: string, within: number, isSo: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  for (;;) {
    const asked = performance.now();
    if (await isSo()) return asked - started;
    if (performance.now() - started > within) throw new Error(`not within ${within} ms: ${what}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}
