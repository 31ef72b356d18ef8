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

export function createCardAttemptLimiter(deps: CommerceDependencies): AttemptLimiter {
  return createAttemptLimiter(deps, cardLimits);
}
