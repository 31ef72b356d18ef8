/**
 * The class and the deadline of the request that is being served. They belong to the asynchronous context, because the database needs them
 * below every query: as arguments they would pass through each use case.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestClass } from '@outfitter/contract';

export interface RequestBudget {
  readonly requestClass: RequestClass;
  /** On the clock of `performance.now()`; after it, no statement starts. */
  readonly deadline: number;
}

/** Work of the process itself, such as reading invalidations. */
const unlimited: RequestBudget = { requestClass: 'order', deadline: Number.POSITIVE_INFINITY };
const budgets = new AsyncLocalStorage<RequestBudget>();

export function currentBudget(): RequestBudget {
  return budgets.getStore() ?? unlimited;
}

export function runInClass<Value>(requestClass: RequestClass, work: () => Value): Value {
  return budgets.run({ ...currentBudget(), requestClass }, work);
}

/** Runs `work` with a deadline in `milliseconds`, or with the current deadline if it is earlier. */
export function runWithDeadline<Value>(milliseconds: number, work: () => Value): Value {
  const budget = currentBudget();
  return budgets.run({ ...budget, deadline: Math.min(budget.deadline, performance.now() + milliseconds) }, work);
}

/** Runs work that must not be cut off: what follows a payment, and the record of a response. */
export function runWithoutDeadline<Value>(work: () => Value): Value {
  return budgets.run({ ...currentBudget(), deadline: Number.POSITIVE_INFINITY }, work);
}
