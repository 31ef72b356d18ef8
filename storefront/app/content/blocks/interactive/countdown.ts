/** How long something still lasts (BLOCK-026 to BLOCK-028). */

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** From one instant to another, both in milliseconds, by whole seconds; nothing is left after the end, nor of an end that is no date. */
export function timeLeft(end: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((end - now) / 1_000)) || 0;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** A field of the countdown: two digits at least. */
export function formatDigits(count: number): string {
  return String(count).padStart(2, '0');
}
