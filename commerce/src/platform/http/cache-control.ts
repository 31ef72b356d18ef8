import type { Operation } from '@outfitter/contract';

interface ResponseFacts {
  operation: Pick<Operation, 'method' | 'audience'>;
  /** The caller sent an access token. */
  isFromShopper: boolean;
  /** The answer names what it depends on. */
  hasDependencies: boolean;
  /** When the answer changes by itself. */
  validUntil: Date | undefined;
  /** Seconds for caches in front; 0: none may keep it. */
  sharedMaxAge: number;
  now: Date;
}

/**
 * The headers that say who may keep an answer (CONST-005). Caches in front of the shop may keep what anybody gets who asks
 * without a token and what names its dependencies, so that it can be purged: for the shared age, never past its next change
 * by itself, and never the browser, which would not hear of a purge. Whatever a person or a change has to do with, nobody keeps.
 * The other public answers (health, login documents) say so themselves.
 */
export function cacheControlHeaders(facts: ResponseFacts): Record<string, string> {
  const { operation, isFromShopper, hasDependencies, validUntil, sharedMaxAge, now } = facts;
  if (operation.audience !== 'public' || operation.method !== 'GET' || isFromShopper) return { 'cache-control': 'no-store' };
  if (!hasDependencies) return {};
  const untilChange = validUntil ? Math.floor((validUntil.getTime() - now.getTime()) / 1_000) : Number.POSITIVE_INFINITY;
  const age = Math.max(0, Math.min(sharedMaxAge, untilChange));
  if (age === 0) return { 'cache-control': 'no-store' };
  return { 'cache-control': `public, max-age=0, s-maxage=${age}`, vary: 'Authorization' };
}
