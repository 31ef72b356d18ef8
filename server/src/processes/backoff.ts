const minDelay = 100;
const maxDelay = 5_000;
/** A process that lived this long is well; its end is no sign of a broken start. */
const healthyLifetime = 10_000;

/**
 * Milliseconds to wait before a process is replaced: at once where it had been well, and each time twice as long
 * where it dies again and again, up to five seconds.
 */
export function replacementDelay(lifetime: number, lastDelay: number): number {
  if (lifetime >= healthyLifetime) return 0;
  return Math.min(Math.max(lastDelay * 2, minDelay), maxDelay);
}
