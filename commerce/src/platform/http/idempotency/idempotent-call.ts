import { type Database, resultInTransaction, type Transaction } from '../../database/database.ts';
import type { Result } from '../../result.ts';
import { Fault } from '../fault.ts';

/**
 * The `Idempotency-Key` of a call. A handler may record its response in the transaction of its change, so that both are committed at once.
 */
export interface IdempotentCall {
  /** Claims the key in the first transaction of the call. Ends the call if its response is already recorded. */
  claim(tx: Transaction): Promise<void>;
  /** Records the response body of a successful call in its last transaction, as its last statement. */
  settle(tx: Transaction, body: unknown): Promise<void>;
}

/** Returns whether a claim has failed because the first request with the key is still running. */
export function isRequestInProgress(error: unknown): boolean {
  return error instanceof Fault && error.type === 'RequestInProgressException';
}

/** A call without an `Idempotency-Key`: nothing is claimed or recorded. */
export const callWithoutKey: IdempotentCall = { claim: async () => undefined, settle: async () => undefined };

/**
 * Runs the change of a call, which returns its response body, in one transaction with the record of its `Idempotency-Key`. A failure rolls
 * back both.
 */
export function resultInIdempotentTransaction<Body, ErrorName extends string>(
  db: Database,
  call: IdempotentCall,
  work: (tx: Transaction) => Promise<Result<Body, ErrorName>>,
): Promise<Result<Body, ErrorName>> {
  return resultInTransaction(db, async (tx) => {
    await call.claim(tx);
    const result = await work(tx);
    if (result.ok) await call.settle(tx, result.value);
    return result;
  });
}
