export const fitSteps = ['small', 'rather-small', 'true', 'rather-large', 'large'] as const;
export type FitStep = (typeof fitSteps)[number];

/** Maps a mean from 1 to 5 to a step. The middle step is the widest, because most votes are "true to size". */
export function fitStepOf(fit: number): FitStep {
  if (fit < 1.8) return 'small';
  if (fit < 2.6) return 'rather-small';
  if (fit <= 3.4) return 'true';
  return fit <= 4.2 ? 'rather-large' : 'large';
}

/** Returns a position on the scale, from 0 at the small end to 1 at the large end. */
export function fitPosition(fit: number): number {
  return (Math.min(5, Math.max(1, fit)) - 1) / 4;
}
