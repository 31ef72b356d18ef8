import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault, valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createNetworkHasher } from '../platform/security/client-address.ts';
import { createRateLimiter, type RateLimit } from '../platform/security/rate-limit.ts';
import { deriveKey } from '../platform/security/secrets.ts';
import { findOrder, presentTrackedOrder } from './find-order.ts';

/** Somebody who waits for a parcel looks often; a program that tries numbers looks more often. */
const trackingLimit: RateLimit = { name: 'order-tracking', capacity: 20, refillPerSecond: 60 / 3600 };

export function routes({ database: { db }, clock, settings }: CommerceDependencies): BoundRoute[] {
  const limiter = createRateLimiter(db, clock);
  const nameOf = createNetworkHasher(settings.masterKey);
  const key = deriveKey(settings.masterKey, 'order tracking');
  const answer = async (asked: { orderNo: string; email: string }, { headers }: Request) => {
    valueOrFault(await limiter.take(trackingLimit, nameOf(headers)));
    const order = await findOrder(db, asked, key);
    // What was asked for is not said back: the sentence is the same for every reason.
    if (!order) throw new Fault('OrderNotFoundException', 'No order with this number and email was found.');
    return presentTrackedOrder(order);
  };
  return [
    bind(endpoints.trackOrder, ({ body, request }) => answer(body, request)),
    bind(endpoints.getOrderDetail, ({ query, request, header }) => {
      header('cache-control', 'no-store');
      return answer(query, request);
    }),
  ];
}
