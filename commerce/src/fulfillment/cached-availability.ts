import type { CartAtpRequest, CartAtpResponse } from '@outfitter/contract';
import { canonicalJson } from '../platform/http/idempotency/request-fingerprint.ts';
import type { AvailabilityPromises } from './availability-promises.ts';

/** Milliseconds for which a response is cached (API-054). */
const cacheMilliseconds = 4_000;
const maxEntries = 2_000;

interface Entry {
  response: Promise<CartAtpResponse>;
  from: number;
}

/** Returns whether a response is fresh. One from the future was cached before the clock was set back. */
function isFresh({ from }: Entry, now: number): boolean {
  return from <= now && now < from + cacheMilliseconds;
}

/** Caches responses for four seconds by request; equal requests at the same time are asked once. A failure is not cached. */
export function cacheAvailability(source: AvailabilityPromises): AvailabilityPromises {
  const entries = new Map<string, Entry>();

  function dropExpired(now: number): void {
    for (const [key, entry] of entries) {
      if (isFresh(entry, now) && entries.size < maxEntries) return;
      entries.delete(key);
    }
  }

  return {
    async cartAtp(request: CartAtpRequest, at: Date) {
      const { RequestId: _, ...asked } = request;
      const key = canonicalJson(asked);
      const existing = entries.get(key);
      if (existing && isFresh(existing, at.getTime())) return existing.response;
      entries.delete(key);
      dropExpired(at.getTime());
      const response = source.cartAtp(request, at);
      entries.set(key, { response, from: at.getTime() });
      response.catch(() => entries.delete(key));
      return response;
    },
  };
}
