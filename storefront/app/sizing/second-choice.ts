/** The other size to think about beside the one that is suggested, and why. Pure. */
import type { BodyMeasure } from './body-measures.ts';
import type { Scale } from './scale.ts';
import type { Suggestion } from './suggest.ts';

export interface SecondChoice {
  at: number;
  because: 'runs-small' | 'runs-large' | 'between' | 'disagree' | 'layers';
  /** What it goes by, where measures disagree. */
  measure?: BodyMeasure;
}

/** What reviewers' scale, 1 runs small to 5 runs large, has to say before it is passed on. */
const runsSmall = 2.5;
const runsLarge = 3.5;

/** What is worn over something else, it may be. */
const worn: readonly BodyMeasure[] = ['chest', 'bust'];

/** Undefined where there is nothing to say: in the middle of its range, or at an end of the table. */
export function secondChoice(scale: Scale, suggestion: Suggestion, fitScale?: number): SecondChoice | undefined {
  if (suggestion.is !== 'size') return undefined;
  const { at, second } = suggestion;
  const isThere = (place: number) => scale.sizes[place] !== undefined;
  if (fitScale !== undefined && fitScale <= runsSmall && isThere(at + 1)) return { at: at + 1, because: 'runs-small' };
  if (fitScale !== undefined && fitScale >= runsLarge && isThere(at - 1)) return { at: at - 1, because: 'runs-large' };
  if (second) return second;
  const canLayer = scale.wearer !== 'dog' && scale.measures.some((measure) => worn.includes(measure));
  return canLayer && isThere(at + 1) ? { at: at + 1, because: 'layers' } : undefined;
}
