import { endpoints, headers as headerNames } from '@outfitter/contract';
import { hasOptedOut, recordEvents } from '../activities/record-activity.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { type BoundRoute, bind, type RequestContext } from '../platform/http/route.ts';
import { failure } from '../platform/result.ts';
import { createNetworkLimiter } from '../platform/security/network-limiter.ts';
import type { RateLimit } from '../platform/security/rate-limit.ts';
import { authorizeClient } from './authorize-client.ts';
import { parseEvents } from './events.ts';
import { searchFacetValues } from './facet-search.ts';
import { costOfObjects, parseObjectRequests, readObjects } from './objects.ts';
import { parseFacetRequest, parseQueryRequest, parseQueryRequests, parseRecommendationRequest } from './parse-request.ts';
import type { CallContext } from './query-context.ts';
import { nameList } from './query-parameters.ts';
import { type Recommendations, recommend } from './recommend.ts';
import { runQueries, runQuery } from './run-query.ts';

const eventLimit: RateLimit = { name: 'hosted-event', capacity: 120, refillPerSecond: 2 };
/** Limit of queries, not of calls: a query takes up to 20 ms of the database, and a call has up to fifty. */
const queryLimit: RateLimit = { name: 'hosted-query', capacity: 200, refillPerSecond: 20 };

export function routes({ database, clock, settings, cache: catalogCache }: CommerceDependencies): BoundRoute[] {
  const { db } = database;
  const limitNetwork = createNetworkLimiter({ database, clock, settings });
  const authorize = async ({ request, cache }: RequestContext, query: Record<string, unknown>) =>
    valueOrFault(await authorizeClient(db, cache, { headers: request.headers, query }));
  /** Limits queries by network. A request without the client-address header has not come through a gateway and is not limited. */
  const limitQueries = async (request: Request, count: number) => {
    if (request.headers.has(headerNames.clientAddress)) valueOrFault(await limitNetwork(queryLimit, request, count));
  };
  const contextOf = ({ cache, clock: callClock }: RequestContext): CallContext => ({
    database,
    settings,
    cache,
    catalogCache,
    now: callClock.now(),
  });
  return [
    bind(endpoints.queryHostedIndexes, async ({ body, query, ...call }) => {
      const requests = valueOrFault(parseQueryRequests(await authorize(call, query), body.requests));
      await limitQueries(call.request, requests.length);
      return { results: valueOrFault(await runQueries(contextOf(call), requests)) };
    }),
    bind(endpoints.queryHostedIndex, async ({ params, body = {}, query, ...call }) => {
      const request = valueOrFault(parseQueryRequest(await authorize(call, query), params.index, body));
      await limitQueries(call.request, 1);
      return valueOrFault(await runQuery(contextOf(call), request));
    }),
    bind(endpoints.searchHostedFacet, async ({ params, body = {}, query, ...call }) => {
      const request = valueOrFault(parseFacetRequest(await authorize(call, query), params.index, params.facet, body));
      await limitQueries(call.request, 1);
      return valueOrFault(await searchFacetValues(contextOf(call), request));
    }),
    bind(endpoints.getHostedObjects, async ({ body, query, ...call }) => {
      const requests = valueOrFault(parseObjectRequests(await authorize(call, query), body.requests));
      await limitQueries(call.request, costOfObjects(requests));
      return { results: valueOrFault(await readObjects(contextOf(call), requests)) };
    }),
    bind(endpoints.getHostedObject, async ({ params, query, ...call }) => {
      const attributesToRetrieve = valueOrFault(parseInput(nameList.default(['*']), query.attributesToRetrieve, 'query'));
      const requested = [{ indexName: params.index, objectID: params.objectID, attributesToRetrieve }];
      const requests = valueOrFault(parseObjectRequests(await authorize(call, query), requested));
      await limitQueries(call.request, 1);
      call.header('cache-control', 'no-store');
      const [record] = valueOrFault(await readObjects(contextOf(call), requests));
      return record ?? valueOrFault(failure('NotFoundException', 'ObjectID does not exist'));
    }),
    bind(endpoints.recommendFromHostedIndexes, async ({ body, query, ...call }) => {
      const names = await authorize(call, query);
      const requests = body.requests.map((request) => valueOrFault(parseRecommendationRequest(names, request)));
      await limitQueries(call.request, requests.length);
      const results: Recommendations[] = [];
      for (const request of requests) results.push(valueOrFault(await recommend(contextOf(call), request)));
      return { results };
    }),
    bind(endpoints.sendHostedEvents, async ({ body, query, request, ...call }) => {
      await authorize({ ...call, request }, query);
      const events = valueOrFault(parseEvents(body.events, clock.now()));
      if (!hasOptedOut(request.headers)) {
        valueOrFault(await limitNetwork(eventLimit, request));
        await recordEvents(db, events);
      }
      return { status: 200 as const, message: 'OK' };
    }),
  ];
}
