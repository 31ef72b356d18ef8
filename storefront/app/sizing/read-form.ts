/** What was typed into the finder, read; nonsense is told field by field. Pure. */
import { type BodyMeasure, isWeight, type Measured } from './body-measures.ts';
import { centimetresOfInch, type Units } from './measures.ts';
import type { Range } from './place.ts';
import { type MeasureProblem, readLength, readWeight } from './read-measure.ts';
import type { Scale } from './scale.ts';

export type Typed = Readonly<Partial<Record<BodyMeasure, string>>>;

/** `too-far`: no body of this kind measures that; `other-units`: in centimeters it would. */
export type FormFault = Exclude<MeasureProblem, 'empty'> | 'too-far' | 'other-units';
export type FormFaults = Readonly<Partial<Record<BodyMeasure, { fault: FormFault; amount?: number }>>>;

export interface ReadForm {
  measured: Measured;
  faults: FormFaults;
  isEmpty: boolean;
}

/** How far beyond its tables a measure may lie and still be one: half of the least, and more than half as much again as the most. */
const nearest = 0.5;
const farthest = 1.6;

/** What a measure goes from and to in all of these tables; the cup's is that of the bust. */
export function statedRange(scales: readonly Scale[], measure: BodyMeasure): Range | undefined {
  const ranges = scales.flatMap(({ sizes }) => sizes.flatMap((size) => size.ranges[measure] ?? []));
  return ranges.length > 0 ? [Math.min(...ranges), Math.max(...ranges)] : undefined;
}

const isNear = (amount: number, [least, most]: Range) => amount >= least * nearest && amount <= most * farthest;

function faultOf(amount: number, range: Range | undefined, measure: BodyMeasure): FormFault | undefined {
  if (!range || isNear(amount, range)) return undefined;
  return !isWeight(measure) && isNear(amount / centimetresOfInch, range) ? 'other-units' : 'too-far';
}

function readOne(measure: BodyMeasure, text: string, units: Units): { amount: number } | { problem: MeasureProblem } {
  if (isWeight(measure)) {
    const read = readWeight(text, units === 'metric' ? 'kilogram' : 'pound');
    return read.ok ? { amount: read.pounds } : { problem: read.problem };
  }
  const read = readLength(text, units === 'metric' ? 'centimetre' : 'inch');
  return read.ok ? { amount: read.inches } : { problem: read.problem };
}

/** The measures that were typed. A field that is left empty asks for nothing. */
export function readForm(asked: readonly BodyMeasure[], typed: Typed, units: Units, scales: readonly Scale[]): ReadForm {
  const measured: Partial<Record<BodyMeasure, number>> = {};
  const faults: Partial<Record<BodyMeasure, { fault: FormFault; amount?: number }>> = {};
  for (const measure of asked) {
    const read = readOne(measure, typed[measure] ?? '', units);
    if ('problem' in read) {
      if (read.problem !== 'empty') faults[measure] = { fault: read.problem };
      continue;
    }
    const fault = faultOf(read.amount, statedRange(scales, measure), measure);
    if (fault) faults[measure] = { fault, amount: read.amount };
    else measured[measure] = read.amount;
  }
  const isEmpty = Object.keys(measured).length === 0 && Object.keys(faults).length === 0;
  return { measured, faults, isEmpty };
}
