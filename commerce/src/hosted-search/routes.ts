import { endpoints, type HostedResult } from '@outfitter/contract';
import { asksNotToBeFollowed, keepEvents } from '../activities/record-activity.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault, valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind, type RequestContext } from '../platform/http/route.ts';
import { createNetworkHasher } from '../platform/security/client-address.ts';
import { createRateLimiter, type RateLimit } from '../platform/security/rate-limit.ts';
import { admitted } from './access.ts';
import { readEvents } from './events.ts';
import { type HostedIndex, type IndexNames, indexNamed } from './indexes.ts';
import { type HostedQuery, readParameters } from './parameters.ts';
import { queryPhrases } from './query-phrases.ts';
import { queryProducts } from './query-products.ts';
import { recommend } from './recommend.ts';
import type { HostedShop } from './shop.ts';

/** As the shop's own activities. */
const eventLimit: RateLimit = { name: 'hosted-event', capacity: 120, refillPerSecond: 2 };

/** Hits that one call answers at most, whatever number of queries it has. */
const hitsMost = 5_000;

export function routes({ database, clock, settings }: CommerceDependencies): BoundRoute[] {
  const { db } = database;
  const limiter = createRateLimiter(db, clock);
  const nameOf = createNetworkHasher(settings.masterKey);
  const admit = ({ request, cache }: RequestContext, query: Record<string, unknown>) =>
    admitted(db, cache, { headers: request.headers, query });
  const shopOf = ({ cache, clock: own }: RequestContext): HostedShop => ({
    db,
    readOnly: database.readOnly,
    settings,
    cache,
    now: own.now(),
  });
  return [
    bind(endpoints.queryHostedIndexes, async ({ body, query, ...call }) => {
      const names = await admit(call, query);
      const queries = body.requests.map((request) => readRequest(names, request.indexName, request));
      if (queries.reduce((sum, { asked }) => sum + asked.hitsPerPage, 0) > hitsMost) {
        throw new Fault('ValidationException', `requests: ask for more than ${hitsMost} hits together`, { path: '$.requests', in: 'body' });
      }
      const results: HostedResult[] = [];
      // One after another: a call of many queries takes no more of the database than one of a single query.
      for (const each of queries) results.push(await answerQuery(shopOf(call), each));
      return { results };
    }),
    bind(endpoints.queryHostedIndex, async ({ params, body = {}, query, ...call }) => {
      const names = await admit(call, query);
      return answerQuery(shopOf(call), readRequest(names, params.index, body));
    }),
    bind(endpoints.recommendFromHostedIndexes, async ({ body, query, ...call }) => {
      const names = await admit(call, query);
      const results = [];
      for (const request of body.requests) results.push(await recommend(shopOf(call), names, request));
      return { results };
    }),
    bind(endpoints.sendHostedEvents, async ({ body, query, request, ...call }) => {
      await admit({ ...call, request }, query);
      const events = readEvents(body.events, clock.now());
      if (!asksNotToBeFollowed(request.headers)) {
        valueOrFault(await limiter.take(eventLimit, nameOf(request.headers)));
        await keepEvents(db, events);
      }
      return { status: 200 as const, message: 'OK' };
    }),
  ];
}

interface ReadRequest {
  name: string;
  index: HostedIndex;
  asked: HostedQuery;
}

/** A request as far as it can be answered at all; everything that is wrong with it is said before anything is asked of the database. */
function readRequest(names: IndexNames, name: string, request: Record<string, unknown>): ReadRequest {
  const index = indexNamed(name, names);
  if (!index) throw new Fault('NotFoundException', `Index ${name} does not exist`);
  if (request.type === 'facet') {
    throw new Fault('ValidationException', 'type: a search among the values of a facet is not supported', { path: '$.type', in: 'body' });
  }
  return { name, index, asked: readParameters(request) };
}

function answerQuery(shop: HostedShop, { name, index, asked }: ReadRequest): Promise<HostedResult> {
  return index.of === 'products' ? queryProducts(shop, name, index.sort, asked) : queryPhrases(shop, name, index.of, asked);
}
