import { operations } from '@outfitter/contract/client';
import type { RequestHandler } from './gateway.ts';
import { type OverloadGuard, overloadedResponse } from './overload-guard.ts';

/** Path prefixes of calls that no shopper waits for: activities and recommendations. */
const sheddablePaths = [operations.sendActivity.path.split('{')[0] ?? '', '/mobify/proxy/einstein/v3/personalization/'];

/** Rejects sheddable calls with 503 while the server is overloaded. */
export function withLoadShedding(handle: RequestHandler, guard: Pick<OverloadGuard, 'admits'>): RequestHandler {
  return async (request, url) => {
    const isOptional = sheddablePaths.some((prefix) => url.pathname.startsWith(prefix));
    return isOptional && !guard.admits('recommendation') ? overloadedResponse() : handle(request, url);
  };
}
