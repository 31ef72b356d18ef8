/** Availability from an order-management service that serves the contract's `MAO-CartAtp`. */
import { type CartAtpResponse, cartAtpResponse } from '@outfitter/contract';
import { readJsonResponse } from '../platform/http/read-json-response.ts';
import type { AvailabilityPromises } from './availability-promises.ts';

export interface OrderManagementOptions {
  url: string;
  token?: string;
  /** Milliseconds until a request is given up. */
  deadline?: number;
  fetchUrl?: (url: string, init: RequestInit) => Promise<Response>;
}

const defaultDeadline = 1_500;
const maxResponseBytes = 1_000_000;

/** Follows no redirect, which could lead the token elsewhere. A response outside of the contract is an error. */
export function createOrderManagement({
  url,
  token,
  deadline = defaultDeadline,
  fetchUrl = fetch,
}: OrderManagementOptions): AvailabilityPromises {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return {
    async cartAtp(request): Promise<CartAtpResponse> {
      const response = await fetchUrl(url, {
        method: 'POST',
        redirect: 'error',
        headers,
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(deadline),
      });
      if (!response.ok) throw new Error(`the order-management service responded with ${response.status}`);
      const parsed = cartAtpResponse.parse(await readJsonResponse(response, maxResponseBytes));
      const asked = new Set(request.RequestDetails.map(({ DetailId }) => DetailId));
      if (parsed.ResponseDetails.some(({ DetailId }) => !asked.has(DetailId))) throw new Error('the service responded to another request');
      return parsed;
    },
  };
}
