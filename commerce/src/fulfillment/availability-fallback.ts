import type { CartAtpRequest, CartAtpResponse } from '@outfitter/contract';
import type { AvailabilityPromises } from './availability-promises.ts';

export interface FallbackOptions {
  /** Failures in a row after which the service is left alone. */
  maxFailures?: number;
  /** Milliseconds for which it is left alone; then one request tries it again. */
  pause?: number;
  onFailure?: (error: unknown) => void;
}

/**
 * Asks `service`, and `fallback` if it fails. A service that keeps failing is not asked for a while, so that shoppers do not wait for its
 * deadline.
 */
export function withFallback(
  service: AvailabilityPromises,
  fallback: AvailabilityPromises,
  { maxFailures = 5, pause = 30_000, onFailure }: FallbackOptions = {},
): AvailabilityPromises {
  let failures = 0;
  let closedUntil = 0;

  async function ask(request: CartAtpRequest, at: Date): Promise<CartAtpResponse | undefined> {
    if (failures >= maxFailures) {
      if (at.getTime() < closedUntil) return undefined;
      // Requests that arrive while this one tries use the fallback.
      closedUntil = at.getTime() + pause;
    }
    try {
      const response = await service.cartAtp(request, at);
      failures = 0;
      return response;
    } catch (error) {
      failures += 1;
      closedUntil = at.getTime() + pause;
      onFailure?.(error);
      return undefined;
    }
  }

  return { cartAtp: async (request, at) => (await ask(request, at)) ?? fallback.cartAtp(request, at) };
}
