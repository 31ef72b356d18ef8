import type { Endpoint } from '@outfitter/contract';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { InvalidatingCache } from '../cache/invalidating-cache.ts';
import type { Clock } from '../clock.ts';
import type { Principal } from '../principal.ts';
import type { IdempotentCall } from './idempotency/idempotent-call.ts';
import type { Operator } from './operator.ts';
import type { Editor, Preview } from './preview.ts';

export interface CallContext<E extends Endpoint> extends RequestContext {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
  principal: E['operation']['audience'] extends 'shopper' ? Principal : Principal | undefined;
  operator: E['operation']['audience'] extends 'operator' ? Operator : undefined;
  editor: E['operation']['audience'] extends 'editor' ? Editor : Editor | undefined;
}

export interface RequestContext {
  clock: Clock;
  /** Cache for time-dependent results; absent in a preview. */
  cache: InvalidatingCache | undefined;
  preview: Preview | undefined;
  log: Logger;
  request: Request;
  /** The record of the call's `Idempotency-Key`, for handlers that commit it with their change. */
  idempotentCall: IdempotentCall;
  /** Adds surrogate keys of the response: `product-4117`, `category-men`, `content-homepage`. */
  dependsOn(...keys: string[]): void;
  /** Sets when the response changes without a write; the earliest call applies. */
  validUntil(time: Date | undefined): void;
  header(name: string, value: string): void;
}

/** Returns the response body, a `Response` (redirects), or `undefined` for 204; throws a `Fault`. */
export type Handler<E extends Endpoint> = (
  call: CallContext<E>,
) => Promise<(E extends { response: infer A extends z.ZodType } ? z.input<A> : undefined) | Response>;

export interface RouteOptions {
  /**
   * The handler claims the `Idempotency-Key` in the first transaction of the call, before any other effect. Otherwise the key is claimed in
   * a separate transaction.
   */
  claimsKey?: boolean;
}

export interface BoundRoute extends RouteOptions {
  endpoint: Endpoint;
  handler: (call: never) => Promise<unknown>;
}

/**
 * Binds an endpoint of the contract to its handler. The handler receives validated input and returns the response body;
 * `serve-call.ts` does the rest of HTTP from the contract alone.
 *
 *     bind(endpoints.getStore, async ({ params }) => findStore(db, params.id))
 */
export function bind<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: RouteOptions = {}): BoundRoute {
  return { endpoint, handler, ...options };
}
