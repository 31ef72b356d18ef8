import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  head: string;
  body: string;
}

export interface RawExchange {
  responses: RawResponse[];
  /** All received bytes, even if they are not an HTTP response. */
  text: string;
  isClosed: boolean;
}

/** Milliseconds without data after which the exchange is over. */
const silence = 400;
const limit = 8_000;

/** Sends bytes as they are and collects what comes back until the shop closes the connection or falls silent. */
export function exchangeRaw(origin: string, bytes: string | Buffer): Promise<RawExchange> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let isClosed = false;
    const socket = connect({ host: hostname, port: Number(port) });
    const finish = () => {
      clearTimeout(timer);
      clearTimeout(quiet);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ responses: parseResponses(text), text, isClosed });
    };
    const timer = setTimeout(finish, limit);
    // The first byte may take longer than the pauses between the others.
    let quiet = setTimeout(finish, limit);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(quiet);
      quiet = setTimeout(finish, silence);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      isClosed = true;
      finish();
    });
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** Splits pipelined responses by their lengths. */
export function parseResponses(text: string): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let rest = text; rest.startsWith('HTTP/1.'); ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) break;
    const head = rest.slice(0, end);
    const after = rest.slice(end + 4);
    const length = /^content-length:\s*(\d+)/im.exec(head)?.[1];
    const chunked = /^transfer-encoding:\s*chunked/im.test(head);
    const status = Number(head.slice(9, 12));
    const isBodyless = status === 204 || status === 304 || status < 200;
    const size = isBodyless ? 0 : length !== undefined ? Number(length) : chunked ? endOfChunks(after) : after.length;
    responses.push({ status, head, body: after.slice(0, size) });
    rest = after.slice(size);
  }
  return responses;
}

function endOfChunks(text: string): number {
  for (let at = 0; ; ) {
    const line = text.indexOf('\r\n', at);
    if (line === -1) return text.length;
    const size = Number.parseInt(text.slice(at, line), 16);
    if (Number.isNaN(size)) return text.length;
    at = line + 2 + size + 2;
    if (size === 0) return at;
  }
}
