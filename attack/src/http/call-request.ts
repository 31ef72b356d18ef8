import type { Endpoint } from '@outfitter/contract';
import { fieldsOf, fillPath, queryOf } from '../inputs/request-target.ts';
import { site } from '../shop/site.ts';
import type { SentRequest } from './send.ts';

export interface CallParts {
  params?: Readonly<Record<string, unknown>>;
  query?: unknown;
  body?: unknown;
  isForm?: boolean;
}

/** Returns the path of a call, with the ids of the shop unless `params` names others. */
export function callPath({ operation }: Endpoint, { params = {}, query }: CallParts): string {
  return (
    fillPath(operation.path, { siteId: site.siteId, organizationId: site.organizationId, version: 'v24_5', ...params }) +
    queryOf(fieldsOf(query))
  );
}

export function callRequest(endpoint: Endpoint, parts: CallParts, headers: Record<string, string> = {}): SentRequest {
  const { method } = endpoint.operation;
  const path = callPath(endpoint, parts);
  if (parts.body === undefined) return { method, path, headers };
  if (parts.isForm) {
    const body = new URLSearchParams(parts.body as Record<string, string>).toString();
    return { method, path, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body };
  }
  return { method, path, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(parts.body) };
}
