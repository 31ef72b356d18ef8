import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../platform/dependencies.ts';
import { bind } from '../platform/http/bind.ts';
import { clientNames } from '../platform/http/client-address.ts';
import type { BoundRoute } from '../platform/http/types.ts';
import { createRateLimiter, type RateLimit, takeOrFault } from '../platform/rate-limit.ts';
import { asksNotToBeFollowed, recordActivity } from './record-activity.ts';

/** A page tells of two or three things; a household of quick readers stays far below this. */
const activityLimit: RateLimit = { name: 'activity', capacity: 120, refillPerSecond: 2 };

export function routes({ database: { db }, clock, settings }: CommerceDependencies): BoundRoute[] {
  const limiter = createRateLimiter(db, clock);
  const nameOf = clientNames(settings.masterKey);
  return [
    bind(endpoints.sendActivity, async ({ params: { activity }, body, request }) => {
      if (asksNotToBeFollowed(request.headers)) return { accepted: false };
      await takeOrFault(limiter, activityLimit, nameOf(request.headers));
      await recordActivity(db, activity, body, clock.now());
      return { accepted: true };
    }),
  ];
}
