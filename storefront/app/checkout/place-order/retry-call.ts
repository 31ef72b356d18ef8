import { CallError } from '@outfitter/contract/client';

/** Longer, a shopper would not know what to do. The next click continues the same order. */
export const maxRetryDuration = 60_000;
const maxBackoff = 8_000;

const inProgressTypes = ['OrderInProgressException', 'RequestInProgressException'];

export function retryDelay(error: unknown, attempt: number): number | undefined {
  if (!(error instanceof CallError)) return undefined;
  // The server asks for a longer pause than a shopper would wait for.
  if (error.type === 'TooManyRequestsException') return undefined;
  const isUnavailable = error.status === 0 || error.status === 429 || error.status >= 500;
  if (!isUnavailable && !inProgressTypes.includes(error.type)) return undefined;
  const backoff = Math.min(1_000 * 2 ** attempt, maxBackoff);
  return error.retryAfterSeconds === undefined ? backoff : Math.min(Math.max(error.retryAfterSeconds * 1_000, 500), 60_000);
}

export interface RetryOptions {
  wait(milliseconds: number): Promise<void>;
  now(): number;
  onRetry(): void;
}

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
