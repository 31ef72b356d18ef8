import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type AttemptLimiter, type AttemptLimits, createAttemptLimiter } from '../platform/security/attempt-limit.ts';

/** Slows down card testing, in which thieves try stolen card numbers. */
const cardLimits: AttemptLimits = {
  byShopper: { name: 'payment', capacity: 15, refillPerSecond: 1 / 20 },
  byNetwork: { name: 'payment-network', capacity: 150, refillPerSecond: 1 / 4 },
  rejectedByShopper: { name: 'payment-rejected-shopper', capacity: 10, refillPerSecond: 1 / 60 },
  rejectedByNetwork: { name: 'payment-rejected-network', capacity: 30, refillPerSecond: 1 / 60 },
  rejectedInShop: { name: 'payment-rejected', capacity: 300, refillPerSecond: 1 / 5 },
};

const limiters = new WeakMap<CommerceDependencies, AttemptLimiter>();

/** Returns the limiter of card attempts. It derives a key, so it is made once. */
export function cardAttemptLimiterOf(deps: CommerceDependencies): AttemptLimiter {
  const limiter = limiters.get(deps) ?? createAttemptLimiter(deps, cardLimits);
  limiters.set(deps, limiter);
  return limiter;
}
