/**
 * The class and the deadline of the request that is being served. They belong to the asynchronous context, because the database needs them
 * below every query: as arguments they would pass through each use case.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestClass } from '@outfitter/contract';

export interface RequestBudget {
  readonly requestClass: RequestClass;
  /** Time on the clock of `performance.now()` after which no statement starts. */
  readonly deadline: number;
}

/** Work of the process itself, such as reading invalidations. */
const unlimited: RequestBudget = { requestClass: 'order', deadline: Number.POSITIVE_INFINITY };
const budgets = new AsyncLocalStorage<RequestBudget>();

export function currentBudget(): RequestBudget {
  return budgets.getStore() ?? unlimited;
}

export function remainingTime(): number {
  return currentBudget().deadline - performance.now();
}

export function runInClass<Value>(requestClass: RequestClass, work: () => Promise<Value>): Promise<Value> {
  return run({ ...currentBudget(), requestClass }, work);
}

/** Runs `work` with a deadline in `milliseconds`, or with the current deadline if it is earlier. */
export function runWithDeadline<Value>(milliseconds: number, work: () => Promise<Value>): Promise<Value> {
  const budget = currentBudget();
  return run({ ...budget, deadline: Math.min(budget.deadline, performance.now() + milliseconds) }, work);
}

/** Runs work that must not be cut off: what follows a payment, and the record of a response. */
export function runWithoutDeadline<Value>(work: () => Promise<Value>): Promise<Value> {
  return run({ ...currentBudget(), deadline: Number.POSITIVE_INFINITY }, work);
}

/** Awaits the result inside of the context, because a query of drizzle-orm starts when it is awaited. */
function run<Value>(budget: RequestBudget, work: () => Promise<Value>): Promise<Value> {
  return budgets.run(budget, async () => await work());
}
