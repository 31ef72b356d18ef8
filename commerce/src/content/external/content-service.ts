import type { Endpoint } from '@outfitter/contract';
import { readJsonResponse } from '../../platform/http/read-json-response.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { sanitizeContentFields } from '../html/sanitize-html.ts';

const timeoutMs = 4_000;
const maxResponseBytes = 4_000_000;
const retryAfterSeconds = 5;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type ContentServiceError = 'ServiceUnavailableException' | 'NotFoundException';

export interface DeliveryRequest {
  endpoint: Endpoint;
  url: URL;
  method: string;
  body: unknown;
}

/** Fetches from a content domain. The caller must have checked `domain` against the list of content domains. */
export function fetchFromContentDomain(
  domain: string,
  request: DeliveryRequest,
  fetchUrl: Fetch = fetch,
): Promise<Result<unknown, ContentServiceError>> {
  return fetchFromContentService(`https://${domain}`, request, fetchUrl);
}

/**
 * Reads content from another service that implements the delivery protocol below `base`. Follows no redirect, forwards none of the caller's
 * headers, validates the response against the contract and sanitizes its HTML.
 */
export async function fetchFromContentService(
  base: string,
  { endpoint, url, method, body }: DeliveryRequest,
  fetchUrl: Fetch = fetch,
): Promise<Result<unknown, ContentServiceError>> {
  const { host } = new URL(base);
  const unavailable = failure('ServiceUnavailableException', `The content service at ${host} cannot be read.`, {}, retryAfterSeconds);
  const path = url.pathname.replace(/^\/cms/, '');
  let response: Response;
  let content: unknown;
  try {
    response = await fetchUrl(`${base}${path}${url.search}`, {
      method,
      redirect: 'error',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    content = await readJsonResponse(response, maxResponseBytes);
  } catch {
    return unavailable;
  }
  if (response.status === 404) return failure('NotFoundException', 'There is no published content of this name.', { domain: host });
  const parsed = response.ok ? endpoint.response?.safeParse(content) : undefined;
  return parsed?.success ? ok(sanitizeContentFields(parsed.data)) : unavailable;
}
