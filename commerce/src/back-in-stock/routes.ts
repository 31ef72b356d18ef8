import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createNetworkLimiter } from '../platform/security/network-limiter.ts';
import type { RateLimit } from '../platform/security/rate-limit.ts';
import { requestNotice } from './request-notice.ts';

const noticeLimit: RateLimit = { name: 'back-in-stock', capacity: 20, refillPerSecond: 20 / 3600 };

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const limitNetwork = createNetworkLimiter(deps);
  return [
    bind(endpoints.requestBackInStockNotice, async ({ body, request }) => {
      valueOrFault(await limitNetwork(noticeLimit, request));
      valueOrFault(await requestNotice(deps, body));
      return { success: true as const };
    }),
  ];
}
