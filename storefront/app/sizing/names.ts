/** What sizes and fits are called: by the garment where there is one, else by the guide. Pure. */
import type { Advice, GarmentPart } from './advise.ts';
import { type Garment, nameOfValue } from './garment.ts';
import type { Scale } from './scale.ts';
import { fitAttribute, fitScale } from './scale-sets.ts';

/** The name of a size of a scale. */
export function sizeName({ attribute, scale }: Pick<Advice, 'attribute' | 'scale'>, at: number, garment?: Garment): string {
  const size = scale.sizes[at];
  const known = garment?.dimensions.find(({ id }) => id === attribute)?.values.find(({ value }) => size?.values.includes(value));
  return known?.name ?? size?.name ?? '';
}

export function fitName(value: string, scales: readonly Scale[], garment?: Garment): string {
  if (garment) return nameOfValue(garment, fitAttribute, value);
  return fitScale(scales)?.sizes.find(({ values }) => values.includes(value))?.name ?? value;
}

/** The sizes that are taken, and their cut: `L Tall`, `34 / 32`. */
export function wholeName(sizes: readonly string[], fit: string | undefined): string {
  return [sizes.join(' / '), fit].filter(Boolean).join(' ');
}

/** What a part of a garment is taken in, by its name: the size itself, or the nearest that can be had. */
export function takenName({ attribute, value, state, instead }: GarmentPart, garment: Garment): string | undefined {
  const taken = state === 'available' ? value : instead?.value;
  return taken === undefined ? undefined : nameOfValue(garment, attribute, taken);
}
