// Garments of the catalogue, drawn to be set into a scene: the same functions that draw the product pictures.

import { type LookInput, type LookType, look } from '../../src/look.ts';
import type { Garment, LookOf } from '../draw.ts';

/** A garment's front as a drawing for an item of a scene; `given` names whatever differs from the type's defaults. */
export function stocked<T extends LookType>(
  garment: Garment<T>,
  type: T,
  hex: string,
  given: Omit<Extract<LookInput, { type: T }>, 'type'>,
): string {
  return garment.draw(look.parse({ ...given, type }) as LookOf<T>, { hex, accents: [] }, 'front');
}
