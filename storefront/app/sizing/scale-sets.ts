/** The scales of a guide by what they answer: those of one choice stand together, one for each fit. Pure. */
import { type BodyMeasure, bodyMeasures, type Measured } from './body-measures.ts';
import { type Garment, garmentValue } from './garment.ts';
import { type Scale, unionOf } from './scale.ts';

/** The attribute that says how a size is cut; the scales of others may hold for some of its values only. */
export const fitAttribute = 'fit';

export interface ScaleSet {
  attribute: string;
  /** One, or one for each fit, the usual one first. */
  scales: readonly [Scale, ...Scale[]];
}

const hasFits = (scale: Scale): boolean => scale.within[fitAttribute] !== undefined;

function setsOf(scales: readonly Scale[], areOne: (one: Scale, other: Scale) => boolean): ScaleSet[] {
  const sets: { attribute: string; scales: [Scale, ...Scale[]] }[] = [];
  for (const scale of scales) {
    if (scale.attribute === fitAttribute) continue;
    const set = sets.find(({ scales: [first] }) => areOne(first, scale));
    if (set) set.scales.push(scale);
    else sets.push({ attribute: scale.attribute, scales: [scale] });
  }
  return sets;
}

/** What a guide by itself answers: each table, and those of several fits as one. */
export function scaleSets(scales: readonly Scale[]): ScaleSet[] {
  return setsOf(scales, (one, other) => one.attribute === other.attribute && hasFits(one) && hasFits(other));
}

/** What a guide answers for a garment: each of its choices whose values a table knows, tables of one choice joined. */
export function scaleSetsFor(scales: readonly Scale[], garment: Garment): ScaleSet[] {
  const known = scales.filter((scale) => scale.sizes.some((size) => garmentValue(garment, scale.attribute, size) !== undefined));
  return setsOf(known, (one, other) => one.attribute === other.attribute).map(({ attribute, scales: [first, ...more] }) =>
    hasFits(first) ? { attribute, scales: [first, ...more.filter(hasFits)] } : { attribute, scales: [unionOf([first, ...more])] },
  );
}

/** The scale that says which fit goes with a body. */
export function fitScale(scales: readonly Scale[]): Scale | undefined {
  return scales.find(({ attribute }) => attribute === fitAttribute);
}

/** What was not given and would say a size in those of the sets that what was given says nothing of. */
export function missingFor(sets: readonly ScaleSet[], measured: Measured): BodyMeasure[] {
  const unanswered = sets.filter(
    ({ scales }) => !scales.some(({ measures }) => measures.some((measure) => measured[measure] !== undefined)),
  );
  return measuresAsked(unanswered.flatMap(({ scales }) => scales)).filter((measure) => measured[measure] === undefined);
}

/** What is worth asking for, in the order of asking. The cup is worked out of the bust. */
export function measuresAsked(scales: readonly Scale[]): BodyMeasure[] {
  const stated = new Set(scales.flatMap(({ measures }) => measures));
  if (stated.delete('bust-beyond-band')) stated.add('bust');
  return bodyMeasures.filter((measure) => stated.has(measure));
}
