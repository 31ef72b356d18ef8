import type { CartAtpRequest, CartAtpResponse } from '@outfitter/contract';
import { canonicalJson } from '../platform/http/idempotency/request-fingerprint.ts';
import type { AvailabilityPromises } from './availability-promises.ts';

/** API-054 */
const cacheMilliseconds = 4_000;
const maxEntries = 2_000;

interface Entry {
  response: Promise<CartAtpResponse>;
  until: number;
}

/** Caches responses for four seconds by request; equal requests at the same time are asked once. A failure is not cached. */
export function cacheAvailability(source: AvailabilityPromises): AvailabilityPromises {
  const entries = new Map<string, Entry>();

  function dropExpired(now: number): void {
    for (const [key, { until }] of entries) {
      if (until > now && entries.size < maxEntries) return;
      entries.delete(key);
    }
  }

  return {
    async cartAtp(request: CartAtpRequest, at: Date) {
      const { RequestId: _, ...asked } = request;
      const key = canonicalJson(asked);
      const existing = entries.get(key);
      if (existing && existing.until > at.getTime()) return existing.response;
      entries.delete(key);
      dropExpired(at.getTime());
      const response = source.cartAtp(request, at);
      entries.set(key, { response, until: at.getTime() + cacheMilliseconds });
      response.catch(() => entries.delete(key));
      return response;
    },
  };
}
