/** From what was measured to a size of one scale. Pure. */
import { type BodyMeasure, isWeight, type Measured } from './body-measures.ts';
import { inchesOff, type Place, placeOf, poundsOff } from './place.ts';
import type { Scale } from './scale.ts';

export interface MeasurePlace {
  measure: BodyMeasure;
  amount: number;
  place: Place;
}

/** `at` is a size of the scale. What is `below` or `above` it has the smallest or the largest as the nearest. */
export interface Suggestion {
  is: 'size' | 'below' | 'above';
  at: number;
  /** The measure that decided. */
  by: MeasurePlace;
  /** Each measure that the scale states and that was given. */
  places: readonly MeasurePlace[];
  /** The other one to think about: of the two that a measure lies between, or what another measure asks for. */
  second?: { at: number; because: 'between' | 'disagree'; measure: BodyMeasure };
}

/** How large a size it needs: a number that only grows with the measure. */
const needOf = ({ place: { is, at } }: MeasurePlace): number => (is === 'below' ? at - 0.5 : is === 'above' ? at + 0.5 : at);

function placesOf(scale: Scale, measured: Measured): MeasurePlace[] {
  return scale.measures.flatMap((measure) => {
    const amount = measured[measure];
    if (amount === undefined) return [];
    const ranges = scale.sizes.map(({ ranges: stated }) => stated[measure]);
    const place = placeOf(ranges, amount, isWeight(measure) ? poundsOff : inchesOff);
    return place ? [{ measure, amount, place }] : [];
  });
}

const largest = (places: readonly MeasurePlace[]): MeasurePlace | undefined =>
  places.reduce<MeasurePlace | undefined>((most, one) => (most && needOf(most) >= needOf(one) ? most : one), undefined);

function secondOf(at: number, by: MeasurePlace, places: readonly MeasurePlace[]): Suggestion['second'] {
  if (by.place.is === 'between' && by.place.smaller !== undefined) return { at: by.place.smaller, because: 'between', measure: by.measure };
  const other = largest(places.filter((one) => one.place.at !== at));
  return other && { at: other.place.at, because: 'disagree', measure: other.measure };
}

/**
 * The size for these measures; undefined where none of them is one that the scale states. The one that decides does, or the largest need:
 * what is too small cannot be worn.
 */
export function suggest(scale: Scale, measured: Measured): Suggestion | undefined {
  const places = placesOf(scale, measured);
  const by = places.find(({ measure }) => measure === scale.decides) ?? largest(places);
  if (!by) return undefined;
  const { is, at } = by.place;
  if (is === 'below' || is === 'above') return { is, at, by, places };
  const second = secondOf(at, by, places);
  return { is: 'size', at, by, places, ...(second ? { second } : {}) };
}

/** How badly a scale goes with the measures: how many sizes apart they are; endless where they lie outside of it. */
export function misfit(suggestion: Suggestion): number {
  if (suggestion.is !== 'size') return Number.POSITIVE_INFINITY;
  const needs = suggestion.places.map(needOf);
  return Math.max(...needs) - Math.min(...needs) + (suggestion.places.some(({ place }) => place.is === 'between') ? 0.5 : 0);
}

/** Whether every measure lies inside of the table. */
export function isWithin({ places }: Suggestion): boolean {
  return places.every(({ place: { is } }) => is === 'in' || is === 'between');
}

/** The body that a size is for: the middle of each of its ranges. */
export function bodyOf(scale: Scale, at: number): Measured {
  const entries = Object.entries(scale.sizes[at]?.ranges ?? {}).map(([measure, [least, most]]) => [measure, (least + most) / 2]);
  return Object.fromEntries(entries) as Measured;
}
