import { activityBodies, endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createNetworkHasher } from '../platform/security/client-address.ts';
import { createNetworkLimiter } from '../platform/security/network-limiter.ts';
import type { RateLimit } from '../platform/security/rate-limit.ts';
import { recordSearch } from '../suggestions/popular-searches.ts';
import { hasOptedOut, recordActivity } from './record-activity.ts';

/** Limit of activities; a page sends two or three. */
const activityLimit: RateLimit = { name: 'activity', capacity: 120, refillPerSecond: 2 };

export function routes({ database, clock, settings }: CommerceDependencies): BoundRoute[] {
  const { db } = database;
  const limitNetwork = createNetworkLimiter({ database, clock, settings });
  const nameOf = createNetworkHasher(settings.masterKey);
  return [
    bind(endpoints.sendActivity, async ({ params: { activity }, body, request }) => {
      if (hasOptedOut(request.headers)) return { accepted: false };
      valueOrFault(await limitNetwork(activityLimit, request));
      valueOrFault(await recordActivity(db, activity, body, clock.now()));
      if (activity === 'viewSearch') {
        const { searchText: text, products = [], c_locale: locale } = activityBodies.viewSearch.parse(body);
        const searcher = nameOf(request.headers);
        await recordSearch(db, settings.masterKey, { text, resultCount: products.length, locale, searcher }, clock.now());
      }
      return { accepted: true };
    }),
  ];
}
