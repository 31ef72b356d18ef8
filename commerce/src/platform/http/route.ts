/** What a route's handler gets and gives. */
import type { Endpoint } from '@outfitter/contract';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { InvalidatingCache } from '../cache/invalidating-cache.ts';
import type { Clock } from '../clock.ts';
import type { Principal } from '../principal.ts';
import type { Editor, Preview } from './preview.ts';

export interface CallContext<E extends Endpoint> extends RequestContext {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
  /** Present on every call whose audience is `shopper`. */
  principal: E['operation']['audience'] extends 'shopper' ? Principal : Principal | undefined;
  /** Present on every call whose audience is `editor`. */
  editor: E['operation']['audience'] extends 'editor' ? Editor : Editor | undefined;
}

/** What a handler may use and say whatever the call. */
export interface RequestContext {
  /** The call's own: in a preview it stands at the moment that the editor asks for. */
  clock: Clock;
  /** Where answers that depend on the clock may be kept; absent in a preview, whose moment is nobody else's. */
  cache: InvalidatingCache | undefined;
  preview: Preview | undefined;
  log: Logger;
  request: Request;
  /** Names what the answer depends on, for `Surrogate-Key`: `product-4117`, `category-men`, `content-homepage`. */
  dependsOn(...keys: string[]): void;
  /** The moment at which the answer changes by itself; the earliest of all said counts. */
  validUntil(moment: Date | undefined): void;
  /** Adds a header to the answer, `Set-Cookie` included. */
  header(name: string, value: string): void;
}

/** The answer's body, a whole `Response` (redirects), or nothing for 204. Failures are thrown as `Fault`. */
export type Handler<E extends Endpoint> = (
  call: CallContext<E>,
) => Promise<(E extends { response: infer A extends z.ZodType } ? z.input<A> : undefined) | Response>;
/** An endpoint of the contract with its handler. */
export interface BoundRoute {
  endpoint: Endpoint;
  handler: (call: never) => Promise<unknown>;
}

/**
 * Binds an endpoint of the contract to its handler. The handler receives validated input and returns the response body;
 * `serve-call.ts` does the rest of HTTP from the contract alone.
 *
 *     bind(endpoints.getStore, async ({ params }) => findStore(db, params.id))
 */
export function bind<E extends Endpoint>(endpoint: E, handler: Handler<E>): BoundRoute {
  return { endpoint, handler };
}
