import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createNetworkLimiter } from '../platform/security/network-limiter.ts';
import type { RateLimit } from '../platform/security/rate-limit.ts';
import { receiveMessage } from './receive-message.ts';

const messageLimit: RateLimit = { name: 'chat-message', capacity: 5, refillPerSecond: 10 / 3600 };

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const limitNetwork = createNetworkLimiter(deps);
  return [
    bind(endpoints.sendChatMessage, async ({ body, request }) => {
      valueOrFault(await limitNetwork(messageLimit, request));
      valueOrFault(await receiveMessage(deps, body));
      return { success: true as const };
    }),
  ];
}
