/** Asking again until there is an answer. */
import { CallError } from '@outfitter/contract/client';

/** Milliseconds after which it is said that nobody knows. */
export const patience = 5 * 60_000;
const longestPause = 8_000;

/** Another request is placing the same order, or its payment is not known yet. */
const busy = ['OrderInProgressException', 'RequestInProgressException'];

/**
 * Milliseconds to wait before a call is sent again with the same key: after a lost connection, an overloaded server, or while the same
 * order is being placed. Undefined for an answer that another try would not change.
 */
export function pauseBefore(error: unknown, attempt: number): number | undefined {
  if (!(error instanceof CallError)) return undefined;
  const isAway = error.status === 0 || error.status === 429 || error.status >= 500;
  if (!isAway && !busy.includes(error.type)) return undefined;
  const growing = Math.min(1_000 * 2 ** attempt, longestPause);
  return error.retryAfter === undefined ? growing : Math.min(Math.max(error.retryAfter * 1_000, 500), 60_000);
}

interface Persistence {
  wait(milliseconds: number): Promise<void>;
  now(): number;
  /** The first try came to nothing and another will follow. */
  onTryingAgain(): void;
}

/** Sends until it is answered for good; throws the last error when patience has run out. */
export async function persist<T>(send: () => Promise<T>, { wait, now, onTryingAgain }: Persistence): Promise<T> {
  const end = now() + patience;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const pause = pauseBefore(error, attempt);
      if (pause === undefined || now() + pause > end) throw error;
      onTryingAgain();
      await wait(pause);
    }
  }
}
