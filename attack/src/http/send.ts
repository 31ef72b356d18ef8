import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SentRequest {
  method: string;
  /** Path and query exactly as sent. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  milliseconds: number;
}

export interface Connection {
  readonly origin: string;
  send(request: SentRequest): Promise<ReceivedResponse>;
  /** Number of requests that were sent, including repeated ones. */
  readonly count: number;
  close(): void;
}

const forwardedFor = 'x-forwarded-for';
/** Timeout of a request in milliseconds, longer than the deadline of any call. */
const timeout = 40_000;
const maxRepetitions = 4;

/**
 * Opens keep-alive connections to a shop. Each request comes from another /24 network, so that rate limits do not hide what is behind them;
 * a request that the shop sheds, as it may while it is overloaded, is repeated after a pause.
 */
export function openConnection(origin: string, maxSockets = 8): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const { hostname, port } = new URL(origin);
  let count = 0;

  function sendOnce({ method, path, headers = {}, body }: SentRequest): Promise<ReceivedResponse> {
    count += 1;
    const network = `10.${count & 255}.${(count >> 8) & 255}.${(count >> 16) & 255}`;
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const allHeaders = { [forwardedFor]: network, ...headers, ...(body === undefined ? {} : bodyLength(headers, body)) };
      const outgoing = httpRequest({ hostname, port, path, method, headers: allHeaders, agent, timeout }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const whole = Buffer.concat(chunks);
          const milliseconds = performance.now() - started;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString('utf8'), milliseconds });
        });
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no response within ${timeout} ms`)));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  async function send(request: SentRequest): Promise<ReceivedResponse> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await sendOnce(request);
        if (!isShed(response) || attempt === maxRepetitions) return response;
      } catch (error) {
        // The shop may close an idle connection at the moment in which it is used again.
        if (attempt === maxRepetitions || !isReset(error)) throw error;
      }
      await sleep(250 * attempt);
    }
  }

  return {
    origin,
    send,
    get count() {
      return count;
    },
    close: () => agent.destroy(),
  };
}

function bodyLength(headers: Record<string, string>, body: string | Buffer): Record<string, string> {
  const hasLength = Object.keys(headers).some((name) => /^(content-length|transfer-encoding)$/i.test(name));
  return hasLength ? {} : { 'content-length': String(Buffer.byteLength(body)) };
}

function isShed({ status, headers }: ReceivedResponse): boolean {
  return status === 503 && headers['retry-after'] !== undefined;
}

function isReset(error: unknown): boolean {
  return ['ECONNRESET', 'EPIPE'].includes(String((error as NodeJS.ErrnoException).code));
}
