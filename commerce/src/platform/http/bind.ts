import type { Endpoint } from '@outfitter/contract';
import type { BoundRoute, Handler } from './types.ts';

/**
 * Ties a call of the contract to what answers it. The handler gets validated input and a principal and gives the
 * body of the answer; everything else of HTTP happens in `serve-call.ts`, from the contract alone.
 *
 *     bind(endpoints.getBasket, async ({ params, principal }) => readBasket(db, principal, params.basketId))
 */
export function bind<E extends Endpoint>(endpoint: E, handler: Handler<E>): BoundRoute {
  return { endpoint, handler };
}
