/**
 * Content of another service: of one that the merchant lists, for previews, or of the one that stands in the place of ours. Asked by the
 * same protocol, held to the same contract.
 */
import type { Endpoint } from '@outfitter/contract';
import { Fault } from '../../platform/http/fault.ts';
import { sanitizeContentFields } from '../html/sanitize-html.ts';

/** Milliseconds that a service may take, and bytes that it may answer. */
const timeoutMs = 4_000;
const maxResponseBytes = 4_000_000;

/** Sends a request out of the shop; a stand-in for tests, since no test reaches another machine. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

function serviceUnavailable(service: string): Fault {
  return new Fault('ServiceUnavailableException', `The content service at ${service} cannot be read.`, {}, 5);
}

async function readJson(response: Response, domain: string): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxResponseBytes) throw serviceUnavailable(domain);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw serviceUnavailable(domain);
  }
}

/** A call of content delivery, as it came to us. */
export interface DeliveryRequest {
  endpoint: Endpoint;
  url: URL;
  method: string;
  body: unknown;
}

/** The answer of the service at `domain`, which is on the list; it is asked by https alone. */
export function fetchFromContentDomain(domain: string, call: DeliveryRequest, send: Fetch = fetch): Promise<unknown> {
  return fetchFromContentService(`https://${domain}`, call, send);
}

/**
 * The answer of the content service at a base address, to which the protocol's paths are added. No redirect is followed, nothing of the
 * caller's headers is passed on, and its HTML is cleaned as our own is.
 */
export async function fetchFromContentService(
  base: string,
  { endpoint, url, method, body }: DeliveryRequest,
  send: Fetch = fetch,
): Promise<unknown> {
  const { host } = new URL(base);
  const path = url.pathname.replace(/^\/cms/, '');
  let response: Response;
  let answer: unknown;
  try {
    response = await send(`${base}${path}${url.search}`, {
      method,
      redirect: 'error',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    answer = await readJson(response, host);
  } catch (error) {
    throw error instanceof Fault ? error : serviceUnavailable(host);
  }
  if (response.status === 404) throw new Fault('NotFoundException', 'There is no published content of this name.', { domain: host });
  const parsed = response.ok ? endpoint.response?.safeParse(answer) : undefined;
  if (!parsed?.success) throw serviceUnavailable(host);
  return sanitizeContentFields(parsed.data);
}
