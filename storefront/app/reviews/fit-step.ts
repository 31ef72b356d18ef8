/** How a style fits by those who wore it, in steps. Pure. */

/** From what runs small to what runs large. */
export const fitSteps = ['small', 'rather-small', 'true', 'rather-large', 'large'] as const;
export type FitStep = (typeof fitSteps)[number];

/** The step of a mean from 1 to 5: what nearly everybody finds true to size is called so. */
export function fitStepOf(fit: number): FitStep {
  if (fit < 1.8) return 'small';
  if (fit < 2.6) return 'rather-small';
  if (fit <= 3.4) return 'true';
  return fit <= 4.2 ? 'rather-large' : 'large';
}

/** Where a mean stands on the tape: 0 at its small end, 1 at its large one. */
export function fitPosition(fit: number): number {
  return (Math.min(5, Math.max(1, fit)) - 1) / 4;
}
