const minDelay = 100;
const maxDelay = 5_000;
const healthyLifetime = 10_000;

/**
 * Returns the milliseconds to wait before a process is replaced: 0 after a healthy lifetime, otherwise doubled at each failure up to five
 * seconds.
 */
export function replacementDelay(lifetime: number, lastDelay: number): number {
  if (lifetime >= healthyLifetime) return 0;
  return Math.min(Math.max(lastDelay * 2, minDelay), maxDelay);
}
