import type { Operation } from '@outfitter/contract';

interface ResponseFacts {
  operation: Pick<Operation, 'method' | 'audience'>;
  isFromShopper: boolean;
  /** Whether the shopper has typed a card number into the search. */
  hasCardNumber: boolean;
  hasDependencies: boolean;
  validUntil: Date | undefined;
  sharedMaxAge: number;
  now: Date;
}

/**
 * Returns the caching headers of a response (CONST-005). Shared caches may store public GET responses without a token, for `sharedMaxAge`
 * but not past `validUntil`, if the response names surrogate keys by which it can be purged. Browsers may not: a purge does not reach them.
 * Private responses and changes are never stored. Public responses without surrogate keys (health, login documents) set their own headers.
 */
export function cacheControlHeaders(facts: ResponseFacts): Record<string, string> {
  const { operation, isFromShopper, hasCardNumber, hasDependencies, validUntil, sharedMaxAge, now } = facts;
  const isShared = operation.audience === 'public' && operation.method === 'GET' && !isFromShopper && !hasCardNumber;
  if (!isShared) return { 'cache-control': 'no-store' };
  if (!hasDependencies) return {};
  const cacheControl = sharedCacheControl({ validUntil, sharedMaxAge, now });
  return { 'cache-control': cacheControl, ...(cacheControl === 'no-store' ? {} : { vary: 'Authorization' }) };
}

/** Returns the `Cache-Control` of a response that is the same for every caller without a token. */
export function sharedCacheControl({ validUntil, sharedMaxAge, now }: Pick<ResponseFacts, 'validUntil' | 'sharedMaxAge' | 'now'>): string {
  const untilChange = validUntil ? Math.floor((validUntil.getTime() - now.getTime()) / 1_000) : Number.POSITIVE_INFINITY;
  const age = Math.max(0, Math.min(sharedMaxAge, untilChange));
  return age === 0 ? 'no-store' : `public, max-age=0, s-maxage=${age}`;
}
