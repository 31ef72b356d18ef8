import type { Clock } from '../clock.ts';

interface FallbackOptions {
  clock: Clock;
  onFailure(error: unknown): void;
}

/** Number of failures in a row after which the service is not called for a while. */
const maxFailures = 5;
/** Milliseconds for which it is not called; then one call tries it again. */
const pause = 30_000;

/**
 * Returns a call that asks a service of another company, and `fallback` if it fails. A service that fails repeatedly is not called for a
 * while, so that shoppers do not wait for its deadline.
 */
export function withFallback<Arguments extends unknown[], Value extends object>(
  service: (...input: Arguments) => Promise<Value>,
  fallback: (...input: Arguments) => Promise<Value>,
  { clock, onFailure }: FallbackOptions,
): (...input: Arguments) => Promise<Value> {
  let failures = 0;
  let pausedUntil = 0;

  async function ask(input: Arguments): Promise<Value | undefined> {
    const now = clock.now().getTime();
    if (failures >= maxFailures) {
      if (now < pausedUntil) return undefined;
      // Calls that arrive while this one tries use the fallback.
      pausedUntil = now + pause;
    }
    try {
      const value = await service(...input);
      failures = 0;
      return value;
    } catch (error) {
      failures += 1;
      pausedUntil = now + pause;
      onFailure(error);
      return undefined;
    }
  }

  return async (...input) => (await ask(input)) ?? fallback(...input);
}
