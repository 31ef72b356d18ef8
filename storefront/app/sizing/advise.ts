/** What a guide answers to measures: a size for each of its tables, or for each choice of a garment. Pure. */
import type { Measured } from './body-measures.ts';
import { type ChosenFit, chooseFit } from './choose-fit.ts';
import { type Chosen, type Garment, garmentValue, type MadeState } from './garment.ts';
import type { Scale } from './scale.ts';
import { fitAttribute, fitScale, scaleSets, scaleSetsFor } from './scale-sets.ts';
import type { Suggestion } from './suggest.ts';

export interface Advice extends ChosenFit {
  attribute: string;
}

/** How a suggested size stands with a garment. */
export interface GarmentPart extends Advice {
  /** What the garment calls it; undefined where it is not made in it at all. */
  value: string | undefined;
  state: MadeState;
  /** The nearest that can be had, where this one cannot. */
  instead?: { at: number; value: string };
}

export interface GarmentAdvice {
  parts: readonly GarmentPart[];
  /** What to choose: the sizes that can be had, and their fit. */
  selection: Chosen;
}

/** The cup follows from the bust and the band that was found. */
function withCup(measured: Measured, { scale, suggestion }: ChosenFit): Measured {
  const band = Number(scale.sizes[suggestion.at]?.name);
  const isBand = scale.measures.includes('under-bust') && Number.isFinite(band) && measured.bust !== undefined;
  return isBand ? { ...measured, 'bust-beyond-band': measured.bust! - band } : measured;
}

/** A size of each of a guide's tables that states something of what was measured. */
export function adviseOn(scales: readonly Scale[], measured: Measured): Advice[] {
  let known = measured;
  return scaleSets(scales).flatMap((set) => {
    const found = chooseFit(set, fitScale(scales), known);
    if (!found) return [];
    known = withCup(known, found);
    return [{ attribute: set.attribute, ...found }];
  });
}

/** The nearest size that can be had, the larger of two as near. */
function nearest({ sizes }: Scale, { at }: Suggestion, valueAt: (place: number) => string | undefined): GarmentPart['instead'] {
  for (let step = 1; step < sizes.length; step += 1) {
    for (const place of [at + step, at - step]) {
      const value = valueAt(place);
      if (value !== undefined) return { at: place, value };
    }
  }
  return undefined;
}

/** Whether nobody's size is beyond the tables. */
export const isFound = (parts: readonly Advice[]): boolean => parts.every(({ suggestion }) => suggestion.is === 'size');

/**
 * What to take of a garment; undefined where its guide says nothing of it to these measures. `chosen` is what is settled otherwise: the
 * color.
 */
export function adviseOnGarment(
  scales: readonly Scale[],
  measured: Measured,
  garment: Garment,
  chosen: Chosen = {},
): GarmentAdvice | undefined {
  const fits = garment.dimensions.find(({ id }) => id === fitAttribute)?.values.map(({ value }) => value);
  const usual = scales.flatMap(({ within }) => within[fitAttribute] ?? []).slice(0, 1);
  let selection = Object.fromEntries(Object.entries(chosen).filter(([id]) => id !== fitAttribute));
  const parts = scaleSetsFor(scales, garment).flatMap((set): GarmentPart[] => {
    const stateAt = (scale: Scale, at: number, beside: Chosen) => {
      const size = scale.sizes[at];
      const value = size && garmentValue(garment, set.attribute, size);
      return { value, state: value === undefined ? ('not-made' as const) : garment.stateOf(beside, set.attribute, value) };
    };
    const beside = (fit: string | undefined) => (fits && fit !== undefined ? { ...selection, [fitAttribute]: fit } : selection);
    const found = chooseFit(set, fits && fitScale(scales), measured, {
      fits: fits ?? usual,
      isMade: (fit, scale, at) => stateAt(scale, at, beside(fit)).state !== 'not-made',
    });
    if (!found) return [];
    selection = beside(found.fit?.value);
    const { scale, suggestion } = found;
    const own = stateAt(scale, suggestion.at, selection);
    if (suggestion.is !== 'size') return [{ attribute: set.attribute, ...found, ...own }];
    const canHave = (at: number) => {
      const { value, state } = stateAt(scale, at, selection);
      return state === 'available' ? value : undefined;
    };
    const instead = own.state === 'available' ? undefined : nearest(scale, suggestion, canHave);
    const taken = own.state === 'available' ? own.value : instead?.value;
    if (taken !== undefined) selection = { ...selection, [set.attribute]: taken };
    return [{ attribute: set.attribute, ...found, ...own, ...(instead ? { instead } : {}) }];
  });
  return parts.length > 0 ? { parts, selection } : undefined;
}
