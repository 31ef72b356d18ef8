/** An S3 bucket for tests that verifies the signature of each request. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface FakeS3 {
  url: string;
  readonly files: Map<string, { bytes: Buffer; mediaType: string | undefined }>;
  failNext(count: number): void;
  close(): Promise<void>;
}

export const credentials = { keyId: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', region: 'eu-central-1' };

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function signatureError({ method = '', url = '/', headers }: IncomingMessage, body: Buffer): string | undefined {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, keyId, day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  if (!signature) return 'AccessDenied';
  if (keyId !== credentials.keyId) return 'InvalidAccessKeyId';
  const moment = String(headers['x-amz-date']);
  if (region !== credentials.region || !moment.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return 'AccessDenied';
  const [path = '', query = ''] = url.split('?');
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const request = [method, path, query, lines, names, headers['x-amz-content-sha256']].join('\n');
  const text = ['AWS4-HMAC-SHA256', moment, `${day}/${region}/s3/aws4_request`, sha256(request)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${credentials.secret}`, day), region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

export async function startFakeS3(): Promise<FakeS3> {
  const files: FakeS3['files'] = new Map();
  let failures = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const reject = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    if (failures > 0) {
      failures--;
      return reject(503, 'SlowDown');
    }
    const error = signatureError(request, body);
    if (error) return reject(403, error);
    const key = /^\/pictures\/(.+)$/.exec(request.url ?? '')?.[1];
    if (!key) return reject(404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      files.set(key, { bytes: body, mediaType: request.headers['content-type'] });
      return response.writeHead(200).end();
    }
    const found = files.get(key);
    if (!found) return reject(404, 'NoSuchKey');
    return response.writeHead(200, { 'content-type': found.mediaType ?? 'application/octet-stream' }).end(found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/pictures`,
    files,
    failNext(count) {
      failures = count;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
