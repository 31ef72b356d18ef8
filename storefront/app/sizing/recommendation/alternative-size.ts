import type { BodyMeasurement } from '@outfitter/contract/client';
import type { SizeChart } from './size-chart.ts';
import type { Suggestion } from './suggest-size.ts';

export interface AlternativeSize {
  sizeIndex: number;
  reason: 'runs-small' | 'runs-large' | 'between' | 'disagree' | 'layers';
  measurement?: BodyMeasurement;
}

/** Thresholds on the reviewers' fit scale from 1 (runs small) to 5 (runs large). */
const runsSmall = 2.5;
const runsLarge = 3.5;

const layeredMeasurements: readonly BodyMeasurement[] = ['chest', 'bust'];

export function alternativeSize(chart: SizeChart, suggestion: Suggestion, fitScale?: number): AlternativeSize | undefined {
  if (suggestion.kind !== 'size') return undefined;
  const { sizeIndex, alternative } = suggestion;
  const hasSize = (index: number) => chart.sizes[index] !== undefined;
  if (fitScale !== undefined && fitScale <= runsSmall && hasSize(sizeIndex + 1)) return { sizeIndex: sizeIndex + 1, reason: 'runs-small' };
  if (fitScale !== undefined && fitScale >= runsLarge && hasSize(sizeIndex - 1)) return { sizeIndex: sizeIndex - 1, reason: 'runs-large' };
  if (alternative) return alternative;
  const canLayer = chart.wearer !== 'dog' && chart.measurements.some((measurement) => layeredMeasurements.includes(measurement));
  return canLayer && hasSize(sizeIndex + 1) ? { sizeIndex: sizeIndex + 1, reason: 'layers' } : undefined;
}
