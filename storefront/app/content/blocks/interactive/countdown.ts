export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Returns the time from `now` to `end`, both in milliseconds, rounded up to whole seconds. Zero after the end and for an invalid end
 * (BLOCK-028).
 */
export function timeLeft(end: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((end - now) / 1_000)) || 0;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

export function formatDigits(count: number): string {
  return String(count).padStart(2, '0');
}
