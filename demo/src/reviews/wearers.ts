import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type SizeValues, sizeCombinations } from '../catalog/variants.ts';
import { dataFolder } from '../data-files/data-files.ts';
import type { SizeRun } from '../data-files/schema.ts';
import type { Bodies } from './phrases/schema.ts';

/** The wearer whose review is written: the size, its label, and a body that fits it according to the size guide. */
export interface Wearer {
  sizes: SizeValues;
  /** `L Tall`, `34 × 32`. */
  size: string;
  /** The wearer's usual size, if another one was bought. */
  usual: string;
  heightInches?: number;
  weightPounds?: number;
}

/** Returns the label of a size: `L Tall` of `{ fit: 'Tall', size: 'L' }`, `34 × 32` of waist and inseam, `Large` of "Large, shoe 9–12". */
export function labelOf({ fit, size, waist, inseam, width }: SizeValues): string {
  const sizeName = size?.split(',')[0];
  const first = waist && inseam ? `${waist} × ${inseam}` : (waist ?? sizeName ?? inseam ?? '');
  const parts = [first, !waist && size && inseam ? `× ${inseam}` : '', fit === 'Regular' || fit === 'Plus' ? '' : (fit ?? '')];
  return [...parts, width === 'Wide' ? 'Wide' : ''].filter(Boolean).join(' ');
}

const frenchSizes = z.record(z.string(), z.record(z.string(), z.string()));

/** Returns a function that labels sizes as the French pages do: `M (Grande)`. */
export function frenchLabels(): typeof labelOf {
  const names = frenchSizes.parse(JSON.parse(readFileSync(join(dataFolder, 'translations/fr-FR/sizes.json'), 'utf8')));
  return ({ fit, width, ...sizes }) => {
    const size = sizes.size === undefined ? undefined : (names.size![sizes.size] ?? sizes.size);
    const label = labelOf({ ...sizes, ...(size === undefined ? {} : { size: size.split(', ')[0]! }) });
    const cut = width === 'Wide' ? names.width![width] : fit === 'Regular' || fit === 'Plus' ? undefined : fit && names.fit![fit];
    return cut ? `${label} (${cut})` : label;
  };
}

const fitShares: Record<string, number> = { Regular: 1, Tall: 0.45, Big: 0.3, Petite: 0.35, Plus: 0.6, Medium: 1, Wide: 0.35 };

function shareOf(value: string, values: readonly string[]): number {
  const share = fitShares[value];
  if (share !== undefined && values.every((each) => fitShares[each] !== undefined)) return share;
  if (values.length < 3) return 1;
  const position = values.indexOf(value) / (values.length - 1);
  return 1.1 - Math.abs(2 * position - 0.9);
}

const between = ([low, high]: readonly [number, number], random: () => number) => low + ((random() + random()) / 2) * (high - low);

/** Weight gained per inch of height above the middle, as a fraction. */
const weightPerInch = 0.018;
/** Factor of the weight of wearers of Big sizes, relative to the size guide. */
const bigWeight = 1.05;

function bodyOf(run: string, sizes: SizeValues, bodies: Bodies, random: () => number): Pick<Wearer, 'heightInches' | 'weightPounds'> {
  const audience = run.startsWith('mens') ? 'mens' : 'womens';
  const weight = bodies.weightBySize[audience]?.[sizes.waist ?? sizes.size ?? ''];
  const heights = bodies.heightByFit[audience]!;
  const height = (sizes.inseam && bodies.heightByInseam[audience]?.[sizes.inseam]) || heights[sizes.fit ?? 'any'];
  if (!weight || !height) return {};
  const middle = (heights.any![0] + heights.any![1]) / 2;
  const heightInches = Math.round(between(height, random));
  const fitFactor = sizes.fit === 'Big' ? bigWeight : 1;
  return { heightInches, weightPounds: Math.round(between(weight, random) * (1 + (heightInches - middle) * weightPerInch) * fitFactor) };
}

/** Returns a generator of wearers for a size run. Only wearers of adult clothing have body measurements. */
export function wearersOf(runId: string, run: SizeRun, bodies: Bodies, label = labelOf) {
  const combinations = sizeCombinations(run).map(({ values }) => values);
  const shares = combinations.map((values) => run.dimensions.reduce((share, { id, values: all }) => share * shareOf(values[id]!, all), 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const hasBody = /^(mens|womens)-/.test(runId) && !runId.includes('shoe');
  const main = run.dimensions.find(({ id }) => id === 'waist' || id === 'size');

  function neighbor(values: SizeValues, step: number): SizeValues | undefined {
    if (!main || step === 0) return values;
    const next = main.values[main.values.indexOf(values[main.id]!) + step];
    if (!next) return undefined;
    return combinations.find((each) => run.dimensions.every(({ id }) => each[id] === (id === main.id ? next : values[id])));
  }

  return {
    isSized: combinations.length > 1,
    hasBody,
    sample(random: () => number): Wearer {
      let remaining = random() * total;
      const index = shares.findIndex((share) => {
        remaining -= share;
        return remaining < 0;
      });
      const sizes = combinations[Math.max(0, index)]!;
      const size = label(sizes);
      return { sizes, size, usual: size, ...(hasBody ? bodyOf(runId, sizes, bodies, random) : {}) };
    },
    /** Returns the wearer in the next size up or down; `undefined` if that size is not produced. */
    resized(wearer: Wearer, step: number): Wearer | undefined {
      const sizes = neighbor(wearer.sizes, step);
      return sizes && { ...wearer, sizes, size: label(sizes) };
    },
  };
}
export type Wearers = ReturnType<typeof wearersOf>;
