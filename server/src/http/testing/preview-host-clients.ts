import { createRequire } from 'node:module';
import { request } from './request.ts';

// The ES module build omits file extensions, which Node does not support.
const { ContentClient } = createRequire(import.meta.url)('dc-delivery-sdk-js') as typeof import('dc-delivery-sdk-js');

interface AdaptedRequest {
  baseURL?: string;
  url?: string;
  method?: string;
  data?: unknown;
}

/**
 * Returns the public client of the content service for a preview host, in both versions of its protocol: the second, then the first. Their
 * requests are sent to the shop at `origin`, with the host that they are meant for.
 */
export function previewHostClients(origin: string, stagingEnvironment: string) {
  const adaptor = async (config: AdaptedRequest) => {
    const { host, pathname, search } = new URL(config.url ?? '', `${config.baseURL}/`);
    const body = config.data === undefined ? undefined : String(config.data);
    const headers = { host, ...(body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {}) };
    const response = await request(origin, `${pathname}${search}`, {
      method: config.method?.toUpperCase() ?? 'GET',
      headers,
      ...(body ? { body } : {}),
    });
    const received = { data: JSON.parse(response.text), status: response.status, statusText: '', headers: {}, config };
    if (response.status >= 400) throw Object.assign(new Error(String(response.status)), { response: received });
    return received;
  };
  return [{ hubName: 'outfitter' }, { account: 'outfitter' }].map(
    (config) => new ContentClient({ ...config, stagingEnvironment, adaptor: adaptor as never } as never),
  );
}
