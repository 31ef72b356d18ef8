/** Asking again until there is an answer. */
import { CallError } from '@outfitter/contract/client';

/** Milliseconds after which it is said that nobody knows. */
export const maxRetryDuration = 5 * 60_000;
const maxBackoff = 8_000;

/** Another request is placing the same order, or its payment is not known yet. */
const inProgressTypes = ['OrderInProgressException', 'RequestInProgressException'];

/**
 * Milliseconds to wait before a call is sent again with the same key: after a lost connection, an overloaded server, or while the same
 * order is being placed. Undefined for an answer that another try would not change.
 */
export function retryDelay(error: unknown, attempt: number): number | undefined {
  if (!(error instanceof CallError)) return undefined;
  const isUnavailable = error.status === 0 || error.status === 429 || error.status >= 500;
  if (!isUnavailable && !inProgressTypes.includes(error.type)) return undefined;
  const backoff = Math.min(1_000 * 2 ** attempt, maxBackoff);
  return error.retryAfter === undefined ? backoff : Math.min(Math.max(error.retryAfter * 1_000, 500), 60_000);
}

interface RetryOptions {
  wait(milliseconds: number): Promise<void>;
  now(): number;
  /** The first try came to nothing and another will follow. */
  onRetry(): void;
}

/** Sends until it is answered for good; throws the last error when patience has run out. */
export async function retryCall<T>(call: () => Promise<T>, { wait, now, onRetry }: RetryOptions): Promise<T> {
  const end = now() + maxRetryDuration;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const delay = retryDelay(error, attempt);
      if (delay === undefined || now() + delay > end) throw error;
      onRetry();
      await wait(delay);
    }
  }
}
