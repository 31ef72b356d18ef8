import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createNetworkLimiter } from '../platform/security/network-limiter.ts';
import type { RateLimit } from '../platform/security/rate-limit.ts';
import { trackOrder } from './find-order.ts';

const trackingLimit: RateLimit = { name: 'order-tracking', capacity: 20, refillPerSecond: 60 / 3600 };

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const limitNetwork = createNetworkLimiter(deps);
  return [
    bind(endpoints.trackOrder, async ({ body, request }) => {
      valueOrFault(await limitNetwork(trackingLimit, request));
      return valueOrFault(await trackOrder(deps, body));
    }),
    // The GET form of `trackOrder` (API-030), so it must forbid caching itself.
    bind(endpoints.getOrderDetail, async ({ query, request, header }) => {
      header('cache-control', 'no-store');
      valueOrFault(await limitNetwork(trackingLimit, request));
      return valueOrFault(await trackOrder(deps, query));
    }),
  ];
}
