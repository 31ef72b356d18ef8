/** An S3 bucket: path-style URLs, requests signed with AWS Signature Version 4 including their content. */
import { createHash } from 'node:crypto';
import { type AssetStore, assertAssetKey } from './asset-store.ts';

export interface ObjectStoreSettings {
  address: string;
  region: string;
  keyId: string;
  secret: string;
}

const timeout = 15_000;

export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreFailed';
  constructor(action: string, { status }: Response, body: string) {
    super(`The media store responded to ${action} with ${status}: ${/<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? body.slice(0, 100)}`);
  }
}

export function createObjectStore({ address, region, keyId, secret }: ObjectStoreSettings): AssetStore {
  const open = async () => {
    const { AwsClient } = await import('aws4fetch');
    return new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 2, initRetryMs: 100 });
  };
  let client: ReturnType<typeof open> | undefined;
  const root = address.replace(/\/+$/, '');
  async function request(method: 'GET' | 'PUT', key: string, body?: Uint8Array, mediaType?: string): Promise<Response> {
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(mediaType ? { 'content-type': mediaType } : {}),
    };
    // A redirect would send the signature to another host.
    client ??= open();
    return (await client).fetch(`${root}/${assertAssetKey(key)}`, {
      method,
      headers,
      body: body ? new Uint8Array(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
  }
  return {
    async get(key) {
      const response = await request('GET', key);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      const text = await response.text();
      if (response.status === 404 && !text.includes('NoSuchBucket')) return undefined;
      throw new ObjectStoreError(`GET ${key}`, response, text);
    },
    async put(key, bytes, mediaType) {
      const response = await request('PUT', key, bytes, mediaType);
      const text = await response.text();
      if (!response.ok) throw new ObjectStoreError(`PUT ${key}`, response, text);
    },
  };
}
