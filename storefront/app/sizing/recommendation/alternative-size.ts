/** The other size to think about beside the one that is suggested, and why. Pure. */
import type { BodyMeasurement } from '@outfitter/contract/client';
import type { SizeChart } from './size-chart.ts';
import type { Suggestion } from './suggest-size.ts';

export interface AlternativeSize {
  at: number;
  because: 'runs-small' | 'runs-large' | 'between' | 'disagree' | 'layers';
  /** What it goes by, where measures disagree. */
  measurement?: BodyMeasurement;
}

/** What reviewers' scale, 1 runs small to 5 runs large, has to say before it is passed on. */
const runsSmall = 2.5;
const runsLarge = 3.5;

/** What is worn over something else, it may be. */
const layeredMeasurements: readonly BodyMeasurement[] = ['chest', 'bust'];

/** Undefined where there is nothing to say: in the middle of its range, or at an end of the table. */
export function alternativeSize(chart: SizeChart, suggestion: Suggestion, fitScale?: number): AlternativeSize | undefined {
  if (suggestion.is !== 'size') return undefined;
  const { at, alternative } = suggestion;
  const isThere = (position: number) => chart.sizes[position] !== undefined;
  if (fitScale !== undefined && fitScale <= runsSmall && isThere(at + 1)) return { at: at + 1, because: 'runs-small' };
  if (fitScale !== undefined && fitScale >= runsLarge && isThere(at - 1)) return { at: at - 1, because: 'runs-large' };
  if (alternative) return alternative;
  const canLayer = chart.wearer !== 'dog' && chart.measurements.some((measurement) => layeredMeasurements.includes(measurement));
  return canLayer && isThere(at + 1) ? { at: at + 1, because: 'layers' } : undefined;
}
